/** What is drawn of Virtù once and for all: people, rooms, houses, the land of the map. */
import { head, peopleSheet, portrait, standing } from '@signoria/kit/portraits';
import type { Sheet } from '@signoria/kit/sheet';
import { POWERS } from '../../../data/powers.ts';
import { bricks, curtains, house, prince, wing } from './house.ts';
import { relief } from './map.ts';
import { PEOPLE } from './people.data.ts';
import { ROOM_SCENES } from './rooms.data.ts';
import { towns } from './towns.ts';

export const sheet: Sheet = {
  relief: relief(),
  ...towns(),
  prince: prince(),
  wing: wing(),
  bricks: bricks(),
  curtains: curtains(),
  ...Object.fromEntries(POWERS.map((power) => [`house-${power}`, house(power)])),
  ...Object.fromEntries(Object.entries(ROOM_SCENES).map(([action, scene]) => [`room-${action}`, scene])),
  ...peopleSheet(PEOPLE, { '': portrait, '-head': head, '-standing': standing }),
};
