/**
 * Build-time script: draws the map once and writes `map.data.ts`. Nothing here runs in the browser.
 * Coast and frontiers: Natural Earth 1:50m by way of world-atlas (public domain). Inner borders: ours.
 * A border is one line, cut where it meets the coast and used by both neighbours: no gap, no overlap.
 *
 * Run: node games/condottiere/board/drawings/make-map.ts && npm run format
 */
import { writeFileSync } from 'node:fs';
import {
  closedPath,
  coastsOf,
  type Line,
  landOf,
  type Point,
  projection,
  signedArea,
  thinned,
} from '@signoria/kit/mapping';
import { crossing, roughened, stretchOfRing } from './make-map.lines.ts';
import {
  CORNERS,
  FRAME,
  LABELS,
  LAND_ENDS,
  REGIONS,
  type RegionId,
  RINGS,
  SIZE,
  SMALL_SHIELDS,
  STRETCH,
  WINDOW,
} from './map.source.ts';

/** How far the land around is drawn beyond the frame, for panels wider or taller than the map. */
const BLEED = { x: 330, y: 240 };
/** Islets smaller than this, in square drawing units, are left out. */
const ISLET = 16;
/** Detail finer than this, in drawing units, cannot be seen. */
const DETAIL = 0.4;
/** Degrees by which a border is prolonged to be sure it reaches the coast. */
const REACH = 0.62;
const AROUND = [
  'Italy',
  'France',
  'Switzerland',
  'Austria',
  'Slovenia',
  'Croatia',
  'Bosnia and Herz.',
  'Montenegro',
  'Albania',
  'Germany',
  'Liechtenstein',
  'Monaco',
  'San Marino',
  'Vatican',
  'Hungary',
  'Serbia',
  'Kosovo',
  'Tunisia',
  'Algeria',
  'Greece',
  'Malta',
];

const project = projection({ size: SIZE, window: WINDOW, stretch: STRETCH });

/** Italy's main ring. San Marino and the Vatican are merged in: they are holes we do not draw. */
const COAST: Line = coastsOf(['Italy', 'San Marino', 'Vatican'])
  .reduce((best, ring) => (ring.length > best.length ? ring : best))
  .slice(1);

// ---- sides of the regions: a border is shared or ends the board inland; every other side is coast or frontier

type Side = { readonly from: string; readonly to: string; readonly key: string };

const sideKey = (a: string, b: string): string => (a < b ? `${a}|${b}` : `${b}|${a}`);
const sidesOf = (region: RegionId): Side[] =>
  RINGS[region].map((from, i, ring) => {
    const to = ring[(i + 1) % ring.length]!;
    return { from, to, key: sideKey(from, to) };
  });

const allSides = REGIONS.flatMap(sidesOf);
const landEnds: ReadonlySet<string> = new Set(LAND_ENDS);
const isBorder = ({ key }: Side): boolean => landEnds.has(key) || allSides.filter((s) => s.key === key).length > 1;

/** At each corner on the coast: which way is out. */
function outwardDirections(): Map<string, Point> {
  const out = new Map<string, Point>();
  for (const region of REGIONS) {
    const turn = Math.sign(signedArea(RINGS[region].map((id) => CORNERS[id]!)));
    for (const { from, to } of sidesOf(region).filter((side) => !isBorder(side))) {
      const [a, b] = [CORNERS[from]!, CORNERS[to]!];
      const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
      for (const id of [from, to]) {
        const [x, y] = out.get(id) ?? [0, 0];
        out.set(id, [x + (turn * (b[1] - a[1])) / length, y - (turn * (b[0] - a[0])) / length]);
      }
    }
  }
  return out;
}

const outward = outwardDirections();

// ---- borders, each built once and cut at the coast

/** Where a border meets the coast: the point, and its place along the ring. */
const landfalls = new Map<string, { readonly at: Point; readonly along: number }>();

/** Prolongs a line that ends near the coast at `id` and cuts it where it first meets the coast. */
function untilCoast(line: Line, id: string): Line {
  const [x, y] = outward.get(id)!;
  const tip = CORNERS[id]!;
  const scale = REACH / Math.hypot(x, y);
  const long: Line = [...line, [tip[0] + x * scale, tip[1] + y * scale]];
  for (let i = 1; i < long.length; i++) {
    const hit = crossing(long[i - 1]!, long[i]!, COAST);
    if (!hit) continue;
    landfalls.set(id, hit);
    return [...long.slice(0, i), hit.at];
  }
  throw new Error(`the border at ${id} does not reach the coast`);
}

function borderLine(key: string): Line {
  const [a, b] = key.split('|') as [string, string];
  let line = roughened(CORNERS[a]!, CORNERS[b]!, key);
  if (outward.has(b)) line = untilCoast(line, b);
  if (outward.has(a)) line = untilCoast(line.toReversed(), a).toReversed();
  return thinned(line.map(project), DETAIL);
}

const borders = new Map(allSides.filter(isBorder).map(({ key }) => [key, borderLine(key)]));

function coastLine(from: string, to: string): Line {
  const [a, b] = [landfalls.get(from)!, landfalls.get(to)!];
  const forward = stretchOfRing(COAST, a.along, b.along);
  const backward = stretchOfRing(COAST, b.along, a.along).toReversed();
  const between = forward.length < backward.length ? forward : backward;
  return thinned([a.at, ...between, b.at].map(project), DETAIL);
}

// ---- regions

/** Sides of a ring, starting behind a stretch of coast if there is one, so that no stretch is split. */
function fromABorder(sides: Side[]): Side[] {
  const start = sides.findIndex((side, i) => isBorder(side) && !isBorder(sides.at(i - 1)!));
  return start < 0 ? sides : [...sides.slice(start), ...sides.slice(0, start)];
}

function outline(region: RegionId): Line {
  const ring: Point[] = [];
  const sides = fromABorder(sidesOf(region));
  for (let i = 0; i < sides.length; i++) {
    const side = sides[i]!;
    if (isBorder(side)) {
      const line = borders.get(side.key)!;
      ring.push(...(side.key.startsWith(`${side.from}|`) ? line : line.toReversed()).slice(0, -1));
      continue;
    }
    const from = side.from;
    while (i + 1 < sides.length && !isBorder(sides[i + 1]!)) i++;
    ring.push(...coastLine(from, sides[i]!.to).slice(0, -1));
  }
  return ring;
}

// ---- the land around, and the file

const landAround = landOf(AROUND, { project, frame: FRAME, bleed: BLEED, islet: ISLET, detail: DETAIL * 1.5 });

/** Between the middle of a shield and the baseline of the label under it. */
const SHIELD_RISE = 26;
const SHIELD_WIDTH = 25;

function drawing(id: RegionId) {
  const [x, y] = LABELS[id];
  return {
    path: closedPath(outline(id)),
    label: [x, y],
    shield: [x, y - SHIELD_RISE, SMALL_SHIELDS[id] ?? SHIELD_WIDTH],
  };
}

const text = `/**
 * The map of Italy as drawn by \`make-map.ts\`: do not edit by hand, run the script.
 * Coast: Natural Earth, public domain. Regions and their inner borders: drawn for Signoria (reconstructed).
 */
import type { RegionId } from './map.source.ts';

export interface RegionDrawing {
  readonly path: string;
  /** Middle of the label's baseline. */
  readonly label: readonly [number, number];
  /** Middle of the owner's shield, and its width. */
  readonly shield: readonly [number, number, number];
}

/** What of the drawing is seen at first. Land and sea go on beyond it, for panels of another shape. */
export const MAP_FRAME = ${JSON.stringify(FRAME)} as const;
export const MAP_BLEED = ${JSON.stringify(BLEED)} as const;

/** Every coast and country in sight, the seventeen regions included; drawn first and darker. */
export const LAND_AROUND = '${landAround}';

export const REGION_DRAWINGS: Readonly<Record<RegionId, RegionDrawing>> = ${JSON.stringify(
  Object.fromEntries(REGIONS.map((id) => [id, drawing(id)])),
  null,
  2,
)};
`;

writeFileSync(new URL('./map.data.ts', import.meta.url), text);
