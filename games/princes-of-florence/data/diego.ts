/** Diego's 21 cards (FLO-18.5). Provenance: reconstructed, but for the auction line of diego-01. */

/** What a Diego card puts up: 'landscape' stands for forest, lake and park. */
export type DiegoObject = 'jester' | 'builder' | 'prestige' | 'recruiting' | 'landscape';
export type DiegoAction = 'completeWork' | 'build' | 'profession' | 'freedom' | 'bonus';
export const DIEGO_OBJECTS: readonly DiegoObject[] = ['jester', 'builder', 'prestige', 'recruiting', 'landscape'];
export const DIEGO_ACTIONS: readonly DiegoAction[] = ['completeWork', 'build', 'profession', 'freedom', 'bonus'];

export interface DiegoCard {
  /** Left to right; a modifier of 0 is none. */
  readonly auction: readonly { readonly object: DiegoObject; readonly mod: number }[];
  readonly first: readonly DiegoAction[];
  readonly second: readonly DiegoAction[];
}

/** How many cards have each back: rounds 1-2, 3-4, 5-7 (FLO-18.5). */
export const DIEGO_BACKS: readonly number[] = [6, 6, 9];

/** What he would rather do, and what else. */
type Line = `${DiegoAction} ${DiegoAction}`;

/** The objects from left to right, then his two actions. */
function card(auction: { readonly [thing in DiegoObject]: number }, first: Line, second: Line): DiegoCard {
  const objects = Object.keys(auction) as DiegoObject[]; // in the order they are named
  const actions = (line: Line) => line.split(' ') as DiegoAction[]; // two of them
  const mods = objects.map((object) => ({ object, mod: auction[object] }));
  return { auction: mods, first: actions(first), second: actions(second) };
}

export const DIEGO: readonly DiegoCard[] = [
  card({ jester: 6, recruiting: 3, builder: 2, landscape: 1, prestige: 0 }, 'profession build', 'build bonus'),
  card({ jester: 7, builder: 3, landscape: 2, recruiting: 1, prestige: 0 }, 'build freedom', 'profession freedom'),
  card({ builder: 3, jester: 6, landscape: 2, recruiting: 1, prestige: 0 }, 'freedom profession', 'build bonus'),
  card({ landscape: 2, jester: 6, builder: 4, prestige: 0, recruiting: 1 }, 'build freedom', 'freedom build'),
  card({ jester: 5, builder: 3, recruiting: 2, prestige: 0, landscape: 1 }, 'build profession', 'bonus freedom'),
  card({ recruiting: 2, jester: 7, builder: 3, landscape: 0, prestige: 1 }, 'freedom build', 'profession build'),
  card({ jester: 5, recruiting: 3, landscape: 2, builder: 1, prestige: 1 }, 'completeWork profession', 'build bonus'),
  card({ recruiting: 3, jester: 5, prestige: 2, landscape: 1, builder: 0 }, 'bonus profession', 'completeWork build'),
  card({ landscape: 2, recruiting: 3, jester: 4, builder: 1, prestige: 1 }, 'build freedom', 'completeWork bonus'),
  card({ jester: 6, prestige: 2, recruiting: 4, landscape: 1, builder: 0 }, 'build bonus', 'profession completeWork'),
  card(
    { builder: 1, jester: 4, recruiting: 3, prestige: 2, landscape: 0 },
    'freedom completeWork',
    'build completeWork',
  ),
  card({ prestige: 2, landscape: 1, jester: 5, recruiting: 4, builder: 0 }, 'completeWork bonus', 'freedom build'),
  card({ prestige: 5, recruiting: 4, jester: 3, landscape: 1, builder: 0 }, 'completeWork profession', 'bonus build'),
  card({ recruiting: 4, prestige: 5, landscape: 1, jester: 2, builder: 0 }, 'bonus completeWork', 'completeWork build'),
  card({ jester: 4, prestige: 5, recruiting: 3, landscape: 0, builder: 1 }, 'completeWork bonus', 'build completeWork'),
  card(
    { landscape: 1, prestige: 6, recruiting: 4, jester: 2, builder: 0 },
    'profession completeWork',
    'completeWork bonus',
  ),
  card({ prestige: 4, jester: 3, recruiting: 5, builder: 0, landscape: 2 }, 'completeWork build', 'bonus completeWork'),
  card({ recruiting: 3, landscape: 2, prestige: 5, jester: 4, builder: 0 }, 'build completeWork', 'profession bonus'),
  card(
    { prestige: 6, jester: 2, recruiting: 5, landscape: 1, builder: 1 },
    'completeWork bonus',
    'completeWork freedom',
  ),
  card({ jester: 3, recruiting: 4, prestige: 5, builder: 0, landscape: 0 }, 'bonus build', 'completeWork profession'),
  card({ builder: 1, prestige: 4, recruiting: 5, landscape: 2, jester: 3 }, 'freedom bonus', 'build bonus'),
];

export const DIEGO_IDS = DIEGO.map((_, i) => `diego-${String(i + 1).padStart(2, '0')}`);
