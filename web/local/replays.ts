/** A finished game taken apart for the replay page: played again once, then any position on request. */
import { type GameFile, type Match, newKey, replayEntry, type Seat, startMatch, underRules } from '@signoria/kernel';
import {
  atOnce,
  importFile,
  type LogItem,
  openTable,
  type Ports,
  statistics,
  type Table,
  type TableRecord,
  tryingOut,
  type VariationLine,
} from '@signoria/table';
import type { Playable } from '../games/playable.ts';
import type { Loaded, Look, Reel } from './worker-api.ts';

export interface Projector {
  readonly table: Table;
  readonly log: readonly LogItem[];
  readonly seats: number;
}

const NOBODY = { user: 'replay', name: '' };
const SETTINGS = { name: '', visibility: 'private', pace: 'live', language: 'any', rated: false } as const;

export function project(module: Playable, file: GameFile): { readonly loaded: Loaded; readonly projector?: Projector } {
  const placed = { id: newKey(), code: '', by: NOBODY, settings: SETTINGS, now: 0 };
  const imported = importFile(module, file, placed);
  if (!imported.ok) return { loaded: imported };
  const { record } = imported;
  const table = openTable(silentPorts(module, record), record);
  const log = table.openLog();
  const last = log.at(-1)?.seq ?? 0;
  const reel: Reel = {
    game: file.header.game,
    log,
    last,
    outcome: record.result,
    statistics: statistics(module, record),
    chances: chancesOrNone(module, file, log),
  };
  return { loaded: { ok: true, reel }, projector: { table, log, seats: record.seats.length } };
}

/** A replay is never written to. */
function silentPorts(module: Playable, record: TableRecord): Ports {
  const never = () => Promise.reject(new Error('a replay is only looked at'));
  return {
    module,
    append: never,
    save: never,
    say: never,
    reload: async () => record,
    now: () => 0,
    think: never,
    later: () => {},
    changed: () => {},
    failed: ({ error }) => console.warn(error),
  };
}

export function lookAt({ table, log, seats }: Projector, seq: number, lines: readonly VariationLine[] = []): Look {
  if (lines.length > 0) return { ...atOnce(tryingOut(table, seq, lines)).look(), news: [] };
  return {
    open: table.open(seq),
    seats: Array.from({ length: seats }, (_, seat) => table.past(`file/${seat}`, seq)),
    news: log.find((item) => item.seq === seq)?.events ?? [],
  };
}

type Chances = Reel['chances'];

/** A game can be watched without anybody's opinion of it: if the estimate breaks, the replay does not. */
function chancesOrNone(module: Playable, file: GameFile, log: readonly LogItem[]): Chances {
  try {
    return module.policy.evaluate === undefined ? null : chancesBy(module, file, log);
  } catch (error) {
    console.error(error);
    return null;
  }
}

/** By the numbers readers know: an answer that leaves a sealed question open has none of its own. */
function chancesBy(module: Playable, file: GameFile, log: readonly LogItem[]): NonNullable<Chances> {
  const { seats, options, edition, rules } = file.header;
  const match = startMatch(underRules(module.game, rules) ?? module.game, { seats, options, edition, key: file.key });
  const chances = [chancesIn(module, match)];
  for (const entry of file.entries) {
    replayEntry(match, entry, { checked: true });
    if (!isUnseen(match, entry)) chances.push(isJudged(module, match) ? chancesIn(module, match) : chances.at(-1)!);
  }
  return chances.slice(0, (log.at(-1)?.seq ?? 0) + 1);
}

/** Between its moments an estimate jumps to and fro: as long as none is come, what was said at the last one stands. */
function isJudged({ policy }: Playable, { state }: Match): boolean {
  const next: { readonly at: string } | undefined = state.todo.at(-1);
  return state.outcome !== null || next === undefined || (policy.judgedAt?.includes(next.at) ?? true);
}

/** It answered a sealed question that is still open. */
export function isUnseen({ game, state: { picks } }: Match, { seat, line }: GameFile['entries'][number]): boolean {
  const pick = seat === null ? null : (picks?.[seat] ?? null);
  return pick !== null && game.notation.write(pick) === line;
}

function chancesIn({ policy }: Playable, { state }: Match): readonly number[] {
  const seats: readonly Seat[] = Array.from({ length: state.seats }, (_, seat) => seat);
  const { outcome } = state;
  if (outcome !== null) return seats.map((seat) => (outcome.winners.includes(seat) ? 1 / outcome.winners.length : 0));
  const into = new Float64Array(state.seats);
  policy.evaluate!(state, into);
  const sum = into.reduce((a, b) => a + b, 0) || 1;
  return Array.from(into, (chance) => chance / sum);
}
