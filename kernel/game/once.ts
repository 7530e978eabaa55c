/**
 * What is found out about a position, once for all who look at it. Most of a view is the same for every seat; a game takes that
 * part from `once`, and pays for it once as long as somebody holds the position still. During search nobody does, positions
 * change all the time, and `once` simply finds out.
 *
 *     function view(s: State, viewer: Seat | null): View {
 *       return { ...once(s, seenByAll), hand: viewer === null ? [] : cardsOf(s.hands[viewer]!) };
 *     }
 */

type Find = (s: never) => unknown;

const known = new WeakMap<object, Map<Find, unknown>>();

/** `find` knows the position and nothing else, so not who looks: a function made anew for each of them is asked anew. */
export function once<S extends object, T>(s: S, find: (s: S) => T): T {
  const answers = known.get(s);
  if (answers === undefined) return find(s);
  if (!answers.has(find)) answers.set(find, find(s));
  return answers.get(find) as T; // what this very function found
}

/** This position will not change as long as it is held. */
export function hold(s: object): void {
  if (!known.has(s)) known.set(s, new Map());
}

export function letGo(s: object): void {
  known.delete(s);
}
