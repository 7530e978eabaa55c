/** Every word the command line says to people, in every language. A missing one does not compile. */

import type { DuelResult, Measured, Rated, Rung, Wish } from '@signoria/bots';
import type { Seat } from '@signoria/kernel';
import { inEvery } from '@signoria/kernel';
import type { Coverage } from '@signoria/kernel/testing';
import type { Review } from '@signoria/review';
import type { Calibration } from '@signoria/review/calibrate';
import type { PuzzleSet } from '@signoria/review/puzzles';
import type { Counts } from '@signoria/store';
import type { FlagName } from './args/flags.ts';
import type { UsageProblem } from './args/usage.ts';
import type { BenchFigures } from './bench/run.ts';
import type { CommandName } from './command.ts';
import type { LeakReport } from './games/leaks.ts';
import type { Report } from './games/simulated.ts';
import type { PlayWord } from './play/words.ts';
import type { DoctorText } from './text/doctor.ts';
import { en } from './text/en.ts';
import { ru } from './text/ru.ts';

export interface CliText {
  readonly help: {
    readonly tagline: string;
    readonly usage: string;
    readonly commandArg: string;
    readonly optionsArg: string;
    readonly commands: string;
    readonly options: string;
    readonly hint: string;
  };
  readonly commands: { readonly [N in CommandName]: CommandWords };
  readonly flags: { readonly [F in FlagName]: { readonly value: string; readonly about: string } };
  usage(problem: UsageProblem): string;
  /** The name of the person at the keyboard, and of those who have none. */
  readonly you: string;
  player(number: number): string;
  readonly progress: {
    readonly games: string;
    readonly positions: string;
    readonly bench: string;
    readonly review: string;
  };
  readonly games: {
    players(min: number, max: number): string;
    readonly options: string;
    /** 'seats': the number of players at the table. */
    range(min: number, max: number | 'seats'): string;
  };
  readonly rules: { coverage(found: Coverage): readonly string[] };
  readonly score: { total(name: string, points: number): string };
  readonly verify: { holds(entries: number, finished: boolean): string };
  readonly files: {
    wrote(file: string, entries: number): string;
    /** `filled`: entries that came without a hash. */
    imported(entries: number, filled: number): string;
    /** Parts of a file that mean nothing here. */
    strange(parts: readonly string[]): string;
  };
  readonly replay: {
    title(game: string, names: readonly string[]): string;
    positionAfter(entry: number): string;
    tookBack(name: string, to: number): string;
    allWentBack(to: number): string;
  };
  simulate(whole: SimulationReport, variants: readonly VariantReport[]): readonly string[];
  readonly arena: {
    duel(a: string, b: string, result: DuelResult): readonly string[];
    ratings(table: readonly Rated[]): readonly string[];
  };
  readonly ladder: {
    report(rungs: readonly Measured[]): readonly string[];
    otherBots(rung: Rung, file: string): string;
  };
  readonly review: {
    told(review: Review, names: readonly string[]): readonly string[];
    calibrated(found: CalibrationReport): readonly string[];
    puzzles(found: PuzzleSet, file: string): readonly string[];
  };
  readonly watch: {
    chance(value: number): string;
    wish(wish: Wish, name: (seat: Seat) => string): string;
    other(choice: string, value: number): string;
  };
  leaktest(report: LeakReport): readonly string[];
  readonly bench: {
    /** What each figure of the comparison stands for. */
    readonly measured: { readonly [figure in 'ours' | 'oursInPlace' | 'oursRecorded' | 'peer']: string };
    report(figures: BenchFigures): readonly string[];
  };
  readonly play: PlayText;
  readonly serve: {
    listening(address: string): string;
    /** Of a server nobody looks after yet. */
    setUp(link: string, code: string): string;
    readonly stopping: string;
    portTaken(port: number): string;
    notStarted(why: string): string;
    readonly workersNeedPostgres: string;
  };
  readonly doctor: DoctorText;
  readonly backup: { wrote(file: string, counts: Counts): string; restored(file: string, counts: Counts): string };
}

interface CommandWords {
  /** Placeholders of its arguments. */
  readonly args: string;
  readonly about: string;
  readonly more: readonly string[];
}

export interface SimulationReport extends Report {
  readonly players: number;
  readonly policy: string;
  readonly seed: string;
}

export interface CalibrationReport extends Calibration {
  readonly game: string;
  readonly players: number;
  readonly seed: string;
}

export interface VariantReport extends Report {
  readonly options: { readonly [id: string]: boolean | number | string };
}

interface PlayText {
  /** What may be typed for each word, in lower case. */
  readonly words: { readonly [W in PlayWord]: readonly string[] };
  readonly help: readonly string[];
  title(game: string, names: readonly string[]): string;
  committed(hash: string): string;
  readonly hint: string;
  /** Above what may be done at any time, whoever is asked. */
  readonly atAnyTime: string;
  /** Marks a choice that a rule forbids now. */
  readonly forbidden: string;
  readonly allowed: string;
  readonly whyWhat: string;
  readonly saveWhere: string;
  readonly undone: string;
  noSuchNumber(given: number, most: number): string;
  noSuchRule(id: string): string;
  amount(min: number, max: number, step: number): string;
  subset(min: number, max: number): string;
  doesNotFit(answer: string): string;
  otherGame(file: string, game: string): string;
  alreadyOver(file: string): string;
  left(entries: number): string;
  silent(entries: number): string;
  revealed(key: string, hash: string, kept: boolean): readonly string[];
}

export const cliText = inEvery<CliText>({ en, ru });
