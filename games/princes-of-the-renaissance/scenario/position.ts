/** A draft as a state. Words that mean nothing, cards too many and tiles given twice are found here. */
import { draw, keyFromSeed, newChance } from '@signoria/kernel';
import { editionOf } from '../data/box.ts';
import { CITY, type CityId } from '../data/cities.ts';
import { currencyOf, GOLD, INFLUENCE } from '../data/currency.ts';
import { eventOf } from '../data/events.ts';
import { FAMILIES, type FamilyId, familyOf } from '../data/families.ts';
import { TILE_COUNT, type Tile, tileOf } from '../data/tiles.ts';
import { type CardId, kindOf } from '../data/treachery.ts';
import { type TroopId, troopOf } from '../data/troops.ts';
import { setup } from '../rules/chapters/02-setup.ts';
import { emptyPile, pour } from '../rules/model/pile.ts';
import { IN_BOX, NONE, ON_OFFER, type Pile, type State, USED } from '../rules/model/state.ts';
import type { Draft } from './draft.ts';

/** Unless told otherwise: no discounts for the first three seats. */
const FAMILY_ORDER: readonly FamilyId[] = ['d-este', 'bentivoglio', 'malatesta', 'montefeltro', 'gonzaga', 'baglioni'];
const GOLD_EACH = 30;
const INFLUENCE_EACH = 10;

interface Position {
  readonly state: State;
  readonly problems: string[];
}

/** `from` is any state of the same table: it lends options, edition and key. */
export function position(from: State, draft: Draft): Position {
  const { seats, options, edition } = from;
  const key = draft.dice.length === 0 ? from.chance.key : keyRolling(draft, from.chance.key);
  const state = setup({ seats, options, edition, chance: newChance(key) });
  state.todo = [];
  const at: Position = { state, problems: [] };
  checkSeats(at, draft);
  if (at.problems.length > 0) return at;
  layFamilies(at, draft);
  layTiles(at, draft);
  layTroops(at, draft);
  layEvents(at, draft);
  layCards(at, draft);
  layCounters(at, draft);
  return at;
}

/** A key under which the coming wars roll these dice: found by trying. */
function keyRolling({ dice }: Draft, seed: string): string {
  for (let i = 0; i < 500_000; i++) {
    const key = keyFromSeed(`${seed} ${i}`);
    const world = { chance: newChance(key) };
    const rolls = dice.every(([a, d]) => {
      const chance = draw(world, 'war');
      return chance.below(6) + 1 === a && chance.below(6) + 1 === d;
    });
    if (rolls) return key;
  }
  throw new Error(`no key rolls ${JSON.stringify(dice)}`);
}

function checkSeats({ state, problems }: Position, draft: Draft): void {
  const { families, gold, influence, pay, victories, tiles, troops, hands, events } = draft;
  for (const bySeat of [families, gold, influence, pay, victories, tiles, troops, hands, events]) {
    for (const seat of Object.keys(bySeat).map(Number)) {
      if (seat < 0 || seat >= state.seats) problems.push(`no seat ${seat}; seats: 0 to ${state.seats - 1}`);
    }
  }
}

function layFamilies({ state, problems }: Position, draft: Draft): void {
  state.order = draft.order ?? state.family.map((_, seat) => seat);
  if ([...state.order].sort().join() !== state.family.map((_, seat) => seat).join()) {
    problems.push('POR-3.3: every seat has one place in turn order');
  }
  const named = Object.values(draft.families);
  const rest = FAMILY_ORDER.filter((id) => !named.includes(id));
  for (let seat = 0; seat < state.seats; seat++) {
    const id = draft.families[seat] ?? rest.shift()!;
    if (familyOf(id) < 0) problems.push(`no family '${id}'; families: ${FAMILIES.join(', ')}`);
    if (state.family.includes(familyOf(id))) problems.push(`POR-3.8: ${id} is given twice`);
    state.family[seat] = familyOf(id);
  }
  state.laid.fill(0);
  state.declared = draft.declared === null ? NONE : currencyOf(draft.declared);
}

function layTiles({ state, problems }: Position, draft: Draft): void {
  const given = Object.entries(draft.tiles).flatMap(([seat, ids]) => ids.map((id) => ({ id, owner: Number(seat) })));
  const named = [...given, ...draft.offered.map((id) => ({ id, owner: ON_OFFER }))];
  const wanted = new Set(named.map(({ id }) => tileOf(id)));
  for (const { id, owner } of named) {
    const tile = tileOf(id);
    if (tile < 0) problems.push(`no city tile '${id}'`);
    else if (state.tiles[tile]! >= 0) problems.push(`${id} is given twice`);
    else putIntoPlay(state, tile, owner, wanted);
  }
}

/** POR-2.4: six of each city; a tile that was in the box takes the place of one that nobody named. */
function putIntoPlay(s: State, tile: Tile, owner: number, wanted: ReadonlySet<Tile>): void {
  const { tiles } = editionOf(s);
  if (s.tiles[tile] === IN_BOX) {
    for (let other = 0; other < TILE_COUNT; other++) {
      if (tiles[other]!.city !== tiles[tile]!.city || wanted.has(other) || s.tiles[other] !== ON_OFFER) continue;
      s.tiles[other] = IN_BOX;
      break;
    }
  }
  s.tiles[tile] = owner;
  if (owner !== ON_OFFER) s.tilePrices[tile] = 10;
}

function layTroops({ state, problems }: Position, draft: Draft): void {
  for (const [seat, ids] of Object.entries(draft.troops)) {
    for (const id of ids as readonly TroopId[]) {
      const troop = troopOf(id);
      if (troop < 0) problems.push(`no troops '${id}'`);
      else if ((state.troops[Number(seat)]! & (1 << troop)) !== 0)
        problems.push(`POR-6.3: ${id} twice for seat ${seat}`);
      else {
        state.troops[Number(seat)]! |= 1 << troop;
        state.stock[troop]!--;
      }
    }
  }
}

function layEvents({ state, problems }: Position, draft: Draft): void {
  for (const [seat, ids] of Object.entries(draft.events)) {
    for (const id of ids) {
      if (eventOf(id) < 0) problems.push(`no event '${id}'`);
      else state.eventOwner[eventOf(id)] = Number(seat);
    }
  }
  for (const { city, event } of draft.artists) {
    if (eventOf(event) < 0) problems.push(`no event '${event}'`);
    else state.eventCity[eventOf(event)] = CITY[city];
  }
}

function layCards({ state, problems }: Position, draft: Draft): void {
  for (const [seat, ids] of Object.entries(draft.hands)) {
    for (const id of ids) move(id, state.deck, state.hands[Number(seat)]!, problems);
  }
  for (const id of draft.discards) move(id, state.deck, state.discards, problems);
  const under = emptyPile();
  for (const id of draft.under) move(id, state.deck, under, problems);
  state.under = draft.under.map(kindOf);
  if (draft.deck === null) return;
  const rest = state.deck;
  state.deck = emptyPile();
  for (const id of draft.deck) move(id, rest, state.deck, problems);
  pour(rest, state.discards);
}

function move(id: CardId, from: Pile, to: Pile, problems: string[]): void {
  const kind = kindOf(id);
  if (kind < 0) problems.push(`no card '${id}'`);
  else if (from[kind] === 0) problems.push(`POR-1.8: more ${id} than the deck has`);
  else {
    from[kind]!--;
    to[kind]!++;
  }
}

function layCounters({ state }: Position, draft: Draft): void {
  for (let seat = 0; seat < state.seats; seat++) {
    state.purse[GOLD][seat] = draft.gold[seat] ?? GOLD_EACH;
    state.purse[INFLUENCE][seat] = draft.influence[seat] ?? INFLUENCE_EACH;
    state.pay[seat] = draft.pay[seat] ?? 0;
    state.victories[seat] = draft.victories[seat] ?? 0;
  }
  state.paper = [state.purse[GOLD].slice(), state.purse[INFLUENCE].slice()];
  for (const [city, status] of Object.entries(draft.status)) state.status[CITY[city as CityId]] = status;
  for (const name of draft.used) state.used |= USED[name];
  state.pope = draft.pope ?? NONE;
  state.decade = draft.decade;
  state.wars = draft.wars;
  state.idle = draft.idle;
}
