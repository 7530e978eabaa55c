/**
 * What can be undone is found late, and only where somebody asks. Here it is found the long way, after every entry and in
 * every world, to be compared with what the kernel says.
 */

import { carryOut } from '../../engine/perform.ts';
import type { AnyGame, AnyState, Entry, GameEvent, Match, Seat } from '../../index.ts';
import { backTo, imagine, judge, listen, mayKnow, replayEntry, sight, startMatch, undoable } from '../../index.ts';
import { plainBarrier, type Turn } from '../../knowledge/barrier.ts';
import { type Finding, finding } from '../finding.ts';

/** A match played again, so many entries of it: after each, every seat can undo just as much as the long way finds. */
export function barrierCheck(match: Match, most = Infinity): readonly Finding[] {
  const { game, header, key } = match;
  const { seats, options, edition } = header;
  const again = startMatch(game, { seats, options, edition, key });
  const everybody = Array.from({ length: seats }, (_, seat) => seat);
  const findings: Finding[] = [];
  let drafts: readonly Seat[] = [];
  for (const { entry } of match.log.slice(0, most)) {
    const before = again.state;
    const { events } = replayEntry(again, entry);
    drafts = draftsAfter(drafts, game, entry, { before, after: again.state, events });
    for (const seat of everybody) {
      const expected = drafts.filter((of) => of === seat).length;
      const found = undoable(again, seat);
      if (found === expected) continue;
      findings.push(finding('barrier', `after entry ${entry.seq} seat ${seat} can undo ${found}, not ${expected}`));
    }
  }
  return findings;
}

/** Whose answers can be undone, oldest first. */
function draftsAfter(
  drafts: readonly Seat[],
  game: AnyGame,
  { seat, line }: Entry,
  change: Pick<Turn, 'before' | 'after' | 'events'>,
): readonly Seat[] {
  if (seat === null) return [];
  if (backTo({ seat, line }) !== null) return drafts.slice(0, -1);
  const deed = judge(game, change.before, seat, game.notation.read(line));
  const turn = { ...change, seat, deed };
  if (plainBarrier(game, turn) !== null || hasLearned(game, turn)) return [];
  return drafts.some((of) => of !== seat) ? [seat] : [...drafts, seat];
}

const WORLDS = 12;

function hasLearned(game: AnyGame, { before, after, seat, deed, events }: Turn): boolean {
  const known = picture(game, after, seat, events);
  return Array.from({ length: WORLDS }, (_, i) => imagine(game, before, seat, i + 1)).some((world) => {
    const { heard } = listen(() => carryOut(game, world, seat, judge(game, world, seat, deed.choice)));
    return world.outcome !== null || picture(game, world, seat, heard) !== known;
  });
}

function picture(game: AnyGame, s: AnyState, seat: Seat, events: readonly GameEvent[]): string {
  return sight(game, s, seat) + JSON.stringify(events.filter((event) => mayKnow(event, seat)));
}
