/**
 * Everything a player can answer. Ids, not indices, so that a line of the log can be read; small domains are interned.
 *
 * *Places* of Agents: a city (`siena`), a Room (`venice.top`: whose Palace, which Room) or an Alliance (`france`).
 * *Sources* that pay: a Courtier by its space (`R1`), a Domain token (`siena`, `cathedral.siena`, `duchy`, `guild`,
 * `artillery`), an Alliance bonus (`ottoman_empire`), and in the Room of the action `card`, `upgrade` and `printed`;
 * `michelangelo`, `indulgence` (its Crown), `coin1` … (one florin each) and `treasury` (all florins).
 */
import {
  type ChoiceOf,
  notationOf,
  number,
  oneOfNumbers,
  optional,
  payment,
  type Term,
  word,
} from '@signoria/kernel/notation';
import type { CardId, NobleId } from '../../data/cards.ts';
import type { CityId } from '../../data/cities.ts';
import type { RoomId, SpaceId } from '../../data/palace.ts';
import type { AllianceId, BonusId, TokenId } from '../../data/pieces.ts';
import type { PowerId } from '../../data/powers.ts';

/** Where a Family card begins: a Room, under the Family card in a Room, or an open space (VIR-2.6). */
export type FamilyPlace = RoomId | `under.${RoomId}` | SpaceId;
/** Where a card lies in Winter: a space, a Room, or under the card of a Room. */
export type CardPlace = SpaceId | RoomId | `under.${RoomId}`;
/** Where an Agent is. */
export type AgentPlace = CityId | `${PowerId}.${RoomId}` | AllianceId;
export type Way = 'land' | 'sea';
export type PurchaseId = NobleId | Exclude<TokenId, 'artillery'>;

/** Three places, one for each Family card. */
const familyPlaces: Term<readonly FamilyPlace[]> = {
  write: (places) => places.join(' '),
  read(words) {
    const place = word<FamilyPlace>();
    return [place.read(words), place.read(words), place.read(words)];
  },
};

const way = word<Way>();
const city = word<CityId>();

/** Whether there is such a city, card or place is for the menu to say. */
const VERBS = {
  power: { power: word<PowerId>() },
  /** The three Family cards, in the order of the family. */
  family: { places: familyPlaces },
  /** First Spring: the marker goes into this Room. */
  room: { room: word<RoomId>() },
  march: { rooms: oneOfNumbers([1, 2]) },
  /** One Room further: for florins, or by this token's Arrow. */
  further: { by: word() },
  redeem: { payment },
  /** Nothing of the kind: no action, no further, no redemption, no more. */
  stop: {},
  govern: { symbols: number },
  refresh: { what: word() },
  patronise: { payment },
  bonus: { bonus: word<BonusId>() },
  trade: { ships: number },
  annex: { city, way },
  move: { troops: number, from: city, to: city, way },
  /** A War-bonus token for the War symbol of this card of the Room. */
  warToken: { card: word<'card' | 'upgrade'>() },
  /** Take an Agent in hand: a new one, or the one placed here. */
  agent: { from: word<AgentPlace | 'reserve'>() },
  plant: { at: word<AgentPlace>() },
  remove: { at: word<AgentPlace>() },
  /** Pay what was planned. */
  pay: { payment },
  /** Turn these into florins, because florins are due. */
  raise: { payment },
  siege: { city },
  besiege: {},
  withdraw: {},
  /** A War bonus: a source, `token`, `leonardo` or `france`. */
  declare: { with: word() },
  pass: {},
  retreat: { to: city, way },
  /** The Troop is lost rather than retreated. */
  lose: {},
  /** The fifth city is lost: this space goes, its card to another space or away. */
  vacate: { space: word<SpaceId>(), to: word<SpaceId | 'discard'>() },
  salary: { florins: number },
  dismiss: { city },
  arrange: { from: word<CardPlace>(), to: word<CardPlace>() },
  discard: { space: word<SpaceId>() },
  buy: { what: word<PurchaseId>(), city: optional(city) },
  /** Where a new card goes; whoever sits there is discarded. */
  house: { card: word<CardId>(), space: word<SpaceId>() },
  hire: { city },
  ally: { power: word<AllianceId>(), payment },
  /** Any time: florins from a Courtier or token. */
  cash: { source: word() },
  /** Any own decision: an Indulgence for three florins. */
  indulgence: {},
};

export type Choice = ChoiceOf<typeof VERBS>;
export type Do<D extends Choice['do']> = Extract<Choice, { do: D }>;

/** One line per answer: `march 2`, `annex siena land`, `pay R1=crown siena=ship coin1=florin`, `arrange R1 under.top`. */
export const notation = notationOf(VERBS);

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
function interned<T extends object, K extends string>(make: (key: K) => T): (key: K) => T {
  const made = new Map<K, T>();
  return (key) => {
    let one = made.get(key);
    if (one === undefined) {
      one = make(key);
      made.set(key, one);
    }
    return one;
  };
}

/** The same for two keys. */
function pairwise<C extends Choice, A extends string, B extends string>(make: (a: A, b: B) => C): (a: A, b: B) => C {
  const first = interned((a: A) => interned((b: B) => make(a, b)));
  return (a, b) => first(a)(b);
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
export const annex = pairwise((city: CityId, way: Way): Do<'annex'> => ({ do: 'annex', city, way }));
export const retreat = pairwise((to: CityId, way: Way): Do<'retreat'> => ({ do: 'retreat', to, way }));
export const arrange = pairwise((from: CardPlace, to: CardPlace): Do<'arrange'> => ({ do: 'arrange', from, to }));
export const vacate = pairwise(
  (space: SpaceId, to: SpaceId | 'discard'): Do<'vacate'> => ({ do: 'vacate', space, to }),
);
export const house = pairwise((card: CardId, space: SpaceId): Do<'house'> => ({ do: 'house', card, space }));
export const hire = interned((city: CityId): Do<'hire'> => ({ do: 'hire', city }));
export const cash = interned((source: string): Do<'cash'> => ({ do: 'cash', source }));

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
