/**
 * What everybody may know, which is everything (VIR-1.11): the shape of a view. What is printed on cards and tokens is not
 * repeated here; `editionOf(view)` from `data/box.ts` has it, corrections included.
 */
import type { Cost, ScoreLine, Seat, Sum } from '@signoria/kernel';
import type { ActionId } from '../../data/actions.ts';
import type { PlayedWith } from '../../data/box.ts';
import type { CardId } from '../../data/cards.ts';
import type { CityId, SideId } from '../../data/cities.ts';
import type { RoomId, Side, SpaceId } from '../../data/palace.ts';
import type { AllianceId, BonusId, TokenId } from '../../data/pieces.ts';
import type { PowerId } from '../../data/powers.ts';
import type { AgentPlace, PurchaseId } from '../model/choices.ts';
import type { EndReason } from '../model/events.ts';
import type { Options } from '../model/options.ts';
import type { Frame } from '../model/state.ts';

export interface View extends PlayedWith {
  readonly options: Options;
  readonly year: number;
  readonly season: 'setup' | 'spring' | 'winter';
  readonly mapSide: SideId;
  /** Seats in turn order. */
  readonly order: readonly Seat[];
  /** Only cities in play. */
  readonly cities: readonly CityView[];
  readonly players: readonly PlayerView[];
  readonly alliances: readonly AllianceView[];
  /** What can be bought, with how many are left. */
  readonly market: readonly OfferView[];
  readonly bonuses: readonly BonusView[];
  /** By number of cities (the last cell is "8 or more"), bottom disc first. */
  readonly cityTrack: readonly { readonly vp: number; readonly stack: readonly Seat[] }[];
  readonly patronageTrack: readonly PatronageCell[];
  /** Indulgence cards left in the stack. */
  readonly indulgences: number;
  /** The siege or field battle going on. */
  readonly battle: BattleView | null;
  /** What the seat asked has planned so far and not paid yet. */
  readonly plan: PlanView | null;
  /** Why this Year is the last; null while it is not. */
  readonly ending: EndReason | null;
  /** Whose Winter turn it is. */
  readonly winterOf: Seat | null;
  /** Seats by when their disc came to its cell of the City track, latest last. */
  readonly arrivals: readonly Seat[];
  /** Who won a field battle where, and may call the siege off (VIR-13.4). */
  readonly victors: readonly { readonly seat: Seat; readonly city: CityId }[];
  /** All that is under way and still to come, next thing last: nothing of it is secret. */
  readonly agenda: readonly Frame[];
}

export interface CityView {
  readonly id: CityId;
  readonly owner: Seat | null;
  /** As printed. */
  readonly toughness: number;
  /** By seat: what the city is for that seat's Diplomacy or siege. Null for the owner. */
  readonly against: readonly (Sum | null)[];
  /** By seat: the Crowns that Diplomacy needs there; null where it cannot go (VIR-9.1). */
  readonly crowns: readonly (Sum | null)[];
  /** What its owner pays for a Troop there. */
  readonly wage: Sum | null;
  readonly agent: Seat | null;
  readonly troops: readonly TroopsView[];
  /** Whether its token is available; neutral tokens lie available in the supply. */
  readonly available: boolean;
  /** Null: no Cathedral. */
  readonly cathedral: 'available' | 'exhausted' | null;
  readonly pirate: boolean;
  readonly port: boolean;
  readonly home: PowerId | null;
  /** Seats with Troops before a city that is not theirs (VIR-12.1). */
  readonly besiegers: readonly Seat[];
}

export interface TroopsView {
  readonly seat: Seat;
  readonly count: number;
  /** Of these, those that must leave at the end of Spring. */
  readonly retreating: number;
}

export interface PlayerView {
  readonly seat: Seat;
  /** Null until it is chosen. */
  readonly power: PowerId | null;
  readonly florins: number;
  /** Florins that could be cashed at once from Courtiers and tokens (VIR-3.7). */
  readonly cashable: number;
  readonly cities: number;
  readonly patronage: number;
  readonly marker: RoomId | null;
  readonly rooms: readonly RoomView[];
  readonly spaces: readonly SpaceView[];
  /** Shaded spaces: how many are unlocked and by what, and how many are in use (VIR-15.9, VIR-15.11). */
  readonly shaded: { readonly unlocked: number; readonly used: number; readonly by: readonly string[] };
  readonly domain: readonly TokenView[];
  readonly bonuses: readonly BonusId[];
  /** Usable Agents: how many, and how many of them are not placed. */
  readonly agents: { readonly usable: number; readonly reserve: number };
  readonly troops: { readonly onMap: number; readonly reserve: number };
  readonly warTokens: number;
  readonly trophies: readonly Seat[];
  /** The marker has stopped this Year, and an Indulgence was requested this Year. */
  readonly stopped: boolean;
  readonly pardoned: boolean;
  /** Types of Patronage bonuses that were taken, even if Machiavelli is gone again (VIR-R36). */
  readonly bonusTypes: readonly ('creator' | 'creation')[];
  /** May request an Indulgence at its own decisions (VIR-R4). */
  readonly mayRequestIndulgence: boolean;
  /** Crosses that count for religion (VIR-16.5). */
  readonly crosses: number;
  /** Crowns that break a tie (VIR-16.11). */
  readonly crowns: number;
  /** Prestige if the game ended now, and how it comes about. */
  readonly prestige: number;
  readonly score: readonly ScoreLine[];
  /** The numbers above, part by part, and the salary that this Winter would ask for. */
  readonly why: {
    readonly [of in 'prestige' | 'crosses' | 'crowns' | 'cashable' | 'unlocked' | 'salary']: Sum;
  };
}

export interface RoomView {
  readonly id: RoomId;
  readonly printed: ActionId;
  /** The action it gives now. */
  readonly action: ActionId;
  readonly card: CardId | null;
  readonly upgrade: CardId | null;
  readonly indulgence: boolean;
  readonly agent: Seat | null;
  readonly marker: boolean;
  /** Stepping on from here crosses the refresh arrow of this side. */
  readonly arrow: Side | null;
  /** Why its action cannot be used: VIR-6.7, VIR-6.8. */
  readonly blocked: 'indulgence' | 'agent' | null;
  /** No card may enter or leave it in Winter (VIR-15.5), and why. */
  readonly frozen: 'marker' | 'indulgence' | 'agent' | null;
}

export interface SpaceView {
  readonly id: SpaceId;
  readonly side: Side;
  readonly shaded: boolean;
  readonly card: CardId | null;
  readonly available: boolean;
}

export interface TokenView {
  /** As it is named in payments: `siena`, `cathedral.siena`, `duchy`. */
  readonly id: string;
  readonly kind: 'city' | 'title' | 'guild' | 'cathedral' | 'artillery';
  readonly city: CityId | null;
  readonly token: TokenId | null;
  readonly available: boolean;
}

export interface AllianceView {
  readonly id: AllianceId;
  readonly cost: Cost;
  readonly holder: Seat | null;
  /** The disc is in the left cell. */
  readonly available: boolean;
  readonly agent: Seat | null;
  /** An enemy Agent stops bonus and prestige (VIR-15.29, VIR-16.9). */
  readonly blocked: boolean;
}

export interface OfferView {
  readonly id: PurchaseId;
  readonly cost: Cost;
  readonly left: number;
}

export interface BonusView {
  readonly id: BonusId;
  readonly type: 'creator' | 'creation';
  readonly owner: Seat | null;
}

export interface PatronageCell {
  readonly vp: number;
  readonly bonus: boolean;
  /** What the step to this cell costs: any one of these. Empty for the start. */
  readonly costs: readonly Cost[];
  readonly seats: readonly Seat[];
}

export interface BattleView {
  readonly kind: 'siege' | 'field';
  readonly city: CityId;
  readonly attacker: Seat;
  /** Null: a neutral city. */
  readonly defender: Seat | null;
  readonly attack: StrengthView;
  readonly defence: StrengthView;
  /** What was declared so far, in order. */
  readonly declared: readonly { readonly seat: Seat; readonly with: string; readonly worth: number }[];
  /** If nobody declared any more (VIR-12.9, VIR-13.3, VIR-13.7). */
  readonly outlook: 'attacker' | 'defender' | 'tie';
}

export interface StrengthView {
  readonly total: number;
  readonly troops: number;
  readonly bonus: number;
  /** Part by part. */
  readonly why: Sum;
  /** Null in a field battle, and for the attacker. */
  readonly toughness: Sum | null;
}

export type PlanView =
  | {
      readonly what: 'war';
      readonly seat: Seat;
      readonly cost: Cost;
      /** The cards of the Room that give a War token and nothing else. */
      readonly tokens: readonly ('card' | 'upgrade')[];
    }
  | {
      readonly what: 'intrigue';
      readonly seat: Seat;
      readonly cost: Cost;
      readonly holding: AgentPlace | 'reserve' | null;
    }
  | {
      readonly what: 'purchase';
      readonly seat: Seat;
      readonly cost: Cost;
      readonly basket: readonly { readonly what: PurchaseId; readonly city: CityId | null }[];
      /** The cost by kind, purchase by purchase. */
      readonly why: { readonly [kind: string]: Sum };
    }
  /** The Ships promised to Troops that have retreated by sea. */
  | { readonly what: 'retreat'; readonly seat: Seat; readonly cost: Cost }
  /** So many more tokens can be turned; an Alliance takes two. */
  | { readonly what: 'refresh'; readonly seat: Seat; readonly left: number };
