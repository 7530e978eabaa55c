/** Palio in English: all its words. */
import { type PlayText, playText, type Reader, type Seat } from '@signoria/kernel';
import { cards, count, does, together, who } from '@signoria/kernel/en';
import { boardEn } from '../board/text.en.ts';
import { boardWords } from '../board/text.ts';
import { describe } from './describe.ts';
import type { Words } from './shape.ts';

const lengths = (n: number) => count(n, 'length');

/** The pieces a position is told with; `describe.ts` puts them together. */
export const positionEn = {
  race: (finish: number, deck: number) => `A race over ${lengths(finish)}; ${cards(deck)} in the pile.`,
  horse: (seat: Seat, reader: Reader, at: number, hand: number, spurs: number) =>
    `${seat === reader.seat ? 'Your horse' : reader.name(seat)}: ${lengths(at)}, ${cards(hand)} in hand, ${count(spurs, 'spur')} left.`,
  hand: (values: readonly number[]) =>
    values.length === 0 ? 'Your hand is empty.' : `Your hand: ${values.join(', ')}.`,
};

export const wordsEn: Words = {
  title: 'Palio',
  blurb: 'Ride your horse round the square: a card for every gallop, a rest for every card.',
  credit: 'A small game of our own, made to show how a game is made.',
  options: { short: { name: 'Short race', about: 'The race is over twelve lengths.' } },
  prompts: {
    turn: {
      asked: 'Ride with a card, or rest and draw one.',
      waiting: (q, r) => `${does(r, q.deciding[0]!, 'are', 'is')} to ride or rest`,
    },
    spur: {
      asked: 'Use a spur, for one length more?',
      waiting: (q, r) => `${does(r, q.deciding[0]!, 'are', 'is')} thinking of the spurs`,
    },
  },
  answered: 'Your answer is in. Waiting for the others',
  choices: {
    ride: ({ card }) => `Ride ${lengths(card)}`,
    rest: () => 'Rest and draw a card',
    spur: () => 'Use a spur',
    stop: () => 'Leave it',
  },
  events: {
    started: ({ first }, r) => `The rope falls. ${does(r, first, 'go', 'goes')} first.`,
    dealt: ({ cards: dealt }) => `You are dealt ${dealt.join(', ')}.`,
    rode: ({ seat, card, at, pushed }, r) =>
      `${does(r, seat, 'ride', 'rides')} ${lengths(card)}${pushed > 0 ? `, pushed ${pushed} further,` : ''} to length ${at}.`,
    spurred: ({ seat, at, pushed }, r) =>
      `${does(r, seat, 'use', 'uses')} a spur${pushed > 0 ? `, pushed ${pushed} further,` : ''} and ${seat === r.seat ? 'stand' : 'stands'} on length ${at}.`,
    rested: ({ seat }, r) => `${does(r, seat, 'rest', 'rests')} and ${seat === r.seat ? 'draw' : 'draws'} a card.`,
    drew: ({ card }) => `You drew a ${card}.`,
  },
  blocked: {
    handFull: ({ limit }) => `Nobody holds more than ${cards(limit)}.`,
    noCardsLeft: () => 'There is no card left to draw.',
  },
  score: { length: ({ points, facts }) => `${lengths(points)} of ${facts.of}` },
  parts: {
    cards: ({ cards: n, value }) => `${cards(n)} of ${value}`,
    spurred: () => 'spurs used',
    pushed: () => 'pushed on by other horses',
  },
  outcomes: { cameIn: (winners, r) => `${together(r, winners, 'win', 'wins')}: ${who(r, winners[0]!)} came in first.` },
  edition: {
    'deck-too-short': ({ ridden, least }) =>
      `All cards together ride ${lengths(ridden)}; at least ${least} are needed.`,
  },
  position: positionEn,
};

/** The rules reference: its ids are the rules of the game. A longer one stands in a file of its own, fetched when it is read. */
export const rulesEn = {
  chapters: {
    '1': 'The race and its cards',
    '2': 'Setup',
    '3': 'Ride or rest',
    '4': 'Coming in',
    '5': 'What is hidden',
  },
  entries: {
    'PAL-1.1': 'Two to four players race, each with one horse.',
    'PAL-1.2': 'There are 30 cards: six each of the values 1 to 5.',
    'PAL-2.1': 'All horses stand at the rope, length 0. Everybody is dealt three cards in secret.',
    'PAL-2.2': 'Who goes first is drawn. Turns go clockwise.',
    'PAL-3.1': 'Whoever has the turn rides or rests.',
    'PAL-3.2': 'To ride, lay a card from your hand face up before you: your horse goes on as many lengths.',
    'PAL-3.3':
      'A horse that would stop where another stands is pushed one length further, and again if a horse stands there too.',
    'PAL-3.4': 'To rest, draw a card. Nobody holds more than five cards, and nobody rests when the pile is empty.',
    'PAL-3.5': 'Whoever can neither ride nor rest is passed over.',
    'PAL-3.6':
      'Everybody has two spurs. Whoever has just ridden may use one of theirs: one length more, and PAL-3.3 applies again.',
    'PAL-4.1': 'The first horse to reach length 18 wins at once.',
    'PAL-4.2': 'In a short race length 12 is enough.',
    'PAL-5.1': 'Hands are secret, their size is not. Cards that were laid stay face up.',
  },
};

boardWords.learn('en', boardEn);

export const en: PlayText = playText(wordsEn, describe);
