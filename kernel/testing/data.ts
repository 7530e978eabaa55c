/** A state must be plain data, and a clone of it must be its own. */
import type { AnyGame, AnyState, Random } from '../index.ts';
import { canonical } from '../index.ts';
import { carryOut } from '../perform.ts';
import { type Finding, finding } from './finding.ts';
import { randomStep } from './play.ts';

/** How far a clone is played on to see whether the original moves with it. */
const PLAY_ON = 8;

export function dataFindings(game: AnyGame, s: AnyState, random: Random): readonly Finding[] {
  const spoilt = unplain(s, 'state');
  return spoilt === null ? cloneFindings(game, s, random) : [finding('json', spoilt)];
}

/** Where this is not something JSON can carry; null when it is plain throughout. */
export function unplain(x: unknown, path: string): string | null {
  if (x === null || typeof x === 'string' || typeof x === 'boolean') return null;
  if (typeof x === 'number') return Number.isFinite(x) ? null : `${path} is ${x}`;
  if (typeof x !== 'object') return `${path} is ${typeof x}`;
  const parent = Object.getPrototypeOf(x);
  if (parent !== Object.prototype && parent !== Array.prototype) return `${path} is a ${parent?.constructor?.name}`;
  if (Array.isArray(x) && Object.keys(x).length !== x.length) return `${path} has holes`;
  for (const [key, value] of Object.entries(x)) {
    const found = unplain(value, `${path}.${key}`);
    if (found !== null) return found;
  }
  return null;
}

/** The original is frozen and the clone played on: whatever they share shows itself. */
function cloneFindings(game: AnyGame, s: AnyState, random: Random): readonly Finding[] {
  const original = JSON.parse(JSON.stringify(s)) as AnyState;
  const before = canonical(original);
  const copy = game.clone(original);
  if (canonical(copy) !== before) return [finding('clone', 'differs from its original')];
  freeze(original);
  try {
    for (let i = 0; i < PLAY_ON && copy.outcome === null; i++) {
      const { seat, deed } = randomStep(game, copy, random);
      carryOut(game, copy, seat, deed);
    }
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    return [finding('clone', `shares something that is changed in play: ${error.message}`)];
  }
  return canonical(original) === before ? [] : [finding('clone', 'playing it on changed its original')];
}

/** Nothing in it can be changed any more. */
export function freeze<T>(x: T): T {
  if (typeof x === 'object' && x !== null && !Object.isFrozen(x)) {
    Object.freeze(x);
    for (const value of Object.values(x)) freeze(value);
  }
  return x;
}
