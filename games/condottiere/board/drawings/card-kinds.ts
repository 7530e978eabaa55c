/** The fifteen kinds of card as the drawings know them: which border, which badge. What they do is not here. */
export const MERCENARY_STRENGTHS = [1, 2, 3, 4, 5, 6, 10] as const;
export type MercenaryStrength = (typeof MERCENARY_STRENGTHS)[number];

export const SPECIAL_KINDS = [
  'winter',
  'spring',
  'bishop',
  'courtesan',
  'drummer',
  'heroine',
  'scarecrow',
  'surrender',
] as const;
export type SpecialKind = (typeof SPECIAL_KINDS)[number];

export type CardKind = `m${MercenaryStrength}` | SpecialKind;

export const CARD_KINDS: readonly CardKind[] = [
  ...MERCENARY_STRENGTHS.map((strength): CardKind => `m${strength}`),
  ...SPECIAL_KINDS,
];

/** Orange: a mercenary. Red: has strength but is no mercenary. Slate: has none. The badge says the same by its shape. */
export const TINTS = { mercenary: '#C2601A', strong: '#A32720', none: '#3B4A58' } as const;

export function tintOf(kind: CardKind): string {
  if (kind === 'courtesan' || kind === 'heroine') return TINTS.strong;
  return kind.startsWith('m') ? TINTS.mercenary : TINTS.none;
}
