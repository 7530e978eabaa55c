/** What is wrong with an edition file: every problem with its place, not only the first. */
import type { EditionProblem, EditionResult } from '@signoria/kernel';
import { ABILITIES, ABILITY, type AbilityId } from './abilities.ts';
import { CONNECTIONS } from './connections.ts';
import { DEGREES, type Degree, MOST_CELLS } from './degrees.ts';
import { FACTIONS, factionOf } from './factions.ts';
import { CARDS, cardOf, LUMINARIES } from './luminaries.ts';
import { NUMBERS, type NumberId } from './numbers.ts';

const TOP: readonly string[] = ['name', 'numbers', 'degrees', 'cards', 'connections'];
const CARD_KEYS: readonly string[] = ['factions', 'organisation', 'strength', 'ability'];
const STRENGTHS: readonly unknown[] = [2, 3, 4, 5, 6, 'dagger', 'hammers'];
const MOST = 20;

export function readEdition(json: unknown): EditionResult {
  if (json === null) return { ok: true, edition: null };
  if (!isRecord(json)) return { ok: false, problems: [{ path: '', why: 'not-an-object' }] };
  const problems: EditionProblem[] = [];
  for (const key in json) if (!TOP.includes(key)) problems.push(unknownKey(key, TOP));
  each(json.numbers, 'numbers', problems, checkNumber);
  each(json.degrees, 'degrees', problems, checkDegree);
  each(json.cards, 'cards', problems, checkCard);
  each(json.connections, 'connections', problems, checkConnection);
  return problems.length === 0 ? { ok: true, edition: json } : { ok: false, problems };
}

type Check = (key: string, value: unknown, path: string, problems: EditionProblem[]) => void;

function each(given: unknown, path: string, problems: EditionProblem[], check: Check): void {
  if (given === undefined) return;
  if (!isRecord(given)) return void problems.push({ path, why: 'not-an-object' });
  for (const key in given) check(key, given[key], `${path}.${key}`, problems);
}

const checkNumber: Check = (key, value, path, problems) => {
  if (!Object.hasOwn(NUMBERS, key)) return void problems.push(unknownKey(path, Object.keys(NUMBERS)));
  const standard = NUMBERS[key as NumberId];
  const min = /floor|discount|strength/.test(key) ? 0 : 1;
  const fits = (n: unknown) => Number.isInteger(n) && Number(n) >= min && Number(n) <= MOST;
  if (typeof standard === 'number') {
    if (!fits(value)) problems.push({ path, why: 'range', facts: { min, max: MOST } });
  } else if (!Array.isArray(value) || value.length !== standard.length || !value.every(fits)) {
    problems.push({ path, why: 'not-a-triple', facts: { min, max: MOST } });
  }
};

const checkDegree: Check = (key, value, path, problems) => {
  if (!(DEGREES as readonly string[]).includes(key)) return void problems.push(unknownKey(path, DEGREES));
  if (!Array.isArray(value) || value.length === 0 || value.length > MOST_CELLS) {
    return void problems.push({ path, why: 'not-cells', facts: { max: MOST_CELLS } });
  }
  const symbols = factionsOf(key as Degree) === 2 ? /^[PS]{1,6}$/ : /^P{1,6}$/;
  for (const [i, cell] of value.entries()) {
    if (typeof cell !== 'string' || !symbols.test(cell)) problems.push({ path: `${path}[${i}]`, why: 'not-a-cell' });
  }
};

/** PAX-4.1 */
function factionsOf(degree: Degree): number {
  return degree === 'GM' || degree === 'RA' ? 1 : 2;
}

const checkCard: Check = (id, value, path, problems) => {
  const card = cardOf(id);
  if (card < 0) return void problems.push({ path, why: 'unknown-card', facts: { known: CARDS } });
  if (!isRecord(value)) return void problems.push({ path, why: 'not-an-object' });
  const { degree } = LUMINARIES[card]!;
  for (const key in value) if (!CARD_KEYS.includes(key)) problems.push(unknownKey(`${path}.${key}`, CARD_KEYS));
  const { factions, organisation, strength, ability } = value;
  if (factions !== undefined) checkFactions(factions, factionsOf(degree), `${path}.factions`, problems);
  if (organisation !== undefined && organisation !== null && organisation !== 'M' && organisation !== 'R') {
    problems.push({ path: `${path}.organisation`, why: 'not-an-organisation' });
  }
  if (strength !== undefined && !STRENGTHS.includes(strength)) {
    problems.push({ path: `${path}.strength`, why: 'not-a-strength' });
  }
  if (ability !== undefined) checkAbility(ability, degree, `${path}.ability`, problems);
};

/** PAX-9.10: every ability of a royal arch is an extra main action. */
function checkAbility(ability: unknown, degree: Degree, path: string, problems: EditionProblem[]): void {
  if (typeof ability !== 'string' || !Object.hasOwn(ABILITY, ability)) {
    problems.push({ path, why: 'unknown-ability', facts: { known: ABILITIES.map(({ id }) => id) } });
  } else if (degree === 'RA' && ABILITY[ability as AbilityId].kind !== 'extra') {
    problems.push({ path, why: 'not-an-extra' });
  }
}

const checkConnection: Check = (id, value, path, problems) => {
  const known = CONNECTIONS.map((c) => c.id);
  if (!known.some((other) => other === id)) return void problems.push(unknownKey(path, known));
  checkFactions(value, 3, path, problems);
};

function checkFactions(value: unknown, count: number, path: string, problems: EditionProblem[]): void {
  const given: readonly unknown[] = Array.isArray(value) ? value : [];
  const known = given.every((f) => typeof f === 'string' && factionOf(f) >= 0);
  if (given.length !== count || !known || new Set(given).size !== count) {
    problems.push({ path, why: 'not-factions', facts: { count, known: FACTIONS } });
  }
}

function unknownKey(path: string, known: readonly string[]): EditionProblem {
  return { path, why: 'unknown-key', facts: { known } };
}

function isRecord(x: unknown): x is { readonly [key: string]: unknown } {
  return typeof x === 'object' && x !== null && !Array.isArray(x);
}
