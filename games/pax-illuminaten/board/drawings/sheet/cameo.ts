/** Cameos: the cut profile of the 1780s with paper-coloured inner lines, set as an engraved medallion. 80 by 100, looking right. */
import { DRESS } from './dress.ts';
import { HAIR, TAIL } from './hair.ts';
import { HAT } from './hats.ts';
import { dot, fill, half, INK, line, n, OVAL, PAPER, star, WASH } from './pen.ts';
import { SIGN } from './signs.data.ts';

const NOSE = {
  straight: ['C52.8 37 57 41.4 58.8 43.4', 58.8, 43.4],
  roman: ['C55.8 35.4 59 39.6 60 44.2', 60, 44.2],
  snub: ['C51.8 38.4 55.4 40.4 58.6 40.9', 58.6, 40.9],
  long: ['C53.4 37.6 58.6 42.2 61 44.9', 61, 44.9],
  bulb: ['C52.2 38.8 56.2 39.6 59.8 41.8', 59.8, 41.8],
  fine: ['C52.2 37.6 55 41.2 57.6 42.6', 57.6, 42.6],
} as const;

/** Colours of hair. */
const TONE = { powder: PAPER, grey: WASH, dark: INK } as const;

/** Whose ears the hair lets see. */
const EARS: readonly string[] = ['free', 'fringe'];
/** The dresses an order's star is worn on beside the lapel. */
const STARRED: readonly string[] = ['coat', 'jabot', 'high', 'gown'];

/** What makes somebody known at a glance. Numbers from about -1 to 1, `fat` to 5. */
export interface Features {
  readonly hair?: keyof typeof HAIR;
  readonly tone?: keyof typeof TONE;
  readonly tail?: keyof typeof TAIL;
  readonly hat?: keyof typeof HAT;
  readonly dress?: keyof typeof DRESS;
  readonly sign: keyof typeof SIGN;
  readonly signY?: number;
  readonly nose: keyof typeof NOSE;
  readonly brow?: number;
  readonly forehead?: number;
  readonly lip?: number;
  readonly chin?: number;
  readonly fat?: number;
  readonly slim?: number;
  readonly high?: number;
  readonly buckles?: number;
  readonly lady?: boolean;
  readonly old?: boolean;
  readonly stern?: boolean;
  /** Upwards. */
  readonly look?: boolean;
  readonly specs?: boolean;
  readonly whiskers?: boolean;
  readonly mouche?: boolean;
  readonly beard?: boolean;
  readonly ear?: boolean;
  readonly earring?: boolean;
  readonly sash?: boolean;
  readonly star?: boolean;
  readonly cross?: boolean;
  readonly pearls?: boolean;
  /** Looks left. */
  readonly left?: boolean;
}

/** Forehead, brow, nose, lips, chin, throat. */
function profile({ nose, brow = 0, forehead = 0, lip = 0, chin = 0, fat = 0, slim = 0 }: Features): string {
  const [bridge, tx, ty] = NOSE[nose];
  const [f, b, l, c, d] = [forehead, brow, lip, chin, fat];
  return `M38 12.6C46 12.6 ${n(50 + f)} 17 ${n(50.8 + f)} 25C${n(51.2 + f)} 28 ${n(53 + b)} 29 ${n(52.7 + b)} 31.4Q${n(51.3 + b)} 33 51.4 34.7${bridge}Q${n(tx + 0.7)} ${n(ty + 2.3)} ${n(tx - 1.6)} ${n(ty + 2.9)}Q54.6 ${n(ty + 3.1)} 53.6 47C53.4 48.5 ${n(55.8 + l)} 48.9 ${n(55.3 + l)} 50.6Q54.7 51.8 53.2 51.9Q${n(55.7 + l)} 52.6 ${n(54.9 + l)} 54.4Q53.4 55.4 53 56.5C52.6 57.8 ${n(55.2 + c)} 58.4 ${n(54.8 + c)} 61C${n(54.4 + c)} ${n(63.8 + d * 0.3)} ${n(51 + c)} ${n(65 + d * 0.4)} 48 ${n(64.6 + d * 0.5)}C${n(45 + d * 0.4)} ${n(64.8 + d)} ${n(43.4 + d * 0.5 - slim)} ${n(66.4 + d)} ${n(43.6 - slim + d * 0.4)} 74L45 70H27L${n(26 + slim)} 66C27 60 25 57 23 54C17.4 46 17 30 22 22C26 15.4 32 12.6 38 12.6Z`;
}

const when = (told: boolean | undefined, drawn: () => string): string => (told === true ? drawn() : '');

/** The inner lines of a face, in paper. */
function inner(p: Features): string {
  const y = p.look === true ? -1.2 : 0;
  return [
    fill(`M45.6 ${n(35.9 + y)}q2.8-2.9 5.4-.6q-2.4 2-5.4.6Z`, PAPER),
    dot(49.2, n(35.3 + y), 1, INK),
    line(`M44.4 ${30.6 + y}q3.8-2.3 7-.5`, PAPER, p.lady === true ? 0.8 : 1.2),
    line('M54 45.6q-1.9-.2-1.9-2.4', PAPER, 0.9),
    line(p.stern === true ? 'M53 52q-2.2.1-3.6 1' : 'M53 52q-2 .3-3.8-.7', PAPER, 0.9),
    line('M34.6 50C36 57 40.4 61.8 46.6 62.8', PAPER, 0.7, 0.75),
    when(p.old, () =>
      line(
        'M51 46.8q-2.6 2.4-2.3 5.6M44 38.6q2.4 1.4 4.6.8M44.6 26.4q3-.8 5-.2M44.8 24q2.6-.6 4.4-.2',
        PAPER,
        0.7,
        0.85,
      ),
    ),
    when((p.fat ?? 0) > 2, () => line('M41 63.4q5 4 9.4 2.6', PAPER, 0.8)),
    when(p.specs, () => dot(48.6, 35.8, 3.7, 'none', PAPER, 1.1) + line('M45 35.4L34.6 38.2M52.2 35.4h1', PAPER, 1.1)),
    when(
      p.whiskers,
      () =>
        fill('M55.6 47.6C52 47.2 48 48.6 45.6 51.6 49 51 52.6 50.6 55 50.6Z', PAPER) +
        line('M34.6 44C36 48 38.6 51 42 52', PAPER, 1.4),
    ),
    when(p.mouche, () => dot(45.6, 49.6, 0.9, PAPER)),
  ].join('');
}

const EAR =
  'M33.6 38.4c-3.2-1-4.8 1.6-3.9 4.8.7 2.6 2.6 4.8 4 3.6 1.2-1 .2-2.4.6-4 .2-1.6 1-3.4-.7-4.4ZM32.8 41q-1.6.6-.4 3.4';

const BEARD = {
  shape:
    'M32.4 44C32 54 36 62 41.6 66 43 69 46 69.6 48 69 50 72 54.6 71.6 55.6 69 58.6 68 59 63.6 57.4 61 56.6 58.6 55 57.4 53 57.4 49 58 42 54 38.6 44Z',
  lines:
    'M38.6 44C42 54 49 58 53 57.4M36 50C38 57 41 62 44.6 65.6M40 53C43 60 46 64 49.6 67.6M45 57.6C48 61.6 50.6 65 53.6 67.6M50 59.6q3 3 6 5',
} as const;

/** The bust alone. Sashes are in the page's colour, which is that of the faction. */
export function bust(p: Features): string {
  const { hair = 'dressed', dress = 'coat' } = p;
  const tone = TONE[p.tone ?? 'powder'];
  const edge = tone === INK ? PAPER : INK;
  const drawn = [
    p.tail === undefined ? '' : TAIL[p.tail](tone, edge),
    fill(profile(p), INK),
    DRESS[dress]({ ...p, tint: 'currentColor' }),
    when(p.star === true && STARRED.includes(dress), () => star(35, 84, 4.6, PAPER)),
    inner(p),
    when(p.ear !== false && EARS.includes(hair), () => line(EAR, PAPER, 0.9)),
    when(p.beard, () => fill(BEARD.shape, tone) + line(BEARD.lines, edge, 0.8)),
    HAIR[hair](tone, edge, p),
    p.hat === undefined ? '' : HAT[p.hat](),
    when(p.earring, () => dot(33, 51, 1.6, PAPER, INK, 0.6)),
  ].join('');
  const turned = p.left === true ? ' transform="matrix(-1 0 0 1 80 0)"' : '';
  return `<g fill="none" stroke-linecap="round" stroke-linejoin="round"${turned}>${drawn}</g>`;
}

/** The sign in the field, before the face. */
export function fieldSign({ sign, left, signY = 57 }: Features): string {
  const path = `<path d="${SIGN[sign]}" fill="${PAPER}" fill-opacity=".85" stroke="${INK}" stroke-width="1.5" stroke-linejoin="round"/>`;
  return `<g transform="translate(${left === true ? 15.5 : 65} ${signY}) scale(.82)">${path}</g>`;
}

/** Engraver's ground: level lines inside the oval, closer towards the foot. */
export function ground(): string {
  const lines: string[] = [];
  for (let y = 9, step = 4; y < 90; y += step, step = Math.max(2.2, step - 0.09)) {
    lines.push(`M${Math.round(OVAL.cx - half(y) + 1)} ${n(y)}H${Math.round(OVAL.cx + half(y) - 1)}`);
  }
  return `<path d="${lines.join('')}" stroke="currentColor" stroke-width=".5" opacity=".5"/>`;
}
