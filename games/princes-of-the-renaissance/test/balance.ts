/**
 * How often each family and each place in turn order wins among adepts. Run by hand:
 *
 *     node games/princes-of-the-renaissance/test/balance.ts 2000 4 A fresh
 *
 * Families are dealt at random (beginners' opening), so that every family is measured equally often. Troops: how many of a
 * type, and how many cards, a player buys in a game. A fifth argument names an edition file to try figures with.
 */
import { readFileSync } from 'node:fs';
import {
  type AnyGame,
  answer,
  begin,
  type Choice,
  decider,
  enumerate,
  imagine,
  keyFromSeed,
  menuOf,
  type Random,
  random,
  seedOf,
} from '@signoria/kernel';
import { FAMILIES } from '../data/families.ts';
import { policy } from '../policy/policy.ts';
import { game } from '../rules/game.ts';
import type { State } from '../rules/model/state.ts';

interface Tally {
  wins: number;
  games: number;
}

const table: AnyGame = game;
const rates = new Float64Array(512);

/** The best rated choice; families by lot, and one decision in twelve not taken quite seriously. */
function choose(s: State, seat: number, chance: Random, seed: number): Choice {
  const choices = enumerate(menuOf(table, s, seat)!, chance);
  if (s.todo.at(-1)!.at === 'familyChoice') return choices[chance.below(choices.length)]!;
  policy.rate(imagine(table, s, seat, seed), seat, choices, rates);
  const careless = chance.below(12) === 0 ? 0.6 : 1e-9;
  let best = 0;
  for (let i = 0; i < choices.length; i++) {
    rates[i]! += careless * chance.next();
    if (rates[i]! > rates[best]!) best = i;
  }
  return choices[best]!;
}

function playOut(n: number, seats: number, side: 'A' | 'B'): State {
  const options = { side, opening: 'beginner' };
  const s = begin(table, { seats, options, edition, key: keyFromSeed(`${seed} ${n}`) }) as State;
  const chance = random(seedOf(`${seed} ${n}`));
  while (s.outcome === null) {
    const seat = decider(table, s);
    const choice = choose(s, seat, chance, n * 7919 + s.asked);
    const [verb, what = ''] = table.notation.write(choice).split(' ');
    if (verb === 'buy') bought.set(what, (bought.get(what) ?? 0) + 1);
    answer(table, s, seat, choice);
  }
  return s;
}

function count(tallies: Map<string, Tally>, name: string, share: number): void {
  const tally = tallies.get(name) ?? { wins: 0, games: 0 };
  tallies.set(name, { wins: tally.wins + share, games: tally.games + 1 });
}

const [games = '200', players = '4', side = 'A', seed = 'balance', file] = process.argv.slice(2);
const seats = Number(players);
const edition: unknown = file === undefined ? null : JSON.parse(readFileSync(file, 'utf8'));
const tallies = new Map<string, Tally>();
const bought = new Map<string, number>();
for (let n = 0; n < Number(games); n++) {
  const { outcome, family, order } = playOut(n, seats, side === 'B' ? 'B' : 'A');
  for (let seat = 0; seat < seats; seat++) {
    const share = outcome!.winners.includes(seat) ? 1 / outcome!.winners.length : 0;
    count(tallies, FAMILIES[family[seat]!]!, share);
    count(tallies, `marker ${order.indexOf(seat) + 1}`, share);
  }
}
for (const [name, { wins, games: played }] of [...tallies].sort()) {
  const share = ((100 * wins) / played).toFixed(1);
  console.log(`${name}: ${share} % of ${played}, ${((wins / played) * seats).toFixed(2)} of a fair share`);
}
for (const [troop, tiles] of [...bought].sort()) {
  console.log(`${troop}: ${(tiles / (Number(games) * seats)).toFixed(2)} bought by each player`);
}
