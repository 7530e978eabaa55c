/**
 * What the plan misjudges, learned from results: for each round, how far seats with so much of each thing ended above or below
 * their outlook. Fitted by ridge regression on games of adepts and novices, and again, from there, on games of adepts with the
 * professions of rules version 2; see `evaluate.ts`.
 */
import type { Seat } from '@signoria/kernel';
import { ACTIONS } from '../data/economy.ts';
import { cardCount, sum } from '../rules/model/counters.ts';
import { NONE, type State } from '../rules/model/state.ts';
import type { Assets } from './assets.ts';

/** A constant; jesters, cards, builders, buildings, freedoms, landscapes, hand, coins, prestige cards, actions, object to come, lead. */
export const FITTED_FEATURES = 13;

/** By round from 1. */
export const FITTED: readonly (readonly number[])[] = [
  [-1.25, 2, 9.54, -3.34, -5.12, -0.44, -6.36, 1.86, -2.58, -7.46, 3.97, 5.31, -8.71],
  [-1.08, -0.08, 9.48, -1.3, -2.7, 0.41, -7.05, -2.16, -3.07, -6.36, 1.6, 4.58, -1.61],
  [-2.06, -2.01, 7.8, 1.77, -2.41, -0.08, -5, -2.98, -1.93, -4.09, -1.11, 4.63, 0.69],
  [-2.94, -2.31, 4.65, 0.59, -0.63, 1.04, -2.82, 0.59, -1.65, -2.05, -2.96, 3.65, -0.1],
  [-3.98, -1.61, 2.45, 0.43, -0.88, 0.49, -1.19, 3.13, -1.37, -1.41, -0.51, 2.8, -0.09],
  [-2.97, -0.69, 1.32, 0.08, -0.58, 0.25, -0.41, 2.83, -1.01, -1.22, -0.33, 1.33, 0],
  [-0.9, -0.02, 0.82, -0.06, 0.1, 0.06, -0.12, 1.91, -0.56, -0.81, -1.71, 0.95, -0.04],
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
