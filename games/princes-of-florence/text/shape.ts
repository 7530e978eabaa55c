/**
 * What The Princes of Florence hands over to be said, by the names its rules use: a missing word does not compile. What is
 * the language's own has the shape of English. The words stand in `en.ts` and `ru.ts`; the kernel's `playText` puts them together.
 */
import type { Asking, Fillable, PlayWords, Seat, ShapeOf, Tells } from '@signoria/kernel';
import type { BonusId } from '../data/bonus.ts';
import type { CharacterId } from '../data/characters.ts';
import type { CounterId } from '../data/counters.ts';
import type { DiegoObject } from '../data/diego.ts';
import type { StackId } from '../data/objects.ts';
import type { BuildingId, LandscapeId, PieceId } from '../data/pieces.ts';
import type { PrestigeId } from '../data/prestige.ts';
import type { FreedomId, ProfessionId } from '../data/professions.ts';
import type { Choice } from '../rules/model/choices.ts';
import type { EndReason, Happening } from '../rules/model/events.ts';
import type { Options } from '../rules/model/options.ts';
import type { Frame } from '../rules/model/state.ts';
import type { groupsEn } from './names.en.ts';
import type { positionEn } from './position.en.ts';

/** Everything on the table that has a name. */
export type ThingId = PieceId | FreedomId | ProfessionId | BonusId | PrestigeId | CharacterId | StackId;
/** What has a text of its own, for tooltips. */
export type EffectId = BonusId | PrestigeId | CharacterId | StackId | FreedomId;

/** What can be said in this game, by the names its rules use. */
export type Sayable = {
  readonly option: OptionId;
  readonly asking: Asking<Frame>;
  readonly choice: Fillable<Choice, 'items' | 'amount' | 'at' | 'turn' | 'flip'>;
  readonly event: Happening;
  readonly blocked: BlockedFacts;
  readonly score: ScoreFacts;
  readonly part: PartFacts;
  readonly outcome: EndReason;
  readonly edition: EditionFacts;
};

export interface Words extends PlayWords<Sayable> {
  readonly parts: Tells<PartFacts>;
  readonly warnings: Tells<WarningFacts>;
  readonly things: { readonly [id in ThingId]: ThingWords };
  readonly effects: { readonly [id in EffectId]: string };
  readonly groups: ShapeOf<typeof groupsEn>;
  readonly position: ShapeOf<typeof positionEn>;
}

/** A language adds the grammatical forms it needs. */
export interface ThingWords {
  readonly name: string;
}

/** Things, each with how many there are of it. */
export type Counted = readonly (readonly [ThingId, number])[];

/** The options, and the values of those that are picked from a list. */
export type OptionId = keyof Options | `difficulty.${Options['difficulty']}` | `soloTable.${Options['soloTable']}`;

type OfStack = { readonly stack: StackId };
type OfBuilding = { readonly building: BuildingId };
type OfCharacter = { readonly character: CharacterId };
type Reaching = { readonly value: number; readonly minimum: number };

/** The facts that come with each reason for a blocked choice. */
export type BlockedFacts = {
  readonly stackSold: OfStack & { readonly seat: Seat };
  readonly stackEmpty: OfStack;
  readonly threeBuilders: unknown;
  readonly noRoomForLandscape: OfStack;
  readonly tooFewCoins: { readonly price: number; readonly coins: number };
  readonly noActionLeft: { readonly actions: number };
  readonly belowMinimum: Reaching & { readonly profession: ProfessionId };
  readonly alreadyBuilt: OfBuilding;
  readonly noCopyLeft: OfBuilding;
  readonly noRoomApart: OfBuilding & { readonly builders: number };
  readonly noRoom: OfBuilding;
  readonly oncePerRound: unknown;
  readonly deckEmpty: unknown;
  readonly hasFreedom: { readonly freedom: FreedomId };
  readonly noTokenLeft: { readonly freedom: FreedomId };
  readonly princessBelowMinimum: Reaching;
  readonly characterOwned: OfCharacter & { readonly seat: Seat };
  readonly characterFacedown: OfCharacter;
  readonly highestSpaceTaken: OfCharacter;
  readonly noSuchSpace: OfCharacter & { readonly least: number; readonly most: number };
  readonly pawnTooLow: OfCharacter & { readonly least: number };
  readonly enoughProposals: unknown;
  readonly partnerHasIt: OfBuilding & { readonly partner: Seat };
  readonly noRoomTogether: OfBuilding & { readonly partner: Seat };
  readonly alreadyPutUp: OfStack;
  readonly tooDearForLast: OfStack;
};

/** The facts that come with each warning of a choice one may regret. */
export type WarningFacts = {
  readonly bonusAddsNothing: { readonly card: BonusId };
  readonly workLeft: { readonly profession: ProfessionId; readonly value: number };
  readonly coinsAtTheEnd: { readonly points: number };
};

export type ScoreFacts = {
  readonly track: unknown;
  readonly prestigeCard: { readonly card: PrestigeId };
  readonly diego: { readonly points: number };
};

type Some = { readonly count: number };
type OfPrestige = { readonly card: PrestigeId };
type Counting = Some & { readonly counter: CounterId };

/** The facts that come with each part of a number: of a value or worth, a price, an income, of points. */
export type PartFacts = {
  readonly building: { readonly id: BuildingId };
  readonly landscape: { readonly id: LandscapeId };
  readonly freedom: { readonly id: FreedomId };
  readonly bonus: { readonly id: BonusId };
  readonly jesters: Some;
  readonly cards: Some;
  readonly newcomer: unknown;
  readonly muse: unknown;
  readonly landscapes: Some;
  readonly builders: Some;
  readonly buildings: Some;
  readonly each: Counting;
  readonly distinct: Counting;
  readonly first: OfPrestige;
  readonly shared: OfPrestige;
  readonly reached: OfPrestige;
  readonly behind: OfPrestige;
  readonly minimum: { readonly round: number };
  readonly pay: { readonly value: number };
  readonly buildPrice: unknown;
  readonly spared: { readonly builders: number };
  readonly actionPrice: unknown;
  readonly opening: unknown;
  readonly raises: Some;
  readonly lastBuyer: unknown;
  readonly modifier: { readonly object: DiegoObject; readonly mod: number };
  readonly die: { readonly die: number };
  readonly overbid: unknown;
  readonly track: unknown;
  readonly bankerCoins: unknown;
  readonly bankerGrown: { readonly rounds: number };
};

/** The facts that come with each problem of an edition file that other games do not have. */
export type EditionFacts = {
  readonly 'not-a-shape': unknown;
  readonly 'not-rising': unknown;
  readonly 'fits-nowhere': { readonly side: string };
};
