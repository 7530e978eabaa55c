/**
 * Puzzles sought in games of bots, or of people who have agreed to it. A moment is kept if five looks agree on its right answers: a short one, two longer ones
 * with other seeds, one that plays every world four times as far before it judges, and a search (the bots' own master).
 */
import { makeBot, mix, type Playable } from '@signoria/bots';
import { type AnyGame, imagine, type Match, play, seedOf, startMatch } from '@signoria/kernel';
import { playTable } from '../calibrate/games.ts';
import { engineOf } from '../compose.ts';
import { scale } from '../grades.ts';
import { type Judge, newJudge } from '../judge.ts';
import { pathOf, type Step } from '../path.ts';
import { type Contest, contesting, LEAST_ANSWERS } from './contest.ts';
import { PEOPLE, PUZZLES_FORMAT, type Puzzle, type PuzzleGame, type PuzzleSet } from './puzzle.ts';
import { NEW_RATING } from './rating.ts';
import { themesOf } from './themes.ts';

export interface FindPlan {
  readonly seed: string;
  /** How many games of bots are looked through at most. */
  readonly games: number;
  /** Tables of so many, in turn. */
  readonly seats: readonly number[];
  readonly options?: { readonly [id: string]: boolean | number | string };
  /** When so many are found, it is enough. */
  readonly most?: number;
  /** Finished games to be looked through instead of games that bots play. */
  readonly from?: readonly Match[];
}

export const ENOUGH = 45;
/** Of one game, of one question, and of one answer to it, so that a set is not the same thing over and over. */
const MOST_OF = { game: 2, question: 30, answer: 10, opening: 3, bids: 8 };

/** The first look is a glance. */
export const SHORT = [6, 10];
const LONG = [16, 48];
const FAR = [16, 32, 64, 96];
/** How much farther the far look plays. */
const FARTHER = 4;
const ITERATIONS = 400;

const LEVEL = 'adept';
/** Multiples of it lie evenly in any interval. */
const GOLDEN = 0.618;

export function newSet({ game, policy }: Playable, seed: string): PuzzleSet {
  const { id, rules } = game;
  const engine = engineOf({ game, policy });
  return { format: PUZZLES_FORMAT, game: id, rules, engine, seed, played: 0, games: [], puzzles: [] };
}

/** The set as it grows, after each game; it goes on where `begun` ended. */
export function* finding(module: Playable, plan: FindPlan, begun: PuzzleSet): Generator<PuzzleSet, void> {
  const judge = newJudge(module);
  let set = begun;
  const games = Math.min(plan.games, plan.from?.length ?? plan.games);
  while (set.played < games && counted(set.puzzles) < (plan.most ?? ENOUGH)) {
    const { source, match } = plan.from === undefined ? botGame(module, plan, set) : playedGame(module, plan.from, set);
    if (match !== null) set = withGame(set, source, match, puzzlesIn(judge, match, source.nth, set));
    set = { ...set, played: set.played + 1 };
    yield set;
  }
}

/** To bid or not to bid are two answers: such puzzles come on top of the others. */
const isBid = ({ answers }: Pick<Puzzle, 'answers'>): boolean => answers.length < LEAST_ANSWERS;

export function counted(puzzles: readonly Puzzle[]): number {
  return puzzles.filter((puzzle) => !isBid(puzzle)).length;
}

type Source = Omit<PuzzleGame, 'log'>;

interface Found {
  readonly source: Source;
  /** Null where there is nothing to be looked through. */
  readonly match: Match | null;
}

function botGame(module: Playable, plan: FindPlan, { played: nth }: PuzzleSet): Found {
  const { options = {} } = plan;
  const seats = plan.seats[nth % plan.seats.length]!;
  const seed = `${plan.seed}/${nth}`;
  const levels = Array.from({ length: seats }, () => LEVEL as typeof LEVEL);
  const match = playTable(module, { seats, options, edition: null, seed, levels, iterations: 1 });
  return { source: { nth, seats, options, seed, level: LEVEL }, match };
}

function playedGame({ game }: Playable, from: readonly Match[], { played: nth, games }: PuzzleSet): Found {
  const played = from[nth]!;
  const { seats, options } = played.header;
  const isKnown = games.some(({ seed }) => seed === played.key);
  const source = { nth, seats, options, seed: played.key, level: PEOPLE };
  return { source, match: isKnown ? null : retold(game, played) };
}

/** What stood in the end, played from the beginning. None under corrected figures or earlier rules: a puzzle shows today's. */
function retold(game: AnyGame, match: Match): Match | null {
  const { seats, options, edition, rules } = match.header;
  if (edition !== null || rules !== game.rules) return null;
  const again = startMatch(game, { seats, options, edition, key: match.key });
  for (const { seat, line } of pathOf(match)) play(again, seat, line);
  return again;
}

function withGame(set: PuzzleSet, source: Source, { log }: Match, found: readonly Puzzle[]): PuzzleSet {
  if (found.length === 0) return set;
  const last = Math.max(...found.map(({ seq }) => seq));
  const said = log.slice(0, last).map(({ entry: { seat, line } }) => `${seat} ${line}`);
  return { ...set, games: [...set.games, { ...source, log: said }], puzzles: [...set.puzzles, ...found] };
}

function puzzlesIn(judge: Judge, match: Match, of: number, set: PuzzleSet): readonly Puzzle[] {
  const path = pathOf(match);
  const found: Puzzle[] = [];
  for (const step of turned(path, of)) {
    if (found.length >= MOST_OF.game) break;
    const contest = step.deed.kind === 'answer' ? agreedOn(judge, step, seedOf(set.seed)) : null;
    if (contest === null) continue;
    const puzzle = puzzleOf(judge, step, contest, { of, length: path.length });
    if (isNew(puzzle, [...set.puzzles, ...found])) found.push(puzzle);
  }
  return found;
}

/** Each game is looked through from another moment on: else all puzzles would be of the first rounds. */
function turned(path: readonly Step[], nth: number): readonly Step[] {
  const from = Math.floor(path.length * ((nth * GOLDEN) % 1));
  return [...path.slice(from), ...path.slice(0, from)];
}

/** Null where one of the looks sees it otherwise. The figures are those of the second. */
function agreedOn(judge: Judge, step: Step, seed: number): Contest | null {
  const far = { ...judge, cut: judge.cut * FARTHER };
  const same = (a: Contest, b: Contest | null) => b !== null && setOf(a.best) === setOf(b.best);
  const short = finished(contesting(judge, step, { rounds: SHORT, seed: mix(seed, 1) }));
  if (short === null) return null;
  const long = finished(contesting(judge, step, { rounds: LONG, seed: mix(seed, 2) }));
  if (long === null || !same(short, long)) return null;
  if (!same(long, longAgain(judge, step, seed))) return null;
  if (!same(long, finished(contesting(far, step, { rounds: FAR, seed: mix(seed, 3) })))) return null;
  return long.best.includes(mastersAnswer(judge, step, mix(seed, 4))) ? long : null;
}

/** One longer look is not enough: what is barely clear with one seed may not be with another. */
export function longAgain(judge: Judge, step: Step, seed: number): Contest | null {
  return finished(contesting(judge, step, { rounds: LONG, seed: mix(seed, 5) }));
}

const setOf = (lines: readonly string[]): string => lines.toSorted().join('\n');

function mastersAnswer({ game, policy }: Judge, { before, seat, seq }: Step, seed: number): string {
  const master = makeBot({ game, policy }, 'master', { seed });
  const world = imagine(game, before, seat, mix(seed, seq));
  return game.notation.write(master.choose(world, seat, { iterations: ITERATIONS }));
}

function puzzleOf(judge: Judge, step: Step, contest: Contest, { of, length }: { of: number; length: number }): Puzzle {
  const { seq, seat, before } = step;
  const { best, answers, margin } = contest;
  const themes = themesOf({ judge, step, contest, length });
  const thousandths = (x: number) => Math.round(1000 * x);
  return {
    of,
    seq,
    seat,
    at: before.todo.at(-1)!.at,
    best,
    margin,
    answers: answers.map(({ line, share, loss }) => [
      line,
      thousandths(share.mean),
      thousandths(share.se),
      thousandths(loss.mean),
      thousandths(loss.se),
    ]),
    themes,
    rating: ratingOf(contest, themes.includes('unlikely'), before.seats),
  };
}

/** Harder if the right answer is not what comes to mind first, has more others beside it, and is less far ahead. */
function ratingOf({ best, answers, margin }: Contest, unlikely: boolean, seats: number): number {
  const crowd = 70 * Math.log2(answers.length / best.length);
  const plain = 600 * Math.min(0.3, margin.mean / scale(seats));
  return Math.round(NEW_RATING - 150 + (unlikely ? 300 : 0) + crowd - plain);
}

/** Openings are all alike: there the same answer is put but a few times, and never among the same others. */
function isNew({ at, best, answers, themes }: Puzzle, known: readonly Puzzle[]): boolean {
  if (isBid({ answers }) && known.filter(isBid).length >= MOST_OF.bids) return false;
  const asked = known.filter((one) => one.at === at && isBid(one) === isBid({ answers }));
  const alike = asked.filter((one) => setOf(one.best) === setOf(best));
  const most = themes.includes('opening') ? MOST_OF.opening : MOST_OF.answer;
  const offered = (one: Pick<Puzzle, 'answers'>) => setOf(one.answers.map(([line]) => line));
  const twin = themes.includes('opening') && alike.some((one) => offered(one) === offered({ answers }));
  return asked.length < MOST_OF.question && alike.length < most && !twin;
}

function finished<T>(work: Generator<void, T>): T {
  let next = work.next();
  while (!next.done) next = work.next();
  return next.value;
}
