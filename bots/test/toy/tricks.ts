/**
 * A small card game with hidden hands: everybody buries a card unseen, then the rest is played in tricks. The highest
 * card takes the trick and its owner leads the next one; the n-th trick is worth n points, most points win. Its choices
 * lie ready in a table.
 */

import {
  type AnyGame,
  type Choice,
  type Core,
  cloneChance,
  draw,
  finish,
  type Game,
  list,
  type Policy,
  type Random,
  type Seat,
} from '@signoria/kernel';
import { notationOf, number } from '@signoria/kernel/notation';
import type { Playable } from '../../thought.ts';

const HAND = 6;
/** Cards that nobody holds. */
const SPARE = 4;

interface Card extends Choice {
  readonly do: 'bury' | 'play';
  readonly card: number;
}

type TrickFrame =
  | { readonly at: 'deal' }
  | { readonly at: 'bury' }
  | { readonly at: 'lead'; readonly seat: Seat }
  | { readonly at: 'play'; readonly seat: Seat }
  | { readonly at: 'take' };

export interface Tricks extends Core<TrickFrame, Card> {
  /** Cards not in anybody's hand, unseen: the spare ones and the buried ones. */
  hidden: number[];
  /** Sorted, lowest first. */
  hands: number[][];
  /** Who buried what; -1 before that. */
  buried: number[];
  /** This trick's card by seat; -1 for none yet. */
  trick: number[];
  played: number[];
  /** Points by seat. */
  won: number[];
}

const CARDS = 64;
const BURY = Array.from({ length: CARDS }, (_, card): Card => ({ do: 'bury', card }));
const PLAY = Array.from({ length: CARDS }, (_, card): Card => ({ do: 'play', card }));

function deckSize(seats: number): number {
  return seats * HAND + SPARE;
}

function shuffle(cards: number[], below: (n: number) => number): void {
  for (let i = cards.length - 1; i > 0; i--) {
    const j = below(i + 1);
    [cards[i], cards[j]] = [cards[j]!, cards[i]!];
  }
}

function dealAll(s: Tricks): void {
  const deck = Array.from({ length: deckSize(s.seats) }, (_, card) => card);
  const stream = draw(s, 'deal');
  shuffle(deck, (n) => stream.below(n));
  s.hands = s.hands.map(() => deck.splice(0, HAND).sort((a, b) => a - b));
  s.hidden = deck;
}

function drop(cards: number[], card: number): void {
  cards.splice(cards.indexOf(card), 1);
}

function takeTrick(s: Tricks): void {
  const winner = s.trick.indexOf(Math.max(...s.trick));
  s.won[winner]! += s.played.length / s.seats;
  s.trick.fill(-1);
  if (s.hands[0]!.length > 0) s.todo.push({ at: 'lead', seat: winner });
  else {
    const most = Math.max(...s.won);
    finish(s, { winners: s.won.flatMap((n, seat) => (n === most ? [seat] : [])), reason: 'points' });
  }
}

const everybody = (s: Tricks) => Array.from({ length: s.seats }, (_, seat) => seat);

const game: Game<Tricks, TrickFrame, Card, unknown> = {
  id: 'tricks',
  rules: 1,
  players: { min: 2, max: 4 },
  options: {},
  steps: {
    deal: { run: dealAll },
    bury: {
      rules: [],
      seats: everybody,
      menuFor: (s, _, seat) => list(s.hands[seat]!.map((card) => BURY[card]!)),
      reveal(s, _, picks) {
        picks.forEach((pick, seat) => {
          drop(s.hands[seat]!, pick!.card);
          s.buried[seat] = pick!.card;
          s.hidden.push(pick!.card);
        });
      },
    },
    lead: {
      run(s, f) {
        s.todo.push({ at: 'take' });
        for (let i = s.seats - 1; i >= 0; i--) s.todo.push({ at: 'play', seat: (f.seat + i) % s.seats });
      },
    },
    play: {
      rules: [],
      seat: (_, f) => f.seat,
      menu: (s, f) => list(s.hands[f.seat]!.map((card) => PLAY[card]!)),
      take(s, f, c) {
        drop(s.hands[f.seat]!, c.card);
        s.trick[f.seat] = c.card;
        s.played.push(c.card);
      },
    },
    take: { run: takeTrick },
  },
  setup: ({ seats, chance }) => ({
    seats,
    chance,
    todo: [{ at: 'lead', seat: 0 }, { at: 'bury' }, { at: 'deal' }],
    open: [],
    picks: null,
    asked: 0,
    outcome: null,
    hidden: [],
    hands: Array.from({ length: seats }, () => []),
    buried: Array<number>(seats).fill(-1),
    trick: Array<number>(seats).fill(-1),
    played: [],
    won: Array<number>(seats).fill(0),
  }),
  readEdition: (edition) => ({ ok: true, edition }),
  clone: (s) => ({
    ...s,
    todo: s.todo.slice(),
    chance: cloneChance(s.chance),
    hidden: s.hidden.slice(),
    hands: s.hands.map((hand) => hand.slice()),
    buried: s.buried.slice(),
    trick: s.trick.slice(),
    played: s.played.slice(),
    won: s.won.slice(),
  }),
  view: (s, seat) => ({
    hand: seat === null ? [] : s.hands[seat]!.slice(),
    buried: seat === null ? -1 : s.buried[seat],
    cards: s.hands.map((hand) => hand.length),
    trick: s.trick.slice(),
    played: s.played.slice(),
    won: s.won.slice(),
  }),
  imagine: redeal,
  notation: notationOf({ bury: { card: number }, play: { card: number } }),
  score: (s, seat) => [{ what: 'points', points: s.won[seat]!, rules: [] }],
  violations: () => [],
};

/** All cards that `seat` has not seen are dealt anew; sorted first, so that their true places leave no trace. */
function redeal(s: Tricks, seat: Seat | null, random: Random): void {
  const own = seat === null ? -1 : s.buried[seat]!;
  const others = s.hands.filter((_, other) => other !== seat);
  const unseen = [...others.flat(), ...s.hidden.filter((card) => card !== own)].sort((a, b) => a - b);
  shuffle(unseen, (n) => random.below(n));
  for (const hand of others) {
    const size = hand.length;
    hand.splice(0, size, ...unseen.splice(0, size).sort((a, b) => a - b));
  }
  s.buried.forEach((card, other) => {
    if (card !== -1 && other !== seat) s.buried[other] = unseen[other]!;
  });
  s.hidden = own === -1 ? unseen : [...unseen, own];
}

/** Bury the lowest; win as cheaply as possible, or throw the lowest away. Blind to what a trick is worth. */
const policy: Policy<Tricks, Card> = {
  rate(s, _, choices, into) {
    const best = Math.max(...s.trick);
    for (let i = 0; i < choices.length; i++) {
      const { card, do: deed } = choices[i]!;
      into[i] = deed === 'play' && best >= 0 && card > best ? 2 * CARDS - card : -card;
    }
  },
};

export const tricks: Playable = { game: game as AnyGame, policy: policy as Policy };
