/** Game files on disk: reading one together with its game, and writing one. */
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import {
  type FileProblem,
  type GameFile,
  type GameModule,
  kernelText,
  type Language,
  readFile,
  type Verdict,
  verify,
} from '@signoria/kernel';
import { readPlayers } from '@signoria/table';
import { Failure } from '../args/failure.ts';
import { UsageError } from '../args/usage.ts';
import { gameNamed, loadGames } from '../games/games.ts';
import type { Speech } from '../terminal/result.ts';
import { strangeParts } from './strange.ts';

export interface Opened {
  readonly file: GameFile;
  /** Parts of it that the format does not know. */
  readonly strange: readonly string[];
  readonly module: GameModule;
  readonly verdict: Verdict;
}

/** The text of a file, or of what is piped in for `-`. */
export function readText(path: string): string {
  try {
    return readFileSync(path === '-' ? 0 : path, 'utf8');
  } catch (error) {
    throw new UsageError({ problem: 'unreadable', file: path, why: reason(error) });
  }
}

/** Nothing proves the names in a file, and they go to a terminal: kept if they are texts, without control characters. */
export function readGame(text: string): ReturnType<typeof readFile> {
  const read = readFile(text);
  if (!read.ok) return read;
  return { ok: true, file: { ...read.file, names: readPlayers(read.file.names, printable) } };
}

function printable(text: string): string {
  return text.replace(/\p{Cc}/gu, '');
}

/** Read and judged, not yet complained about. */
export async function openGame(text: string): Promise<Opened | FileProblem> {
  const read = readGame(text);
  if (!read.ok) return read.problem;
  const module = await gameNamed(read.file.header.game);
  return { file: read.file, strange: strange(text), module, verdict: verify(module.game, read.file) };
}

/** Unknown parts in printable words. */
export function strange(text: string): readonly string[] {
  return strangeParts(text).map(printable);
}

/** A game that holds, its unknown parts named; anything else is a failure that names the first bad entry. */
export async function openGood(json: string, { io, text, language }: Speech) {
  const opened = await openGame(json);
  if ('problem' in opened) throw new Failure(await fileWords(opened, null, language));
  const { file, module, verdict } = opened;
  if (!verdict.ok) throw new Failure(await fileWords(verdict.problem, module, language));
  if (opened.strange.length > 0) io.err(text.files.strange(opened.strange));
  return { file, module, match: verdict.match };
}

/** What the kernel says about a file. One that names no game borrows another's words: they are not used then. */
export async function fileWords(problem: FileProblem, module: GameModule | null, language: Language): Promise<string> {
  const any = module ?? (await loadGames())[0]!;
  return printable(kernelText[language].file(problem, any.text[language]));
}

export function fileText(file: GameFile): string {
  return `${JSON.stringify(file, null, 2)}\n`;
}

export function writeText(path: string, text: string): void {
  try {
    writeFileSync(path, text);
  } catch (error) {
    throw new UsageError({ problem: 'unwritable', file: path, why: reason(error) });
  }
}

/** Written beside and then put in its place, so that a run that is cut off leaves the last whole one. */
export function replaceText(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeText(`${path}.part`, text);
  renameSync(`${path}.part`, path);
}

function reason(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
