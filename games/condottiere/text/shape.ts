/**
 * The shape of all words of Condottiere in one language. Every table is keyed by the game's own names, so a missing
 * word does not compile. The words stand in `en.ts` and `ru.ts`; `make.ts` turns them into the kernel's `PlayText`.
 */
import type { Question, Reader, Seat } from '@signoria/kernel';
import type { CardId } from '../data/cards.ts';
import type { Goal } from '../data/edition.ts';
import type { RegionId } from '../data/map.ts';
import type { Choice } from '../rules/choices.ts';
import type { EndReason, Happening } from '../rules/events.ts';
import type { Options } from '../rules/options.ts';
import type { Frame } from '../rules/state.ts';
import type { View } from '../rules/view.ts';

export interface Words {
  readonly title: string;
  readonly blurb: string;
  readonly credit: string;
  readonly cards: { readonly [id in CardId]: CardWords };
  readonly regions: { readonly [id in RegionId]: RegionWords };
  readonly groups: { readonly [id in DataGroupId]: string };
  readonly options: { readonly [id in keyof Options]: { readonly name: string; readonly about: string } };
  readonly prompts: { readonly [at in Asking]: PromptWords };
  /** To one whose sealed answer is in while others still think. */
  readonly answered: string;
  readonly choices: { readonly [D in Choice['do']]: Tell<Fillable<Extract<Choice, { do: D }>>> };
  readonly events: { readonly [W in Happening['what']]: Tell<Extract<Happening, { what: W }>> };
  readonly blocked: { readonly [why in keyof BlockedFacts]: Tell<BlockedFacts[why]> };
  readonly warnings: { readonly [why in keyof WarningFacts]: Tell<WarningFacts[why]> };
  readonly score: { readonly [what in keyof ScoreFacts]: Tell<ScoreLineOf<what>> };
  readonly outcomes: { readonly [reason in EndReason]: Tell<readonly Seat[]> };
  readonly edition: { readonly [why in keyof EditionFacts]: Tell<EditionFacts[why]> };
  readonly position: PositionWords;
}

/** Something told to somebody: 'You play …' or 'Bianca plays …'. */
export type Tell<About> = (about: About, reader: Reader) => string;

/** A language adds the grammatical forms it needs. */
export interface CardWords {
  readonly name: string;
  /** The line under the name on the card. */
  readonly note: string;
  readonly effect: string;
}

export interface RegionWords {
  readonly name: string;
}

export type DataGroupId = 'cards' | 'map' | 'tokens' | 'colours' | 'thresholds' | 'rulings';

/** The frames that ask somebody. */
export type Asking = Extract<
  Frame['at'],
  | 'chooseSite'
  | 'turn'
  | 'takeBack'
  | 'placePope'
  | 'passFacedown'
  | 'keepOrDiscard'
  | 'keepOrDiscardInTurn'
  | 'holdCards'
  | 'drawCards'
  | 'nextGame'
  | 'tableTalk'
>;

export interface PromptWords {
  /** For the one who decides. */
  readonly asked: Tell<Question>;
  /** For those who wait. */
  readonly waiting: Tell<Question>;
}

/** A choice, or the base of a form that is still to be filled in. */
export type Fillable<C> = C extends { readonly items: infer I }
  ? Omit<C, 'items'> & { readonly items?: I }
  : C extends { readonly amount: infer A }
    ? Omit<C, 'amount'> & { readonly amount?: A }
    : C;

type AtRegion = { readonly region: RegionId };
type OwnedRegion = { readonly region: RegionId; readonly owner: Seat };

/** The facts that come with each reason for a blocked choice. */
export type BlockedFacts = {
  readonly popeProtects: AtRegion;
  readonly regionTaken: OwnedRegion;
  readonly ownRegion: AtRegion;
  readonly popeOnSite: AtRegion;
  readonly popeOnMarker: OwnedRegion;
  readonly notAMercenary: { readonly card: CardId };
  readonly facedown: { readonly card: CardId };
  readonly handHasMercenary: unknown;
  readonly handLimit: { readonly max: number };
};

/** The facts that come with each warning of a choice one may regret. */
export type WarningFacts = {
  readonly nothingToTake: unknown;
  readonly bishopHitsNobody: unknown;
  readonly bishopHitsYouAlone: { readonly strength: number };
  readonly seasonIsHere: { readonly card: CardId };
  readonly drummerIsHere: unknown;
  readonly surrenderGives: { readonly leader: Seat; readonly region: RegionId | null };
};

export type ScoreFacts = {
  readonly regions: { readonly of: number; readonly regions: readonly RegionId[] };
  readonly adjacent: { readonly size: number; readonly of: number; readonly regions: readonly RegionId[] };
  readonly series: { readonly of: number };
};
type ScoreLineOf<W extends keyof ScoreFacts> = { readonly points: number; readonly facts: ScoreFacts[W] };

type Known = { readonly known: readonly string[] };

/** The facts that come with each problem of an edition file. */
export type EditionFacts = {
  readonly 'not-an-object': unknown;
  readonly 'not-a-list': unknown;
  readonly 'not-a-pair': unknown;
  readonly 'unknown-key': Known;
  readonly 'unknown-card': Known;
  readonly 'unknown-region': Known;
  readonly 'own-neighbour': unknown;
  readonly 'border-twice': unknown;
  readonly range: { readonly min: number; readonly max: number };
  readonly 'deck-too-small': { readonly cards: number; readonly least: number };
  readonly 'not-ascending': { readonly below: CardId };
  readonly 'map-in-pieces': unknown;
  readonly 'adjacent-above-total': unknown;
};

/** The pieces a position is described with; `describe.ts` puts them together. */
export interface PositionWords {
  /** 'You' or a name, standing alone. */
  readonly player: Tell<Seat>;
  /** These three make the heading: 'Game 2, round 1, battle 3.' */
  readonly game: (n: number) => string;
  readonly round: (n: number) => string;
  readonly battle: (n: number) => string;
  readonly condottiere: Tell<{ readonly site: RegionId | null; readonly holder: Seat }>;
  readonly finalBattle: Tell<readonly Seat[]>;
  readonly defender: Tell<Seat>;
  readonly pope: (at: RegionId | null) => string;
  readonly season: { readonly [S in NonNullable<View['season']>]: string };
  readonly goal: (goal: Goal) => string;
  readonly target: (points: number) => string;
  readonly handSize: (cards: number | null) => string;
  /** What the reader knows to be in somebody else's hand. */
  readonly known: (cards: readonly CardId[]) => string;
  /** `sum` as in `5×2 + 4×2 + 1 = 19`. */
  readonly line: (sum: string, cards: readonly CardId[]) => string;
  readonly noLine: string;
  readonly facedown: (card: CardId | 'hidden') => string;
  readonly passed: string;
  readonly regions: (held: readonly RegionId[]) => string;
  /** The largest group; `all` when it is the whole realm. */
  readonly touching: (group: readonly RegionId[], all: boolean) => string;
  readonly points: (points: number) => string;
  readonly hand: (cards: readonly CardId[]) => string;
  readonly piles: (pile: number, discards: number) => string;
}
