/** Finds what is wrong with an edition file: every problem, with its place in the file. */
import type { EditionProblem, EditionResult } from '@signoria/kernel';
import { DIEGO_ACTIONS, DIEGO_IDS, DIEGO_OBJECTS } from './diego.ts';
import { ROUNDS, UNIT } from './economy.ts';
import { apply, type Correction, type Edition } from './edition.ts';
import { SQUARE_COUNT, WIDTH } from './estate.ts';
import { BUILDINGS, LANDSCAPES, PIECES } from './pieces.ts';
import { DECK, DECK_THEN, FREEDOMS, PROFESSIONS, type Profession } from './professions.ts';

type Problems = EditionProblem[];
type Fields = { readonly [key: string]: unknown };
type Check = (given: unknown, path: string, problems: Problems) => void;

const top = (deck: readonly Profession[]): { readonly [key: string]: Check } => ({
  name: (given, path, problems) => {
    if (typeof given !== 'string') problems.push({ path, why: 'not-a-text' });
  },
  professions: each(
    deck.map((i) => PROFESSIONS[i]!),
    fields({ building: oneOf(BUILDINGS), landscape: oneOf(LANDSCAPES), freedom: oneOf(FREEDOMS) }),
  ),
  shapes: each(PIECES, checkShape),
  minimum: listOf(ROUNDS, number(0, 40)),
  palazzo: fields({ a: checkPalazzo, b: checkPalazzo }),
  tables: each(
    ['1', '2', '3', '4', '5'],
    fields({ coins: coins(0, 10000), opening: coins(UNIT, 1000), lastBuyer: coins(0, 1000) }),
  ),
  diego: each(
    DIEGO_IDS,
    fields({ auction: checkAuction, first: listOf(2, oneOf(DIEGO_ACTIONS)), second: listOf(2, oneOf(DIEGO_ACTIONS)) }),
  ),
});

const TOP = top(DECK);
const TOP_THEN = top(DECK_THEN);

export function readEdition(json: unknown): EditionResult {
  return read(json, TOP);
}

/** Under rules version 1 other professions could be corrected. */
export function readEditionThen(json: unknown): EditionResult {
  return read(json, TOP_THEN);
}

function read(json: unknown, checks: typeof TOP): EditionResult {
  if (json === null) return { ok: true, edition: null };
  const problems: Problems = [];
  fields(checks)(json, '', problems);
  if (problems.length === 0) checkWhole(apply(json as Correction), problems);
  return problems.length === 0 ? { ok: true, edition: json } : { ok: false, problems };
}

function isRecord(x: unknown): x is Fields {
  return typeof x === 'object' && x !== null && !Array.isArray(x);
}

const under = (path: string, key: string) => (path === '' ? key : `${path}.${key}`);

/** An object with some of these keys. */
function fields(checks: { readonly [key: string]: Check }): Check {
  return (given, path, problems) => {
    if (!isRecord(given)) return void problems.push({ path, why: 'not-an-object' });
    for (const key in given) {
      const check = Object.hasOwn(checks, key) ? checks[key]! : null;
      if (check === null) {
        problems.push({ path: under(path, key), why: 'unknown-key', facts: { known: Object.keys(checks) } });
      } else check(given[key], under(path, key), problems);
    }
  };
}

function each(keys: readonly string[], check: Check): Check {
  return fields(Object.fromEntries(keys.map((key) => [key, check])));
}

function oneOf(known: readonly string[]): Check {
  return (given, path, problems) => {
    if (!known.includes(given as string)) problems.push({ path, why: 'unknown-name', facts: { known } });
  };
}

function number(min: number, max: number, step = 1): Check {
  return (given, path, problems) => {
    const fits = Number.isInteger(given) && Number(given) >= min && Number(given) <= max && Number(given) % step === 0;
    if (!fits) problems.push({ path, why: step === 1 ? 'range' : 'hundreds', facts: { min, max } });
  };
}

function coins(min: number, max: number): Check {
  return number(min, max, UNIT);
}

function listOf(length: number, check: Check): Check {
  return (given, path, problems) => {
    if (!Array.isArray(given)) return void problems.push({ path, why: 'not-a-list' });
    if (given.length !== length) problems.push({ path, why: 'wrong-length', facts: { length } });
    for (const [i, item] of given.entries()) check(item, `${path}[${i}]`, problems);
  };
}

/** Rows of X and dots, all of one length, one piece, and small enough for an estate. */
function checkShape(given: unknown, path: string, problems: Problems): void {
  const rows = Array.isArray(given) && given.every((row) => typeof row === 'string') ? (given as string[]) : null;
  if (rows === null || rows.length === 0) return void problems.push({ path, why: 'not-a-shape' });
  const width = rows[0]!.length;
  const even = rows.every((row) => row.length === width && /^[X.]+$/.test(row));
  const tight =
    rows[0]!.includes('X') && rows.at(-1)!.includes('X') && sideTouched(rows, 0) && sideTouched(rows, width - 1);
  if (!even || !tight || width > WIDTH || rows.length > WIDTH) problems.push({ path, why: 'not-a-shape' });
}

function sideTouched(rows: readonly string[], column: number): boolean {
  return rows.some((row) => row[column] === 'X');
}

function checkPalazzo(given: unknown, path: string, problems: Problems): void {
  if (!Array.isArray(given)) return void problems.push({ path, why: 'not-a-list' });
  const square = number(0, SQUARE_COUNT - 1);
  for (const [i, item] of given.entries()) square(item, `${path}[${i}]`, problems);
  if (new Set(given).size !== given.length) problems.push({ path, why: 'twice' });
}

/** Every object once, each with a modifier. */
function checkAuction(given: unknown, path: string, problems: Problems): void {
  if (!Array.isArray(given)) return void problems.push({ path, why: 'not-a-list' });
  const mod = number(0, 12);
  for (const [i, item] of given.entries()) {
    if (!Array.isArray(item) || item.length !== 2) problems.push({ path: `${path}[${i}]`, why: 'not-a-pair' });
    else {
      oneOf(DIEGO_OBJECTS)(item[0], `${path}[${i}][0]`, problems);
      mod(item[1], `${path}[${i}][1]`, problems);
    }
  }
  const named = given.map((item) => (Array.isArray(item) ? item[0] : null));
  if (new Set(named).size !== named.length) problems.push({ path, why: 'twice' });
  else if (named.length !== DIEGO_OBJECTS.length) {
    problems.push({ path, why: 'wrong-length', facts: { length: DIEGO_OBJECTS.length } });
  }
}

/** What can only be seen of the box as a whole. */
function checkWhole(box: Edition, problems: Problems): void {
  for (let round = 1; round < ROUNDS; round++) {
    if (box.minimum[round]! < box.minimum[round - 1]!) problems.push({ path: `minimum[${round}]`, why: 'not-rising' });
  }
  for (const side of ['a', 'b'] as const) {
    for (const [piece, lies] of box.sides[side].lies.entries()) {
      if (lies.length === 0) problems.push({ path: `shapes.${PIECES[piece]}`, why: 'fits-nowhere', facts: { side } });
    }
  }
}
