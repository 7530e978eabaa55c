import type { RegionId } from '../data/map.ts';
import type { LineCard, View } from '../rules/view/view.ts';
import type { SeaWords } from './drawings/sea-words.ts';

type Season = NonNullable<View['season']>;
/** Why a mercenary counts other than printed. */
export type Cause = LineCard['because'][number];
/** What can be asked about besides cards and regions. */
export type TokenId = 'condottiere' | 'pope' | 'pile' | 'discards';

export interface BoardWords {
  readonly you: string;
  readonly close: string;
  /** Names of parts, for tabs and screen readers. */
  readonly map: string;
  readonly battle: string;
  readonly parts: string;
  readonly zoom: { readonly enlarge: string; readonly reduce: string; readonly whole: string };
  readonly seas: SeaWords;
  readonly legend: { readonly may: string; readonly closed: string };

  readonly battleFor: (site: RegionId) => string;
  readonly finalBattle: string;
  readonly season: { readonly [S in Season]: string };
  /** Where there is little room. */
  readonly shortSeason: { readonly [S in Season]: string };
  /** Under the name on a drawn card: at most 17 letters, or they become too small to read. */
  readonly tags: { readonly [T in TagId]: string };
  readonly line: LineWords;
  readonly region: RegionWords;
  readonly popeOff: string;
  readonly piles: PileWords;
  readonly hand: HandWords;
  readonly show: ShowWords;
  readonly headline: HeadlineWords;
  readonly seat: SeatWords;
  readonly tokens: { readonly [T in TokenId]: { readonly title: string; readonly text: string } };
  /** Before the numbers of rules. */
  readonly rules: string;
}

export type TagId =
  | 'yourMove'
  | 'yourChoice'
  | 'toMove'
  | 'choosing'
  | 'leads'
  | 'tied'
  | 'passed'
  | 'token'
  | 'defends'
  | 'finalist'
  | 'bot';

export interface LineWords {
  /** Of one player's cards on the table. */
  readonly of: (name: string | null) => string;
  readonly empty: string;
  /** And there will be none in this battle. */
  readonly none: string;
  readonly strength: string;
  readonly handSize: (cards: number | null) => string;
  readonly known: (cards: string) => string;
  readonly facedown: string;
  readonly facedownIs: (card: string) => string;
  readonly onlySome: string;
  readonly counts: (each: number) => string;
  /** The same with the reasons, as a sentence. */
  readonly countsNow: (each: number, causes: string) => string;
  readonly causes: { readonly [C in Cause]: string };
  readonly gone: (card: string) => string;
  readonly closed: string;
}

export interface RegionWords {
  readonly neutral: string;
  readonly of: (owner: string | null) => string;
  readonly held: string;
  readonly site: string;
  readonly pope: string;
  readonly closed: string;
  /** It is one of the touching ones that won the game. */
  readonly won: string;
}

export interface PileWords {
  readonly open: (pile: number, discards: number) => string;
  readonly title: string;
  readonly pile: (cards: number) => string;
  readonly discards: (cards: number) => string;
  readonly none: string;
}

export interface HandWords {
  readonly title: string;
  readonly empty: string;
  /** In place of a note, while no card is looked at. */
  readonly hint: string;
  readonly closed: string;
  readonly seenByAll: string;
  readonly seenBy: (names: readonly string[]) => string;
}

export interface ShowWords {
  readonly open: string;
  readonly title: string;
  readonly whom: string;
  readonly all: string;
  readonly cards: string;
  readonly facedown: string;
  readonly tally: (chosen: number) => string;
  readonly less: (card: string) => string;
  readonly more: (card: string) => string;
  readonly confirm: string;
  readonly cancel: string;
  /** What showing means, before it is done. */
  readonly note: string;
}

export interface HeadlineWords {
  readonly game: (n: number) => string;
  readonly round: (n: number) => string;
  readonly battle: (n: number) => string;
  readonly site: (site: RegionId) => string;
  readonly noSite: string;
}

export interface SeatWords {
  readonly touching: (size: number, of: number) => string;
  readonly points: (points: number, of: number) => string;
}
