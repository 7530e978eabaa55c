/** The shape of the words that only the board says, in one language. Names come as null where the reader is meant. */
import type { CityId } from '../data/cities.ts';
import type { CurrencyId } from '../data/currency.ts';
import type { EventKind } from '../data/events.ts';
import type { CardId } from '../data/treachery.ts';
import type { PointsView, TileView } from '../rules/view.ts';
import type { AuctionWords, BidWords, WarWords } from './text.shape.now.ts';

type Name = string | null;

/** The parts of the board; `now` has a name by what it is about. */
export type PageId = 'now' | 'cities' | 'market' | 'princes' | 'scores' | 'trade';
export type MomentId = 'keep' | 'payment' | 'declare' | 'nameCities' | 'families' | 'auction' | 'war' | 'lastWar';

export interface BoardWords {
  readonly you: string;
  readonly close: string;
  /** Before the numbers of rules. */
  readonly rules: string;
  readonly parts: string;
  readonly pages: { readonly [P in Exclude<PageId, 'now'>]: string };
  /** On a tab: one word. */
  readonly moments: { readonly [M in MomentId]: string };
  /** There is something to choose on that page. */
  readonly mayChoose: string;
  readonly cities: CityWords;
  readonly events: EventWords;
  readonly troops: TroopWords;
  readonly deck: DeckWords;
  readonly wars: { readonly title: string; readonly fought: (n: number, of: number) => string; readonly text: string };
  readonly auction: AuctionWords;
  readonly bid: BidWords;
  readonly war: WarWords;
  readonly nameCities: NameCitiesWords;
  readonly families: FamilyWords;
  readonly keep: { readonly title: string; readonly note: string };
  readonly payment: PaymentWords;
  readonly declare: { readonly title: string };
  readonly princes: PrinceWords;
  readonly scores: ScoreWords;
  readonly trade: TradeWords;
  readonly own: OwnWords;
  readonly headline: HeadlineWords;
  readonly seat: SeatWords;
}

export interface CityWords {
  readonly title: string;
  readonly caption: string;
  readonly now: string;
  readonly wins: (city: CityId) => string;
  readonly placed: (city: CityId) => string;
  readonly from: (least: number) => string;
  readonly status: (status: number, place: number) => string;
  readonly vp: (each: number) => string;
  /** Under the number of points: two or three letters. */
  readonly unit: string;
  readonly tied: string;
  readonly wouldBe: (status: number, when: string) => string;
  readonly artists: string;
  readonly role: { readonly [side in 'attacker' | 'defender']: string };
  readonly tiles: (city: CityId) => string;
  readonly owned: (owner: Name) => string;
  readonly forSale: (least: number) => string;
  readonly income: (gold: number, influence: number) => string;
  readonly merchant: string;
  readonly turned: string;
  readonly price: (paid: number) => string;
  readonly barred: { readonly [why in NonNullable<TileView['barred']>]: string };
  readonly text: (status: number, place: number, each: number) => string;
  /** Tiles that are not in this game. */
  readonly boxed: (tiles: string) => string;
}

export interface EventWords {
  readonly title: (decade: number) => string;
  readonly left: (n: number) => string;
  readonly later: (decade: number) => string;
  /** The same where there is little room. */
  readonly laterShort: (decade: number) => string;
  readonly on: (city: CityId) => string;
  readonly placing: string;
  readonly kinds: { readonly [kind in EventKind]: (vp: number, status: number) => string };
  readonly paidIn: { readonly [id in CurrencyId]: string };
  readonly leagueUsed: string;
}

export interface TroopWords {
  readonly title: string;
  readonly caption: string;
  readonly left: (n: number) => string;
  readonly figures: (attack: number, defence: number) => string;
  readonly cost: (gold: number) => string;
  readonly influence: (n: number) => string;
}

export interface DeckWords {
  readonly title: string;
  /** On the stack: at most nine letters. */
  readonly short: string;
  readonly cards: (n: number) => string;
  readonly discards: (n: number) => string;
  readonly under: string;
  readonly text: string;
  /** So much gold, and as much influence. */
  readonly cost: (each: number) => string;
}

export interface NameCitiesWords {
  readonly title: string;
  readonly attacker: string;
  readonly defender: string;
  /** What the two numbers in a square are. */
  readonly note: string;
  readonly change: (attackerWins: string, defenderWins: string) => string;
}

export interface FamilyWords {
  readonly title: string;
  readonly taken: (owner: Name) => string;
  readonly laid: string;
  readonly unseen: string;
  readonly passed: string;
}

export interface PaymentWords {
  readonly title: string;
  readonly due: (price: number, currency: CurrencyId) => string;
  readonly left: (gold: number, influence: number) => string;
}

export interface PrinceWords {
  readonly title: string;
  readonly caption: string;
  readonly marker: (n: number) => string;
  readonly noFamily: string;
  readonly exact: (gold: number, influence: number) => string;
  readonly counters: (gold: number, influence: number) => string;
  readonly hidden: string;
  readonly cards: (n: number, limit: number) => string;
  readonly victories: (n: number) => string;
  readonly strength: (attack: number, defence: number) => string;
  readonly income: string;
  readonly pay: (gold: number) => string;
  readonly unused: string;
  readonly nothing: string;
  readonly declared: { readonly [id in CurrencyId]: string };
}

export type PointColumn = Exclude<keyof PointsView, 'total'>;

export interface ScoreWords {
  readonly title: string;
  readonly ranking: string;
  readonly total: string;
  readonly columns: { readonly [C in PointColumn]: string };
  readonly unknown: string;
  readonly note: string;
  readonly final: string;
  readonly place: string;
  readonly tiedNote: string;
  readonly status: string;
  readonly each: string;
}

export interface TradeWords {
  readonly title: string;
  readonly closed: string;
  readonly watching: string;
  readonly from: (name: string) => string;
  readonly to: (name: string) => string;
  readonly gives: (name: Name) => string;
  readonly nothing: string;
  readonly words: string;
  readonly cannot: string;
  readonly accept: string;
  readonly refuse: string;
  readonly withdraw: string;
  readonly whom: string;
  readonly give: string;
  readonly ask: string;
  readonly amount: { readonly [id in CurrencyId]: string };
  readonly less: (what: string) => string;
  readonly more: (what: string) => string;
  readonly promise: string;
  readonly noPromise: string;
  readonly send: (name: string) => string;
  readonly replace: (name: string) => string;
  readonly empty: string;
  readonly free: (gold: number, influence: number) => string;
  readonly compose: string;
  readonly bank: BankWords;
}

export interface BankWords {
  readonly title: string;
  readonly what: string;
  readonly into: { readonly [id in CurrencyId]: string };
  readonly amount: string;
  readonly confirm: (amount: number, into: CurrencyId) => string;
  readonly note: string;
}

export interface OwnWords {
  readonly title: string;
  readonly secret: string;
  readonly gold: (n: number) => string;
  readonly influence: (n: number) => string;
  readonly free: (gold: number, influence: number) => string;
  readonly things: string;
  readonly family: string;
  readonly troop: string;
  readonly event: string;
  readonly card: string;
  readonly income: string;
  readonly when: { readonly [id in CardId]: string };
  readonly uses: string;
  readonly turned: string;
}

export interface HeadlineWords {
  readonly order: string;
  readonly families: string;
  readonly decade: (n: number) => string;
  readonly war: (n: number, of: number) => string;
  readonly attacks: (attacker: CityId, defender: CityId) => string;
  readonly auction: (lot: string) => string;
  readonly over: string;
}

export interface SeatWords {
  readonly gold: (n: number) => string;
  readonly influence: (n: number) => string;
  readonly goldCounters: (n: number) => string;
  readonly influenceCounters: (n: number) => string;
  readonly cards: (n: number) => string;
  readonly tags: {
    readonly active: string;
    readonly pope: string;
    readonly highBid: (bid: number) => string;
    readonly passed: string;
    readonly leads: (city: CityId) => string;
    readonly league: string;
  };
}
