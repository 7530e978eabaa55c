/**
 * Filling in what a game file may leave out because it follows from the rest: names, options, commitment, hashes,
 * outcome. What is there is never changed: judging it is `verify`'s.
 */
import {
  type AnyGame,
  BadStart,
  commitment,
  type Entry,
  type GameFile,
  type Match,
  Refused,
  replayEntry,
  startMatch,
} from '@signoria/kernel';

type Loose = { readonly [key: string]: unknown };
type Given = Omit<Entry, 'seq'>;

/** An absent hash becomes an empty one, which `completed` then fills in. */
export function withDefaults(json: unknown): unknown {
  if (!isLoose(json)) return json;
  const header = isLoose(json.header) ? json.header : {};
  const entries = Array.isArray(json.entries) ? json.entries : [];
  return {
    names: [],
    ...json,
    header: { options: {}, edition: null, commitment: commitmentTo(json.key), ...header },
    entries: entries.map((entry: unknown) => (isLoose(entry) ? { hash: '', ...entry } : entry)),
  };
}

function commitmentTo(key: unknown): string {
  return typeof key === 'string' && /^[0-9a-f]{64}$/.test(key) ? commitment(key) : '';
}

/** The file with the hashes and the outcome an honest replay gives it, as far as it can be replayed. */
export function completed(game: AnyGame, file: GameFile): GameFile {
  const { seats, options, edition } = file.header;
  let match: Match;
  try {
    match = startMatch(game, { seats, options, edition, key: file.key });
  } catch (error) {
    if (error instanceof BadStart) return file;
    throw error;
  }
  const entries = file.entries.map((entry) => (entry.hash === '' ? replayed(match, entry) : kept(match, entry)));
  return { ...file, entries, outcome: file.outcome === undefined ? match.state.outcome : file.outcome };
}

function replayed(match: Match, entry: Given): Given {
  try {
    const { seat, line, hash } = replayEntry(match, entry).entry;
    return { seat, line, hash };
  } catch (error) {
    if (error instanceof Refused) return entry;
    throw error;
  }
}

function kept(match: Match, entry: Given): Given {
  replayed(match, entry);
  return entry;
}

function isLoose(x: unknown): x is Loose {
  return typeof x === 'object' && x !== null && !Array.isArray(x);
}
