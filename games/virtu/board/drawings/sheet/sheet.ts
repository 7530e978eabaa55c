/** What is drawn of Virtù once and for all: people, rooms, houses, the land of the map. */
import { head, type Person, portrait, standing } from '@signoria/kit/portraits';
import type { Sheet } from '@signoria/kit/sheet';
import { POWERS } from '../../../data/powers.ts';
import { bricks, curtains, house, prince, wing } from './house.ts';
import { relief } from './map.ts';
import { PEOPLE } from './people.data.ts';
import { ROOM_SCENES } from './rooms.data.ts';
import { towns } from './towns.ts';

const person = ([id, who]: readonly [string, Person]) => [
  [id, portrait(who)],
  [`${id}-head`, head(who)],
  [`${id}-standing`, standing(who)],
];

export const sheet: Sheet = {
  relief: relief(),
  ...towns(),
  prince: prince(),
  wing: wing(),
  bricks: bricks(),
  curtains: curtains(),
  ...Object.fromEntries(POWERS.map((power) => [`house-${power}`, house(power)])),
  ...Object.fromEntries(Object.entries(ROOM_SCENES).map(([action, scene]) => [`room-${action}`, scene])),
  ...Object.fromEntries(Object.entries(PEOPLE).flatMap(person)),
};
