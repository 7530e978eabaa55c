/** A woodcut initial: a white vine on the tincture of the one whose page it is. */
import { fillOf, type Tincture } from '@signoria/kit';

const INK = '#1C140E';
const PAPER = '#FBF5E8';
const LEAF = 'M0 0C3-7 9-9 15-6 12-4 12-2 16 0 12 2 12 4 15 6 9 9 3 7 0 0Z';
const POINTS = 26;
const TURNS = 1.45;

interface Scroll {
  readonly path: string;
  readonly leaves: readonly string[];
}

const round = (n: number): number => Math.round(n * 10) / 10;

/** A stem that winds inwards, with leaves. */
function scroll(x: number, y: number, sense: 1 | -1, start: number): Scroll {
  const points = Array.from({ length: POINTS + 1 }, (_, i) => {
    const t = i / POINTS;
    const angle = start + sense * t * TURNS * 2 * Math.PI;
    const far = 23 * (1 - 0.74 * t);
    return { x: x + far * Math.cos(angle), y: y + far * Math.sin(angle), angle, t };
  });
  const leaves = points
    .filter((_, i) => i % 6 === 3 && i < POINTS - 3)
    .map((p) => {
      const turn = (p.angle * 180) / Math.PI + sense * 35;
      return `translate(${round(p.x)} ${round(p.y)}) rotate(${round(turn)}) scale(${round(0.6 + 0.28 * (1 - p.t))})`;
    });
  return { path: `M${points.map((p) => `${round(p.x)} ${round(p.y)}`).join('L')}`, leaves };
}

const CORNERS = [
  scroll(29, 29, 1, Math.PI * 0.9),
  scroll(91, 29, -1, Math.PI * 0.1),
  scroll(29, 91, -1, Math.PI * 1.1),
  scroll(91, 91, 1, -Math.PI * 0.1),
] as const;

const STEMS = `${CORNERS.map(({ path }) => path).join('')}M60 8C50 20 46 30 52 44M60 112C70 100 74 90 68 76`;

export function Initial({ letter, tincture }: { readonly letter: string; readonly tincture: Tincture }) {
  return (
    <svg class="initial" viewBox="0 0 120 120" aria-hidden="true">
      <rect x="1.5" y="1.5" width="117" height="117" fill={PAPER} stroke={INK} stroke-width="2" />
      <rect x="6" y="6" width="108" height="108" fill={fillOf(tincture)} stroke={INK} stroke-width="1.4" />
      <g fill="none" stroke-linecap="round">
        <path d={STEMS} stroke={INK} stroke-width="4.6" />
        <path d={STEMS} stroke={PAPER} stroke-width="2.5" />
      </g>
      <g fill={PAPER} stroke={INK} stroke-width=".9">
        {CORNERS.flatMap(({ leaves }) => leaves).map((place) => (
          <path key={place} d={LEAF} transform={place} />
        ))}
      </g>
      <text class="initial-letter" x="60" y="93" text-anchor="middle" fill={PAPER} stroke={INK}>
        {letter}
      </text>
    </svg>
  );
}
