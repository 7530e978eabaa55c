/**
 * What may be corrected in the box. An owner whose copy differs can supply a JSON edition file; everything but what is to change
 * may be left out. `box.ts` has the tables that come of it.
 */
import type { EditionProblem } from '@signoria/kernel';
import {
  among,
  type CorrectionOf,
  editionReader,
  fields,
  list,
  pair,
  rows,
  text,
  where,
  whole,
  without,
  yesNo,
} from '@signoria/kernel/edition';
import { ACTIONS } from './actions.ts';
import { apply, type Edition } from './box.ts';
import { CARD_DATA, CARDS, type CardId } from './cards.ts';
import { CITIES, SEAS } from './cities.ts';
import { ALLIANCES, BONUSES, TOKEN_DATA, TOKENS, type TokenId } from './pieces.ts';
import { POWER_DATA, POWERS } from './powers.ts';
import { SYMBOLS } from './symbols.ts';

const symbols = rows(SYMBOLS, (id) => whole(0, id === 'arrow' ? 1 : 6));
const cost = rows(SYMBOLS, whole(0, 9));
const city = among(CITIES);
const sea = among(SEAS);
const road = where(pair(city, city), 'same-twice', ([a, b]) => a !== b);
const strait = where(pair(sea, sea), 'same-twice', ([a, b]) => a !== b);

const CITY_ROW = fields({
  toughness: whole(1, 4),
  seas: list(sea, 0, 2),
  pirate: yesNo,
  home: among([...POWERS, null]),
  symbols,
});
const CARD_ROW = fields({
  action: among([...ACTIONS, null]),
  symbols,
  agent: yesNo,
  vp: whole(0, 5),
  warCost: whole(0, 3),
  cost,
  single: yesNo,
});
const TOKEN_ROW = fields({ symbols, vp: whole(0, 5), spaces: whole(0, 1), cost });

/** What is not for sale has no price. */
function cardRow(id: CardId): typeof CARD_ROW {
  return CARD_DATA[id].cost === null ? without(CARD_ROW, 'cost', 'single') : CARD_ROW;
}

function tokenRow(id: TokenId): typeof TOKEN_ROW {
  return TOKEN_DATA[id].cost === null ? without(TOKEN_ROW, 'cost') : TOKEN_ROW;
}

export const EDITION = fields({
  name: text,
  cities: rows(CITIES, CITY_ROW),
  roads: rows(['3-4', '5'], list(road)),
  straits: list(strait),
  cards: rows(CARDS, cardRow),
  tokens: rows(TOKENS, tokenRow),
  bonuses: rows(BONUSES, fields({ vp: whole(0, 5), crosses: whole(0, 3), spaces: whole(0, 1) })),
  alliances: rows(ALLIANCES, cost),
  palaces: rows(POWERS, list(among(ACTIONS), 5)),
  arrows: rows(['right', 'left'], whole(0, 4)),
  /** Prestige of the cells 1 to 5. */
  patronage: list(whole(0, 9), 5),
  /** Prestige for 0 to 8 cities. */
  cityTrack: list(whole(0, 12), 9),
});

export type Correction = CorrectionOf<typeof EDITION>;

export const readEdition = editionReader(EDITION, (c) => problemsOf(apply(c)));

/** What can only be seen of the box as a whole. */
function problemsOf(box: Edition): readonly EditionProblem[] {
  const problems: EditionProblem[] = [];
  for (const [power, id] of POWERS.entries()) {
    for (const players of POWER_DATA[id].players) {
      const homes = CITIES.filter((_, city) => box.home[city] === power && box.maps[players]!.inPlay[city]);
      if (homes.length !== 2) {
        problems.push({ path: 'cities', why: 'homes', facts: { power: id, players, homes } });
        break;
      }
    }
  }
  for (const players of [3, 4, 5]) {
    if (!isConnected(box, players)) problems.push({ path: 'roads', why: 'map-in-pieces', facts: { players } });
  }
  return problems;
}

/** Every city in play can be reached from every other, by road or by sea. */
function isConnected(box: Edition, players: number): boolean {
  const { inPlay, roads, voyages } = box.maps[players]!;
  const found = new Set([inPlay.indexOf(true)]);
  for (const city of found) {
    for (const to of roads[city]!) found.add(to);
    for (const { to } of voyages[city]!) found.add(to);
  }
  return found.size === inPlay.filter((there) => there).length;
}
