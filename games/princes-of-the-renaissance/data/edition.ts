/**
 * Corrections to the box: what may be corrected, and reading it. An owner of the box whose copy differs can supply a JSON edition file:
 *
 *     { "name": "my copy",
 *       "start": { "gold": 45, "influence": 12 },
 *       "status": { "venice": 7 },
 *       "families": { "gonzaga": { "gold": 4, "influence": 3 } },
 *       "tiles": { "venice-doge": { "city": "venice", "gold": 2, "influence": 1, "merchant": false, "vp": 0 } },
 *       "troops": { "cavalry": { "count": 4, "cost": 5, "attack": 2, "defence": 0, "influence": 1 } },
 *       "events": { "ev3-french-invade": { "decade": 3, "currency": "influence", "vp": 0, "status": -2, "artist": true } },
 *       "cards": { "veto": { "count": 3 } },
 *       "bids": { "condottiere": 0 },
 *       "counters": { "gold": [1, 5, 10], "influence": [1, 5] } }
 *
 * Everything but the keys that are to change may be left out. The tables as corrected are in `box.ts`.
 */
import type { EditionProblem } from '@signoria/kernel';
import {
  among,
  type CorrectionOf,
  editionReader,
  fields,
  list,
  rows,
  text,
  where,
  whole,
  yesNo,
} from '@signoria/kernel/edition';
import { correctedBox, type Edition, tilesByCity } from './box.ts';
import { CITIES, HIGHEST, LOWEST } from './cities.ts';
import { CURRENCIES } from './currency.ts';
import { DECADES, EVENTS } from './events.ts';
import { FAMILIES } from './families.ts';
import { TILES, TILES_PER_CITY } from './tiles.ts';
import { CARDS } from './treachery.ts';
import { TROOPS } from './troops.ts';

const income = { gold: whole(0, 20), influence: whole(0, 20) };
const points = whole(0, 10);
const figure = whole(0, 9);
const counters = where(list(whole(1, 100), 1, 6), 'not-a-ladder', isLadder);

/** What may be corrected. */
export const EDITION = fields({
  name: text,
  start: fields({ gold: whole(5, 100), influence: whole(0, 50) }),
  status: rows(CITIES, whole(LOWEST, HIGHEST)),
  families: rows(FAMILIES, fields(income)),
  tiles: rows(TILES, fields({ ...income, city: among(CITIES), merchant: yesNo, vp: points })),
  troops: rows(
    TROOPS,
    fields({ count: whole(1, 12), cost: whole(0, 30), attack: figure, defence: figure, influence: figure }),
  ),
  events: rows(
    EVENTS,
    fields({ decade: whole(1, DECADES), currency: among(CURRENCIES), vp: points, status: whole(-5, 5), artist: yesNo }),
  ),
  cards: rows(CARDS, fields({ count: whole(0, 12) })),
  bids: fields({ condottiere: whole(0, 10) }),
  counters: rows(CURRENCIES, counters),
});

export type Correction = CorrectionOf<typeof EDITION>;

/** From 1 upwards, each a multiple of the one before: then the fewest counters are found from the largest down. */
function isLadder(list: readonly number[]): boolean {
  return list.every((n, i) => (i === 0 ? n === 1 : n > list[i - 1]! && n % list[i - 1]! === 0));
}

/** Six full hands of the largest size, and one to draw. */
const SMALLEST_DECK = 20;

/** What can only be seen of the box as a whole. */
function problemsOf(box: Edition): readonly EditionProblem[] {
  const problems: EditionProblem[] = [];
  for (const [city, tiles] of tilesByCity(box).entries()) {
    if (tiles >= TILES_PER_CITY) continue;
    problems.push({
      path: 'tiles',
      why: 'too-few-tiles',
      facts: { city: CITIES[city]!, tiles, least: TILES_PER_CITY },
    });
  }
  for (let decade = 1; decade <= DECADES; decade++) {
    if (box.events.some((event) => event.decade === decade)) continue;
    problems.push({ path: 'events', why: 'no-events', facts: { decade } });
  }
  const cards = box.cards.reduce((a, b) => a + b, 0);
  if (cards < SMALLEST_DECK) {
    problems.push({ path: 'cards', why: 'deck-too-small', facts: { cards, least: SMALLEST_DECK } });
  }
  return problems;
}

export const readEdition = editionReader(EDITION, (c) => problemsOf(correctedBox(c)));
