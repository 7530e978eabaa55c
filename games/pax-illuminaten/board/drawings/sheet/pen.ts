/** The engraver's tools: ink and paper, filled shapes, lines, curls and scallops. Drawings are text. 80 by 100. */
export const INK = '#2A2019';
export const PAPER = '#FBF5E8';
export const WASH = '#B9A98B';

/** The oval of the medallion. */
export const OVAL = { rx: 35.4, ry: 43.4, cx: 40, cy: 48 } as const;

/** To a tenth. */
export const n = (v: number): number => +v.toFixed(1);

export const half = (y: number): number => OVAL.rx * Math.sqrt(Math.max(0, 1 - ((y - OVAL.cy) / OVAL.ry) ** 2));
/** Where a level line meets the oval, left and right. */
export const onLeft = (y: number): string => `${n(OVAL.cx - half(y))} ${y}`;
export const onRight = (y: number): string => `${n(OVAL.cx + half(y))} ${y}`;

const width = (w: number): string => (w === 1 ? '' : ` stroke-width="${w}"`);

export const fill = (d: string, colour: string): string => `<path d="${d}" fill="${colour}"/>`;

export const line = (d: string, colour: string, w = 1, opacity = 1): string =>
  `<path d="${d}" stroke="${colour}"${width(w)}${opacity === 1 ? '' : ` opacity="${opacity}"`}/>`;

export const both = (d: string, inside: string, edge: string, w = 1.1): string =>
  `<path d="${d}" fill="${inside}" stroke="${edge}"${width(w)}/>`;

export const dot = (x: number, y: number, r: number, inside: string, edge = 'none', w = 1): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${inside}" stroke="${edge}"${width(w)}/>`;

/** Circles with a turn inside. */
export const curls = (
  list: readonly (readonly [x: number, y: number, r: number])[],
  inside: string,
  edge: string,
): string =>
  list
    .map(([x, y, r]) => {
      const turn = `M${n(x - r * 0.55)} ${n(y + r * 0.1)}a${n(r * 0.55)} ${n(r * 0.55)} 0 1 1 ${n(r * 0.7)} ${n(r * 0.45)}`;
      return dot(x, y, r, inside, edge) + line(turn, edge, 0.8);
    })
    .join('');

/** A round of scallops about an arc: frizzed hair, fur. */
export function scallop(
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  from: number,
  to: number,
  count: number,
): string {
  const swell = ((Math.PI * Math.abs(to - from)) / 360 / count) * 1.15;
  return Array.from({ length: count + 1 }, (_, i) => {
    const angle = ((from + ((to - from) * i) / count) * Math.PI) / 180;
    const at = `${n(cx + rx * Math.cos(angle))} ${n(cy + ry * Math.sin(angle))}`;
    return i === 0 ? `M${at}` : `A${n(rx * swell)} ${n(ry * swell)} 0 0 ${to > from ? 1 : 0} ${at}`;
  }).join('');
}

/** A row of pearls at these places. */
export const pearls = (places: readonly (readonly [x: number, y: number])[]): string =>
  places.map(([x, y]) => dot(x, y, 1.5, PAPER, INK, 0.6)).join('');

/** The star of an order. */
export function star(x: number, y: number, r: number, colour: string): string {
  const rays = Array.from({ length: 16 }, (_, i) => {
    const angle = (i * Math.PI) / 8;
    const reach = i % 2 === 1 ? r * 0.42 : r;
    return `${i === 0 ? 'M' : 'L'}${n(x + reach * Math.sin(angle))} ${n(y - reach * Math.cos(angle))}`;
  });
  return fill(`${rays.join('')}Z`, colour) + dot(x, y, n(r * 0.28), INK);
}
