/** Five colours (FLO-1.11). Provenance: reconstructed; purely cosmetic. */
export const COLOURS = [
  { id: 'red', emblem: 'lily' },
  { id: 'blue', emblem: 'tower' },
  { id: 'yellow', emblem: 'sun' },
  { id: 'green', emblem: 'oak' },
  { id: 'purple', emblem: 'lion' },
] as const;
