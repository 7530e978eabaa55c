/** The box as tables, printed or as an edition file corrects it (`edition.ts`). */

import { boxOf } from '@signoria/kernel';
import { DIEGO, DIEGO_IDS, type DiegoCard } from './diego.ts';
import { MINIMUM, TABLES, type TableRules } from './economy.ts';
import type { Correction } from './edition.ts';
import { PALAZZO, type Side, SQUARE_COUNT, WIDTH } from './estate.ts';
import { toFirst } from './first.ts';
import { buildingOf, landscapeOf, PIECES, SHAPES, type Shape } from './pieces.ts';
import {
  DECK,
  DECK_THEN,
  freedomOf,
  PROFESSIONS,
  type Profession,
  type ProfessionId,
  WANTS,
  type Wants,
} from './professions.ts';
import { type JointLie, jointLiesOf, type Lie, liesOf, rowsAt, setOf } from './squares.ts';

export interface Edition {
  /** The cards that are in the game. */
  readonly deck: readonly Profession[];
  /** By profession. */
  readonly wants: readonly Wants[];
  /** By piece. */
  readonly shapes: readonly Shape[];
  /** Squares, by piece. */
  readonly areas: readonly number[];
  /** By round, from 1. */
  readonly minimum: readonly number[];
  /** By number of players. */
  readonly tables: readonly TableRules[];
  readonly diego: readonly DiegoCard[];
  readonly sides: { readonly [side in Side]: SideTables };
  /** Ways to lie across a border, by piece. */
  readonly joint: readonly (readonly JointLie[])[];
}

export interface SideTables {
  readonly palazzo: readonly number[];
  readonly low: number;
  readonly high: number;
  /** Rows in which the palazzo lies on the west and the east edge, as bit sets: it counts across a border (FLO-R62). */
  readonly west: number;
  readonly east: number;
  /** Squares that tiles can cover. */
  readonly usable: number;
  /** By piece. */
  readonly lies: readonly (readonly Lie[])[];
}

export const STANDARD: Edition = apply({});
const FIRST: Edition = applyThen({});

/** What a game is played with, as its state says. */
export interface PlayedWith {
  readonly edition: Correction | null;
  /** Which of our tables: absent in games that began under rules version 1 (`first.ts`). */
  readonly printing?: 2 | undefined;
}

const today = boxOf(STANDARD, apply);
const then = boxOf(FIRST, applyThen);

/** The box a state is played with. */
export function editionOf({ edition, printing }: PlayedWith): Edition {
  return printing === 2 ? today(edition) : then(edition);
}

/** Under rules version 1 a palazzo did not count across a border. */
function applyThen(c: Correction): Edition {
  const box = apply(toFirst(c));
  return { ...box, deck: DECK_THEN, sides: { ...box.sides, b: { ...box.sides.b, west: 0, east: 0 } } };
}

export function apply(c: Correction): Edition {
  const shapes = PIECES.map((id, piece) => c.shapes?.[id] ?? SHAPES[piece]!);
  const tables: { readonly [players: string]: Partial<TableRules> | undefined } = c.tables ?? {};
  const b = sideTables(shapes, c.palazzo?.b ?? PALAZZO.b);
  return {
    deck: DECK,
    wants: PROFESSIONS.map((id, i) => wantsOf(WANTS[i]!, c.professions?.[id])),
    shapes,
    areas: shapes.map((shape) => shape.join('').replaceAll('.', '').length),
    minimum: c.minimum ?? MINIMUM,
    tables: TABLES.map((table, players) => ({ ...table, ...tables[players] })),
    diego: DIEGO_IDS.map((id, i) => diegoOf(DIEGO[i]!, c.diego?.[id])),
    sides: { a: sideTables(shapes, c.palazzo?.a ?? PALAZZO.a), b },
    joint: shapes.map((shape) => jointLiesOf(shape, b)),
  };
}

function sideTables(shapes: readonly Shape[], palazzo: readonly number[]): SideTables {
  const { low, high } = setOf(palazzo);
  const lies = shapes.map((shape) => liesOf(shape, { low, high }));
  const edge = (column: number) => rowsAt(low, high, column);
  return { palazzo, low, high, west: edge(0), east: edge(WIDTH - 1), usable: SQUARE_COUNT - palazzo.length, lies };
}

function wantsOf(wants: Wants, given: NonNullable<Correction['professions']>[ProfessionId] = {}): Wants {
  return {
    building: given.building === undefined ? wants.building : buildingOf(given.building),
    landscape: given.landscape === undefined ? wants.landscape : landscapeOf(given.landscape),
    freedom: given.freedom === undefined ? wants.freedom : freedomOf(given.freedom),
  };
}

function diegoOf(card: DiegoCard, given: NonNullable<Correction['diego']>[string] = {}): DiegoCard {
  return {
    auction: given.auction?.map(([object, mod]) => ({ object, mod })) ?? card.auction,
    first: given.first ?? card.first,
    second: given.second ?? card.second,
  };
}
