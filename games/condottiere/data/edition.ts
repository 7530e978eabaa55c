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
import { boxOf, type EditionProblem } from '@signoria/kernel';
import {
  among,
  type CorrectionOf,
  distinct,
  editionReader,
  fields,
  list,
  pair,
  rows,
  text,
  where,
  whole,
  without,
} from '@signoria/kernel/edition';
import { CARDS, type CardId, COUNTS, KIND, MERCENARIES, STRENGTHS } from './cards.ts';
import { BORDERS, REGION, REGION_COUNT, REGIONS, type Region, type RegionId } from './map.ts';

/** A card of the box, as corrected. */
export interface CardRow {
  readonly count: number;
  /** 0 for a card without one. */
  readonly strength: number;
}

export interface Edition {
  readonly cards: { readonly [id in CardId]: CardRow };
  /** The same by kind. */
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

type Border = readonly [RegionId, RegionId];

const region = among(REGIONS);
const border = where(pair(region, region), 'own-neighbour', ([a, b]) => a !== b);

const CARD = fields({ count: whole(0, 40), strength: whole(1, 30) });

/** Cards without a strength have none to correct. */
function cardFields(id: CardId): typeof CARD {
  return STRENGTHS[KIND[id]]! > 0 ? CARD : without(CARD, 'strength');
}

/** What may be corrected. */
export const EDITION = fields({
  name: text,
  cards: rows(CARDS, cardFields),
  borders: where(distinct(list(border)), 'border-twice', namesEachOnce),
  hand: fields({ deal: whole(1, 10), perRegion: whole(0, 1), kept: whole(0, 5), drawAfterBattle: whole(1, 10) }),
  victory: rows(
    ['2', '3', '4', '5', '6'],
    fields({ regions: whole(2, REGION_COUNT), adjacent: whole(2, REGION_COUNT) }),
  ),
});

export type Correction = CorrectionOf<typeof EDITION>;

/** Turned round, a border is the same border. */
function namesEachOnce(borders: readonly Border[]): boolean {
  return new Set(borders.map((ends) => ends.toSorted().join(' '))).size === borders.length;
}

const HAND: HandRules = { deal: 10, perRegion: 1, kept: 2, drawAfterBattle: 3 };
const FEW: Goal = { regions: 6, adjacent: 4 };
const MANY: Goal = { regions: 5, adjacent: 3 };
const VICTORY: readonly Goal[] = [FEW, FEW, FEW, FEW, MANY, MANY, MANY];

export const STANDARD: Edition = apply({});

function neighbourSets(borders: readonly Border[]): readonly number[] {
  const sets = Array<number>(REGION_COUNT).fill(0);
  for (const [a, b] of borders) {
    sets[REGION[a]]! |= 1 << REGION[b];
    sets[REGION[b]]! |= 1 << REGION[a];
  }
  return sets;
}

function apply(c: Correction): Edition {
  const victory: { readonly [players: string]: Partial<Goal> | undefined } = c.victory ?? {};
  const counts = CARDS.map((id, kind) => c.cards?.[id]?.count ?? COUNTS[kind]!);
  const strengths = CARDS.map((id, kind) => c.cards?.[id]?.strength ?? STRENGTHS[kind]!);
  const rows = CARDS.map((id, kind): [CardId, CardRow] => [id, { count: counts[kind]!, strength: strengths[kind]! }]);
  return {
    cards: Object.fromEntries(rows) as Edition['cards'], // every card has its row
    counts,
    strengths,
    neighbours: neighbourSets(c.borders ?? BORDERS),
    hand: { ...HAND, ...c.hand },
    victory: VICTORY.map((goal, players) => ({ ...goal, ...victory[players] })),
  };
}

const box = boxOf(STANDARD, apply);

/** The box a state is played with. */
export function editionOf(s: { readonly edition: Correction | null }): Edition {
  return box(s.edition);
}

/** Six players with all 17 regions taken need 77 cards at once (CON-R53). */
const SMALLEST_DECK = 77;

/** What can only be seen of the box as a whole. */
function problemsOf(box: Edition): readonly EditionProblem[] {
  const problems: EditionProblem[] = [];
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
  return problems;
}

export const readEdition = editionReader(EDITION, (c) => problemsOf(apply(c)));

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
