/** Houses: walls and fronts, roofs, and the sign each is known by, row by row from back to front. */
import type { BuildingId } from '../../../data/pieces.ts';
import { WALL } from '../light.ts';
import { type Cell, SIDE } from '../outline.ts';
import { FRONTS } from './fronts.data.ts';
import { at, chance, p, painted, pt } from './paint.ts';
import { SIGNS, type SignId } from './signs.data.ts';
import { covering, frontsOf, roofRow, type Side } from './squares.ts';

export type HouseId = BuildingId | 'palazzo';

interface House {
  readonly roof: 'terra' | 'slate' | 'ochre' | 'brick' | 'green' | 'stone';
  readonly high: number;
  /** A terrace instead of slopes. */
  readonly flat?: true;
  /** In the middle of these squares stands this sign. */
  readonly signs: readonly (readonly [squares: readonly number[], sign: SignId])[];
}

const HOUSES: { readonly [id in HouseId]: House } = {
  university: { roof: 'terra', high: 25, signs: [[[1], 'dome']] },
  laboratory: {
    roof: 'slate',
    high: 21,
    signs: [
      [[0], 'stack'],
      [[1, 4], 'alembic'],
      [[2], 'stack'],
    ],
  },
  workshop: {
    roof: 'ochre',
    high: 20,
    signs: [
      [[1, 5], 'bell'],
      [[3], 'forge'],
      [[4], 'dormer'],
      [[6], 'dormer'],
    ],
  },
  library: { roof: 'brick', high: 25, signs: [[[0], 'lantern']] },
  opera: { roof: 'green', high: 27, signs: [[[1], 'pediment']] },
  studio: {
    roof: 'ochre',
    high: 21,
    signs: [
      [[0, 1, 2, 3], 'skylight'],
      [[4], 'statue'],
    ],
  },
  hospital: { roof: 'terra', high: 20, signs: [[[0], 'cross']] },
  theater: {
    roof: 'brick',
    high: 22,
    signs: [
      [[3], 'arena'],
      [[0], 'pennant'],
      [[1], 'pennant'],
    ],
  },
  tower: {
    roof: 'stone',
    high: 17,
    flat: true,
    signs: [
      [[0], 'turret'],
      [[1], 'keep'],
      [[2], 'turret'],
    ],
  },
  chapel: {
    roof: 'slate',
    high: 20,
    signs: [
      [[0], 'nave'],
      [[1], 'campanile'],
    ],
  },
  palazzo: {
    roof: 'terra',
    high: 33,
    signs: [
      [[0, 1, 2, 3, 4, 5], 'court'],
      [[3], 'rocca'],
    ],
  },
};

/** Big houses carry big signs. */
const SCALE: { readonly [id in SignId]?: number } = {
  dome: 1.35,
  alembic: 1.4,
  bell: 1.3,
  lantern: 1.15,
  pediment: 1.06,
  skylight: 1.25,
  cross: 1.15,
  arena: 1.06,
  stack: 1.1,
  forge: 1.25,
  statue: 1.2,
  dormer: 1.25,
};
/** These stand over the front when the square before them is free, otherwise on the ridge. */
const GABLES: readonly SignId[] = ['nave', 'cross', 'pediment'];

const EAVE = 3.6;
const PITCH = 0.52;
const RIDGE = 9;

const SIDES = ['n', 'w', 'e', 's', 'flat'] as const;

/** How much shade lies on each side of a roof the page knows: it goes round with the light. */
function slope(d: string, roof: House['roof'], side: Side): string {
  if (d === '') return '';
  const [other, part] = side === 'flat' ? ['marble', '14%'] : ['dark', `var(--florence-shade-${side})`];
  const tone = `color-mix(in srgb, var(--florence-${roof}), var(--florence-${other}) ${part})`;
  return `<path d="${d}" fill="${tone}" stroke="${tone}" stroke-width=".6"/>`;
}

/** Early and late somebody is up behind one window in four; when it is dusk, behind most of them. */
function lampOf(id: HouseId, { row, column }: Cell): 'early' | 'late' | null {
  const k = chance(row, column, id.length, 7);
  return k < 0.25 ? 'early' : k < 0.85 ? 'late' : null;
}

/** The windows of a drawing shine when the page lights this lamp. */
function lit(drawn: string, lamp: 'early' | 'late' | null): string {
  const dark = 'var(--florence-win)';
  return lamp === null ? drawn : drawn.replaceAll(dark, `var(--florence-lamp-${lamp}, ${dark})`);
}

function walls(id: HouseId, cells: readonly Cell[], row: number): string {
  const { high, roof } = HOUSES[id];
  return frontsOf(cells, row, WALL)
    .map(({ x, y, width, index }) => {
      const wide = Math.round(width * 10) / 10;
      const wall = p(`M${pt(x, y)}v${-high}h${wide}v${high}`, roof === 'stone' ? 'stone ink' : 'wall');
      const under = p(`M${pt(x, y - high)}h${wide}v2.6h${-wide}z`, 'under');
      return wall + at(x, y, lit(FRONTS[id](width, high, index), lampOf(id, cells[index]!))) + under;
    })
    .join('');
}

function roofs(id: HouseId, cells: readonly Cell[], row: number): string {
  const { high, roof, flat } = HOUSES[id];
  const look = { inset: EAVE, height: high, pitch: flat ? 0 : PITCH, court: flat === true || id === 'palazzo' };
  const { faces, hips, eaves } = roofRow(cells, row, look);
  const slopes = SIDES.map((side) => slope(faces[side], roof, flat ? 'flat' : side)).join('');
  const lines = (flat ? '' : p(hips, 'hip')) + p(eaves, 'eave');
  return slopes + lines + (flat ? at(0, -2.5, p(eaves, 'merlonBack') + p(eaves, 'merlon')) : '');
}

interface Sign {
  readonly sign: SignId;
  readonly row: number;
  readonly column: number;
}

const mean = (values: readonly number[]): number => values.reduce((sum, v) => sum + v, 0) / values.length;

const signsOf = (id: HouseId, cells: readonly Cell[]): readonly Sign[] =>
  HOUSES[id].signs.map(([squares, sign]) => ({
    sign,
    row: mean(squares.map((i) => cells[i]!.row)),
    column: mean(squares.map((i) => cells[i]!.column)),
  }));

function signs(id: HouseId, cells: readonly Cell[], row: number): string {
  const { high, flat } = HOUSES[id];
  const has = covering(cells);
  return (
    signsOf(id, cells)
      .filter((one) => Math.ceil(one.row) === row)
      // A turret of a tower that stands upright is hidden by the keep before it.
      .filter((one) => one.sign !== 'turret' || !has(one.row + 1, one.column))
      .map(({ sign, row: r, column }) => {
        const gable = GABLES.includes(sign) && !has(r + 1, column);
        const foot = gable ? (r + 1) * SIDE - WALL - high - 1 : (r + 0.5) * SIDE + (flat ? 6 : 0) - high;
        return at((column + 0.5) * SIDE, foot, lit(SIGNS[sign], 'late'), SCALE[sign]);
      })
      .join('')
  );
}

const CHIMNEY = p('M-3 0v-9h6v9Z', 'brick ink') + p('M-4-9h8v-2.5h-8Z', 'stone ink');
const DORMER = p('M-6 2v-7l6-5 6 5v7Z', 'wall') + p('M-2.5 2v-5h5v5Z', 'win') + p('M-8-4 0-11 8-4', 'line');

/** Chimneys and dormers where no sign stands: small life on plain roofs. */
function trifles(id: HouseId, cells: readonly Cell[], row: number): string {
  const { high, flat } = HOUSES[id];
  if (flat || id === 'palazzo') return '';
  const has = covering(cells);
  const near = signsOf(id, cells);
  return cells
    .filter((cell) => cell.row === row)
    .filter((cell) => !near.some((s) => Math.abs(s.row - cell.row) < 1 && Math.abs(s.column - cell.column) < 1))
    .map(({ row: r, column: c }) => {
      const k = chance(r, c, id.length);
      if (k >= 0.55) return '';
      const wide = has(r, c - 1) && has(r, c + 1);
      const x = c * SIDE + (wide ? 16 + 28 * chance(c, r) : SIDE / 2);
      return at(x, r * SIDE + 36 - high - RIDGE, k < 0.3 ? CHIMNEY : DORMER);
    })
    .join('');
}

/** What lies on the ground: exactly the squares it covers. */
export const plateOf = (id: HouseId, outline: string): string =>
  `<path d="${outline}" ${painted(`plate ${id === 'palazzo' ? 'piazza' : 'street'}`)}/>`;

/** What stands on one of its rows. */
export const houseRow = (id: HouseId, cells: readonly Cell[], row: number): string =>
  walls(id, cells, row) + roofs(id, cells, row) + trifles(id, cells, row) + signs(id, cells, row);
