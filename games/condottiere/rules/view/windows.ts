/**
 * Where the table may answer "nothing" for somebody. There is no auction: a battle is fought with cards, and which of them
 * to play is never a matter of "up to so much". Scarecrow, Bishop and Key follow a card of one's own, so nobody waits there
 * for somebody who is away.
 *
 * Whether a hand could be discarded is a condition of the hushed question alone (CON-17.7): in turn, the time until an
 * answer comes would tell.
 */
import type { GameModule, Unless } from '@signoria/kernel';
import { CARDS, MERCENARIES } from '../../data/cards.ts';
import { KEEP, LEAVE, PASS, READY } from '../model/choices.ts';
import type { View } from './view.ts';

const MOST_CARDS = 20;

/** CON-15.2 */
const defending: Unless = {
  holds: (view, you) => (view as View).defender === you, // only this game's views come here
};

/** Passing would keep what leads now. */
const ahead: Unless = {
  holds(view, you) {
    const { players } = view as View;
    const { strength } = players[you]!;
    return players.every((other) => other.seat === you || other.strength < strength);
  },
};

/** CON-10.1: one region more would win the game for somebody else. */
const close: Unless = {
  holds(view, you) {
    const { players, goal } = view as View;
    return players.some(
      ({ seat, regions, touching }) =>
        seat !== you && (regions >= goal.regions - 1 || touching.length >= goal.adjacent - 1),
    );
  },
};

const manyCards: Unless = {
  holds: (view, _, n) => (view as View).hand.length >= n,
  n: { min: 1, max: MOST_CARDS, usual: 5 },
};

const MERCENARY_CARDS: readonly string[] = CARDS.slice(0, MERCENARIES);

/** CON-7.10 */
const mayDiscard: Unless = {
  holds: (view) => (view as View).hand.every((card) => !MERCENARY_CARDS.includes(card)),
};

type Played = (options: View['options']) => boolean;

const when = (played: Played) => ({ isPlayed: (view: unknown) => played((view as View).options) });

export const windows: NonNullable<GameModule['windows']> = {
  turn: { decline: () => PASS, ordinary: true, unless: { defending, ahead, close, manyCards } },
  passFacedown: { decline: () => LEAVE, unless: {}, ...when(({ hiddenCards }) => hiddenCards) },
  keepOrDiscard: {
    decline: () => KEEP,
    unless: { mayDiscard },
    ...when((options) => !options.drawAfterBattle && options.discardHandSimultaneous),
  },
  keepOrDiscardInTurn: {
    decline: () => KEEP,
    unless: {},
    ...when((options) => !options.drawAfterBattle && !options.discardHandSimultaneous),
  },
  nextGame: { decline: () => READY, unless: {}, ...when(({ points }) => points) },
};
