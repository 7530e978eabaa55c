/** The land of the map: mountains, waters, ships and a compass, kept clear of towns and names. */
import { compass, type Kept, mountains, projection, ship, volcanoes, waters } from '@signoria/kit/relief';
import { CITIES, type CityId } from '../../../data/cities.ts';
import { CITY_DRAWINGS } from '../map.data.ts';
import { SIZE, STRETCH, WINDOW } from '../map.source.ts';

/** Half of the longest name in either language, in drawing units. */
const NAME = { rx: 46, ry: 9, off: 20 } as const;

function keptFor(id: CityId): readonly Kept[] {
  const { at, name } = CITY_DRAWINGS[id];
  const [x, y] = at;
  const beside = {
    left: [x - NAME.off - NAME.rx, y],
    right: [x + NAME.off + NAME.rx, y],
    above: [x, y - 24],
    below: [x, y + 24],
  }[name];
  return [
    [x, y, 20, 19],
    [beside[0]!, beside[1]!, NAME.rx, NAME.ry],
  ];
}

export function relief(): string {
  const project = projection({ size: SIZE, window: WINDOW, stretch: STRETCH });
  return [
    mountains(project, { kept: CITIES.flatMap(keptFor), scale: 0.95 }),
    waters(project),
    volcanoes(project),
    ship({ x: 222, y: 452, kind: 'galley' }),
    ship({ x: 408, y: 268, kind: 'cog', scale: 0.8, flip: true }),
    ship({ x: 262, y: 660, kind: 'cog', scale: 0.9 }),
    ship({ x: 44, y: 300, kind: 'cog', scale: 0.8 }),
    compass(48, 628, 0.9),
  ].join('');
}
