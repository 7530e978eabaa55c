/** The places of the room's sentences, for whoever translates them. */
import { given, type Places } from '@signoria/kernel';
import type { RoomWords } from './shape.ts';

export const places: Places<RoomWords> = {
  move: ['seq'],
  people: {
    leads: ['name'],
    follows: ['name'],
    apart: ['name', 'seq'],
    roomAt: ['seq'],
    back: ['name'],
  },
  veil: { at: ['seq'] },
  chapters: {
    range: given(['many', 'from', 'to'], (from, to) => ({ many: from === to ? 'no' : 'yes', from, to })),
  },
  draw: { ringed: ['thing'], drawn: ['from', 'to'], from: ['thing'] },
  notes: { here: ['n'], all: ['n'], aboutSeat: ['name'], inVariation: ['title'] },
  variations: { asked: ['name'], by: ['name'], step: ['at', 'of'] },
  remove: ['what'],
};
