/** Six colours with six control markers each (CON-1.9). Provenance: reconstructed; purely cosmetic. */
export const COLOURS = [
  { id: 'red', emblem: 'lion' },
  { id: 'blue', emblem: 'tower' },
  { id: 'green', emblem: 'oak' },
  { id: 'yellow', emblem: 'sun' },
  { id: 'purple', emblem: 'lily' },
  { id: 'brown', emblem: 'eagle' },
] as const;

export const MARKERS_PER_COLOUR = 6;
