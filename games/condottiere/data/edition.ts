/**
 * The box as tables, and corrections to it. An owner of the box whose copy differs can supply a JSON edition file:
 *
 *     { "name": "my copy",
 *       "cards": { "m1": { "count": 10, "strength": 1 } },
 *       "borders": [["torino", "milano"], …],
 *       "hand": { "deal": 10, "perRegion": 1, "kept": 2, "drawAfterBattle": 3 },
 *       "victory": { "2": { "regions": 6, "adjacent": 4 }, … } }
 *
 * Everything but the keys that are to change may be left out.
 */
import type { EditionProblem, EditionResult } from '@signoria/kernel';
import { CARDS, COUNTS, type Kind, kindOf, MERCENARIES, STRENGTHS } from './cards.ts';
import { BORDERS, REGION_COUNT, REGIONS, type Region, regionOf } from './map.ts';

export interface Edition {
  readonly counts: readonly number[];
  readonly strengths: readonly number[];
  /** By region, its neighbours as a bit set. */
  readonly neighbours: readonly number[];
  readonly hand: HandRules;
  /** By number of players. */
  readonly victory: readonly Goal[];
}

export interface HandRules {
  /** CON-2.4, CON-8.4 */
  readonly deal: number;
  /** CON-8.5 */
  readonly perRegion: number;
  /** CON-8.2 */
  readonly kept: number;
  /** CON-12.4 */
  readonly drawAfterBattle: number;
}

/** CON-10.1, CON-10.2 */
export interface Goal {
  readonly regions: number;
  readonly adjacent: number;
}

export interface Correction {
  readonly name?: string;
  readonly cards?: { readonly [id: string]: { readonly count?: number; readonly strength?: number } };
  readonly borders?: readonly (readonly [string, string])[];
  readonly hand?: Partial<HandRules>;
  readonly victory?: { readonly [players: string]: Partial<Goal> };
}

const HAND: HandRules = { deal: 10, perRegion: 1, kept: 2, drawAfterBattle: 3 };
const FEW: Goal = { regions: 6, adjacent: 4 };
const MANY: Goal = { regions: 5, adjacent: 3 };
const VICTORY: readonly Goal[] = [FEW, FEW, FEW, FEW, MANY, MANY, MANY];

export const STANDARD: Edition = {
  counts: COUNTS,
  strengths: STRENGTHS,
  neighbours: neighbourSets(BORDERS),
  hand: HAND,
  victory: VICTORY,
};

function neighbourSets(borders: readonly (readonly [string, string])[]): readonly number[] {
  const sets = Array<number>(REGION_COUNT).fill(0);
  for (const [a, b] of borders) {
    sets[regionOf(a)]! |= 1 << regionOf(b);
    sets[regionOf(b)]! |= 1 << regionOf(a);
  }
  return sets;
}

const corrected = new WeakMap<Correction, Edition>();

/** The box a state is played with. Nearly always the standard one; a corrected one is worked out once. */
export function editionOf(s: { readonly edition: Correction | null }): Edition {
  if (s.edition === null) return STANDARD;
  let edition = corrected.get(s.edition);
  if (edition === undefined) {
    edition = apply(s.edition);
    corrected.set(s.edition, edition);
  }
  return edition;
}

function apply(c: Correction): Edition {
  return {
    counts: CARDS.map((id, kind) => c.cards?.[id]?.count ?? COUNTS[kind]!),
    strengths: CARDS.map((id, kind) => c.cards?.[id]?.strength ?? STRENGTHS[kind]!),
    neighbours: c.borders === undefined ? STANDARD.neighbours : neighbourSets(c.borders),
    hand: { ...HAND, ...c.hand },
    victory: VICTORY.map((goal, players) => ({ ...goal, ...c.victory?.[players] })),
  };
}

/** Six players with all 17 regions taken need 77 cards at once (CON-R53). */
const SMALLEST_DECK = 77;

export function readEdition(json: unknown): EditionResult {
  if (json === null) return { ok: true, edition: null };
  const problems: EditionProblem[] = [];
  if (!isRecord(json)) return { ok: false, problems: [{ path: '', why: 'not-an-object' }] };
  for (const key in json) {
    if (!TOP.includes(key)) problems.push({ path: key, why: 'unknown-key', facts: { known: TOP } });
  }
  checkCards(json.cards, problems);
  checkBorders(json.borders, problems);
  checkNumbers(json.hand, 'hand', HAND_RANGE, problems);
  checkVictory(json.victory, problems);
  if (problems.length === 0) checkWhole(apply(json as Correction), problems);
  return problems.length === 0 ? { ok: true, edition: json } : { ok: false, problems };
}

const TOP: readonly string[] = ['name', 'cards', 'borders', 'hand', 'victory'];
type Ranges = { readonly [key: string]: readonly [min: number, max: number] };
const CARD_RANGE: Ranges = { count: [0, 40], strength: [1, 30] };
const HAND_RANGE: Ranges = { deal: [1, 10], perRegion: [0, 1], kept: [0, 5], drawAfterBattle: [1, 10] };
const GOAL_RANGE: Ranges = { regions: [2, REGION_COUNT], adjacent: [2, REGION_COUNT] };

function checkCards(cards: unknown, problems: EditionProblem[]): void {
  if (cards === undefined) return;
  if (!isRecord(cards)) return void problems.push({ path: 'cards', why: 'not-an-object' });
  for (const id in cards) {
    const path = `cards.${id}`;
    const kind = kindOf(id);
    if (kind < 0) problems.push({ path, why: 'unknown-card', facts: { known: CARDS } });
    else checkNumbers(cards[id], path, rangeFor(kind), problems);
  }
}

function rangeFor(kind: Kind): Ranges {
  return STRENGTHS[kind]! > 0 ? CARD_RANGE : { count: CARD_RANGE.count! };
}

function checkNumbers(given: unknown, path: string, ranges: Ranges, problems: EditionProblem[]): void {
  if (given === undefined) return;
  if (!isRecord(given)) return void problems.push({ path, why: 'not-an-object' });
  for (const key in given) {
    const range = Object.hasOwn(ranges, key) ? ranges[key]! : null;
    const at = `${path}.${key}`;
    const value = given[key];
    if (range === null) problems.push({ path: at, why: 'unknown-key', facts: { known: Object.keys(ranges) } });
    else if (!Number.isInteger(value) || Number(value) < range[0] || Number(value) > range[1]) {
      problems.push({ path: at, why: 'range', facts: { min: range[0], max: range[1] } });
    }
  }
}

function checkBorders(borders: unknown, problems: EditionProblem[]): void {
  if (borders === undefined) return;
  if (!Array.isArray(borders)) return void problems.push({ path: 'borders', why: 'not-a-list' });
  const seen = new Set<string>();
  for (const [i, border] of borders.entries()) {
    const path = `borders[${i}]`;
    if (!Array.isArray(border) || border.length !== 2) problems.push({ path, why: 'not-a-pair' });
    else if (!border.every((r) => regionOf(r) >= 0))
      problems.push({ path, why: 'unknown-region', facts: { known: REGIONS } });
    else if (border[0] === border[1]) problems.push({ path, why: 'own-neighbour' });
    else {
      const name = [...border].sort().join(' ');
      if (seen.has(name)) problems.push({ path, why: 'border-twice' });
      seen.add(name);
    }
  }
}

function checkVictory(victory: unknown, problems: EditionProblem[]): void {
  if (victory === undefined) return;
  if (!isRecord(victory)) return void problems.push({ path: 'victory', why: 'not-an-object' });
  for (const players in victory) {
    const path = `victory.${players}`;
    if (!/^[2-6]$/.test(players))
      problems.push({ path, why: 'unknown-key', facts: { known: ['2', '3', '4', '5', '6'] } });
    else checkNumbers(victory[players], path, GOAL_RANGE, problems);
  }
}

/** What can only be seen of the box as a whole. */
function checkWhole(box: Edition, problems: EditionProblem[]): void {
  const cards = box.counts.reduce((a, b) => a + b, 0);
  if (cards < SMALLEST_DECK)
    problems.push({ path: 'cards', why: 'deck-too-small', facts: { cards, least: SMALLEST_DECK } });
  for (let kind = 1; kind < MERCENARIES; kind++) {
    if (box.strengths[kind]! <= box.strengths[kind - 1]!) {
      problems.push({
        path: `cards.${CARDS[kind]}.strength`,
        why: 'not-ascending',
        facts: { below: CARDS[kind - 1]! },
      });
    }
  }
  if (group(box, 0, (1 << REGION_COUNT) - 1) !== (1 << REGION_COUNT) - 1)
    problems.push({ path: 'borders', why: 'map-in-pieces' });
  for (let players = 2; players <= 6; players++) {
    const goal = box.victory[players]!;
    if (goal.adjacent > goal.regions) problems.push({ path: `victory.${players}`, why: 'adjacent-above-total' });
  }
}

/** How many regions a bit set holds. */
export function bits(set: number): number {
  let n = 0;
  for (let left = set; left !== 0; left &= left - 1) n++;
  return n;
}

/** The connected group of `region` within the bit set `within` (CON-R2). */
export function group(box: Edition, region: Region, within: number): number {
  let found = 1 << region;
  let edge = found;
  while (edge !== 0) {
    const r = 31 - Math.clz32(edge);
    edge &= ~(1 << r);
    const fresh = box.neighbours[r]! & within & ~found;
    found |= fresh;
    edge |= fresh;
  }
  return found;
}

function isRecord(x: unknown): x is { readonly [key: string]: unknown } {
  return typeof x === 'object' && x !== null && !Array.isArray(x);
}
