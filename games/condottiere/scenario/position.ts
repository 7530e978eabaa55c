/**
 * A draft as a state. Words that mean nothing, cards too many and regions given twice are found here, what else is
 * impossible in `checks.ts`.
 */
import { newChance, type Seat } from '@signoria/kernel';
import { CARDS, type CardId, kindOf } from '../data/cards.ts';
import { editionOf } from '../data/edition.ts';
import { REGION_COUNT, REGIONS, type Region, type RegionId, regionOf } from '../data/map.ts';
import { setup } from '../rules/chapters/02-setup.ts';
import { isLegalSite } from '../rules/chapters/03-site.ts';
import { goal, hasWon } from '../rules/chapters/10-winning.ts';
import { deal, regionsOf } from '../rules/model/hands.ts';
import { isEmptyPile } from '../rules/model/pile.ts';
import { NONE, type Pile, type State } from '../rules/model/state.ts';
import { impossibilities } from './checks.ts';
import type { Draft, Moment, SomeCards } from './draft.ts';

interface Position {
  readonly state: State;
  readonly problems: string[];
}

/** `from` is any state of the same table: it lends options, edition and key. */
export function position(from: State, draft: Draft, moment: Moment): Position {
  const { seats, options, edition, chance } = from;
  const state = setup({ seats, options, edition, chance: newChance(chance.key) });
  state.todo = [];
  const at: Position = { state, problems: [] };
  layTokens(at, draft);
  layMarkers(at, draft);
  layCards(at, draft);
  if (at.problems.length > 0) return at;
  if (draft.divided.length > 0) divide(at, draft.divided);
  if (draft.randomHands) dealTheRest(state, draft);
  if (draft.site === null) state.site = defaultSite(state, moment);
  layBattle(state, draft, moment);
  if (at.problems.length === 0) at.problems.push(...impossibilities(state, draft, moment));
  return at;
}

function layTokens({ state, problems }: Position, draft: Draft): void {
  state.token = seatOf(draft.token, state, problems);
  state.site = draft.site === null ? NONE : region(draft.site, problems);
  state.pope = draft.pope === null ? NONE : region(draft.pope, problems);
  state.finalists = draft.finalists?.map((seat) => seatOf(seat, state, problems)) ?? null;
  for (const seat of draft.passed) seatOf(seat, state, problems);
  for (const seat in draft.points) seatOf(Number(seat), state, problems);
  const points = state.series.points.map((_, seat) => draft.points[seat] ?? 0);
  state.series = { game: 1, points, starter: seatOf(draft.starter, state, problems) };
}

function layMarkers({ state, problems }: Position, draft: Draft): void {
  for (const { seat, regions } of draft.owns) {
    const owner = seatOf(seat, state, problems);
    for (const id of regions) {
      const at = region(id, problems);
      if (at === NONE) continue;
      const before = state.owner[at]!;
      if (before !== NONE) problems.push(`CON-1.10: ${id} is given to seat ${before} and to seat ${owner}`);
      state.owner[at] = owner;
    }
  }
}

function layCards({ state, problems }: Position, draft: Draft): void {
  for (const some of draft.hands) lay(some, state, state.hands, problems);
  for (const some of draft.lines) lay(some, state, state.lines, problems);
  for (const { seat, card } of draft.facedown) layFacedown(seat, card, state, problems);
  for (const id of draft.discards) move(id, state.pile, state.discards, problems);
  if (draft.pile !== null) layPile(state, draft.pile, problems);
}

function lay({ seat, cards }: SomeCards, s: State, piles: readonly Pile[], problems: string[]): void {
  const pile = piles[seatOf(seat, s, problems)];
  if (pile !== undefined) for (const id of cards) move(id, s.pile, pile, problems);
}

function layFacedown(seat: Seat, id: CardId, s: State, problems: string[]): void {
  if (seatOf(seat, s, problems) === NONE) return;
  if (s.facedown[seat] !== NONE) problems.push(`CON-16.3: seat ${seat} has two facedown cards`);
  const one = CARDS.map(() => 0);
  move(id, s.pile, one, problems);
  s.facedown[seat] = one.indexOf(1);
}

/** Exactly these stay in the pile, all others are discarded. */
function layPile(s: State, cards: readonly CardId[], problems: string[]): void {
  const rest = s.pile;
  s.pile = CARDS.map(() => 0);
  for (const id of cards) move(id, rest, s.pile, problems);
  for (let kind = 0; kind < CARDS.length; kind++) s.discards[kind]! += rest[kind]!;
}

function move(id: CardId, from: Pile, to: Pile, problems: string[]): void {
  const kind = kindOf(id);
  if (kind < 0) {
    problems.push(`no card '${id}'; cards: ${CARDS.join(', ')}`);
  } else if (from[kind] === 0) {
    problems.push(`CON-1.12: more ${id} than the deck has`);
  } else {
    from[kind]!--;
    to[kind]!++;
  }
}

function region(id: RegionId, problems: string[]): Region {
  const found = regionOf(id);
  if (found < 0) problems.push(`no region '${id}'; regions: ${REGIONS.join(', ')}`);
  return found;
}

function seatOf(seat: Seat, s: State, problems: string[]): Seat {
  if (Number.isInteger(seat) && seat >= 0 && seat < s.seats) return seat;
  problems.push(`no seat ${seat}; seats: 0 to ${s.seats - 1}`);
  return NONE;
}

/** So many more regions each, by trial and error: the first way found in which nobody has won. */
function divide({ state, problems }: Position, counts: readonly number[]): void {
  const free = REGIONS.map((_, r) => r).filter((r) => state.owner[r] === NONE && r !== state.site && r !== state.pope);
  const left = state.hands.map((_, seat) => counts[seat] ?? 0);
  const wanted = left.reduce((a, b) => a + b, 0);
  const greedy = left.some((n, seat) => n + regionsOf(state, seat) >= goal(state).regions);
  if (greedy || wanted > free.length || !spread(state, free, left, free.length - wanted)) {
    problems.push(`the map cannot be divided ${counts.join(', ')} without a winner`);
  }
}

function spread(s: State, free: readonly Region[], left: number[], spare: number): boolean {
  const [at, ...rest] = free;
  if (at === undefined) return true;
  for (let seat = 0; seat < left.length; seat++) {
    if (left[seat] === 0) continue;
    s.owner[at] = seat;
    left[seat]!--;
    if (!wouldWin(s, seat) && spread(s, rest, left, spare)) return true;
    left[seat]!++;
  }
  s.owner[at] = NONE;
  return spare > 0 && spread(s, rest, left, spare - 1);
}

/** Already, or with adjacent regions by taking the neutral site: then a battle there could have no other end. */
function wouldWin(s: State, seat: Seat): boolean {
  if (hasWon(s, seat) !== null) return true;
  if (s.site === NONE || s.owner[s.site] !== NONE) return false;
  s.owner[s.site] = seat;
  const reason = hasWon(s, seat);
  s.owner[s.site] = NONE;
  return reason === 'adjacent';
}

function dealTheRest(s: State, draft: Draft): void {
  const named = new Set(draft.hands.map(({ seat }) => seat));
  for (let seat = 0; seat < s.seats; seat++) if (!named.has(seat)) deal(s, seat, editionOf(s).hand.deal);
}

function defaultSite(s: State, { at }: Moment): Region {
  if (s.finalists !== null || at === 'choosingSite' || at === 'drawing') return NONE;
  for (let r = 0; r < REGION_COUNT; r++) if (s.owner[r] === NONE && isLegalSite(s, r, s.token)) return r;
  return NONE;
}

function layBattle(s: State, draft: Draft, { at }: Moment): void {
  const fighting = at === 'deciding';
  for (let seat = 0; seat < s.seats; seat++) {
    s.passed[seat] = !fighting || draft.passed.includes(seat) || isEmptyPile(s.hands[seat]!);
  }
  s.defender = s.site === NONE || at === 'choosingSite' || at === 'drawing' ? NONE : s.owner[s.site]!;
  s.committed = draft.defenderPlayed || (s.defender !== NONE && hasLine(s, s.defender));
}

function hasLine(s: State, seat: Seat): boolean {
  return !isEmptyPile(s.lines[seat]!) || s.facedown[seat] !== NONE;
}
