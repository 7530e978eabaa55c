/** What is drawn of the Princes once and for all: everybody on a tile, the arms of the families, the cities. */
import { head, peopleSheet, portrait } from '@signoria/kit/portraits';
import type { Sheet } from '@signoria/kit/sheet';
import { ARMS } from './arms.data.ts';
import { BANNERS, PANORAMAS } from './panoramas.data.ts';
import { PEOPLE } from './people.data.ts';

export const sheet: Sheet = {
  ...ARMS,
  ...PANORAMAS,
  ...Object.fromEntries(Object.entries(BANNERS).map(([city, banner]) => [`${city}-banner`, banner])),
  ...peopleSheet(PEOPLE, { '': portrait, '-head': head }),
};
