/** Games of one deal beside each other: where they parted, and what a bot makes of the same seat. */
import { doJob } from '@signoria/bots';
import {
  backTo,
  deciding,
  type GameFile,
  type Match,
  play,
  type Seat,
  startMatch,
  toFile,
  underRules,
} from '@signoria/kernel';
import { freeLineAt, jobAt } from '../jobs.ts';
import { forced } from '../orders/forced.ts';
import type { TableGame } from '../ports.ts';
import { botAtPlace } from '../seats/names.ts';
import type { BotLevel } from '../wire.ts';
import { type Deal, namesOf } from './challenge.ts';

/** The entries that stand, by their numbers: what was taken back, and the taking back, left out. */
export function standing(entries: GameFile['entries']): readonly number[] {
  const kept: number[] = [];
  for (const [i, entry] of entries.entries()) {
    const to = backTo(entry);
    if (to === null) kept.push(i + 1);
    else while ((kept.at(-1) ?? 0) > to) kept.pop();
  }
  return kept;
}

export interface Parting {
  /** Up to there so many answers were the same. */
  readonly after: number;
  /** Whose answer was another. */
  readonly seat: Seat;
  /** The number of that entry in the one game, and in the other. */
  readonly one: number;
  readonly other: number;
}

/** The first answer that was not the same; null where all are. */
export function partingOf(rules: Pick<TableGame, 'game'>, one: GameFile, other: GameFile): Parting | null {
  const theirs = answersIn(rules, other);
  for (const [after, mine] of answersIn(rules, one).entries()) {
    const also = theirs[after];
    if (also === undefined) return null;
    const { seq, seat, line } = mine;
    if (seat !== also.seat || line !== also.line) return { after, seat, one: seq, other: also.seq };
  }
  return null;
}

interface Answered {
  readonly seq: number;
  readonly seat: Seat;
  readonly line: string;
  /** Which sealed question it answers; null for any other. */
  readonly sealed: number | null;
}

/** What stands, in an order that does not tell who was quicker at a sealed question. */
function answersIn({ game }: Pick<TableGame, 'game'>, { header, key, entries }: GameFile): readonly Answered[] {
  const match = startMatch(underRules(game, header.rules) ?? game, { ...header, key });
  const all: Answered[] = [];
  for (const seq of standing(entries)) {
    const { seat, line } = entries[seq - 1]!;
    const { asked, picks } = match.state;
    all.push({ seq, seat: seat!, line, sealed: picks === null ? null : asked }); // only people answer: the rest is left out
    play(match, seat!, line);
  }
  return all.flatMap((answer, i) => {
    if (answer.sealed === null) return [answer];
    const together = all.filter(({ sealed }) => sealed === answer.sealed);
    return all.findIndex(({ sealed }) => sealed === answer.sealed) === i
      ? together.toSorted((a, b) => a.seat - b.seat)
      : [];
  });
}

const MOST_ENTRIES = 20_000;

/** The same deal with a bot in the seat as well. It knows what a person there would, and the others answer as to anybody. */
export function botGame(module: TableGame, deal: Deal, level: BotLevel): GameFile {
  const { seats, options, edition, key, seat } = deal;
  const levels = deal.bots.map((bot) => bot ?? level);
  const match = startMatch(module.game, { seats, options, edition, key });
  while (match.state.outcome === null) {
    if (match.log.length >= MOST_ENTRIES) throw new Error(`no end after ${MOST_ENTRIES} entries`);
    const [by, line] = next(module, match, levels, deal.iterations);
    play(match, by, line);
  }
  return toFile(match, namesOf(deal, { bot: botAtPlace(seat), level }));
}

function next(
  module: TableGame,
  match: Match,
  levels: readonly BotLevel[],
  iterations: number,
): readonly [Seat, string] {
  const { game, state } = match;
  const only = forced(game, state);
  if (only !== null) return [only.seat, only.line];
  const unasked = unaskedLine(module, match);
  if (unasked !== null) return unasked;
  const seat = deciding(game, state)[0]!;
  return [seat, botLine(module, match, seat, levels[seat]!, iterations)];
}

function unaskedLine(module: TableGame, match: Match): readonly [Seat, string] | null {
  if (module.policy.volunteer === undefined || match.state.open.length === 0) return null;
  for (let seat = 0; seat < match.state.seats; seat++) {
    const line = freeLineAt(module, match, seat);
    if (line !== null) return [seat, line];
  }
  return null;
}

/** What the bot of this seat answers here. */
export function botLine(module: TableGame, match: Match, seat: Seat, level: BotLevel, iterations: number): string {
  return doJob(module, jobAt(match, seat, level, { iterations })).line;
}
