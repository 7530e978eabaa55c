/**
 * How even the reconstructed figures are: games of adepts, all seats alike, powers drawn by lot.
 *
 *     node scripts/run.js games/virtu/balance.ts [games] [players, e.g. 3 or 3,4,5] [seed]
 *
 * For each number of players: the win share of each power, how many Years a game lasts, and what the winner scores.
 */
import {
  type AnyGame,
  type AnyState,
  actFree,
  answer,
  begin,
  type Choice,
  decider,
  enumerate,
  find,
  freeOf,
  keyFromSeed,
  menuOf,
  type Random,
  random,
  type Seat,
  seedOf,
  total,
} from '@signoria/kernel';
import { POWERS } from './data/powers.ts';
import { policy } from './policy/policy.ts';
import { game } from './rules/game.ts';
import type { State } from './rules/model/state.ts';

const table: AnyGame = game;
/** Adepts alone would play the same game over and over: now and then one errs. */
const NOISE = 0.03;

/** What a seat does unasked, as `policy.volunteer` has it. */
function volunteer(s: AnyState, seat: Seat): void {
  for (;;) {
    const wish = policy.volunteer!(s, seat);
    if (wish === null) return;
    const frame = s.open.find((f) => {
      const menu = freeOf(table, f).offer(s, f, seat);
      return menu !== null && find(menu, wish) !== null;
    });
    if (frame === undefined) return;
    actFree(table, s, frame, seat, wish);
  }
}

function choose(s: AnyState, seat: Seat, rates: Float64Array, chance: Random): Choice {
  const choices = enumerate(menuOf(table, s, seat)!, chance);
  if (choices.length === 1) return choices[0]!;
  if (chance.next() < NOISE) return choices[chance.below(choices.length)]!;
  policy.rate(s, seat, choices, rates);
  let best = 0;
  let ties = 1;
  for (let i = 1; i < choices.length; i++) {
    if (rates[i]! > rates[best]!) {
      best = i;
      ties = 1;
    } else if (rates[i] === rates[best] && chance.below(++ties) === 0) best = i;
  }
  return choices[best]!;
}

function play(seats: number, seed: string): State {
  const chance = random(seedOf(seed));
  const s = begin(table, { seats, options: { powers: 'drawn' }, edition: null, key: keyFromSeed(seed) });
  const rates = new Float64Array(4096);
  while (s.outcome === null) {
    volunteer(s, decider(table, s));
    const seat = decider(table, s);
    answer(table, s, seat, choose(s, seat, rates, chance));
  }
  return s as State;
}

interface Tally {
  readonly years: number[];
  readonly scores: number[];
  readonly wins: Map<string, number>;
  readonly ends: Map<string, number>;
  /** Prestige of the winners, by what it is for. */
  readonly lines: Map<string, number>;
}

function add(to: Map<string, number>, key: string, n: number): void {
  to.set(key, (to.get(key) ?? 0) + n);
}

function count(tally: Tally, s: State): void {
  const { winners } = s.outcome!;
  tally.years.push(s.year);
  tally.scores.push(total(game.score(s, winners[0]!)));
  add(tally.ends, s.ending!, 1);
  for (const seat of winners) {
    add(tally.wins, POWERS[s.powers[seat]!]!, 1 / winners.length);
    for (const { what, points } of game.score(s, seat)) add(tally.lines, what, points / winners.length);
  }
}

function quantiles(values: number[]): string {
  values.sort((a, b) => a - b);
  const at = (q: number) => values[Math.floor(q * (values.length - 1))];
  return `${at(0.1)} | ${at(0.5)} | ${at(0.9)}`;
}

function report(seats: number, games: number, tally: Tally): string {
  const share = (n: number) => `${((100 * n) / games).toFixed(1)} %`;
  const list = (of: Map<string, number>, show: (n: number) => string) =>
    [...of].map(([name, n]) => `${name} ${show(n)}`).join(', ');
  return [
    `${seats} players, ${games} games of adepts (fair share ${(100 / seats).toFixed(1)} %)`,
    `  wins:   ${list(tally.wins, share)}`,
    `  Years (10 %, median, 90 %): ${quantiles(tally.years)}`,
    `  winning Prestige (10 %, median, 90 %): ${quantiles(tally.scores)}`,
    `  ended by: ${list(tally.ends, share)}`,
    `  winners’ Prestige: ${list(tally.lines, (n) => (n / games).toFixed(1))}`,
  ].join('\n');
}

const [games = '200', players = '3,4,5', seed = 'balance'] = process.argv.slice(2);
for (const seats of players.split(',').map(Number)) {
  const tally: Tally = { years: [], scores: [], wins: new Map(), ends: new Map(), lines: new Map() };
  for (let i = 0; i < Number(games); i++) count(tally, play(seats, `${seed}/${seats}/${i}`));
  process.stdout.write(`${report(seats, Number(games), tally)}\n`);
}
