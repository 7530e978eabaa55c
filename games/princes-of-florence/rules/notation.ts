/**
 * One line per answer: `auction jester`, `bid 500`, `place forest 0 1`, `work poet`, `exchange 7`, `keep bonus-07`. A place is
 * square, turn and, if the piece is turned over, `flip`.
 */
import { type Notation, NotationError, readNumber, words } from '@signoria/kernel';
import { BONUS } from '../data/bonus.ts';
import { CHARACTERS } from '../data/characters.ts';
import { STACKS } from '../data/objects.ts';
import { BUILDINGS, LANDSCAPES, PIECES } from '../data/pieces.ts';
import { PRESTIGE } from '../data/prestige.ts';
import { FREEDOMS, PROFESSIONS } from '../data/professions.ts';
import type { Choice, Do } from './choices.ts';

/** A field of a choice: one of these names, or a number. */
type Field = readonly string[] | 'number';
type Fields = { readonly [name: string]: Field };

/** The verbs with plain fields, in the order they are written. */
const VERBS: { readonly [D in Exclude<Choice['do'], 'keepThree' | 'place'>]: Fields } = {
  auction: { stack: STACKS },
  dropOut: {},
  bid: { amount: 'number' },
  pass: {},
  take: { stack: STACKS },
  decline: {},
  landscape: { landscape: LANDSCAPES },
  keep: { card: [...PROFESSIONS, ...BONUS, ...PRESTIGE] },
  under: { card: [...PROFESSIONS, ...BONUS, ...PRESTIGE] },
  rest: {},
  recruit: { profession: PROFESSIONS },
  later: {},
  work: { profession: PROFESSIONS },
  addBonus: { card: BONUS },
  complete: {},
  exchange: { amount: 'number' },
  build: { building: BUILDINGS },
  profession: {},
  freedom: { freedom: FREEDOMS },
  bonus: {},
  end: {},
  sell: { amount: 'number' },
  pawn: { character: CHARACTERS, amount: 'number' },
  use: { character: CHARACTERS },
  professor: { deck: ['prestige', 'bonus'] },
  free: {},
  pay: {},
  return: {},
  convert: { amount: 'number' },
  buildWith: { building: BUILDINGS, partner: 'number' },
  offer: { amount: 'number' },
  accept: {},
  reject: {},
  counter: { change: ['payment', 'place'] },
  putUp: { stack: STACKS },
  buy: {},
  refuse: {},
};

type Plain = { readonly [field: string]: unknown };

export const notation: Notation<Choice> = {
  write(c) {
    if (c.do === 'keepThree') return ['keepThree', ...c.items].join(' ');
    if (c.do === 'place') return ['place', c.piece, c.at, c.turn, ...(c.flip ? ['flip'] : [])].join(' ');
    const given = c as Plain; // every verb's fields stand in `VERBS`
    return [c.do, ...Object.keys(VERBS[c.do]).map((field) => String(given[field]))].join(' ');
  },

  read(line) {
    const [verb = '', ...rest] = words(line);
    if (verb === 'keepThree') return readKeepThree(line, rest);
    if (verb === 'place') return readPlace(line, rest);
    if (!Object.hasOwn(VERBS, verb)) throw new NotationError(line, `no such move '${verb}'`);
    const fields = Object.entries(VERBS[verb as keyof typeof VERBS]);
    if (rest.length !== fields.length) throw new NotationError(line, `'${verb}' takes ${fields.length} words`);
    const read = fields.map(([name, field], i) => [name, readField(line, field, rest[i]!)]);
    return { do: verb, ...Object.fromEntries(read) } as Choice; // built from the verb's own fields
  },
};

function readField(line: string, field: Field, word: string): string | number {
  if (field === 'number') return readNumber(line, word);
  if (!field.includes(word)) throw new NotationError(line, `no '${word}'; there are: ${field.join(', ')}`);
  return word;
}

/** Named in any order, three cards have one spelling. */
function readKeepThree(line: string, ids: readonly string[]): Do<'keepThree'> {
  for (const id of ids) readField(line, PROFESSIONS, id);
  const order: readonly string[] = PROFESSIONS;
  return { do: 'keepThree', items: ids.toSorted((a, b) => order.indexOf(a) - order.indexOf(b)) };
}

function readPlace(line: string, rest: readonly string[]): Do<'place'> {
  const [piece = '', at, turn, flip] = rest;
  const known = rest.length === 3 || (rest.length === 4 && flip === 'flip');
  if (!known) throw new NotationError(line, "say piece, square, turn and perhaps 'flip'");
  const quarter = readNumber(line, turn);
  if (quarter < 0 || quarter > 3) throw new NotationError(line, 'a turn is 0, 1, 2 or 3');
  return {
    do: 'place',
    piece: readField(line, PIECES, piece) as Do<'place'>['piece'],
    at: readNumber(line, at),
    turn: quarter as 0 | 1 | 2 | 3,
    flip: flip === 'flip',
  };
}
