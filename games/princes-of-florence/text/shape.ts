/**
 * The shape of all words of The Princes of Florence in one language. Every table is keyed by the game's own names, so a
 * missing word does not compile. The words stand in `en.ts` and `ru.ts`; the kernel's `playText` puts them together.
 */
import type { Fillable, PlayWords, Seat, Tell, Tells } from '@signoria/kernel';
import type { BonusId } from '../data/bonus.ts';
import type { CharacterId } from '../data/characters.ts';
import type { StackId } from '../data/objects.ts';
import type { BuildingId, PieceId } from '../data/pieces.ts';
import type { PrestigeId } from '../data/prestige.ts';
import type { FreedomId, ProfessionId } from '../data/professions.ts';
import type { Choice } from '../rules/choices.ts';
import type { EndReason, Happening, Who } from '../rules/events.ts';
import type { Options } from '../rules/options.ts';
import type { Frame } from '../rules/state.ts';
import type { View } from '../rules/view.ts';

/** Everything on the table that has a name. */
export type ThingId = PieceId | FreedomId | ProfessionId | BonusId | PrestigeId | CharacterId | StackId;
/** What has a text of its own, for tooltips. */
export type EffectId = BonusId | PrestigeId | CharacterId | StackId | FreedomId;

/** What can be said in this game, by the names its rules use. */
export type Sayable = {
  readonly option: OptionId;
  readonly asking: Asking;
  readonly choice: Fillable<Choice, 'items' | 'amount' | 'at' | 'turn' | 'flip'>;
  readonly event: Happening;
  readonly blocked: BlockedFacts;
  readonly score: ScoreFacts;
  readonly outcome: EndReason;
  readonly edition: EditionFacts;
};

export interface Words extends PlayWords<Sayable> {
  readonly warnings: Tells<WarningFacts>;
  readonly things: { readonly [id in ThingId]: ThingWords };
  readonly effects: { readonly [id in EffectId]: string };
  readonly groups: { readonly [id in DataGroupId]: string };
  readonly position: PositionWords;
}

/** A language adds the grammatical forms it needs. */
export interface ThingWords {
  readonly name: string;
}

export type DataGroupId =
  | 'economy'
  | 'minimum'
  | 'professions'
  | 'buildings'
  | 'landscapes'
  | 'estates'
  | 'cards'
  | 'characters'
  | 'borders'
  | 'diego'
  | 'colours'
  | 'rulings';

/** The options, and the values of those that are picked from a list. */
export type OptionId = keyof Options | `difficulty.${Options['difficulty']}` | `soloTable.${Options['soloTable']}`;

/** The frames that ask somebody, or stand open. */
export type Asking = Extract<
  Frame['at'],
  | 'keepThree'
  | 'starter'
  | 'bid'
  | 'lastBuyer'
  | 'chooseLandscape'
  | 'placeLandscape'
  | 'recruitNow'
  | 'keepCard'
  | 'returnCards'
  | 'turn'
  | 'addBonus'
  | 'exchange'
  | 'placeBuilding'
  | 'sellPrestige'
  | 'characterUse'
  | 'merchantFree'
  | 'useNow'
  | 'lastChance'
  | 'convert'
  | 'pawn'
  | 'jointPlace'
  | 'jointPay'
  | 'answerOffer'
  | 'putUp'
  | 'soloBuy'
  | 'soloLast'
>;

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

type Known = { readonly known: readonly string[] };
type Range = { readonly min: number; readonly max: number };

/** The facts that come with each problem of an edition file. */
export type EditionFacts = {
  readonly 'not-an-object': unknown;
  readonly 'not-a-list': unknown;
  readonly 'not-a-pair': unknown;
  readonly 'not-a-text': unknown;
  readonly 'not-a-shape': unknown;
  readonly 'unknown-key': Known;
  readonly 'unknown-name': Known;
  readonly range: Range;
  readonly hundreds: Range;
  readonly 'wrong-length': { readonly length: number };
  readonly twice: unknown;
  readonly 'not-rising': unknown;
  readonly 'fits-nowhere': { readonly side: string };
};

/** The pieces a position is described with; `describe.ts` puts them together. */
export interface PositionWords {
  /** 'You' or a name, standing alone. */
  readonly player: Tell<Who>;
  readonly heading: (round: number, phase: View['phase'], minimum: number) => string;
  readonly first: Tell<Who>;
  readonly stock: (left: readonly (readonly [ThingId, number])[]) => string;
  readonly lot: Tell<{ readonly stack: StackId; readonly bid: number; readonly leader: Seat }>;
  readonly pot: (coins: number) => string;
  readonly prestige: (points: number) => string;
  readonly coins: (coins: number) => string;
  readonly has: (things: readonly (readonly [ThingId, number])[]) => string;
  readonly table: (cards: readonly ProfessionId[], recruiting: number) => string;
  readonly hidden: (professions: number, bonus: number, prestige: number) => string;
  readonly best: (value: number) => string;
  readonly hand: (cards: readonly { readonly card: ProfessionId; readonly value: number }[]) => string;
  readonly cards: (cards: readonly { readonly card: BonusId | PrestigeId; readonly worth: number }[]) => string;
}
