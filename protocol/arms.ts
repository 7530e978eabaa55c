/**
 * Arms: a field in two tinctures and a charge on it. Everybody has some from the first moment, found from who they are;
 * whoever likes others composes them. Their words and their drawing are the client's.
 */
export const DIVISIONS = [
  'plain',
  'per-pale',
  'per-fess',
  'per-bend',
  'per-bend-sinister',
  'quarterly',
  'per-saltire',
  'per-chevron',
  'bend',
  'chevron',
  'chief',
  'bordure',
] as const;
export type Division = (typeof DIVISIONS)[number];

export const METALS = ['or', 'argent'] as const;
export const ARMS_COLOURS = ['gules', 'azure', 'vert', 'purpure', 'sable'] as const;
export const ARMS_TINCTURES = [...METALS, ...ARMS_COLOURS] as const;
export type ArmsTincture = (typeof ARMS_TINCTURES)[number];

export const CHARGES = [
  'none',
  'lion',
  'eagle',
  'tower',
  'oak',
  'sun',
  'lily',
  'tiara',
  'star',
  'crescent',
  'cross',
  'lozenge',
  'roundel',
] as const;
export type Charge = (typeof CHARGES)[number];

export interface Arms {
  readonly division: Division;
  /** Of the field, or of its first part. */
  readonly first: ArmsTincture;
  /** Of the other part, and of a charge that lies on the first. */
  readonly second: ArmsTincture;
  readonly charge: Charge;
}

/** As many as a page may ask for at once. */
export const MOST_ARMS = 100;

const isMetal = (tincture: ArmsTincture): boolean => METALS.some((metal) => metal === tincture);

/** The rule of tincture: no metal on metal, no colour on colour, so that arms can be told from afar. */
export function keepsRule({ first, second }: Pick<Arms, 'first' | 'second'>): boolean {
  return isMetal(first) !== isMetal(second);
}

/** A row of numbers below 1 that only this word has: FNV-1a, stirred again for each of them. */
function dice(word: string): () => number {
  let state = 0x811c9dc5;
  for (const letter of word) state = Math.imul(state ^ letter.codePointAt(0)!, 0x01000193);
  return () => {
    state = (state + 0x9e3779b9) | 0;
    let mixed = Math.imul(state ^ (state >>> 16), 0x85ebca6b);
    mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
    return ((mixed ^ (mixed >>> 16)) >>> 0) / 2 ** 32;
  };
}

/** Arms that keep the rule and bear something. */
export function drawArms(random: () => number): Arms {
  const one = <const T>(of: readonly T[]): T => of[Math.floor(random() * of.length)]!;
  const [metal, colour] = [one(METALS), one(ARMS_COLOURS)];
  const [first, second] = random() < 0.5 ? [metal, colour] : [colour, metal];
  return { division: one(DIVISIONS), first, second, charge: one(CHARGES.slice(1)) };
}

/** What somebody bears who has chosen nothing: the same everywhere, for good. */
export function defaultArms(id: string): Arms {
  return drawArms(dice(id));
}
