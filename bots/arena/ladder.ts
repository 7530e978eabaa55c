/**
 * The ladder: every level against the one below, and every level against itself as it once was. Each rung is a duel
 * (`arena.ts`) that is played block by block until it is clear on which side of its goal the candidate stands, or until
 * enough games are played; what was played is kept, and another run goes on from there.
 *
 * Not here: threads (`arena-threads.ts`), the file in which a record lies (the command line's).
 */

import type { Version } from '../frozen.ts';
import type { Contestant } from '../play.ts';
import { type Level, RUNGS } from '../thought.ts';
import { type Block, type Duel, readContestant } from './arena.ts';
import { sureInterval } from './betting.ts';
import { type Interval, mean } from './statistics.ts';

export interface Rung {
  /** The candidate and the reference in all other seats, as `readContestant` reads them. */
  readonly a: string;
  readonly b: string;
  /** The share of wins in question. */
  readonly goal: number;
}

/** Decisions of the games of a block, games given up among them, then the candidate's share of each win by seat. */
export type Row = readonly number[];

export interface RungRecord extends Rung {
  /** The day of the last block. */
  readonly date: string;
  readonly blocks: readonly Row[];
}

export interface LadderRecord {
  readonly game: string;
  /** The version of the game's rules. */
  readonly rules: number;
  readonly players: number;
  readonly options: { readonly [id: string]: unknown };
  readonly seed: string;
  readonly rungs: readonly RungRecord[];
}

export interface Measured extends Rung {
  readonly date: string;
  readonly games: number;
  readonly unfinished: number;
  readonly share: number;
  /** Holds however often it was looked at, in `1 - ERROR` of all cases. */
  readonly interval: Interval;
  /** Of the goal, as far as the interval tells. */
  readonly verdict: 'above' | 'below' | 'open';
  readonly meanDecisions: number;
}

export interface Plan {
  /** Most games of a rung, rounded up to whole blocks. */
  readonly games: number;
  /** Play them all, also when the verdict is clear. */
  readonly full: boolean;
  /** The day it is. */
  readonly today: string;
}

/** Plays the blocks it is told to, in any order. */
export type PlayBlocks = (spec: Duel, next: () => number | null, done: (block: Block) => void) => Promise<void>;

/** What was recorded is not what these bots play: the record is of other bots. */
export class OtherBots extends Error {
  readonly rung: Rung;
  constructor(rung: Rung) {
    super(`${rung.a} against ${rung.b} no longer plays as recorded`);
    this.name = 'OtherBots';
    this.rung = rung;
  }
}

/** A level is worth its name when it wins so many times its fair share against the one below. */
const WORTHY = 1.6;

/**
 * The rungs of a game: level by level, then each level against itself of that version. Alone against the rules of a game
 * there is nobody to compare with: more wins than losses are asked for.
 */
export function standardRungs(players: number, iterations: number, version: Version): readonly Rung[] {
  const name = (level: Level, at = '') => `${level}${at}${level === 'master' ? `:${iterations}` : ''}`;
  const [, ...thinking] = RUNGS;
  if (players === 1) return thinking.map((level) => ({ a: name(level), b: name(level), goal: 0.5 }));
  const up = thinking.map((level, i) => ({ a: name(level), b: name(RUNGS[i]!), goal: WORTHY / players }));
  const back = thinking.map((level) => ({ a: name(level), b: name(level, `@${version}`), goal: 1 / players }));
  return [...up, ...back];
}

export function measured({ blocks, ...rung }: RungRecord, players: number): Measured {
  const sharesOf = blocks.map(([, , ...shares]) => shares);
  const interval = sureInterval(sharesOf.map(mean));
  const sum = (column: number) => blocks.reduce((all, row) => all + row[column]!, 0);
  const games = blocks.length * players;
  const verdict = interval.low > rung.goal ? 'above' : interval.high < rung.goal ? 'below' : 'open';
  const share = games === 0 ? rung.goal : mean(sharesOf.flat());
  return { ...rung, games, unfinished: sum(1), share, interval, verdict, meanDecisions: sum(0) / games };
}

/** Climbs every rung, telling after each block what the record now is; gives the last. */
export async function climb(
  record: LadderRecord,
  rungs: readonly Rung[],
  plan: Plan,
  play: PlayBlocks,
  keep: (record: LadderRecord, now: Measured) => void,
): Promise<LadderRecord> {
  let known = record;
  for (const rung of rungs) {
    const begun = known.rungs.find(({ a, b }) => a === rung.a && b === rung.b) ?? { ...rung, date: '', blocks: [] };
    const { goal } = rung;
    await climbOne({ ...begun, goal }, known, plan, play, (grown) => {
      const others = known.rungs.filter(({ a, b }) => a !== rung.a || b !== rung.b);
      known = { ...known, rungs: [...others, grown] };
      keep(known, measured(grown, known.players));
    });
  }
  return known;
}

async function climbOne(
  begun: RungRecord,
  { seed, players, options }: LadderRecord,
  plan: Plan,
  play: PlayBlocks,
  keep: (grown: RungRecord) => void,
): Promise<void> {
  const blocks = Math.ceil(plan.games / players);
  const spec: Duel = { a: contestant(begun.a), b: contestant(begun.b), seats: players, options, blocks, seed };
  let rung = begun;
  let next = rung.blocks.length;
  const early = new Map<number, Row>();
  const isClear = () => !plan.full && rung.blocks.length > 0 && measured(rung, players).verdict !== 'open';
  if (next > 0) await recheck(rung, spec, play);
  await play(
    spec,
    () => (next >= blocks || isClear() ? null : next++),
    (block) => {
      early.set(block.block, rowOf(block));
      // Only what lies before every gap counts: which block is done first depends on the machine.
      for (let row = early.get(rung.blocks.length); row !== undefined; row = early.get(rung.blocks.length)) {
        if (isClear()) return;
        rung = { ...rung, date: plan.today, blocks: [...rung.blocks, row] };
        keep(rung);
      }
    },
  );
}

/** The same bots play the same first block again. */
async function recheck(rung: RungRecord, spec: Duel, play: PlayBlocks): Promise<void> {
  let left = 1;
  await play(
    { ...spec, blocks: 1 },
    () => (left-- > 0 ? 0 : null),
    (block) => {
      if (rowOf(block).join() !== rung.blocks[0]!.join()) throw new OtherBots(rung);
    },
  );
}

function rowOf({ decisions, unfinished, shares }: Block): Row {
  return [decisions, unfinished, ...shares];
}

function contestant(text: string): Contestant {
  const found = readContestant(text);
  if (found === null) throw new Error(`'${text}' is no bot`);
  return found;
}
