/**
 * The shape of all words of Pax Illuminaten in one language. Every table is keyed by the game's own names, so a missing
 * word does not compile. The words stand in `en.ts` and `ru.ts` and the files beside them; the kernel's `playText` puts
 * them together. The rules reference stands apart: a table can be played at without it.
 */
import type { Asking, PlayWords, ShapeOf, Tells } from '@signoria/kernel';
import type { AbilityId, AbilityKind, Action } from '../data/abilities.ts';
import type { Degree } from '../data/degrees.ts';
import type { SpecialId } from '../data/event-cards.ts';
import type { FactionId } from '../data/factions.ts';
import type { PlaceId, SlotId } from '../data/layouts.ts';
import type { CardId, Organisation, Strength } from '../data/luminaries.ts';
import type { NumberId } from '../data/numbers.ts';
import type { RivalId, RivalWin } from '../data/rivals.ts';
import type { SchemeId } from '../data/schemes.ts';
import type { Choice, Party } from '../rules/model/choices.ts';
import type { EndReason, Happening } from '../rules/model/events.ts';
import type { Frame } from '../rules/model/frames.ts';
import type { Demand, DemandId } from '../rules/model/schemes.ts';
import type { positionEn } from './position.en.ts';

/** What can be said in this game, by the names its rules use. */
export type Sayable = {
  readonly option: OptionId;
  readonly asking: Asking<Frame>;
  readonly choice: Choice;
  readonly event: Happening;
  readonly blocked: BlockedFacts;
  readonly score: ScoreFacts;
  readonly part: PartFacts;
  readonly outcome: EndReason;
  readonly edition: EditionFacts;
};

export interface Words extends PlayWords<Sayable> {
  readonly parts: Tells<PartFacts>;
  readonly factions: { readonly [id in FactionId]: FactionWords };
  readonly luminaries: { readonly [id in CardId]: PersonWords };
  readonly abilities: { readonly [id in AbilityId]: Printed };
  readonly kinds: { readonly [kind in AbilityKind]: string };
  readonly actions: { readonly [action in Action]: string };
  readonly degrees: { readonly [degree in Degree]: string };
  readonly strengths: { readonly [strength in Extract<Strength, string>]: string };
  readonly organisations: { readonly [id in NonNullable<Organisation>]: string };
  readonly factionCards: { readonly [id in FactionId]: { readonly once: Printed; readonly always: Printed } };
  readonly edicts: { readonly [id in FactionId]: string };
  readonly specials: { readonly [id in SpecialId]: { readonly name: string; readonly text: Printed } };
  readonly schemes: { readonly [id in SchemeId]: { readonly name: string; readonly text: Printed } };
  readonly demands: { readonly [what in DemandId]: (demand: Pick<Demand, 'have' | 'need'>) => DemandWords };
  readonly slots: { readonly [id in SlotId]: string };
  readonly rivals: { readonly [id in RivalId]: RivalWords };
  readonly rivalWins: { readonly [win in RivalWin]: string };
  readonly groups: { readonly [id in DataGroupId]: string };
  /** The pieces a position is described with; `describe.ts` puts them together. */
  readonly position: ShapeOf<typeof positionEn>;
}

/** A text on a component. Where it has figures, they are those of the box and the table it is read at. */
export type Printed = string | ((n: (id: NumberId) => number) => string);

/** `2`, `of 3 cards`: what there is, and what is needed. */
export type DemandWords = readonly [had: string, needed: string];

export interface FactionWords {
  readonly name: string;
}

export interface PersonWords {
  readonly name: string;
  /** Who that was, in a few words. */
  readonly role: string;
}

/** Stage and item, as in '3b'. */
type ItemId = `${1 | 2 | 3 | 4 | 5}${'a' | 'b' | 'c' | 'd' | 'e'}`;

export interface RivalWords {
  readonly name: string;
  /** How it plays, for the lobby. */
  readonly about: string;
  /** What its script says, item by item. */
  readonly script: { readonly [item in ItemId]?: string };
  /** Its own rules beside the script. */
  readonly special: readonly Printed[];
}

export type DataGroupId = 'schemes' | 'limits' | 'board' | 'luminaries' | 'abilities' | 'connections' | 'rivals';
export type OptionId = 'rival' | 'rival.none' | `rival.${RivalId}` | 'rivalPlace';

type OfFaction = { readonly faction: FactionId };
type OfScheme = { readonly scheme: SchemeId };
/** A plot that is not fulfilled, demand by demand. */
type Unfulfilled = OfScheme & {
  readonly what: readonly DemandId[];
  readonly have: readonly number[];
  readonly need: readonly number[];
};

/** The facts that come with each reason for a blocked choice. */
export type BlockedFacts = {
  readonly noMainActions: unknown;
  readonly cannotPay: unknown;
  readonly notAdjacent: unknown;
  readonly archTaken: unknown;
  readonly cardFull: unknown;
  readonly noInfluenceLeft: unknown;
  readonly rivalsThere: unknown;
  readonly emptyHand: unknown;
  readonly noRoomForRivals: unknown;
  readonly hasYielded: unknown;
  readonly chainClosed: unknown;
  readonly noCommonFaction: unknown;
  readonly abilityImpossible: unknown;
  readonly quickUsed: unknown;
  readonly factionUsed: OfFaction;
  readonly lodgeNotYours: OfFaction;
  readonly claimedAlready: unknown;
  readonly schemeHeld: OfScheme;
  readonly unfulfilled: Unfulfilled;
  readonly realisedAlready: unknown;
  readonly sameCards: OfScheme;
  readonly noFee: unknown;
  readonly notUnderSteward: unknown;
};

/** The facts that come with each part of a figure. */
export type PartFacts = {
  readonly influenceNear: unknown;
  readonly ownAreopagus: unknown;
  readonly rivalAreopagus: unknown;
  readonly ousted: unknown;
  readonly tokensSpent: unknown;
  readonly edicts: unknown;
  readonly card: { readonly card: CardId };
  readonly factionCard: OfFaction;
  readonly extraAction: unknown;
  readonly enhancement: unknown;
  readonly special: { readonly event: SpecialId };
  readonly symbols: unknown;
  readonly cell: { readonly cell: number };
  readonly rivalsThere: unknown;
  readonly eachLess: unknown;
  readonly allLess: unknown;
  readonly substitution: unknown;
  readonly limit: unknown;
  readonly taken: unknown;
  readonly moves: unknown;
  readonly made: unknown;
  readonly figure: unknown;
  readonly onCards: unknown;
  readonly onPlots: unknown;
  readonly atEdges: unknown;
  readonly lodgeControl: unknown;
  readonly tiedLodges: unknown;
  readonly faction: OfFaction;
  readonly influenceOn: { readonly card: CardId; readonly place: PlaceId };
  readonly cards: { readonly places: readonly PlaceId[] };
  readonly rows: unknown;
  readonly threshold: unknown;
  readonly strongest: { readonly who: Party };
  readonly oneMore: unknown;
};

export type ScoreFacts = {
  readonly schemes: { readonly held: number; readonly of: number; readonly schemes: readonly SchemeId[] };
  readonly faction: { readonly faction: FactionId; readonly size: number; readonly places: readonly PlaceId[] };
  readonly factionCards: { readonly cards: number };
};

/** The facts that come with each problem of an edition file. */
export type EditionFacts = {
  readonly 'not-a-cell': unknown;
  readonly 'not-an-extra': unknown;
};
