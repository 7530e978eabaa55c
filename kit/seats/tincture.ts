/**
 * The seven tinctures of the seats. A tincture is never colour alone: each has an emblem and the hatching by which
 * engravers have written it in black and white since Silvester Petra Sancta (1638).
 */
export const TINCTURES = ['red', 'blue', 'green', 'yellow', 'purple', 'brown', 'white'] as const;

export type Tincture = (typeof TINCTURES)[number];

/** Paint of a seat's things. Shapes take it from `Tinted`, which never lays one without the other. */
export const fillOf = (tincture: Tincture): string => `var(--p-${tincture})`;
export const hatchOf = (tincture: Tincture): string => `url(#hatch-${tincture})`;
export const emblemInkOf = (tincture: Tincture): string => `var(--p-${tincture}-ink)`;
