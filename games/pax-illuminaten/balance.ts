/**
 * How long games of adepts last, how they end, which schemes are realised and which seats win.
 *
 *     node scripts/run.js games/pax-illuminaten/balance.ts [games] [players or rivals] [seed]
 *
 * `players`: so many games each for 2, 3 and 4 players; `rivals`: against each artificial rival, alone and in twos and threes.
 */
import {
  type AnyGame,
  answer,
  begin,
  decider,
  enumerate,
  imagine,
  keyFromSeed,
  menuOf,
  type Seat,
} from '@signoria/kernel';
import { RIVALS } from './data/rivals.ts';
import { SCHEMES } from './data/schemes.ts';
import { policy } from './policy/policy.ts';
import { game } from './rules/game.ts';
import type { State } from './rules/model/state.ts';

const table: AnyGame = game;
const [count = '100', what = 'players', seed = 'balance'] = process.argv.slice(2);
const games = Number(count);
/** A game longer than this is given up. */
const BOUND = 5000;

interface Told {
  readonly rounds: number;
  readonly reason: string;
  readonly winners: readonly Seat[];
  /** Schemes some seat could realise, and those somebody did. */
  readonly open: readonly number[];
  readonly realised: ReadonlySet<number>;
}

/** The best answer by the policy, in a world as the seat imagines it; the first among equals. */
function adept(s: State, seat: Seat, seed: number): void {
  const world = imagine(table, s, seat, seed) as unknown as State;
  const choices = enumerate(menuOf(table, world, seat)!);
  const rates = new Float64Array(choices.length);
  policy.rate(world, seat, choices, rates);
  let best = 0;
  for (let i = 1; i < choices.length; i++) if (rates[i]! > rates[best]!) best = i;
  answer(table, s, seat, choices[best]!);
}

function play(seats: number, rival: string, seed: string): Told {
  const s = begin(table, { seats, options: { rival }, edition: null, key: keyFromSeed(seed) }) as State;
  const open = new Set([...s.publicSchemes, ...s.privateSchemes.filter((scheme) => scheme >= 0)]);
  const realised = new Set<number>();
  for (let n = 0; s.outcome === null && n < BOUND; n++) {
    adept(s, decider(table, s), n);
    for (const held of s.realised)
      for (const scheme of SCHEMES.keys()) if ((held & (1 << scheme)) !== 0) realised.add(scheme);
    for (const scheme of s.publicSchemes) open.add(scheme);
  }
  return {
    rounds: s.round,
    reason: s.outcome?.reason ?? 'unfinished',
    winners: s.outcome?.winners ?? [],
    open: [...open],
    realised,
  };
}

function percent(part: number, of: number): string {
  return of === 0 ? '-' : `${((100 * part) / of).toFixed(1)} %`;
}

function tally(names: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts]
    .sort((a, b) => b[1] - a[1])
    .map(([name, n]) => `${name} ${percent(n, names.length)}`)
    .join(', ');
}

function report(seats: number, rival: string): void {
  const told = Array.from({ length: games }, (_, i) => play(seats, rival, `${seed} ${seats} ${rival} ${i}`));
  const rounds = told.map((t) => t.rounds).sort((a, b) => a - b);
  const at = (share: number) => rounds[Math.floor(share * (games - 1))];
  const wins = Array.from({ length: seats }, (_, seat) =>
    told.reduce((sum, t) => sum + (t.winners.includes(seat) ? 1 / t.winners.length : 0), 0),
  );
  console.log(`${seats} players${rival === 'none' ? '' : ` and ${rival}`}, ${games} games`);
  console.log(`  rounds: middle ${at(0.5)}, nine of ten between ${at(0.05)} and ${at(0.95)}`);
  console.log(`  ends: ${tally(told.map((t) => t.reason))}`);
  console.log(`  seats: ${wins.map((n) => percent(n, games)).join(', ')}`);
  if (rival !== 'none') return;
  const schemes = SCHEMES.map((id, scheme) => {
    const open = told.filter((t) => t.open.includes(scheme));
    return `${id} ${percent(open.filter((t) => t.realised.has(scheme)).length, open.length)}`;
  });
  console.log(`  realised where open: ${schemes.join(', ')}`);
}

if (what === 'rivals') {
  for (const seats of [1, 2, 3]) for (const rival of RIVALS) report(seats, rival);
} else {
  for (const seats of [2, 3, 4]) report(seats, 'none');
}
