/**
 * The shape of all words of Pax Illuminaten in one language. Every table is keyed by the game's own names, so a missing
 * word does not compile. The words stand in `en.ts` and `ru.ts` and the files beside them; the kernel's `playText` puts
 * them together. The rules reference stands apart: a table can be played at without it.
 */
import type { PlayWords, Tell } from '@signoria/kernel';
import type { AbilityId, AbilityKind, Action } from '../data/abilities.ts';
import type { Degree } from '../data/degrees.ts';
import type { SpecialId } from '../data/event-cards.ts';
import type { FactionId } from '../data/factions.ts';
import type { PlaceId, SlotId } from '../data/layouts.ts';
import type { CardId, Organisation, Strength } from '../data/luminaries.ts';
import type { RivalId, RivalWin } from '../data/rivals.ts';
import type { SchemeId } from '../data/schemes.ts';
import type { Choice, Party } from '../rules/choices.ts';
import type { EndReason, Happening } from '../rules/events.ts';
import type { Frame } from '../rules/frames.ts';
import type { Part, PartId } from '../rules/schemes.ts';
import type { View } from '../rules/view.ts';

/** What can be said in this game, by the names its rules use. */
export type Sayable = {
  readonly option: OptionId;
  readonly asking: Asking;
  readonly choice: Choice;
  readonly event: Happening;
  readonly blocked: BlockedFacts;
  readonly score: ScoreFacts;
  readonly outcome: EndReason;
  readonly edition: EditionFacts;
};

export interface Words extends PlayWords<Sayable> {
  readonly factions: { readonly [id in FactionId]: FactionWords };
  readonly luminaries: { readonly [id in CardId]: PersonWords };
  readonly abilities: { readonly [id in AbilityId]: string };
  readonly kinds: { readonly [kind in AbilityKind]: string };
  readonly actions: { readonly [action in Action]: string };
  readonly degrees: { readonly [degree in Degree]: string };
  readonly strengths: { readonly [strength in Extract<Strength, string>]: string };
  readonly organisations: { readonly [id in NonNullable<Organisation>]: string };
  readonly factionCards: { readonly [id in FactionId]: { readonly once: string; readonly always: string } };
  readonly edicts: { readonly [id in FactionId]: string };
  readonly specials: { readonly [id in SpecialId]: { readonly name: string; readonly text: string } };
  readonly schemes: { readonly [id in SchemeId]: { readonly name: string; readonly text: string } };
  readonly parts: { readonly [what in PartId]: (part: Part) => string };
  readonly slots: { readonly [id in SlotId]: string };
  readonly rivals: { readonly [id in RivalId]: RivalWords };
  readonly rivalWins: { readonly [win in RivalWin]: string };
  readonly groups: { readonly [id in DataGroupId]: string };
  readonly position: PositionWords;
}

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
  readonly special: readonly string[];
}

export type DataGroupId = 'schemes' | 'limits' | 'board' | 'luminaries' | 'abilities' | 'connections' | 'rivals';
export type OptionId = 'rival' | 'rival.none' | `rival.${RivalId}` | 'rivalPlace';

/** The frames that ask somebody. */
export type Asking = Extract<
  Frame['at'],
  | 'playEvent'
  | 'act'
  | 'extra'
  | 'pay'
  | 'putScout'
  | 'howMany'
  | 'reassign'
  | 'putExpel'
  | 'seatTokens'
  | 'chooseTargets'
  | 'chooseYield'
  | 'chooseGain'
  | 'intercept'
  | 'share'
  | 'disputeCards'
  | 'bothWin'
  | 'chooseCompensation'
  | 'swap'
  | 'look'
  | 'turnUp'
  | 'exchange'
  | 'steal'
  | 'shift'
  | 'convertReturn'
  | 'convertTake'
  | 'mark'
  | 'discardOne'
  | 'takeFromEdict'
  | 'gainDifferent'
  | 'dropScheme'
  | 'restoreScheme'
  | 'keepEvent'
  | 'discardDown'
  | 'takeCard'
>;

type OfFaction = { readonly faction: FactionId };
type OfScheme = { readonly scheme: SchemeId };

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
  readonly unfulfilled: OfScheme;
  readonly realisedAlready: unknown;
  readonly sameCards: OfScheme;
  readonly noFee: unknown;
  readonly notUnderSteward: unknown;
};

export type ScoreFacts = {
  readonly schemes: { readonly held: number; readonly of: number; readonly schemes: readonly SchemeId[] };
  readonly faction: { readonly faction: FactionId; readonly size: number; readonly places: readonly PlaceId[] };
  readonly factionCards: { readonly cards: number };
};

type Known = { readonly known: readonly string[] };
type Range = { readonly min: number; readonly max: number };

/** The facts that come with each problem of an edition file. */
export type EditionFacts = {
  readonly 'not-an-object': unknown;
  readonly 'unknown-key': Known;
  readonly 'unknown-card': Known;
  readonly 'unknown-ability': Known;
  readonly range: Range;
  readonly 'not-a-triple': Range;
  readonly 'not-cells': { readonly max: number };
  readonly 'not-a-cell': unknown;
  readonly 'not-an-organisation': unknown;
  readonly 'not-a-strength': unknown;
  readonly 'not-an-extra': unknown;
  readonly 'not-factions': { readonly count: number; readonly known: readonly string[] };
};

/** The pieces a position is described with; `describe.ts` puts them together. */
export interface PositionWords {
  readonly heading: Tell<{ readonly round: number; readonly last: boolean; readonly who: Party }>;
  readonly left: (turn: View['turn']) => string;
  readonly player: Tell<View['players'][number]>;
  readonly place: Tell<View['places'][number]>;
  readonly lodge: Tell<View['lodges'][number]>;
  readonly scheme: Tell<View['schemes'][number]>;
  readonly court: (court: View['court'], steward: number) => string;
  readonly supply: (supply: View['supply']) => string;
  readonly edict: Tell<View['edicts'][number]>;
  readonly special: Tell<View['specials'][number]>;
  readonly chain: (chain: View['turn']['chain']) => string;
  readonly dispute: Tell<NonNullable<View['dispute']>>;
  readonly rival: Tell<NonNullable<View['rival']>>;
  readonly hand: (hand: readonly CardId[], events: readonly SpecialId[]) => string;
  readonly piles: (view: View) => string;
}
