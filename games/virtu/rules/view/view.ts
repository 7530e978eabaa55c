/** Chapter 1: what a seat, or a spectator, may know. Everything is public (VIR-1.11); built up from nothing all the same. */
import { type Cost, explained, once, type Seat, type Sum, total } from '@signoria/kernel';
import { ACTIONS } from '../../data/actions.ts';
import { editionOf } from '../../data/box.ts';
import { CARDS } from '../../data/cards.ts';
import { CITIES, type City } from '../../data/cities.ts';
import { CITIES_FOR_SPACE, INDULGENCES, LAST_CITY_CELL, TROOPS } from '../../data/figures.ts';
import { ROOMS, SHADED, SPACES, sideOf } from '../../data/palace.ts';
import { ALLIANCES, BONUSES, CREATORS, TOKENS } from '../../data/pieces.ts';
import { POWERS } from '../../data/powers.ts';
import { CATHEDRAL_SOURCE } from '../../data/sources.ts';
import { crownsFor, isTarget } from '../chapters/09-diplomacy.ts';
import { active, attackOf, defenceOf } from '../chapters/12-battle.ts';
import { basketCost, leftOf, PURCHASES, type Purchase } from '../chapters/15-acquisitions.ts';
import { salaryDue, troopsOnMap, wageAt } from '../chapters/15-troops.ts';
import { placedAgents } from '../model/agents.ts';
import {
  actionOf,
  citiesOf,
  frozenBy,
  hasEnemyAgent,
  indulgencesLeft,
  printedAction,
  unlockedSpaces,
  usedShaded,
} from '../model/palace.ts';
import { priceOf } from '../model/prices.ts';
import { cashable, isAllianceBlocked, mayRequest } from '../model/purse.ts';
import { type Compared, crossesOf, crownsOf, prestige, scoreIn, standing } from '../model/scoring.ts';
import {
  ABSENT,
  AVAILABLE,
  CLOSED,
  NONE,
  roomAt,
  SINGLES_EACH,
  type State,
  singleAt,
  spaceAt,
  troopsAt,
} from '../model/state.ts';
import { toughness } from '../model/toughness.ts';
import type {
  AllianceView,
  BattleView,
  CityView,
  PatronageCell,
  PlanView,
  PlayerView,
  RoomView,
  TokenView,
  View,
} from './types.ts';

export type * from './types.ts';

/** Nothing is hidden (VIR-1.11): all see the same. */
export function view(s: State, _viewer: Seat | null): View {
  return once(s, seenByAll);
}

function seenByAll(s: State): View {
  return {
    options: s.options,
    edition: s.edition,
    printing: s.printing,
    year: s.year,
    season: s.season,
    mapSide: editionOf(s).maps[s.seats]!.side,
    order: s.order.slice(),
    cities: CITIES.flatMap((_, city) => (s.owner[city] === CLOSED ? [] : [cityView(s, city)])),
    players: players(s),
    alliances: ALLIANCES.map((_, alliance) => allianceView(s, alliance)),
    market: PURCHASES.map((id) => ({ id, cost: priceOf(s, id), left: leftOf(s, id) })),
    bonuses: BONUSES.map((id, bonus) => {
      return { id, type: bonus < CREATORS ? 'creator' : 'creation', owner: orNull(s.bonusOwner[bonus]!) };
    }),
    cityTrack: editionOf(s).cityTrack.map((vp, cell) => {
      return { vp, stack: s.arrivals.filter((seat) => Math.min(citiesOf(s, seat), LAST_CITY_CELL) === cell) };
    }),
    patronageTrack: patronageTrack(s),
    indulgences: indulgencesLeft(s, INDULGENCES),
    battle: battleView(s),
    plan: planView(s),
    ending: s.ending,
    winterOf: orNull(s.winterOf),
    arrivals: s.arrivals.slice(),
    victors: s.victors.map(({ seat, city }) => ({ seat, city: CITIES[city]! })),
    agenda: s.todo.slice(),
  };
}

function orNull(seat: number): Seat | null {
  return seat < 0 ? null : seat;
}

function cityView(s: State, city: City): CityView {
  const box = editionOf(s);
  const owner = orNull(s.owner[city]!);
  const seats = s.powers.map((_, seat) => seat);
  return {
    id: CITIES[city]!,
    owner,
    toughness: box.toughness[city]!,
    against: seats.map((seat) => (seat === owner ? null : explained((parts) => toughness(s, city, seat, parts)))),
    crowns: seats.map((seat) => (isTarget(s, city) ? explained((parts) => crownsFor(s, seat, city, parts)) : null)),
    wage: owner === null ? null : explained((parts) => wageAt(s, owner, city, parts)),
    agent: orNull(s.cityAgent[city]!),
    troops: seats.flatMap((seat) => {
      const count = s.troops[troopsAt(s, city, seat)]!;
      return count === 0 ? [] : [{ seat, count, retreating: s.retreating[troopsAt(s, city, seat)]! }];
    }),
    available: s.cityReady[city]!,
    cathedral: sideUp(s.cathedral[city]!),
    pirate: box.pirate[city]!,
    port: box.port[city]!,
    home: box.home[city] === NONE ? null : POWERS[box.home[city]!]!,
    besiegers: seats.filter((seat) => seat !== owner && active(s, city, seat) > 0),
  };
}

function sideUp(token: number): 'available' | 'exhausted' | null {
  return token === ABSENT ? null : token === AVAILABLE ? 'available' : 'exhausted';
}

function players(s: State): readonly PlayerView[] {
  const now = standing(s);
  return s.powers.map((_, seat) => playerView(s, seat, now));
}

function playerView(s: State, seat: Seat, now: Compared): PlayerView {
  const power = s.powers[seat]!;
  const lines = scoreIn(s, seat, now);
  const placed = placedAgents(s, seat);
  const onMap = troopsOnMap(s, seat);
  return {
    seat,
    power: power === NONE ? null : POWERS[power]!,
    florins: s.florins[seat]!,
    cashable: cashable(s, seat),
    cities: citiesOf(s, seat),
    patronage: s.patronage[seat]!,
    marker: s.marker[seat] === NONE ? null : ROOMS[s.marker[seat]!]!,
    rooms: power === NONE ? [] : ROOMS.map((_, room) => roomView(s, seat, room)),
    spaces: SPACES.map((id, space) => {
      const card = s.courtier[spaceAt(seat, space)]!;
      const available = s.courtierReady[spaceAt(seat, space)]!;
      return {
        id,
        side: sideOf(space),
        shaded: SHADED[space]!,
        card: card === NONE ? null : CARDS[card]!,
        available,
      };
    }),
    shaded: { unlocked: unlockedSpaces(s, seat), used: usedShaded(s, seat), by: unlockers(s, seat) },
    domain: domain(s, seat),
    bonuses: BONUSES.filter((_, bonus) => s.bonusOwner[bonus] === seat),
    agents: { usable: s.agents[seat]!, reserve: s.agents[seat]! - placed },
    troops: { onMap, reserve: TROOPS - onMap },
    warTokens: s.warTokens[seat]!,
    trophies: s.powers.flatMap((_, other) => ((s.trophies[seat]! & (1 << other)) === 0 ? [] : [other])),
    stopped: s.stopped[seat]!,
    pardoned: s.pardoned[seat]!,
    bonusTypes: (['creator', 'creation'] as const).filter((_, i) => (s.bonusTaken[seat]! & (1 << i)) !== 0),
    mayRequestIndulgence: power !== NONE && mayRequest(s, seat),
    crosses: now.crosses[seat]!,
    crowns: crownsOf(s, seat),
    prestige: total(lines),
    score: lines,
    why: {
      prestige: explained((parts) => prestige(s, seat, parts)),
      crosses: explained((parts) => crossesOf(s, seat, parts)),
      crowns: explained((parts) => crownsOf(s, seat, parts)),
      cashable: explained((parts) => cashable(s, seat, parts)),
      unlocked: explained((parts) => unlockedSpaces(s, seat, parts)),
      salary: explained((parts) => salaryDue(s, seat, parts)),
    },
  };
}

/** What unlocks shaded spaces: Titles, bonuses, and `cities` for five of them (VIR-15.9). */
function unlockers(s: State, seat: Seat): readonly string[] {
  const { tokens, bonuses } = editionOf(s);
  return [
    ...TOKENS.filter((_, t) => t < SINGLES_EACH && s.singles[singleAt(seat, t)] !== ABSENT && tokens[t]!.spaces > 0),
    ...BONUSES.filter((_, b) => s.bonusOwner[b] === seat && bonuses[b]!.spaces > 0),
    ...(citiesOf(s, seat) >= CITIES_FOR_SPACE ? ['cities'] : []),
  ];
}

function roomView(s: State, seat: Seat, room: number): RoomView {
  const at = roomAt(seat, room);
  const { arrows } = editionOf(s);
  const action = ACTIONS[actionOf(s, seat, room)]!;
  const card = s.roomCard[at]!;
  const upgrade = s.roomUpgrade[at]!;
  const agentBlocks = hasEnemyAgent(s, seat, room) && action !== 'intrigue';
  return {
    id: ROOMS[room]!,
    printed: ACTIONS[printedAction(s, seat, room)]!,
    action,
    card: card === NONE ? null : CARDS[card]!,
    upgrade: upgrade === NONE ? null : CARDS[upgrade]!,
    indulgence: s.roomIndulgence[at]!,
    agent: orNull(s.roomAgent[at]!),
    marker: s.marker[seat] === room,
    arrow: arrows.right === room ? 'right' : arrows.left === room ? 'left' : null,
    blocked: s.roomIndulgence[at] ? 'indulgence' : agentBlocks ? 'agent' : null,
    frozen: frozenBy(s, seat, room),
  };
}

function domain(s: State, seat: Seat): readonly TokenView[] {
  const found: TokenView[] = [];
  for (const [city, id] of CITIES.entries()) {
    if (s.owner[city] !== seat) continue;
    found.push({ id, kind: 'city', city: id, token: null, available: s.cityReady[city]! });
    if (s.cathedral[city] === ABSENT) continue;
    const available = s.cathedral[city] === AVAILABLE;
    found.push({ id: CATHEDRAL_SOURCE[city]!, kind: 'cathedral', city: id, token: 'cathedral', available });
  }
  for (const [token, id] of TOKENS.entries()) {
    if (token >= SINGLES_EACH || s.singles[singleAt(seat, token)] === ABSENT) continue;
    const available = s.singles[singleAt(seat, token)] === AVAILABLE;
    found.push({ id, kind: id === 'guild' ? 'guild' : 'title', city: null, token: id, available });
  }
  if (s.bonusOwner[BONUSES.indexOf('artillery')] === seat) {
    found.push({ id: 'artillery', kind: 'artillery', city: null, token: 'artillery', available: s.artilleryReady });
  }
  return found;
}

function allianceView(s: State, alliance: number): AllianceView {
  const holder = orNull(s.allianceHolder[alliance]!);
  return {
    id: ALLIANCES[alliance]!,
    cost: editionOf(s).alliances[alliance]!,
    holder,
    available: s.allianceReady[alliance]!,
    agent: orNull(s.allianceAgent[alliance]!),
    blocked: holder !== null && isAllianceBlocked(s, alliance),
  };
}

function patronageTrack(s: State): readonly PatronageCell[] {
  const on = (cell: number) => s.patronage.flatMap((at, seat) => (at === cell ? [seat] : []));
  return [
    { vp: 0, bonus: false, costs: [], seats: on(0) },
    ...editionOf(s).steps.map(({ vp, bonus, costs }, i) => ({ vp, bonus, costs, seats: on(i + 1) })),
  ];
}

function battleView(s: State): BattleView | null {
  if (s.battle === null) return null;
  const { kind, city, attacker, defender, attackBonus, defenceBonus, declared } = s.battle;
  const battle = s.battle;
  const strengths = {
    attack: explained((parts) => attackOf(s, battle, parts)),
    defence: explained((parts) => defenceOf(s, battle, parts)),
  };
  const [attack, defence] = [strengths.attack.total, strengths.defence.total];
  const garrison = defender === NONE ? 0 : active(s, city, defender);
  const wall = kind === 'siege' ? explained((parts) => toughness(s, city, attacker, parts)) : null;
  return {
    kind,
    city: CITIES[city]!,
    attacker,
    defender: orNull(defender),
    attack: {
      total: attack,
      why: strengths.attack,
      troops: active(s, city, attacker),
      bonus: attackBonus,
      toughness: null,
    },
    defence: { total: defence, why: strengths.defence, troops: garrison, bonus: defenceBonus, toughness: wall },
    declared,
    outlook: attack > defence ? 'attacker' : attack === defence && kind === 'field' ? 'tie' : 'defender',
  };
}

function whyBasket(s: State, basket: readonly Purchase[], cost: Cost): { readonly [kind: string]: Sum } {
  const kinds = Object.keys(cost).filter((kind) => cost[kind]! > 0);
  return Object.fromEntries(kinds.map((kind) => [kind, explained((parts) => basketCost(s, basket, kind, parts))]));
}

function planView(s: State): PlanView | null {
  const f = s.todo[s.todo.length - 1];
  switch (f?.at) {
    case 'campaign':
      return { what: 'war', seat: f.seat, cost: f.cost, tokens: f.tokens };
    case 'intrigue':
      return { what: 'intrigue', seat: f.seat, cost: { mask: f.masks }, holding: null };
    case 'plant':
      return { what: 'intrigue', seat: f.seat, cost: { mask: f.masks }, holding: f.from };
    case 'retreat':
      return { what: 'retreat', seat: f.seat, cost: { ship: f.ships ?? 0 } };
    case 'acquire':
      return { what: 'purchase', seat: f.seat, cost: f.cost, basket: f.basket, why: whyBasket(s, f.basket, f.cost) };
    case 'refresh':
      return { what: 'refresh', seat: f.seat, left: f.left };
    default:
      return null;
  }
}
