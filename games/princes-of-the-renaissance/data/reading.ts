/** Reading an edition file: what is wrong with it, each problem with its place. */
import type { EditionProblem, EditionResult } from '@signoria/kernel';
import { CITIES, HIGHEST, LOWEST } from './cities.ts';
import { CURRENCIES, currencyOf } from './currency.ts';
import { type Correction, correctedBox, type Edition, tilesByCity } from './edition.ts';
import { DECADES, EVENTS } from './events.ts';
import { FAMILIES } from './families.ts';
import { TILES, TILES_PER_CITY } from './tiles.ts';
import { CARDS } from './treachery.ts';
import { TROOPS } from './troops.ts';

type Range = readonly [min: number, max: number];
/** What a value must be: a number in a range, one of some words, or yes or no. */
type Rule = Range | readonly string[] | 'switch';
type Rules = { readonly [key: string]: Rule };

const INCOME: Rules = { gold: [0, 20], influence: [0, 20] };
const TILE: Rules = { ...INCOME, city: CITIES, merchant: 'switch', vp: [0, 10] };
const TROOP: Rules = { count: [1, 12], cost: [0, 30], attack: [0, 9], defence: [0, 9], influence: [0, 9] };
const EVENT: Rules = {
  decade: [1, DECADES],
  currency: CURRENCIES,
  vp: [0, 10],
  status: [-5, 5],
  artist: 'switch',
};
const TOP = ['name', 'start', 'status', 'families', 'tiles', 'troops', 'events', 'cards', 'bids', 'counters'];
/** Six full hands of the largest size, and one to draw. */
const SMALLEST_DECK = 20;

export function readEdition(json: unknown): EditionResult {
  if (json === null) return { ok: true, edition: null };
  if (!isRecord(json)) return { ok: false, problems: [{ path: '', why: 'not-an-object' }] };
  const problems: EditionProblem[] = [];
  for (const key in json)
    if (!TOP.includes(key)) problems.push({ path: key, why: 'unknown-key', facts: { known: TOP } });
  if (json.name !== undefined && typeof json.name !== 'string') problems.push({ path: 'name', why: 'not-a-text' });
  checkFields(json.start, 'start', { gold: [5, 100], influence: [0, 50] }, problems);
  checkFields(json.status, 'status', Object.fromEntries(CITIES.map((id) => [id, [LOWEST, HIGHEST]])), problems);
  checkGroup(json.families, 'families', FAMILIES, INCOME, problems);
  checkGroup(json.tiles, 'tiles', TILES, TILE, problems);
  checkGroup(json.troops, 'troops', TROOPS, TROOP, problems);
  checkGroup(json.events, 'events', EVENTS, EVENT, problems);
  checkGroup(json.cards, 'cards', CARDS, { count: [0, 12] }, problems);
  checkFields(json.bids, 'bids', { condottiere: [0, 10] }, problems);
  checkCounters(json.counters, problems);
  if (problems.length === 0) checkWhole(correctedBox(json as Correction), problems);
  return problems.length === 0 ? { ok: true, edition: json } : { ok: false, problems };
}

function checkGroup(
  given: unknown,
  path: string,
  ids: readonly string[],
  rules: Rules,
  problems: EditionProblem[],
): void {
  if (given === undefined) return;
  if (!isRecord(given)) return void problems.push({ path, why: 'not-an-object' });
  for (const id in given) {
    const at = `${path}.${id}`;
    if (!ids.includes(id)) problems.push({ path: at, why: 'unknown-key', facts: { known: ids } });
    else checkFields(given[id], at, rules, problems);
  }
}

function checkFields(given: unknown, path: string, rules: Rules, problems: EditionProblem[]): void {
  if (given === undefined) return;
  if (!isRecord(given)) return void problems.push({ path, why: 'not-an-object' });
  for (const key in given) {
    const at = `${path}.${key}`;
    const rule = Object.hasOwn(rules, key) ? rules[key]! : null;
    if (rule === null) problems.push({ path: at, why: 'unknown-key', facts: { known: Object.keys(rules) } });
    else checkValue(given[key], at, rule, problems);
  }
}

function checkValue(value: unknown, path: string, rule: Rule, problems: EditionProblem[]): void {
  if (rule === 'switch') {
    if (typeof value !== 'boolean') problems.push({ path, why: 'not-a-switch' });
  } else if (isRange(rule)) {
    const fits = Number.isInteger(value) && Number(value) >= rule[0] && Number(value) <= rule[1];
    if (!fits) problems.push({ path, why: 'range', facts: { min: rule[0], max: rule[1] } });
  } else if (!(rule as readonly unknown[]).includes(value)) {
    problems.push({ path, why: 'unknown-word', facts: { known: rule } });
  }
}

function isRange(rule: Exclude<Rule, 'switch'>): rule is Range {
  return typeof rule[0] === 'number';
}

function checkCounters(given: unknown, problems: EditionProblem[]): void {
  if (given === undefined) return;
  if (!isRecord(given)) return void problems.push({ path: 'counters', why: 'not-an-object' });
  for (const id in given) {
    const path = `counters.${id}`;
    const list = given[id];
    if (currencyOf(id) < 0) problems.push({ path, why: 'unknown-key', facts: { known: CURRENCIES } });
    else if (!Array.isArray(list)) problems.push({ path, why: 'not-a-list' });
    else if (!isLadder(list)) problems.push({ path, why: 'not-a-ladder' });
  }
}

/** From 1 upwards, each a multiple of the one before: then the fewest counters are found from the largest down. */
function isLadder(list: readonly unknown[]): boolean {
  if (list[0] !== 1 || list.length > 6 || !list.every((n) => Number.isInteger(n))) return false;
  const numbers = list as readonly number[];
  return numbers.every((n, i) => i === 0 || (n > numbers[i - 1]! && n % numbers[i - 1]! === 0 && n <= 100));
}

/** What can only be seen of the box as a whole. */
function checkWhole(box: Edition, problems: EditionProblem[]): void {
  for (const [city, tiles] of tilesByCity(box).entries()) {
    if (tiles >= TILES_PER_CITY) continue;
    problems.push({
      path: 'tiles',
      why: 'too-few-tiles',
      facts: { city: CITIES[city]!, tiles, least: TILES_PER_CITY },
    });
  }
  for (let decade = 1; decade <= DECADES; decade++) {
    if (box.events.some((event) => event.decade === decade)) continue;
    problems.push({ path: 'events', why: 'no-events', facts: { decade } });
  }
  const cards = box.cards.reduce((a, b) => a + b, 0);
  if (cards < SMALLEST_DECK) {
    problems.push({ path: 'cards', why: 'deck-too-small', facts: { cards, least: SMALLEST_DECK } });
  }
}

function isRecord(x: unknown): x is { readonly [key: string]: unknown } {
  return typeof x === 'object' && x !== null && !Array.isArray(x);
}
