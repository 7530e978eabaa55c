/** Trees, standing on 0,0. */
import { p, round } from './paint.ts';

export const TREES = {
  oak:
    round(2, 1, 8, 3, 'cast') +
    p('M-1.5 1v-8h3v8Z', 'trunk') +
    p('M0-25c5-1 8 2 8 5 4 2 4 8 0 10-2 4-13 4-16 0-4-2-4-8 0-10 0-3 3-6 8-5Z', 'leaf ink') +
    p('M0-25c5-1 8 2 8 5 4 2 4 8 0 10-2 3-6 3.5-9 3 6-3 7-12 1-18Z', 'side') +
    p('M-5-16c0-3 2-5 4-5M-7-11c0-1 .5-2 1-2.5', 'leafl'),
  cypress:
    round(2, 1, 5, 2, 'cast') +
    p('M-1 1v-4h2v4Z', 'trunk') +
    p('M0-34C4-27 6-18 5-8 4-2-4-2-5-8-6-18-4-27 0-34Z', 'cyp ink') +
    p('M0-34C4-27 6-18 5-8 4.5-5 2-3.5 0-3.5 3-12 2-24 0-34Z', 'side'),
  pine:
    round(3, 1, 8, 3, 'cast') +
    p('M-1 1c0-6-1-12 0-19h2c0 7 .5 13 .5 19Z', 'trunk') +
    p('M-11-17c1-7 6-9 11-9s10 2 11 9c-4 2-18 2-22 0Z', 'leaf2 ink') +
    p('M2-26c5 0 8 3 9 9-2 1-6 1.5-9 1.5 3-3 3-7 0-10.5Z', 'side') +
    p('M-7-18.5c1-3 3-4 5-4.5', 'leafl'),
  ball:
    round(2, 1, 5, 2, 'cast') +
    p('M-4-6h8l-1.5 7h-5Z', 'pot ink') +
    round(0, -11, 6, 6, 'leaf ink') +
    p('M2-16.6a6 6 0 0 1-1 11.6c3-3 4-8 1-11.6Z', 'side'),
} as const;
