/** People of the Quattrocento, put together from parts: 120 by 132, in the optical size asked for. */
import { face, neck } from './face.ts';
import { GOWNS } from './gowns.data.ts';
import { BEARDS, HAIRS } from './hair.data.ts';
import { HATS } from './hats.data.ts';
import { INK, type Pen, pen } from './pen.ts';
import { type Painted, type Person, painted } from './person.ts';
import { PROPS } from './props.data.ts';
import { SCENES } from './scenes.data.ts';

/** The pen's weight for about 100 pixels and for about 44. */
const LARGE = 1.05;
const SMALL = 1.68;

/** At small sizes a scene becomes one flat wash. */
const WASH: Partial<Record<keyof typeof SCENES, string>> = {
  lake: '#CFE0DE',
  forest: '#D6DFC0',
  park: '#E3DFBE',
  venice: '#CFDEDB',
  milan: '#E5CFB8',
  florence: '#E6DDBB',
  rome: '#E9DCC0',
  naples: '#D2DDDC',
  hall: '#E0CFA8',
  study: '#E0CFA8',
};

const moved = (drawn: string, [x, y]: readonly [number, number]): string =>
  drawn === '' || (x === 0 && y === 0) ? drawn : `<g transform="translate(${x} ${y})">${drawn}</g>`;
const tilted = (drawn: string, { tilt = 0 }: Painted): string =>
  tilt === 0 ? drawn : `<g transform="rotate(${tilt} -4 26)">${drawn}</g>`;

/** The figure alone, its head at 0,0, for larger compositions. */
export function bust(k: Pen, person: Person, bare = false): string {
  const q = painted(person);
  const hat = HATS[q.hat ?? 'none'](k, q);
  const hair = HAIRS[q.hair ?? 'crop'](k, q);
  const prop = bare ? PROPS.none() : PROPS[q.prop ?? 'none'](k, q);
  const at = q.at ?? [0, 0];
  return [
    moved(prop[0], at),
    tilted(hat[0] + hair[0], q),
    neck(k, q),
    GOWNS[q.gown ?? 'lucco'](k, q),
    tilted(face(k, q, BEARDS[q.beard ?? 'none'](k, q)) + hair[1] + hat[1], q),
    moved(prop[1], at),
  ].join('');
}

function figure(k: Pen, person: Person, bare: boolean): string {
  const { dy = 0, scale = 1, flip = false } = person;
  const s = Math.round(110 * scale) / 100;
  const placed = flip ? `translate(64 ${60 + dy}) scale(${-s} ${s})` : `translate(56 ${60 + dy}) scale(${s})`;
  return `<g stroke="${INK}" stroke-linejoin="round" stroke-linecap="round" transform="${placed}">${bust(k, person, bare)}</g>`;
}

/** Somebody before their background with what they hold, 120 by 132: for 80 pixels and more. */
export const portrait = (person: Person): string =>
  SCENES[person.scene ?? 'plain']() + figure(pen(LARGE), person, false);

/** The figure alone with empty hands, to stand in a room; 120 by 132, looking right unless turned. */
export const standing = (person: Person): string => figure(pen(LARGE), person, true);

/** The face close by, before a flat wash, 86 by 86: for 28 to 60 pixels. */
export function head(person: Person): string {
  const ground = `<path d="M-20-20H140V160H-20Z" fill="${WASH[person.scene ?? 'plain'] ?? '#E9DDC3'}"/>`;
  // Whoever looks left is cut from the other side.
  return `<g transform="translate(${person.flip === true ? -27 : -7} -9)">${ground}${figure(pen(SMALL), person, true)}</g>`;
}
