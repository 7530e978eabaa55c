/**
 * Degrees (PAX-4.1) and their cells (PAX-4.4). Provenance: degrees and yields are in the rulebook, cells and costs are
 * designed. `P` stands for the primary, `S` for the secondary faction of the card.
 */
export const DEGREES = ['I', 'II', 'III', 'GM', 'RA'] as const;

export type Degree = (typeof DEGREES)[number];

export const CELLS: { readonly [degree in Degree]: readonly string[] } = {
  I: ['P', 'PS'],
  II: ['PS', 'PS', 'PPS'],
  III: ['PS', 'PPS', 'PSS', 'PPSS'],
  GM: ['PP', 'PPP'],
  RA: ['PP', 'PP', 'PPP'],
};

/** No card has more cells; the state keeps so many a place. */
export const MOST_CELLS = 4;
export const EVERY_CELL: readonly number[] = Array.from({ length: MOST_CELLS }, (_, cell) => cell);
