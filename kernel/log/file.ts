/** The game file: everything needed to play a game again and to prove that it was played fairly. */
import { commitment } from '../chance/chance.ts';
import { type Refusal, Refused } from '../engine/refusal.ts';
import type { AnyGame, Outcome } from '../game/game.ts';
import { isRecord } from '../game/json.ts';
import type { Entry } from './entry.ts';
import { canonical } from './hash.ts';
import { BadStart, type Header, type Match, type StartProblem, startMatch, underRules } from './match.ts';
import { replayEntry } from './replay.ts';

export const FORMAT = 'signoria/1';

/** A person's name as they write it; a bot's as an id, which each reader's language renders. */
export type PlayerName = string | BotPlayer;

export interface BotPlayer {
  readonly bot: string;
  readonly level: string;
}

export interface GameFile {
  readonly format: typeof FORMAT;
  readonly header: Header;
  /** The players by seat, for readers. */
  readonly names: readonly PlayerName[];
  /** The chance key, revealed with the end of the game. */
  readonly key: string;
  readonly entries: readonly Omit<Entry, 'seq'>[];
  readonly outcome: Outcome | null;
}

export function toFile(match: Match, names: readonly PlayerName[] = []): GameFile {
  return {
    format: FORMAT,
    header: match.header,
    names,
    key: match.key,
    entries: match.log.map(({ entry: { seat, line, hash } }) => ({ seat, line, hash })),
    outcome: match.state.outcome,
  };
}

/** What is wrong with a file, and from which entry on (0: before the first). */
export type FileProblem =
  | { readonly entry: 0; readonly problem: 'format'; readonly detail: string }
  | { readonly entry: 0; readonly problem: 'game'; readonly expected: string; readonly given: string }
  | { readonly entry: 0; readonly problem: 'rules'; readonly expected: number; readonly given: number }
  | { readonly entry: 0; readonly problem: 'start'; readonly problems: readonly StartProblem[] }
  | { readonly entry: 0; readonly problem: 'commitment' }
  | { readonly entry: number; readonly problem: 'refused'; readonly line: string; readonly refusal: Refusal }
  | { readonly entry: number; readonly problem: 'hash'; readonly line: string }
  | { readonly entry: number; readonly problem: 'outcome' };

export type Verdict =
  | { readonly ok: true; readonly match: Match }
  | { readonly ok: false; readonly problem: FileProblem };

export type FileRead =
  | { readonly ok: true; readonly file: GameFile }
  | { readonly ok: false; readonly problem: FileProblem };

/** Read the text of a game file: shape only, no rules. */
export function readFile(text: string): FileRead {
  try {
    return fileIn(JSON.parse(text));
  } catch (error) {
    return badShape(error instanceof Error ? error.message : String(error));
  }
}

/** The same of what has been parsed already. */
export function fileIn(json: unknown): FileRead {
  const detail = shapeProblem(json);
  return detail === null ? { ok: true, file: json as GameFile } : badShape(detail);
}

function badShape(detail: string): FileRead {
  return { ok: false, problem: { entry: 0, problem: 'format', detail } };
}

function shapeProblem(json: unknown): string | null {
  if (!isRecord(json)) return 'not an object';
  if (json.format !== FORMAT) return `format is ${JSON.stringify(json.format)}, expected "${FORMAT}"`;
  const header = json.header;
  if (!isRecord(header)) return 'no header';
  if (typeof header.game !== 'string') return 'header.game is not a text';
  if (typeof header.rules !== 'number') return 'header.rules is not a number';
  if (typeof header.seats !== 'number') return 'header.seats is not a number';
  if (!isRecord(header.options)) return 'header.options is not an object';
  if (typeof header.commitment !== 'string') return 'header.commitment is not a text';
  if (typeof json.key !== 'string' || !/^[0-9a-f]{64}$/.test(json.key)) return 'key is not 64 hex digits';
  if (!Array.isArray(json.entries)) return 'entries is not a list';
  const bad = json.entries.findIndex((e) => !isEntry(e));
  return bad < 0 ? null : `entry ${bad + 1} is not { seat, line, hash }`;
}

function isEntry(e: unknown): boolean {
  return (
    isRecord(e) &&
    (e.seat === null || typeof e.seat === 'number') &&
    typeof e.line === 'string' &&
    typeof e.hash === 'string'
  );
}

/** Play the whole file again and compare everything. Names the first entry that does not hold. */
export function verify(game: AnyGame, file: GameFile): Verdict {
  const start = openFile(game, file);
  if (!start.ok) return start;
  const { match } = start;
  for (const [i, given] of file.entries.entries()) {
    const problem = checkEntry(match, i + 1, given);
    if (problem !== null) return { ok: false, problem };
  }
  if (canonical(match.state.outcome) !== canonical(file.outcome ?? null)) {
    return { ok: false, problem: { entry: file.entries.length, problem: 'outcome' } };
  }
  return { ok: true, match };
}

function openFile(game: AnyGame, { header, key }: GameFile): Verdict {
  const wrong = (problem: FileProblem): Verdict => ({ ok: false, problem });
  if (header.game !== game.id) return wrong({ entry: 0, problem: 'game', expected: game.id, given: header.game });
  const version = underRules(game, header.rules);
  if (version === null) return wrong({ entry: 0, problem: 'rules', expected: game.rules, given: header.rules });
  if (commitment(key) !== header.commitment) return wrong({ entry: 0, problem: 'commitment' });
  try {
    const { seats, options, edition } = header;
    return { ok: true, match: startMatch(version, { seats, options, edition, key }) };
  } catch (error) {
    if (!(error instanceof BadStart)) throw error;
    return wrong({ entry: 0, problem: 'start', problems: error.problems });
  }
}

function checkEntry(match: Match, entry: number, given: Omit<Entry, 'seq'>): FileProblem | null {
  const { line } = given;
  try {
    const played = replayEntry(match, given);
    return played.entry.hash === given.hash && played.entry.line === line ? null : { entry, problem: 'hash', line };
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return { entry, problem: 'refused', line, refusal: error.refusal };
  }
}
