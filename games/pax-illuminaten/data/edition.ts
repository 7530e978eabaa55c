/**
 * Corrections to the box. An owner of the box whose copy differs can supply a JSON edition file:
 *
 *     { "name": "my copy",
 *       "numbers": { "X-OUST-EDGE.strength": 3, "wide.cards": [8, 7, 6] },
 *       "degrees": { "III": ["PS", "PPS", "PSS", "PPSS"] },
 *       "cards": { "ARCO-I": { "organisation": "R", "strength": 5, "ability": "S-DRAW", "factions": ["CO", "AR"] } },
 *       "connections": { "IV": ["AR", "CO", "MA"] } }
 *
 * Everything but the keys that are to change may be left out. The box as corrected is in `box.ts`.
 */
import {
  among,
  type CorrectionOf,
  distinct,
  editionReader,
  fields,
  list,
  rows,
  text,
  where,
  whole,
} from '@signoria/kernel/edition';
import { ABILITIES, ABILITY } from './abilities.ts';
import { CONNECTIONS } from './connections.ts';
import { DEGREES, type Degree, MOST_CELLS } from './degrees.ts';
import { FACTION_COUNT, FACTIONS } from './factions.ts';
import { COURT_SIZE, LAYOUTS } from './layouts.ts';
import { CARD_COUNT, CARDS, type CardId, cardOf, LUMINARIES } from './luminaries.ts';
import { NUMBERS, type NumberId } from './numbers.ts';
import { SCHEME_COUNT } from './schemes.ts';

const MOST = 20;
const STRENGTHS = [2, 3, 4, 5, 6, 'dagger', 'hammers'] as const;

const MOST_PARTICIPANTS = 4;
const LARGEST_BOARD = LAYOUTS[MOST_PARTICIPANTS]!.places.length;

/** Numbers that the rest of the box bounds: what is dealt has to be there. */
const BOUNDS: { readonly [id in NumberId]?: readonly [least: number, most: number] } = {
  'setup.support': [MOST_PARTICIPANTS, MOST], // everybody may begin with one of the same type (PAX-2.7)
  'setup.factionCards': [1, FACTION_COUNT],
  'setup.hand': [1, Math.floor((CARD_COUNT - LARGEST_BOARD - COURT_SIZE) / MOST_PARTICIPANTS)],
  'setup.publicSchemes': [1, SCHEME_COUNT - MOST_PARTICIPANTS], // and a private one each (PAX-2.11)
  'limit.edictsToEnd': [1, FACTION_COUNT], // there is one for each faction: with more no game would end by them
};

/** One number, or one each for 2, 3 and 4 participants. */
function numberShape(id: NumberId) {
  const [least, most] = BOUNDS[id] ?? [/floor|discount|strength/.test(id) ? 0 : 1, MOST];
  const one = whole(least, most);
  const standard = NUMBERS[id];
  return typeof standard === 'number' ? one : list(one, standard.length);
}

/** PAX-4.1 */
function factionCount(degree: Degree): number {
  return degree === 'GM' || degree === 'RA' ? 1 : 2;
}

/** Symbols of the primary faction, and of the secondary one where there is one. */
function cells(degree: Degree) {
  const symbols = factionCount(degree) === 2 ? /^[PS]{1,6}$/ : /^P{1,6}$/;
  return list(
    where(text, 'not-a-cell', (cell) => symbols.test(cell)),
    1,
    MOST_CELLS,
  );
}

function factions(count: number) {
  return distinct(list(among(FACTIONS), count));
}

const ability = among(ABILITIES.map(({ id }) => id));
const organisation = among(['M', 'R', null]);
const strength = among(STRENGTHS);

function cardShape(id: CardId) {
  const { degree } = LUMINARIES[cardOf(id)]!;
  // PAX-9.10: every ability of a royal arch is an extra main action.
  const own = where(ability, 'not-an-extra', (given) => degree !== 'RA' || ABILITY[given].kind === 'extra');
  return fields({ factions: factions(factionCount(degree)), organisation, strength, ability: own });
}

/** What may be corrected. */
export const EDITION = fields({
  name: text,
  numbers: rows(Object.keys(NUMBERS) as readonly NumberId[], numberShape), // its keys are the numbers
  degrees: rows(DEGREES, cells),
  cards: rows(CARDS, cardShape),
  connections: rows(
    CONNECTIONS.map(({ id }) => id),
    factions(3),
  ),
});

export type Correction = CorrectionOf<typeof EDITION>;

export const readEdition = editionReader(EDITION);
