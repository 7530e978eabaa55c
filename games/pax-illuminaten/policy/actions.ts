/** How good each action of the action phase looks. */
import type { Seat } from '@signoria/kernel';
import { ABILITY, type Action } from '../data/abilities.ts';
import { editionOf } from '../data/box.ts';
import { MOST_CELLS } from '../data/degrees.ts';
import { FACTION_ACTION } from '../data/faction-cards.ts';
import { ALL_FACTIONS, factionOf } from '../data/factions.ts';
import { cardOf } from '../data/luminaries.ts';
import { influencePrice, roomFor } from '../rules/actions/influence.ts';
import { rumours, yieldOf } from '../rules/actions/interrogate.ts';
import { initialStrength } from '../rules/actions/oust.ts';
import { affords } from '../rules/chapters/03-support.ts';
import {
  allInfluenceOn,
  bits,
  cellCount,
  faceAt,
  influenceOn,
  lowest,
  placeNamed,
  presence,
  rivalInfluenceOn,
} from '../rules/model/board.ts';
import type { Choice, Reward } from '../rules/model/choices.ts';
import type { Way } from '../rules/model/frames.ts';
import { whoIs } from '../rules/model/party.ts';
import { symbolsOwed } from '../rules/model/price.ts';
import { AREOPAGUS, NONE, type State } from '../rules/model/state.ts';
import { type MoveGains, moveGains } from './moves.ts';
import { gainByCard, gainByCells, harm, nextCells, pointLead, potential } from './potential.ts';
import { worthOfTokens } from './tokens.ts';
import { WEIGHTS } from './weights.ts';

/** What is worked out once for a menu. */
export interface Mind {
  readonly seat: Seat;
  readonly before: number;
  readonly way: Way;
  /** Found out when somebody asks. */
  moves: MoveGains | null;
}

export function rateAction(s: State, mind: Mind, c: Choice): number {
  switch (c.do) {
    case 'influence':
      return rateInfluence(s, mind, placeNamed(s, c.place));
    case 'scout':
      return rateScout(s, mind);
    case 'interrogate':
      return rateInterrogate(s, mind, c.place === 'areopagus' ? AREOPAGUS : placeNamed(s, c.place));
    case 'expel':
      return rateExpel(s, mind, placeNamed(s, c.place));
    case 'oust':
      return rateOust(s, mind, placeNamed(s, c.place), whoIs(s, c.rival));
    case 'reassign':
      return rateReassign(s, mind, setOf(c.factions));
    case 'conspire':
      return rateConspire(s, mind, cardOf(c.card), c.use);
    case 'claim':
      return WEIGHTS.claim;
    case 'realise':
      return 20;
    case 'faction':
      return rateKind(s, mind, FACTION_ACTION[c.faction]) + 0.1;
    case 'reward':
      return rateReward(s, mind, placeNamed(s, c.place), c.action);
    case 'letters':
      return 0.02;
    case 'audience':
      return -0.05;
    case 'newplan':
      return -0.3;
    default:
      return 0;
  }
}

/** Placing as much as helps, less what it costs. */
function rateInfluence(s: State, mind: Mind, place: number): number {
  let best = -1;
  const room = roomFor(s, mind.seat, mind.way, place);
  for (let n = 1; n <= room; n++) {
    const rate = rateCount(s, mind, place, n);
    if (rate === null) break;
    best = Math.max(best, rate);
  }
  return best;
}

/** Null when it cannot be paid. */
export function rateCount(s: State, { seat, before, way }: Mind, place: number, count: number): number | null {
  const price = influencePrice(s, seat, way, place, count);
  if (!affords(s, seat, price)) return null;
  const cells = nextCells(s, place, cellCount(s, place), count);
  const cost = symbolsOwed(price.bills[0]!) * 0.07;
  return gainByCells(s, seat, cells, before) - cost + harmByCells(s, seat, cells);
}

function harmByCells(s: State, seat: Seat, cells: readonly number[]): number {
  const place = Math.floor(cells[0]! / MOST_CELLS);
  if (rivalInfluenceOn(s, place, seat) === 0) return 0; // others are hardly touched
  const put = (who: number) => {
    for (const cell of cells) s.cells[cell] = who;
  };
  return harm(
    s,
    seat,
    () => put(seat),
    () => put(NONE),
  );
}

/** The fewer places for influence there are, the better a new card. */
function rateScout(s: State, { seat }: Mind): number {
  const up = bits(s.faceUp);
  const open = Math.max(0, 5 - up / 2);
  return WEIGHTS.scout + (open > 0 ? WEIGHTS.scarce * (open / 5) : 0) - (s.hands[seat]!.length === 0 ? 0.2 : 0);
}

function rateInterrogate(s: State, { seat, way }: Mind, place: number): number {
  if (place === AREOPAGUS) return worthOfTokens(s, seat, 3);
  let tokens = 0;
  for (let left = rumours(s, seat, way, place) | (1 << place); left !== 0; left &= left - 1) {
    const at = 31 - Math.clz32(left & -left);
    const { fixed, either } = yieldOf(s, s.cards[at]!, allInfluenceOn(s, at));
    tokens += Math.max(0, fixed.length + either - rivalInfluenceOn(s, at, seat));
  }
  return worthOfTokens(s, seat, tokens);
}

/** A card of the hand that serves the schemes better. */
function rateExpel(s: State, { seat, before }: Mind, place: number): number {
  let best = -0.2;
  const own = influenceOn(s, place, seat);
  for (const card of s.hands[seat]!) {
    if (editionOf(s).faces[card]!.cells.length < own) continue;
    best = Math.max(best, gainByCard(s, seat, place, card, before) - 0.15 * Math.max(1, allInfluenceOn(s, place)));
  }
  return best;
}

/** Naming none is naming all (PAX-17.14). */
function setOf(factions: readonly string[]): number {
  return factions.length === 0 ? ALL_FACTIONS : factions.reduce((set, id) => set | (1 << factionOf(id)), 0);
}

/** Worth its best move away from a card of these factions: never to and fro for nothing. */
function rateReassign(s: State, mind: Mind, factions: number): number {
  mind.moves ??= moveGains(s, mind.seat, mind.before);
  let best = -1;
  for (let from = presence(s, mind.seat); from !== 0; from &= from - 1) {
    const place = lowest(from);
    if ((faceAt(s, place).factions & factions) !== 0) best = Math.max(best, mind.moves.away[place]!);
  }
  return best - WEIGHTS.move;
}

/** A reward marker waits until it is of use. */
function rateReward(s: State, mind: Mind, place: number, action: Reward): number {
  if (action === 'influence') return rateInfluence(s, { ...mind, way: 'marker' }, place);
  if (action === 'expel') return rateExpel(s, mind, place) - 0.05;
  mind.moves ??= moveGains(s, mind.seat, mind.before);
  return mind.moves.onto[place]! - WEIGHTS.move;
}

/** The chance to win a dispute, by initial strength and a middling card on each side. */
export function chanceToWin(s: State, seat: Seat, rival: number, place: number): number {
  const mine = initialStrength(s, seat, place);
  const theirs = initialStrength(s, rival, place);
  let best = 0;
  for (const card of s.hands[seat]!) {
    const { strength } = editionOf(s).faces[card]!;
    if (strength === 'dagger' && mine < theirs) return 0.85;
    if (strength === 'hammers' && mine > theirs) return 0.85;
    if (typeof strength === 'number') best = Math.max(best, strength);
  }
  return 1 / (1 + Math.exp((theirs + 4 - mine - best) / 1.5));
}

function rateOust(s: State, { seat, before }: Mind, place: number, rival: number): number {
  if (s.hands[seat]!.length === 0) return -1; // nobody picks a fight with nothing in hand
  const at: number[] = [];
  for (let i = place * MOST_CELLS; i < (place + 1) * MOST_CELLS; i++) if (s.cells[i] === rival) at.push(i);
  const set = (who: number) => {
    for (const cell of at) s.cells[cell] = who;
  };
  set(NONE);
  const mine = potential(s, seat) - before;
  set(rival);
  const theirs = harm(
    s,
    seat,
    () => set(NONE),
    () => set(rival),
  );
  return chanceToWin(s, seat, rival, place) * (mine + theirs) - 0.15 * at.length;
}

/** A rough worth of an action whose target is not chosen yet. */
function rateKind(s: State, mind: Mind, action: Action): number {
  switch (action) {
    case 'influence':
      return 0.7;
    case 'scout':
      return rateScout(s, mind);
    case 'interrogate':
      return worthOfTokens(s, mind.seat, 2);
    case 'reassign':
      return rateReassign(s, mind, ALL_FACTIONS);
    case 'expel':
      return 0.04;
    case 'oust':
      return s.hands[mind.seat]!.length > 1 ? 0.05 : -0.3; // a card is spent on it, and none may be left to fight with
  }
}

const SPECIAL: { readonly [ability: string]: number } = {
  'G-DRAW-TWO': 0.3,
  'S-DRAW': 0.2,
  'G-EDICT-TWO': 0.4,
  'S-EDICT': 0.2,
  'S-STEAL': 0.3,
  'S-CONVERT': 0.12,
  'S-COURT': 0.03,
  'S-REVEAL': 0.03,
  'S-MARK': 0.4,
  'S-SHIFT-RIVAL': 0.02,
  'S-SWAP-BOARD': 0.02,
};

/** Events bring the end nearer, which suits whoever is ahead in points. */
function stirring(s: State, seat: Seat): number {
  if (s.turn.high) return 0;
  return WEIGHTS.stir - 0.05 * Math.max(-4, Math.min(4, pointLead(s, seat)));
}

/** Hands are refilled after every turn, so cards are there to be used; a high card also stirs up events. */
function rateConspire(s: State, mind: Mind, card: number, use: string): number {
  const face = editionOf(s).faces[card]!;
  const cost = WEIGHTS.card + (face.high ? stirring(s, mind.seat) : 0);
  if (use === 'link') return -0.1 - cost;
  if (use === 'support') {
    const { fixed, either } = yieldOf(s, card, 1);
    return worthOfTokens(s, mind.seat, fixed.length + either) - cost;
  }
  const { kind, action } = ABILITY[face.ability];
  if (kind === 'special') return SPECIAL[face.ability]! - cost;
  if (kind === 'extra') return rateKind(s, mind, action!) - cost;
  return rateEnhancement(s, action!, face.ability) - cost;
}

/** Improves what is still to come: worth nothing without main actions left. */
function rateEnhancement(s: State, action: Action, ability: string): number {
  if (s.turn.mainLeft === 0) return -0.05;
  if (action === 'influence') return ability === 'G-INFL-LESS' ? 0.3 : 0.15;
  if (action === 'interrogate') return 0.15;
  if (action === 'scout') return 0.03;
  return 0.01;
}
