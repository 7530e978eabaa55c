/** What is drawn of Condottiere once and for all: the card faces in two weights, and the land of the map. */
import { pen } from '@signoria/kit/portraits';
import type { Sheet } from '@signoria/kit/sheet';
import { ART } from './faces.data.ts';
import { relief } from './map.ts';

/** For a card in the hand, and for a small one in a line. */
const LARGE = 1.1;
const SMALL = 1.5;

const faces = Object.entries(ART).flatMap(([kind, drawn]) => {
  const inked = (weight: number) =>
    `<g stroke-linejoin="round" stroke-linecap="round" stroke="#231A13">${drawn(pen(weight))}</g>`;
  return [
    [kind, inked(LARGE)],
    [`${kind}-mini`, inked(SMALL)],
  ];
});

export const sheet: Sheet = { relief: relief(false), 'relief-over': relief(true), ...Object.fromEntries(faces) };
