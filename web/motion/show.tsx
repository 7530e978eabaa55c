/** Shows the movements of one step: what is read before the page changes, and what is done once it has. */
import type { Move } from '@signoria/kit';
import { DieFace, drawn, Hammer, redraw, Stamp, Wax } from './drawings.tsx';
import type { Layer, Showing } from './layer.ts';
import { FACES_UNTIL, fly, hammer, MS, nearest, type Point, roll, stamp, stations, walk, wax } from './paths.ts';
import { pictureOf } from './picture.ts';
import { middle, type Place, placeOf } from './places.ts';

export interface Scene {
  readonly root: Element;
  readonly layer: Layer;
  readonly pace: number;
}

type Journey = Extract<Move, { how: 'fly' | 'walk' }>;
type Deed = Extract<Move, { how: 'hammer' | 'roll' | 'seal' }>;

/** One after another, but not as far apart as several events could be. */
const GAP = 120;
const LATEST = 1500;

const FACES = [0.12, 0.26, 0.42, FACES_UNTIL] as const;
const DIE = 6;
const HAMMER = { width: 96, height: 80 } as const;
const SEAL = 52;

/** What a move needs to know of the page as it was. */
interface Before {
  readonly move: Move;
  readonly place: Place | null;
  readonly picture: HTMLElement | null;
  /** Its end was there already, and is not the piece itself. */
  readonly ends: ReadonlySet<string>;
}

function beforeJourney(move: Journey, root: Element): Before {
  const place = placeOf(move.from, root);
  const ends = move.to.filter((name) => name !== place?.name && placeOf([name], root) !== null);
  return { move, place, picture: place === null ? null : pictureOf(place.element), ends: new Set(ends) };
}

/** To be called while the page is still as it was. */
export function lookBefore(moves: readonly Move[], root: Element): readonly Before[] {
  return moves.map((move) => {
    if ('to' in move) return beforeJourney(move, root);
    return { move, place: placeOf(move.at, root), picture: null, ends: new Set() };
  });
}

/** How many times as large a picture must be to fit; what it goes to or comes from may be a mere mark. */
function fitting(box: DOMRect, picture: DOMRect, most: number): number {
  const fit = Math.min(box.width / picture.width, box.height / picture.height);
  return Math.min(most, Math.max(0.25, fit));
}

/** The corner of a picture of this size whose middle lies there. */
const cornerAt = ({ x, y }: Point, width: number, height: number): Point => ({ x: x - width / 2, y: y - height / 2 });

/** A cue of the board says when this is told. */
function toldAfter(element: Element, nth: number): number {
  const told = Number.parseFloat(getComputedStyle(element).getPropertyValue('--after'));
  return Math.min(LATEST, Number.isNaN(told) ? nth * GAP : told);
}

function pathOf({ by = [] }: Journey, from: Point, to: Point, root: Element): readonly Point[] {
  const ring = by.flatMap((name) => {
    const place = placeOf([name], root);
    return place === null ? [] : [middle(place.box)];
  });
  if (ring.length < by.length || ring.length === 0) return [from, to];
  return [from, ...stations(ring, nearest(ring, from), nearest(ring, to)), to];
}

function travel({ root, layer, pace }: Scene, move: Journey, before: Before, nth: number): void {
  const end = placeOf(move.to, root);
  if (before.place === null || before.picture === null || end === null) return;
  if (before.place.spot && end.spot) return;
  const [start, stop] = [before.place.box, end.box];
  // What has come is shown as it lies; what goes somewhere is shown as it was.
  const fresh = !end.spot && !before.ends.has(end.name);
  const asItLies = fresh || before.place.spot;
  const size = asItLies ? stop : start;
  const picture = asItLies ? pictureOf(end.element) : before.picture;
  const [from, to] = [middle(start), middle(stop)].map((point) => cornerAt(point, size.width, size.height));
  if (Math.hypot(from!.x - to!.x, from!.y - to!.y) < 1) return;
  const grows = asItLies ? ([fitting(start, size, 2.5), 1] as const) : ([1, fitting(stop, size, 1)] as const);
  const how: Showing = { pace, delay: toldAfter(end.element, nth) };
  const shift = (point: Point) => cornerAt(point, size.width, size.height);
  const movement =
    move.how === 'fly'
      ? fly({ from: from!, to: to!, grows })
      : walk(pathOf(move, middle(start), middle(stop), root).map(shift));
  layer.show(picture, movement, how);
  if (fresh) layer.hide(end.element, movement.ms, how);
}

function letFall({ layer, pace }: Scene, { box }: Place): void {
  const { x, y } = middle(box);
  const { width, height } = HAMMER;
  layer.show(drawn(<Hammer />, width, height), hammer({ x: x - width * 0.8, y: y - height / 2 }), { pace });
}

function throwDie({ layer, pace }: Scene, { element, box }: Place, nth: number): void {
  const how: Showing = { pace, delay: toldAfter(element, nth) };
  const result = pictureOf(element);
  const die = drawn(<DieFace value={DIE} />, box.width, box.height);
  layer.show(die, roll({ x: box.x, y: box.y }), how);
  layer.hide(element, MS.turn, how);
  for (const share of FACES) {
    const last = share === FACES_UNTIL;
    const face = () => redraw(die, <DieFace value={1 + Math.floor(Math.random() * DIE)} />);
    layer.later(() => (last ? die.replaceChildren(result) : face()), MS.turn * share, how);
  }
}

export function pressSeal({ layer, pace }: Omit<Scene, 'root'>, box: DOMRect): void {
  const corner = cornerAt(middle(box), SEAL, SEAL);
  layer.show(drawn(<Wax />, SEAL, SEAL), wax(corner), { pace });
  layer.show(drawn(<Stamp />, SEAL, SEAL * 1.33), stamp({ x: corner.x, y: corner.y - SEAL * 0.45 }), { pace });
}

function act(scene: Scene, { how, at }: Deed, before: Before, nth: number): void {
  if (how === 'roll') {
    for (const name of at) {
      const die = placeOf([name], scene.root);
      if (die !== null) throwDie(scene, die, nth);
    }
    return;
  }
  const place = before.place ?? placeOf(at, scene.root);
  if (place === null) return;
  if (how === 'hammer') letFall(scene, place);
  else pressSeal(scene, place.box);
}

/** To be called when the page shows what has become of it. */
export function showAfter(scene: Scene, moves: readonly Before[]): void {
  for (const [nth, before] of moves.entries()) {
    const { move } = before;
    if ('to' in move) travel(scene, move, before, nth);
    else act(scene, move, before, nth);
  }
}
