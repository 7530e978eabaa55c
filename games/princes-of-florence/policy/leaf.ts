/** What masters judge a position by: a seat's outlook, and what others can tell of it, fitted to games of adepts. */
import type { AnyState, Leaf, Seat } from '@signoria/kernel';
import { ROUNDS } from '../data/economy.ts';
import type { State } from '../rules/model/state.ts';
import { newAssets, readAssets } from './assets.ts';
import { fromOutside, outlook } from './evaluate.ts';
import { FITTED_FEATURES, fittedFeatures } from './fitted.ts';
import { LEARNED } from './learned-data.ts';

const EACH = FITTED_FEATURES + 6;
const SIZE = 2 * EACH;
/** Which of the fitted features are the coins: nobody else's business. */
const COINS = 8;

const assets = newAssets();
const x: number[] = [];

/** The first half is for whoever knows it all, the second for everybody else; the other one stays empty. */
function describe(s: State, own: boolean, into: Float64Array): void {
  for (let seat = 0; seat < s.seats; seat++) {
    into.fill(0, seat * SIZE, (seat + 1) * SIZE);
    describeOne(s, seat, own, into, seat * SIZE + (own ? 0 : EACH));
  }
}

function describeOne(s: State, seat: Seat, own: boolean, into: Float64Array, from: number): void {
  readAssets(s, seat, assets);
  fittedFeatures(s, seat, assets, x);
  if (!own) x[COINS] = 0;
  for (let i = 0; i < FITTED_FEATURES; i++) into[from + i] = x[i]!;
  const hope = ((own ? outlook(s, seat) : fromOutside(s, seat)) - 45) / 10;
  const late = s.round / ROUNDS;
  let i = from + FITTED_FEATURES;
  into[i++] = hope;
  into[i++] = hope * late;
  into[i++] = late;
  into[i++] = hope * late * late;
  into[i++] = s.phase === 'auction' ? 1 : 0;
  into[i] = s.players[seat]!.prestige / 20;
}

export const leaf: Leaf<AnyState> = {
  size: SIZE,
  describe: describe as Leaf<AnyState>['describe'],
  search: { noise: 0, worlds: 256, lean: true, verdict: 'value' },
  learned: LEARNED,
};
