/** A whole game as the replay page gets it, from a file that was really played. */
import {
  deciding,
  enumerate,
  type GameFile,
  keyFromSeed,
  menuOf,
  play,
  random,
  startMatch,
  toFile,
  undo,
  undoable,
} from '@signoria/kernel';
import { beforeAll, describe, expect, it } from 'vitest';
import { findGame } from '../../games/registry.ts';
import type { Playable } from '../games/playable.ts';
import type { Reel } from '../local/calls.ts';
import { lookAt, type Projector, project } from '../local/replays.ts';

function playOut({ game }: Playable, seed: string): GameFile {
  const match = startMatch(game, { seats: 3, key: keyFromSeed(seed) });
  const chance = random(7);
  while (match.state.outcome === null) {
    const seat = deciding(game, match.state)[0]!;
    const choices = enumerate(menuOf(game, match.state, seat)!, chance);
    play(match, seat, game.notation.write(choices[chance.below(choices.length)]!));
    if (undoable(match, seat) > 0 && chance.below(4) === 0) undo(match, seat);
  }
  return toFile(match, ['Ada', 'Bianca', 'Carlo']);
}

describe('a game on the projector', () => {
  let module: Playable;
  let file: GameFile;
  let reel: Reel;
  let projector: Projector;

  beforeAll(async () => {
    module = await findGame('condottiere');
    file = playOut(module, 'replay');
    const projected = project(module, file);
    if (!projected.loaded.ok || projected.projector === undefined) throw new Error('did not load');
    reel = projected.loaded.reel;
    projector = projected.projector;
  });

  it('tells the whole game, and how it ended', () => {
    expect(reel.outcome).toEqual(file.outcome);
    expect(reel.log.at(-1)!.seq).toBe(reel.last);
    expect(reel.statistics.seats).toHaveLength(3);
    expect(file.entries.some(({ line }) => line.startsWith('@undo'))).toBe(true);
  });

  it('has chances for every number, each adding up to one, the winner’s last', () => {
    const chances = reel.chances!;
    expect(chances).toHaveLength(reel.last + 1);
    for (const row of chances) expect(row.reduce((a, b) => a + b, 0)).toBeCloseTo(1);
    const winner = file.outcome!.winners[0]!;
    expect(chances.at(-1)![winner]).toBe(1 / file.outcome!.winners.length);
  });

  it('[P3] says where every chance came from, and when it changed most', () => {
    const chances = reel.chances!;
    const { swings, shares } = reel.analysis!;
    for (const [seat, { play: played, luck }] of shares.entries()) {
      expect(played + luck).toBeCloseTo(chances.at(-1)![seat]! - chances[0]![seat]!);
    }
    expect(shares.some(({ luck }) => luck !== 0)).toBe(true);
    expect(shares.some(({ play: played }) => played !== 0)).toBe(true);
    expect(swings.length).toBeGreaterThan(0);
    for (const { after, seq, seat, from, to } of swings) {
      expect([from, to]).toEqual([chances[after]![seat], chances[seq]![seat]]);
    }
  });

  it('shows any position, open and by every seat’s eyes', () => {
    for (const seq of [0, Math.floor(reel.last / 2), reel.last]) {
      const look = lookAt(projector, seq);
      expect(look.open.views).toHaveLength(3);
      expect(look.seats.map(({ view }) => view)).toEqual(look.open.views);
    }
    expect(lookAt(projector, reel.last).open.outcome).toEqual(file.outcome);
  });

  it('does not show a file that was changed', () => {
    const broken = { ...file, entries: file.entries.with(5, { ...file.entries[5]!, hash: '0'.repeat(64) }) };
    expect(project(module, broken).loaded).toMatchObject({ ok: false, problem: { entry: 6, problem: 'hash' } });
  });
});
