/** Checks an edition file. Every problem is named, with its place in the file. */
import type { EditionProblem, EditionResult } from '@signoria/kernel';
import { ACTIONS } from './actions.ts';
import { CARD_DATA, CARDS } from './cards.ts';
import { CITIES, SEAS } from './cities.ts';
import { apply, type Correction, type Edition } from './edition.ts';
import { ALLIANCES, BONUSES, TOKEN_DATA, TOKENS } from './pieces.ts';
import { POWER_DATA, POWERS } from './powers.ts';
import { SYMBOLS } from './symbols.ts';

type Json = { readonly [key: string]: unknown };
type Problems = EditionProblem[];
/** Looks at one value of the file. */
type Check = (value: unknown, path: string, problems: Problems) => void;

export function readEdition(json: unknown): EditionResult {
  if (json === null) return { ok: true, edition: null };
  const problems: Problems = [];
  fields(TOP)(json, '', problems);
  if (problems.length === 0) checkWhole(apply(json as Correction), problems);
  return problems.length === 0 ? { ok: true, edition: json } : { ok: false, problems };
}

function isRecord(x: unknown): x is Json {
  return typeof x === 'object' && x !== null && !Array.isArray(x);
}

/** An object with some of these fields and no others. */
function fields(known: { readonly [key: string]: Check }): Check {
  return (value, path, problems) => {
    if (!isRecord(value)) return void problems.push({ path, why: 'not-an-object' });
    for (const key in value) {
      const at = path === '' ? key : `${path}.${key}`;
      if (Object.hasOwn(known, key)) known[key]!(value[key], at, problems);
      else problems.push({ path: at, why: 'unknown-key', facts: { known: Object.keys(known) } });
    }
  };
}

/** The same check for each of these names. */
function each(names: readonly string[], check: (name: string) => Check): Check {
  return fields(Object.fromEntries(names.map((name) => [name, check(name)])));
}

function number(min: number, max: number): Check {
  return (value, path, problems) => {
    if (!Number.isInteger(value) || Number(value) < min || Number(value) > max) {
      problems.push({ path, why: 'range', facts: { min, max } });
    }
  };
}

function oneOf(known: readonly (string | null)[]): Check {
  return (value, path, problems) => {
    if (known.includes(value as string | null)) return;
    problems.push({ path, why: 'not-one-of', facts: { known: known.map((name) => name ?? 'null') } });
  };
}

const flag: Check = (value, path, problems) => {
  if (typeof value !== 'boolean') problems.push({ path, why: 'not-a-flag' });
};

const text: Check = (value, path, problems) => {
  if (typeof value !== 'string') problems.push({ path, why: 'not-a-text' });
};

/** A list of so many (or any number of) things. */
function listOf(check: Check, length?: number): Check {
  return (value, path, problems) => {
    if (!Array.isArray(value)) return void problems.push({ path, why: 'not-a-list' });
    if (length !== undefined && value.length !== length) problems.push({ path, why: 'length', facts: { length } });
    for (const [i, item] of value.entries()) check(item, `${path}[${i}]`, problems);
  };
}

/** A road or a strait: two different names. */
function pair(known: readonly string[]): Check {
  return (value, path, problems) => {
    listOf(oneOf(known), 2)(value, path, problems);
    if (Array.isArray(value) && value[0] === value[1]) problems.push({ path, why: 'same-twice' });
  };
}

const symbols = each(SYMBOLS, (name) => number(0, name === 'arrow' ? 1 : 6));
const cost = each(SYMBOLS, () => number(0, 9));

const CITY_FIELDS = {
  toughness: number(1, 4),
  seas: listOf(oneOf(SEAS)),
  pirate: flag,
  home: oneOf([...POWERS, null]),
  symbols,
};

function cardFields(id: string): Check {
  const { cost: price } = CARD_DATA[id as keyof typeof CARD_DATA];
  const sold = price === null ? {} : { cost, single: flag };
  return fields({
    action: oneOf([...ACTIONS, null]),
    symbols,
    agent: flag,
    vp: number(0, 5),
    warCost: number(0, 3),
    ...sold,
  });
}

function tokenFields(id: string): Check {
  const sold = TOKEN_DATA[id as keyof typeof TOKEN_DATA].cost === null ? {} : { cost };
  return fields({ symbols, vp: number(0, 5), spaces: number(0, 1), ...sold });
}

const TOP: { readonly [key: string]: Check } = {
  name: text,
  cities: each(CITIES, () => fields(CITY_FIELDS)),
  roads: each(['3-4', '5'], () => listOf(pair(CITIES))),
  straits: listOf(pair(SEAS)),
  cards: each(CARDS, cardFields),
  tokens: each(TOKENS, tokenFields),
  bonuses: each(BONUSES, () => fields({ vp: number(0, 5), crosses: number(0, 3), spaces: number(0, 1) })),
  alliances: each(ALLIANCES, () => cost),
  palaces: each(POWERS, () => listOf(oneOf(ACTIONS), 5)),
  arrows: each(['right', 'left'], () => number(0, 4)),
  patronage: listOf(number(0, 9), 5),
  cityTrack: listOf(number(0, 12), 9),
};

/** What can only be seen of the box as a whole. */
function checkWhole(box: Edition, problems: Problems): void {
  for (const [power, id] of POWERS.entries()) {
    for (const players of POWER_DATA[id].players) {
      const homes = CITIES.filter((_, city) => box.home[city] === power && box.maps[players]!.inPlay[city]);
      if (homes.length !== 2) {
        problems.push({ path: 'cities', why: 'homes', facts: { power: id, players, homes } });
        break;
      }
    }
  }
  for (const [city, { seas }] of box.cities.entries()) {
    if (seas.length > 2) problems.push({ path: `cities.${CITIES[city]}.seas`, why: 'seas' });
  }
  for (const players of [3, 4, 5]) {
    if (!isConnected(box, players)) problems.push({ path: 'roads', why: 'map-in-pieces', facts: { players } });
  }
}

/** Every city in play can be reached from every other, by road or by sea. */
function isConnected(box: Edition, players: number): boolean {
  const { inPlay, roads, voyages } = box.maps[players]!;
  const found = new Set([inPlay.indexOf(true)]);
  for (const city of found) {
    for (const to of roads[city]!) found.add(to);
    for (const { to } of voyages[city]!) found.add(to);
  }
  return found.size === inPlay.filter((there) => there).length;
}
