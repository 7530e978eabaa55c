/** What a seat has to plan with: read from the state, then changed in thought. One scratch record, used again and again. */
import type { Seat } from '@signoria/kernel';
import { ACTIONS } from '../data/economy.ts';
import { actionsAllowed } from '../rules/chapters/06-actions.ts';
import { cardCount } from '../rules/model/counters.ts';
import type { State } from '../rules/model/state.ts';
import { bonusValue } from '../rules/model/value.ts';

export interface Assets {
  seat: Seat;
  round: number;
  /** Actions left in this round. */
  actions: number;
  coins: number;
  /** Points already there, or as good as there. */
  points: number;
  jesters: number;
  /** The card count (FLO-7.4). */
  cards: number;
  builders: number;
  buildings: number;
  freedoms: number;
  landscapes: number;
  hand: number[];
  /** Professions hoped for but not known yet. */
  ghosts: number;
  /** Values of the bonus cards in hand, all together. */
  bonus: number;
  /** Added to each Work of this turn. */
  muse: number;
}

export function newAssets(): Assets {
  return {
    seat: 0,
    round: 1,
    actions: 0,
    coins: 0,
    points: 0,
    jesters: 0,
    cards: 0,
    builders: 0,
    buildings: 0,
    freedoms: 0,
    landscapes: 0,
    hand: [],
    ghosts: 0,
    bonus: 0,
    muse: 0,
  };
}

function bits(counts: readonly number[]): number {
  let set = 0;
  for (let i = 0; i < counts.length; i++) if (counts[i]! > 0) set |= 1 << i;
  return set;
}

/** Actions `seat` may still take this round. */
function actionsLeft(s: State, seat: Seat): number {
  if (s.phase === 'scoring') return 0;
  if (s.phase !== 'actions') return ACTIONS;
  const { turn } = s;
  if (turn === null) return 0;
  if (turn.seat === seat) return actionsAllowed(turn) - turn.done;
  const place = (of: Seat) => (of - s.first + s.seats) % s.seats;
  return place(seat) > place(turn.seat) ? ACTIONS : 0;
}

export function readAssets(s: State, seat: Seat, into: Assets): Assets {
  const p = s.players[seat]!;
  into.seat = seat;
  into.round = s.round;
  into.actions = actionsLeft(s, seat);
  into.coins = p.coins;
  into.points = p.prestige;
  into.jesters = p.jesters;
  into.cards = cardCount(p);
  into.builders = p.builders;
  into.buildings = bits(p.buildings);
  into.freedoms = bits(p.freedoms);
  into.landscapes = bits(p.landscapes);
  copyHand(p.hand, into.hand);
  into.ghosts = 0;
  into.bonus = 0;
  for (let i = 0; i < p.bonus.length; i++) into.bonus += bonusValue(s, seat, p.bonus[i]!, 1);
  into.muse = s.turn !== null && s.turn.seat === seat && s.turn.muse ? s.round : 0;
  return into;
}

/** In place, and never to nothing and up again: that would give the list a new home each time. */
function copyHand(from: readonly number[], into: number[]): void {
  for (let i = 0; i < from.length; i++) into[i] = from[i]!;
  if (into.length > from.length) into.length = from.length;
}

export function copyAssets(from: Assets, into: Assets): Assets {
  into.seat = from.seat;
  into.round = from.round;
  into.actions = from.actions;
  into.coins = from.coins;
  into.points = from.points;
  into.jesters = from.jesters;
  into.cards = from.cards;
  into.builders = from.builders;
  into.buildings = from.buildings;
  into.freedoms = from.freedoms;
  into.landscapes = from.landscapes;
  copyHand(from.hand, into.hand);
  into.ghosts = from.ghosts;
  into.bonus = from.bonus;
  into.muse = from.muse;
  return into;
}
