/** A state must be plain data, a clone of it must be its own, and what its viewers share must be every viewer's. */

import { carryOut } from '../../engine/perform.ts';
import type { AnyGame, AnyState, Random } from '../../index.ts';
import { canonical, hold } from '../../index.ts';
import { type Finding, finding } from '../finding.ts';
import { randomStep } from '../play.ts';

/** How far a clone is played on to see whether the original moves with it. */
const PLAY_ON = 8;

export function dataFindings(game: AnyGame, s: AnyState, random: Random): readonly Finding[] {
  const spoilt = unplain(s, 'state');
  if (spoilt !== null) return [finding('json', spoilt)];
  return [...cloneFindings(game, s, random), ...sharedFindings(game, s)];
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

/** Held still, a position looks to each as it does when nothing is made once for all (`once`). */
function sharedFindings(game: AnyGame, s: AnyState): readonly Finding[] {
  const held = game.clone(s);
  hold(held);
  const viewers = [...Array.from({ length: s.seats }, (_, seat) => seat), null];
  const shown = viewers.map((viewer) => canonical(game.view(held, viewer)));
  const wrong = viewers.filter((viewer, i) => canonical(game.view(game.clone(s), viewer)) !== shown[i]);
  return wrong.map((viewer) => finding('shared', `seat ${viewer} is shown what was made for somebody else`));
}

/** Nothing in it can be changed any more. */
export function freeze<T>(x: T): T {
  if (typeof x === 'object' && x !== null && !Object.isFrozen(x)) {
    Object.freeze(x);
    for (const value of Object.values(x)) freeze(value);
  }
  return x;
}
