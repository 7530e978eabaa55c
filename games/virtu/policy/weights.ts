/** By number of players; see `evaluate.ts` for what each stands for: nine features, and nine times the same by progress. */
const PLAIN: readonly number[] = [
  0.25, 0.15, 0.1, 0.05, 0.06, 0.08, 0.1, 0.05, 0.06, 0.5, 0.1, 0.05, -0.02, -0.03, -0.02, -0.05, 0, -0.03,
];

export const WEIGHTS: { readonly [players: number]: readonly number[] } = { 3: PLAIN, 4: PLAIN, 5: PLAIN };
