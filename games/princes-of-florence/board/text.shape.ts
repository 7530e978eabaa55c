/** The shape of the words that only the board says, in one language. A null name is the reader. */
import type { PieceId } from '../data/pieces.ts';
import type { FreedomId } from '../data/professions.ts';
import type { DeckId } from '../rules/choices.ts';
import type { View } from '../rules/view.ts';

export interface BoardWords {
  readonly you: string;
  readonly close: string;
  /** Before the numbers of rules. */
  readonly rules: string;
  /** Short for prestige points, after a number. */
  readonly points: string;
  readonly palazzo: string;
  /** Short names of the freedoms. */
  readonly freedoms: { readonly [id in FreedomId]: string };
  /** Short names of stacks whose objects have long ones. */
  readonly stacks: { readonly prestige: string; readonly recruiting: string };
  readonly decks: { readonly profession: string; readonly bonus: string };
  readonly parts: { readonly [part in 'label' | 'people' | 'estate' | 'princes' | 'diego']: string };
  readonly tags: { readonly [tag in TagId]: string };
  readonly market: MarketWords;
  readonly estate: EstateWords;
  readonly placing: PlacingWords;
  readonly people: PeopleWords;
  readonly mats: MatWords;
  readonly auction: AuctionWords;
  readonly drawn: DrawnWords;
  readonly keep: {
    readonly title: string;
    readonly tally: (chosen: number, of: number) => string;
    readonly confirm: string;
  };
  readonly work: WorkWords;
  readonly sum: SumWords;
  readonly exchange: ExchangeWords;
  readonly recruit: { readonly title: string };
  readonly scoring: { readonly title: string; readonly cards: string };
  readonly characters: CharacterWords;
  readonly offer: OfferWords;
  readonly solo: SoloWords;
  readonly own: { readonly coins: (coins: string) => string; readonly secret: string; readonly cards: string };
  readonly sell: SellWords;
  readonly headline: HeadlineWords;
  readonly seat: SeatWords;
  readonly things: { readonly [id in ThingId]: { readonly title: string; readonly text: string } };
  readonly about: AboutWords;
}

export type TagId = 'first' | 'passed' | 'dropped';
/** Things that can be asked about and have no card of their own. */
export type ThingId = 'deck-profession' | 'deck-bonus' | 'diego';

export interface MarketWords {
  readonly auction: string;
  readonly actions: string;
  readonly parts: string;
  readonly stacks: string;
  readonly supply: string;
  readonly first: string;
  readonly solo: string;
  readonly prices: (building: number) => string;
  readonly open: string;
  readonly sold: string;
  readonly diego: string;
  readonly refused: string;
  readonly empty: string;
  readonly left: (n: number) => string;
  readonly soldTo: (name: string | null) => string;
  readonly lotAt: (bid: string, leader: string | null) => string;
  readonly wanted: (people: number) => string;
  /** Already in the reader's estate, or in the one that a watcher sees. */
  readonly yours: (watching: boolean) => string;
}

export interface EstateWords {
  readonly of: (name: string | null, watching: boolean) => string;
  readonly two: string;
  readonly bare: string;
  readonly empty: (squares: number) => string;
  readonly after: (squares: number) => string;
  readonly back: (watching: boolean) => string;
}

export interface PlacingWords {
  readonly at: (firstRow: number, lastRow: number, firstColumn: number, lastColumn: number) => string;
  /** How the tile is turned, in quarters, and whether it lies the other side up. Empty as printed. */
  readonly turned: (quarters: number, flipped: boolean) => string;
  readonly fits: string;
  readonly keys: string;
  readonly hint: string;
  /** Held to its place: what the next press does. */
  readonly again: string;
  readonly turn: string;
  readonly flip: string;
  readonly place: (piece: PieceId) => string;
  readonly forGood: string;
  readonly covers: (by: PieceId | 'palazzo') => string;
  readonly touches: (by: PieceId | 'palazzo') => string;
  readonly border: string;
  readonly oneSide: string;
}

export interface PeopleWords {
  readonly title: string;
  /** Where there is little room. */
  readonly shortTitle: string;
  readonly minimum: (value: number) => string;
  readonly nobody: string;
  readonly name: string;
  readonly building: string;
  readonly landscape: string;
  readonly freedom: string;
  readonly jesters: string;
  readonly cards: string;
  readonly muse: string;
  readonly value: string;
  readonly pays: string;
  readonly has: (thing: string) => string;
  readonly lacks: (thing: string) => string;
  readonly worth: (value: number) => string;
  readonly was: (value: number) => string;
  readonly short: (by: number) => string;
  readonly withBonus: string;
}

export interface MatWords {
  readonly title: string;
  readonly look: (name: string) => string;
  /** Coins nobody else may know. */
  readonly screen: string;
  readonly builders: (n: number) => string;
  readonly jesters: (n: number) => string;
  readonly cards: (n: number) => string;
  readonly bonus: (n: number) => string;
  readonly prestige: (n: number) => string;
  readonly recruits: (n: number) => string;
  readonly recruited: (n: number) => string;
  readonly works: (n: number) => string;
  readonly freedoms: (names: readonly string[]) => string;
  readonly played: string;
  readonly best: (value: number) => string;
}

export interface AuctionWords {
  readonly of: (lot: string) => string;
  readonly openedBy: (name: string | null) => string;
  readonly standing: string;
  readonly leads: string;
  readonly passed: string;
  readonly bought: string;
  readonly dropped: string;
  readonly deciding: string;
  readonly in: string;
  readonly leaves: (coins: string) => string;
}

export interface DrawnWords {
  readonly title: string;
  readonly worth: { readonly [deck in DeckId]: (value: number) => string };
}

export interface WorkWords {
  readonly title: string;
  readonly of: (profession: string, name: string | null) => string;
  readonly pays: (coins: string) => string;
  readonly bonuses: string;
}

/** Parts of a sum that are counted. */
export interface SumWords {
  readonly jesters: (n: number) => string;
  readonly cards: (n: number) => string;
  readonly muse: string;
}

export interface ExchangeWords {
  readonly title: { readonly exchange: string; readonly convert: string };
  readonly label: string;
  readonly keep: string;
  readonly less: string;
  readonly more: string;
  readonly none: string;
  readonly all: string;
  readonly confirm: (points: number) => string;
  readonly note: string;
}

export interface CharacterWords {
  readonly title: string;
  readonly free: string;
  readonly facedown: string;
  readonly bidBy: (name: string | null) => string;
  readonly ownedBy: (name: string | null) => string;
  readonly spaces: (character: string) => string;
  readonly pot: (coins: string) => string;
}

export interface OfferWords {
  readonly heading: string;
  readonly title: (by: string | null, building: string) => string;
  readonly partnerPays: (partner: string | null, active: string | null, coins: string) => string;
  readonly activePays: (active: string | null, coins: string) => string;
  readonly both: string;
}

export interface SoloWords {
  readonly title: string;
  readonly about: string;
  readonly cardsLeft: (n: number) => string;
  readonly coins: (coins: string) => string;
  readonly line: string;
  readonly row: string;
  readonly yourPrice: string;
  readonly hidden: string;
  readonly down: (name: string) => string;
  readonly estate: string;
  readonly quiet: string;
  readonly virtual: (number: number, down: number) => string;
  readonly roll: (die: number, mod: number, price: string) => string;
}

export interface SellWords {
  readonly open: string;
  readonly title: string;
  readonly label: string;
  readonly note: string;
  readonly less: string;
  readonly more: string;
  readonly all: string;
  readonly confirm: (points: number, coins: string) => string;
  readonly cancel: string;
}

export interface HeadlineWords {
  readonly round: (n: number, of: number) => string;
  readonly phase: { readonly [phase in View['phase']]: string };
  readonly minimum: (value: number) => string;
}

export interface SeatWords {
  readonly builders: (n: number) => string;
  readonly jesters: (n: number) => string;
  readonly works: (n: number) => string;
  readonly best: (value: number) => string;
}

/** Explanations that are put together from data. */
export interface AboutWords {
  readonly building: (squares: number, size: 'large' | 'medium' | 'small', people: readonly string[]) => string;
  readonly landscape: (squares: number, people: readonly string[]) => string;
  readonly profession: (building: string, landscape: string, freedom: string) => string;
}
