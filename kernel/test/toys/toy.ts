/** What every toy game has in common: a core with nothing in it, no edition, one-word verbs. */
import type { Chance, Choice, Core, EditionResult, Frame } from '../../index.ts';
import { cloneChance } from '../../index.ts';

export function core<F extends Frame, C extends Choice>(seats: number, chance: Chance, ...todo: F[]): Core<F, C> {
  return { seats, chance, todo, open: [], picks: null, asked: 0, outcome: null };
}

export function cloneCore<S extends Core<Frame, Choice>>(s: S): S {
  return { ...s, todo: s.todo.slice(), chance: cloneChance(s.chance) };
}

export function noEdition(json: unknown): EditionResult {
  return json === null ? { ok: true, edition: null } : { ok: false, problems: [{ path: '', why: 'none' }] };
}

export function seatsOf(s: { readonly seats: number }): readonly number[] {
  return Array.from({ length: s.seats }, (_, seat) => seat);
}
