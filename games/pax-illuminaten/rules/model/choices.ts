/**
 * Everything a player can answer. Cells and court places are counted from 1, as people count them. One line per answer: the verb,
 * then its particulars, e.g. `influence r3c2`, `oust r2c1 1`, `conspire AR-GM support`, `pay AR CO CO CO`, `move r1c1 2 r2c1`.
 * Artificial rivals go by their name.
 */
import { type ChoiceOf, listOf, notationOf, number, numberOr, numbers, oneOf } from '@signoria/kernel/notation';
import { EVENTS, SPECIALS } from '../../data/event-cards.ts';
import { FACTIONS } from '../../data/factions.ts';
import { PLACES } from '../../data/layouts.ts';
import { CARDS } from '../../data/luminaries.ts';
import { RIVALS } from '../../data/rivals.ts';
import { SCHEMES } from '../../data/schemes.ts';

/** A participant as people name it: a seat, or 10 and more for the artificial rivals (`party.ts`). */
export type Party = number;

export const FIRST_RIVAL: Party = 10;

const place = oneOf(PLACES);
const card = oneOf(CARDS);
const faction = oneOf(FACTIONS);
const scheme = oneOf(SCHEMES);
const rival = numberOr(Object.fromEntries(RIVALS.map((id, i) => [id, FIRST_RIVAL + i])));

const VERBS = {
  // Chapter 13
  play: { event: oneOf(SPECIALS) },
  pass: {},
  // Chapter 5: the action phase
  scout: { place },
  influence: { place },
  interrogate: { place: oneOf([...PLACES, 'areopagus']) },
  /** The faction named, or two (PAX-17.20), or none (PAX-17.14). */
  reassign: { factions: listOf(FACTIONS) },
  expel: { place },
  oust: { place, rival },
  /** What becomes of a card added to the conspiracy (PAX-9.12). */
  conspire: { card, use: oneOf(['ability', 'support', 'link']) },
  claim: { faction },
  /** The once-a-turn action of one's faction card. */
  faction: { faction },
  /** PAX-8.2 */
  reward: { place, action: oneOf(['influence', 'reassign', 'expel']) },
  realise: { scheme },
  letters: { place },
  newplan: { scheme },
  audience: { slot: number },
  end: {},
  // Steps of an action
  pay: { spend: listOf(FACTIONS) },
  count: { count: number },
  put: { card },
  /** EXPEL: whose influence enters the next cell. */
  seat: { rival },
  move: { from: place, cell: number, to: place },
  stop: {},
  targets: { cells: numbers },
  // Support
  yield: { place },
  gain: { faction },
  from: { rival },
  give: { faction, rival },
  // Disputes
  lay: { card },
  continue: {},
  concede: {},
  // Special abilities
  swap: { a: place, b: place },
  look: { place },
  turnup: { place },
  exchange: { card, slot: number },
  steal: { faction, rival },
  shift: { from: place, cell: number, to: place },
  return: { faction },
  mark: { place },
  edict: { faction, count: number },
  discard: { card },
  // Chapter 12: the check phase
  drop: { scheme },
  restore: { scheme },
  keep: { event: oneOf(EVENTS) },
  court: { slot: number },
  deck: {},
};

export type Choice = ChoiceOf<typeof VERBS>;
export type Do<D extends Choice['do']> = Extract<Choice, { do: D }>;
export type Use = Do<'conspire'>['use'];
export type Reward = Do<'reward'>['action'];

export const notation = notationOf(VERBS);

export const PASS: Do<'pass'> = { do: 'pass' };
export const END: Do<'end'> = { do: 'end' };
export const STOP: Do<'stop'> = { do: 'stop' };
export const CONTINUE: Do<'continue'> = { do: 'continue' };
export const CONCEDE: Do<'concede'> = { do: 'concede' };
export const DECK: Do<'deck'> = { do: 'deck' };
