/**
 * How strong Diego is: solo games of adepts, counted.
 *
 *     node scripts/run.js games/princes-of-florence/diego.ts [games] [seed]
 *
 * For each difficulty: Diego's points at the end, the player's, and how often Diego is beaten.
 */
import {
  type AnyGame,
  type AnyState,
  answer,
  begin,
  decider,
  enumerate,
  imagine,
  keyFromSeed,
  menuOf,
  total,
} from '@signoria/kernel';
import { policy } from './policy/policy.ts';
import { game } from './rules/game.ts';
import { OPTIONS } from './rules/model/options.ts';
import { DIEGO_SEAT, type State } from './rules/model/state.ts';

const table: AnyGame = game;

/** The best answer by the policy, in a world as the player imagines it; the first among equals. */
function adept(s: AnyState, rates: Float64Array, seed: number): void {
  const seat = decider(table, s);
  const choices = enumerate(menuOf(table, s, seat)!);
  if (choices.length > 1) policy.rate(imagine(table, s, seat, seed), seat, choices, rates);
  let best = 0;
  for (let i = 1; i < choices.length; i++) if (rates[i]! > rates[best]!) best = i;
  answer(table, s, seat, choices[best]!);
}

function play(difficulty: string, seed: string): State {
  const s = begin(table, { seats: 1, options: { difficulty }, edition: null, key: keyFromSeed(seed) });
  const rates = new Float64Array(8192);
  for (let n = 0; s.outcome === null; n++) adept(s, rates, n);
  return s as State;
}

const mean = (of: readonly number[]) => (of.reduce((sum, one) => sum + one, 0) / of.length).toFixed(1);
const range = (of: readonly number[]) => {
  const sorted = of.toSorted((a, b) => a - b);
  return `${sorted[Math.floor(sorted.length / 10)]} to ${sorted[Math.floor((9 * sorted.length) / 10)]}`;
};

const [games = '1000', seed = 'diego'] = process.argv.slice(2);
for (const difficulty of OPTIONS.difficulty.of) {
  const ends = Array.from({ length: Number(games) }, (_, i) => play(difficulty, `${seed}/${difficulty}/${i}`));
  const his = ends.map((s) => s.players[DIEGO_SEAT]!.prestige);
  const own = ends.map((s) => total(game.score(s, 0)));
  const beaten = ends.filter((s) => s.outcome!.winners.length > 0).length;
  console.log(
    `${difficulty}: Diego ${mean(his)} points (${range(his)}), the adept ${mean(own)} (${range(own)}), Diego beaten in ${beaten} of ${games}`,
  );
}
