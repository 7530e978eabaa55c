/**
 * Everything a player can answer. Ids, not indices, so that a line of the log can be read; small domains are interned.
 *
 * *Places* of Agents: a city (`siena`), a Room (`venice.top`: whose Palace, which Room) or an Alliance (`france`).
 * *Sources* that pay: a Courtier by its space (`R1`), a Domain token (`siena`, `cathedral.siena`, `duchy`, `guild`,
 * `artillery`), an Alliance bonus (`ottoman_empire`), and in the Room of the action `card`, `upgrade` and `printed`;
 * `michelangelo`, `indulgence` (its Crown), `coin1` … (one florin each) and `treasury` (all florins).
 */
import type { Payment } from '@signoria/kernel';
import type { CardId, NobleId } from '../data/cards.ts';
import type { CityId } from '../data/cities.ts';
import type { RoomId, SpaceId } from '../data/palace.ts';
import type { AllianceId, BonusId, TokenId } from '../data/pieces.ts';
import type { PowerId } from '../data/powers.ts';

/** Where a Family card begins: a Room, under the Family card in a Room, or an open space (VIR-2.6). */
export type FamilyPlace = RoomId | `under.${RoomId}` | SpaceId;
/** Where a card lies in Winter: a space, a Room, or under the card of a Room. */
export type CardPlace = SpaceId | RoomId | `under.${RoomId}`;
/** Where an Agent is. */
export type AgentPlace = CityId | `${PowerId}.${RoomId}` | AllianceId;
export type Way = 'land' | 'sea';
export type PurchaseId = NobleId | Exclude<TokenId, 'artillery'>;

export type Choice =
  | { readonly do: 'power'; readonly power: PowerId }
  /** The three Family cards, in the order of the family. */
  | { readonly do: 'family'; readonly places: readonly FamilyPlace[] }
  /** First Spring: the marker goes into this Room. */
  | { readonly do: 'room'; readonly room: RoomId }
  | { readonly do: 'march'; readonly rooms: 1 | 2 }
  /** One Room further: for florins, or by this token's Arrow. */
  | { readonly do: 'further'; readonly by: string }
  | { readonly do: 'redeem'; readonly payment: Payment }
  /** Nothing of the kind: no action, no further, no redemption, no more. */
  | { readonly do: 'stop' }
  | { readonly do: 'govern'; readonly symbols: number }
  | { readonly do: 'refresh'; readonly what: string }
  | { readonly do: 'patronise'; readonly payment: Payment }
  | { readonly do: 'bonus'; readonly bonus: BonusId }
  | { readonly do: 'trade'; readonly ships: number }
  | { readonly do: 'annex'; readonly city: CityId; readonly way: Way }
  | {
      readonly do: 'move';
      readonly troops: number;
      readonly from: CityId;
      readonly to: CityId;
      readonly way: Way;
    }
  /** A War-bonus token for the War symbol of this card of the Room. */
  | { readonly do: 'warToken'; readonly card: 'card' | 'upgrade' }
  /** Take an Agent in hand: a new one, or the one placed here. */
  | { readonly do: 'agent'; readonly from: AgentPlace | 'reserve' }
  | { readonly do: 'plant'; readonly at: AgentPlace }
  | { readonly do: 'remove'; readonly at: AgentPlace }
  /** Pay what was planned. */
  | { readonly do: 'pay'; readonly payment: Payment }
  /** Turn these into florins, because florins are due. */
  | { readonly do: 'raise'; readonly payment: Payment }
  | { readonly do: 'siege'; readonly city: CityId }
  | { readonly do: 'besiege' }
  | { readonly do: 'withdraw' }
  /** A War bonus: a source, `token`, `leonardo` or `france`. */
  | { readonly do: 'declare'; readonly with: string }
  | { readonly do: 'pass' }
  | { readonly do: 'retreat'; readonly to: CityId; readonly way: Way }
  /** The Troop is lost rather than retreated. */
  | { readonly do: 'lose' }
  /** The fifth city is lost: this space goes, its card to another space or away. */
  | { readonly do: 'vacate'; readonly space: SpaceId; readonly to: SpaceId | 'discard' }
  | { readonly do: 'salary'; readonly florins: number }
  | { readonly do: 'dismiss'; readonly city: CityId }
  | { readonly do: 'arrange'; readonly from: CardPlace; readonly to: CardPlace }
  | { readonly do: 'discard'; readonly space: SpaceId }
  | { readonly do: 'buy'; readonly what: PurchaseId; readonly city?: CityId }
  /** Where a new card goes; whoever sits there is discarded. */
  | { readonly do: 'house'; readonly card: CardId; readonly space: SpaceId }
  | { readonly do: 'hire'; readonly city: CityId }
  | { readonly do: 'ally'; readonly power: AllianceId; readonly payment: Payment }
  /** Any time: florins from a Courtier or token. */
  | { readonly do: 'cash'; readonly source: string }
  /** Any own decision: an Indulgence for three florins. */
  | { readonly do: 'indulgence' };

export type Do<D extends Choice['do']> = Extract<Choice, { do: D }>;

export const STOP: Do<'stop'> = { do: 'stop' };
export const PASS: Do<'pass'> = { do: 'pass' };
export const LOSE: Do<'lose'> = { do: 'lose' };
export const BESIEGE: Do<'besiege'> = { do: 'besiege' };
export const WITHDRAW: Do<'withdraw'> = { do: 'withdraw' };
export const INDULGENCE: Do<'indulgence'> = { do: 'indulgence' };
export const MARCH: readonly Do<'march'>[] = [
  { do: 'march', rooms: 1 },
  { do: 'march', rooms: 2 },
];

/** One object for each choice of a small domain: made when first needed, the same ever after. */
function interned<C extends Choice, K extends string>(make: (key: K) => C): (key: K) => C {
  const made = new Map<K, C>();
  return (key) => {
    let choice = made.get(key);
    if (choice === undefined) {
      choice = make(key);
      made.set(key, choice);
    }
    return choice;
  };
}

export const power = interned((id: PowerId): Do<'power'> => ({ do: 'power', power: id }));
export const room = interned((id: RoomId): Do<'room'> => ({ do: 'room', room: id }));
export const further = interned((by: string): Do<'further'> => ({ do: 'further', by }));
export const refresh = interned((what: string): Do<'refresh'> => ({ do: 'refresh', what }));
export const bonus = interned((id: BonusId): Do<'bonus'> => ({ do: 'bonus', bonus: id }));
export const warToken = interned((card: 'card' | 'upgrade'): Do<'warToken'> => ({ do: 'warToken', card }));
export const agent = interned((from: AgentPlace | 'reserve'): Do<'agent'> => ({ do: 'agent', from }));
export const plant = interned((at: AgentPlace): Do<'plant'> => ({ do: 'plant', at }));
export const remove = interned((at: AgentPlace): Do<'remove'> => ({ do: 'remove', at }));
export const siege = interned((city: CityId): Do<'siege'> => ({ do: 'siege', city }));
export const declare = interned((source: string): Do<'declare'> => ({ do: 'declare', with: source }));
export const dismiss = interned((city: CityId): Do<'dismiss'> => ({ do: 'dismiss', city }));
export const discard = interned((space: SpaceId): Do<'discard'> => ({ do: 'discard', space }));
export const buy = interned((what: PurchaseId): Do<'buy'> => ({ do: 'buy', what }));
export const hire = interned((city: CityId): Do<'hire'> => ({ do: 'hire', city }));
export const cash = interned((source: string): Do<'cash'> => ({ do: 'cash', source }));

const annexes = {
  land: interned((city: CityId): Do<'annex'> => ({ do: 'annex', city, way: 'land' })),
  sea: interned((city: CityId): Do<'annex'> => ({ do: 'annex', city, way: 'sea' })),
};
export const annex = (city: CityId, way: Way): Do<'annex'> => annexes[way](city);

const retreats = {
  land: interned((to: CityId): Do<'retreat'> => ({ do: 'retreat', to, way: 'land' })),
  sea: interned((to: CityId): Do<'retreat'> => ({ do: 'retreat', to, way: 'sea' })),
};
export const retreat = (to: CityId, way: Way): Do<'retreat'> => retreats[way](to);

export const cathedralAt = interned((city: CityId): Do<'buy'> => ({ do: 'buy', what: 'cathedral', city }));

export const GOVERN: readonly Do<'govern'>[] = Array.from({ length: 40 }, (_, symbols) => ({ do: 'govern', symbols }));
export const TRADE: readonly Do<'trade'>[] = Array.from({ length: 80 }, (_, ships) => ({ do: 'trade', ships }));
export const SALARY: readonly Do<'salary'>[] = [0, 1, 2].map((florins) => ({ do: 'salary', florins }));

const moves = new Map<number, Do<'move'>>();

/** `key` is any number that names the move. */
export function move(key: number, make: () => Do<'move'>): Do<'move'> {
  let choice = moves.get(key);
  if (choice === undefined) {
    choice = make();
    moves.set(key, choice);
  }
  return choice;
}

const pairs = new Map<string, Choice>();

export function arrange(from: CardPlace, to: CardPlace): Do<'arrange'> {
  return paired(`arrange ${from} ${to}`, () => ({ do: 'arrange', from, to })) as Do<'arrange'>;
}

export function vacate(space: SpaceId, to: SpaceId | 'discard'): Do<'vacate'> {
  return paired(`vacate ${space} ${to}`, () => ({ do: 'vacate', space, to })) as Do<'vacate'>;
}

export function house(card: CardId, space: SpaceId): Do<'house'> {
  return paired(`house ${card} ${space}`, () => ({ do: 'house', card, space })) as Do<'house'>;
}

function paired(key: string, make: () => Choice): Choice {
  let choice = pairs.get(key);
  if (choice === undefined) {
    choice = make();
    pairs.set(key, choice);
  }
  return choice;
}
