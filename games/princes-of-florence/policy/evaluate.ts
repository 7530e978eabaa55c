/** Who is likely to win: the hopes of all seats, and how far they lie apart. */
import type { Seat } from '@signoria/kernel';
import { GAIN, ROUNDS } from '../data/economy.ts';
import { DIEGO_SEAT, NONE, type State } from '../rules/model/state.ts';
import { newAssets, readAssets } from './assets.ts';
import { cardsWorth, prestigeHope } from './cards.ts';
import { fitted } from './fitted.ts';
import { hope } from './plan.ts';
import { room } from './room.ts';
import { TEMPER } from './temper.ts';

const now = newAssets();

/** What a seat may hope to end with: its plan, its prestige cards, an object still to be bought, the best Work so far. */
export function outlook(s: State, seat: Seat): number {
  const p = s.players[seat]!;
  readAssets(s, seat, now);
  let n = hope(s, now) + fitted(s, seat, now) + bestSoFar(s, seat) + roomLeft(s, seat);
  for (let i = 0; i < p.cards.length; i++) n += prestigeHope(s, seat, p.cards[i]!);
  return n + objectsToCome(s, seat);
}

/** An object still to be bought this round, and one in each round to come. */
function objectsToCome(s: State, seat: Seat): number {
  const { bought, dropped } = s.players[seat]!;
  const here = s.phase === 'auction' && bought === NONE && !dropped ? 1 - 0.1 * (s.round - 1) : 0;
  return TEMPER.prospect * (here + 0.5 * (ROUNDS - s.round));
}

/** Space is worth the more, the longer it can be used. */
function roomLeft(s: State, seat: Seat): number {
  return (room(s, seat) * (ROUNDS - s.round + 1)) / ROUNDS;
}

/** The chance that the highest value of the round so far stays the highest. */
function bestSoFar(s: State, seat: Seat): number {
  const { best } = s.players[seat]!;
  if (best === 0 || s.phase !== 'actions') return 0;
  const { turn } = s;
  const place = (of: Seat) => (of - s.first + s.players.length) % s.players.length;
  let chance = 1;
  for (let other = 0; other < s.players.length; other++) {
    if (other === seat) continue;
    if (s.players[other]!.best > best) return 0;
    if (turn !== null && place(other) >= place(turn.seat)) chance *= TEMPER.bestStands;
  }
  return GAIN * chance;
}

/** Diego's Works still to come, by what he has. */
function diegoOutlook(s: State): number {
  const diego = s.players[DIEGO_SEAT]!;
  const rounds = ROUNDS - s.round + 1;
  return diego.prestige + cardsWorth(s, DIEGO_SEAT) + rounds * (6.2 + diego.jesters) + diego.coins / 260;
}

/** What others can tell of a seat's prospects: its hand and coins are anybody's guess, and the same guess in every world. */
export function fromOutside(s: State, seat: Seat): number {
  const p = s.players[seat]!;
  readAssets(s, seat, now);
  now.ghosts = now.hand.length;
  now.hand.length = 0;
  now.coins = TEMPER.usualCoins;
  now.bonus = p.bonus.length * TEMPER.bonusValue;
  const seen = hope(s, now) + bestSoFar(s, seat) + p.cards.length * TEMPER.prestigeCard + objectsToCome(s, seat);
  return seen + UNSEEN[s.round - 1]!;
}

/** Each seat knows itself best: its own outlook against what can be told of the others. */
export function evaluate(s: State, into: Float64Array): void {
  const left = TEMPER.lead * (0.35 + (0.65 * (ROUNDS - s.round + 1)) / ROUNDS);
  if (s.solo !== null) {
    into[0] = 1 / (1 + Math.exp((diegoOutlook(s) - outlook(s, 0)) / left));
    return;
  }
  for (let seat = 0; seat < s.seats; seat++) outside[seat] = Math.exp((fromOutside(s, seat) - MIDDLING) / left);
  for (let seat = 0; seat < s.seats; seat++) {
    const own = Math.exp((outlook(s, seat) - MIDDLING) / left);
    let all = own;
    for (let other = 0; other < s.seats; other++) if (other !== seat) all += outside[other]!;
    into[seat] = own / all;
  }
}

/** How much more a hand chosen for its estate brings than any hand would, by round: measured in games of adepts. */
const UNSEEN: readonly number[] = [14, 19, 18, 16, 11, 6, 3];

/** Scratch by seat; and some usual result, so that the powers stay small. */
const outside: number[] = [];
const MIDDLING = 50;
