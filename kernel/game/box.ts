/** A game's components as its rules need them: printed, or corrected by an edition file (`edition.ts`). */

/** The box a game is played with: nearly always the standard one; a corrected one is worked out once. */
export function boxOf<C extends object, Box>(standard: Box, apply: (c: C) => Box): (c: C | null) => Box {
  const corrected = new WeakMap<C, Box>();
  return (c) => {
    if (c === null) return standard;
    let box = corrected.get(c);
    if (box === undefined) {
      box = apply(c);
      corrected.set(c, box);
    }
    return box;
  };
}
