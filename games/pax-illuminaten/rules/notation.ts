/**
 * One line per answer: the verb, then its particulars in the order of `FIELDS`, e.g. `influence r3c2`, `oust r2c1 1`,
 * `conspire AR-GM support`, `pay AR CO CO CO`, `move r1c1 2 r2c1`. Artificial rivals go by their name.
 */
import { type Notation, NotationError, readNumber, words } from '@signoria/kernel';
import { eventOf } from '../data/event-cards.ts';
import { factionOf } from '../data/factions.ts';
import { cardOf } from '../data/luminaries.ts';
import { RIVALS } from '../data/rivals.ts';
import { schemeOf } from '../data/schemes.ts';
import type { Choice } from './choices.ts';

type Kind =
  | 'place'
  | 'at'
  | 'card'
  | 'faction'
  | 'factions'
  | 'party'
  | 'number'
  | 'numbers'
  | 'use'
  | 'reward'
  | 'scheme'
  | 'event';
type Fields = readonly (readonly [field: string, kind: Kind])[];

const PLACE: Fields = [['place', 'place']];
const CARD: Fields = [['card', 'card']];
const FACTION: Fields = [['faction', 'faction']];
const SCHEME: Fields = [['scheme', 'scheme']];
const EVENT: Fields = [['event', 'event']];
const SLOT: Fields = [['slot', 'number']];
const STEP: Fields = [
  ['from', 'place'],
  ['cell', 'number'],
  ['to', 'place'],
];

const FIELDS: { readonly [verb in Choice['do']]: Fields } = {
  play: EVENT,
  pass: [],
  scout: PLACE,
  influence: PLACE,
  interrogate: [['place', 'at']],
  reassign: [['factions', 'factions']],
  expel: PLACE,
  oust: [...PLACE, ['rival', 'party']],
  conspire: [...CARD, ['use', 'use']],
  claim: FACTION,
  faction: FACTION,
  reward: [...PLACE, ['action', 'reward']],
  realise: SCHEME,
  letters: PLACE,
  newplan: SCHEME,
  audience: SLOT,
  end: [],
  pay: [['spend', 'factions']],
  count: [['count', 'number']],
  put: CARD,
  seat: [['rival', 'party']],
  move: STEP,
  stop: [],
  targets: [['cells', 'numbers']],
  yield: PLACE,
  gain: FACTION,
  from: [['rival', 'party']],
  give: [...FACTION, ['rival', 'party']],
  lay: CARD,
  continue: [],
  concede: [],
  swap: [
    ['a', 'place'],
    ['b', 'place'],
  ],
  look: PLACE,
  turnup: PLACE,
  exchange: [...CARD, ['slot', 'number']],
  steal: [...FACTION, ['rival', 'party']],
  shift: STEP,
  return: FACTION,
  mark: PLACE,
  edict: [...FACTION, ['count', 'number']],
  discard: CARD,
  drop: SCHEME,
  restore: SCHEME,
  keep: EVENT,
  court: SLOT,
  deck: [],
};

const FIRST_RIVAL = 10;

function isOneOf<T extends string>(word: string, known: readonly T[]): boolean {
  return (known as readonly string[]).includes(word);
}

/** Whether a word can stand for a thing of this kind. */
const KNOWN: { readonly [kind in Kind]?: (word: string) => boolean } = {
  place: (word) => /^r[1-5]c[1-5]$/.test(word),
  at: (word) => /^(r[1-5]c[1-5]|areopagus)$/.test(word),
  card: (word) => cardOf(word) >= 0,
  faction: (word) => factionOf(word) >= 0,
  use: (word) => isOneOf(word, ['ability', 'support', 'link']),
  reward: (word) => isOneOf(word, ['influence', 'reassign', 'expel']),
  scheme: (word) => schemeOf(word) >= 0,
  event: (word) => eventOf(word) >= 0,
};

function writeField(value: unknown, kind: Kind): string {
  if (kind === 'party') return Number(value) >= FIRST_RIVAL ? RIVALS[Number(value) - FIRST_RIVAL]! : `${value}`;
  return Array.isArray(value) ? value.join(' ') : `${value}`;
}

function readWord(line: string, word: string | undefined, kind: Kind): string | number {
  if (kind === 'number' || kind === 'numbers') return readNumber(line, word);
  if (kind === 'party') {
    const named = (RIVALS as readonly string[]).indexOf(word ?? '');
    return named >= 0 ? FIRST_RIVAL + named : readNumber(line, word);
  }
  const known = KNOWN[kind === 'factions' ? 'faction' : kind]!;
  if (word === undefined || !known(word)) throw new NotationError(line, `'${word ?? ''}' is no ${kind}`);
  return word;
}

function isList(kind: Kind): boolean {
  return kind === 'factions' || kind === 'numbers';
}

export const notation: Notation<Choice> = {
  write(c) {
    const fields = FIELDS[c.do];
    const values = c as unknown as { readonly [field: string]: unknown }; // its fields are those of `FIELDS`
    return [c.do, ...fields.map(([field, kind]) => writeField(values[field], kind)).filter((w) => w !== '')].join(' ');
  },

  read(line) {
    const [verb = '', ...rest] = words(line);
    if (!Object.hasOwn(FIELDS, verb)) throw new NotationError(line, `no such move '${verb}'`);
    const fields = FIELDS[verb as Choice['do']];
    const choice: { [field: string]: unknown } = { do: verb };
    let at = 0;
    for (const [field, kind] of fields) {
      if (isList(kind)) {
        choice[field] = rest.slice(at).map((word) => readWord(line, word, kind));
        at = rest.length;
      } else {
        choice[field] = readWord(line, rest[at++], kind);
      }
    }
    if (at < rest.length) throw new NotationError(line, `'${rest[at]}' is one word too many`);
    return choice as unknown as Choice; // every field was read as its kind
  },
};
