/**
 * What the plan misjudges, learned from results: for each round, how far seats with so much of each thing ended above or below
 * their outlook. Fitted by ridge regression on games of adepts and novices; see `evaluate.ts`.
 */
import type { Seat } from '@signoria/kernel';
import { ACTIONS } from '../data/economy.ts';
import { cardCount, sum } from '../rules/counters.ts';
import { NONE, type State } from '../rules/state.ts';
import type { Assets } from './assets.ts';

/** A constant; jesters, cards, builders, buildings, freedoms, landscapes, hand, coins, prestige cards, actions, object to come, lead. */
export const FITTED_FEATURES = 13;

/** By round from 1. */
export const FITTED: readonly (readonly number[])[] = [
  [-0.9, 4.55, 9.09, -2.68, -5.76, 1.5, -5.19, 2.69, -4.63, -7.45, 2.9, 5.18, -9.24],
  [-1.56, 1.82, 7.81, 0.19, -3.76, 1.71, -5.52, -2.23, -3.39, -6.1, -0.03, 3.86, -3.53],
  [-2.28, -1.01, 6.87, 1.46, -2.85, 0.47, -4.12, -2.93, -1.75, -3.99, -1.77, 3.61, 0.57],
  [-2.79, -1.55, 4.55, 0.45, -0.98, 0.94, -2.53, 0.02, -1.56, -2.34, -3.04, 2.78, 0.42],
  [-3.62, -1.05, 2.4, 0.29, -0.81, 0.55, -1.06, 2.25, -1.35, -1.41, -0.81, 2.08, 0.3],
  [-2.67, -0.59, 1.14, 0.08, -0.39, 0.29, -0.26, 2.2, -1.27, -0.97, -0.23, 1.11, 0.18],
  [-0.84, -0.12, 0.58, 0.03, 0.08, 0.14, -0.06, 1.49, -0.53, -0.71, -1.26, 0.8, 0.05],
];

export function fittedFeatures(s: State, seat: Seat, a: Assets, x: number[]): void {
  const p = s.players[seat]!;
  let others = 0;
  for (let other = 0; other < s.players.length; other++) if (other !== seat) others += s.players[other]!.prestige;
  const buying = s.phase === 'auction' && p.bought === NONE && !p.dropped;
  x[0] = 1;
  x[1] = p.jesters;
  x[2] = cardCount(p) / 4;
  x[3] = p.builders;
  x[4] = sum(p.buildings) / 2;
  x[5] = sum(p.freedoms);
  x[6] = sum(p.landscapes) / 2;
  x[7] = p.hand.length / 4;
  x[8] = p.coins / 1000;
  x[9] = p.cards.length;
  x[10] = a.actions / ACTIONS;
  x[11] = buying ? 1 : 0;
  x[12] = (p.prestige - others / (s.players.length - 1)) / 10;
}

const x: number[] = [];

/** The correction of a seat's outlook, in points. */
export function fitted(s: State, seat: Seat, a: Assets): number {
  const weights = FITTED[s.round - 1];
  if (weights === undefined) return 0;
  fittedFeatures(s, seat, a, x);
  let n = 0;
  for (let i = 0; i < FITTED_FEATURES; i++) n += weights[i]! * x[i]!;
  return n;
}
