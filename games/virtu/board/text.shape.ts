/** The shape of the words that only the board says, in one language. Null in place of a name is the reader. */
import type { ActionId } from '../data/actions.ts';
import type { CardId } from '../data/cards.ts';
import type { SpaceId } from '../data/palace.ts';
import type { AllianceId, BonusId, TokenId } from '../data/pieces.ts';
import type { SymbolId } from '../data/symbols.ts';
import type { RoomView, ToughnessReason } from '../rules/view.types.ts';
import type { SourceKind } from './sources.ts';

type Named = (name: string | null) => string;
type Counted = (n: number) => string;
type Sided = { readonly left: string; readonly right: string };

export type WinterStep = 'salary' | 'rearrange' | 'acquire' | 'hire' | 'alliance';

/** Names short enough for a card, and what things do in a sentence. */
export interface Faces {
  readonly face: {
    readonly cards: { readonly [id in CardId]: string };
    readonly bonuses: { readonly [id in BonusId]: string };
    readonly alliances: { readonly [id in AllianceId]: string };
    readonly actions: { readonly [id in ActionId]: string };
  };
  readonly tokenEffect: { readonly [id in TokenId]: string };
  readonly actionEffect: { readonly [id in ActionId]: string };
  readonly symbolUse: { readonly [id in SymbolId]: string };
}

export interface BoardWords extends Faces {
  readonly you: string;
  readonly close: string;
  /** Of a thing that cannot be chosen now, and of one that can. */
  readonly closed: string;
  readonly mayChoose: string;
  readonly map: string;
  readonly parts: string;
  readonly pages: { readonly [page in 'map' | 'prestige' | 'market' | 'battle']: string };
  readonly zoom: { readonly enlarge: string; readonly reduce: string; readonly whole: string };
  readonly rules: string;
  readonly amount: string;
  readonly symbol: (id: SymbolId, n: number) => string;
  readonly toughness: { readonly [why in ToughnessReason]: string };
  readonly city: CityWords;
  readonly alliance: AllianceWords;
  readonly palace: PalaceWords;
  readonly space: { readonly title: string; readonly text: string };
  readonly card: CardWords;
  readonly market: MarketWords;
  readonly battle: BattleWords;
  readonly source: SourceWords;
  readonly pay: PayWords;
  readonly purse: PurseWords;
  readonly plan: {
    readonly soFar: string;
    readonly reach: string;
    readonly refresh: Counted;
  };
  readonly tray: {
    readonly title: string;
    readonly next: string;
    readonly upper: string;
    readonly under: string;
    readonly drop: string;
  };
  readonly winter: { readonly title: string; readonly step: { readonly [step in WinterStep]: string } };
  readonly prestige: PrestigeWords;
  readonly family: {
    readonly place: string;
    readonly noAction: string;
    readonly done: string;
    readonly again: string;
  };
  readonly power: { readonly title: string; readonly taken: string; readonly about: string };
  readonly seat: SeatWords;
  readonly headline: HeadlineWords;
}

export interface CityWords {
  readonly about: string;
  readonly neutral: string;
  readonly of: Named;
  readonly toughness: (sum: string) => string;
  readonly pirate: string;
  readonly port: (seas: readonly string[]) => string;
  readonly cathedral: string;
  readonly garrison: (name: string | null, troops: number) => string;
  readonly besieges: (name: string | null, troops: number) => string;
  readonly agent: Named;
  readonly covered: string;
  /** Before the symbols of its token. */
  readonly token: string;
  readonly forYou: string;
  /** What Diplomacy or a siege needs at least. */
  readonly exceed: Counted;
  readonly roads: (cities: readonly string[]) => string;
  /** Ships from a port of the reader's. */
  readonly voyage: (from: string, seas: number) => string;
  readonly count: Counted;
}

export interface AllianceWords {
  readonly title: string;
  readonly free: string;
  readonly freeShort: string;
  readonly of: Named;
  readonly ready: string;
  readonly spent: string;
  readonly blocked: string;
  readonly agent: Named;
}

export interface PalaceWords {
  readonly rooms: string;
  readonly room: (action: string) => string;
  readonly bare: string;
  readonly bareShort: string;
  readonly upgrade: (card: string) => string;
  readonly marker: string;
  readonly indulgence: string;
  readonly agent: Named;
  readonly blocked: { readonly [why in NonNullable<RoomView['blocked']>]: string };
  readonly refresh: Sided;
  readonly courtiers: Sided;
  readonly courtiersShort: string;
  readonly space: Sided;
  readonly spaceName: { readonly [id in SpaceId]: string };
  readonly free: string;
  readonly freeShort: string;
  readonly freeShaded: Counted;
  readonly closedSpace: string;
  readonly closedShort: string;
  readonly shadedCount: (used: number, unlocked: number) => string;
  readonly available: string;
  readonly exhausted: string;
  /** Of an exhausted Courtier whose arrow the selected move would cross. */
  readonly wakes: string;
  /** No symbols at all. */
  readonly nothing: string;
  readonly domain: string;
  readonly noDomain: string;
  readonly cathedralIn: (city: string) => string;
  readonly troopsLeft: Counted;
  readonly agentsLeft: Counted;
  readonly warTokens: Counted;
  readonly trophy: (name: string) => string;
  readonly noPower: (name: string) => string;
}

export interface CardWords {
  readonly action: (action: string) => string;
  readonly noAction: string;
  readonly agent: string;
  readonly prestige: Counted;
  readonly space: string;
  readonly single: string;
}

export interface MarketWords {
  readonly nobles: string;
  readonly tokens: string;
  readonly creators: string;
  readonly creations: string;
  readonly creator: string;
  readonly creation: string;
  readonly price: (cost: string) => string;
  readonly free: string;
  readonly left: Counted;
  readonly inBasket: string;
  readonly takenBy: (name: string) => string;
}

export interface BattleWords {
  readonly siege: (city: string) => string;
  readonly field: (city: string) => string;
  readonly against: string;
  readonly neutral: string;
  readonly attacks: string;
  readonly defends: string;
  readonly fieldSide: string;
  readonly toughness: string;
  readonly troops: string;
  readonly bonus: string;
  /** As things stand: the city holds, nobody wins, somebody wins. */
  readonly holds: string;
  readonly tie: string;
  readonly wins: Named;
  readonly declare: string;
}

export interface SourceWords {
  readonly courtier: string;
  readonly card: string;
  readonly upgrade: string;
  readonly printed: string;
  readonly roomText: string;
  readonly warToken: string;
  readonly warTokenText: string;
  readonly indulgence: string;
  readonly indulgenceText: string;
  readonly treasury: string;
  readonly treasuryText: string;
  /** Where it lies. */
  readonly from: { readonly [kind in SourceKind]: string };
  readonly turns: string;
}

export interface PayWords {
  readonly title: string;
  readonly what: string;
  readonly paid: string;
  readonly owed: (left: string) => string;
  readonly lost: (surplus: string) => string;
  readonly noHelp: string;
  readonly suggest: string;
  readonly clear: string;
  readonly spend: (source: string, amount: string) => string;
  readonly treasuryIdle: Counted;
  readonly treasuryRest: Counted;
  readonly treasuryPays: (coins: number, has: number) => string;
}

export interface PurseWords {
  readonly cashable: Counted;
  readonly cash: string;
  readonly cashTitle: string;
  readonly cashNote: string;
  readonly indulgence: string;
  readonly indulgenceTitle: string;
  readonly indulgenceNote: string;
}

export interface PrestigeWords {
  readonly cityTrack: string;
  readonly patronageTrack: string;
  readonly patronageNote: string;
  readonly bonusHere: string;
  readonly or: string;
  readonly points: Counted;
  readonly order: string;
  readonly projection: string;
  readonly rows: { readonly [what: string]: string };
  readonly crosses: string;
  readonly total: string;
}

export interface SeatWords {
  readonly cities: Counted;
  readonly florins: Counted;
  /** Its place in turn order. */
  readonly order: Counted;
  readonly besieges: string;
  readonly defends: string;
}

export interface HeadlineWords {
  readonly setup: string;
  readonly year: Counted;
  readonly season: { readonly spring: string; readonly winter: string };
  readonly siege: (city: string) => string;
  readonly field: (city: string) => string;
  readonly last: string;
}
