// What can be undone is found late, and only where somebody asks: it must be what the long way would have found.

import type { Match } from '@signoria/kernel';
import { barrierCheck, named, playerCounts, randomMatch, randomOptions } from '@signoria/kernel/testing';
import { describe, expect, it } from 'vitest';
import { gameFolders, loadGame } from '../registry.ts';

/** The long way is long. */
const ENTRIES = 250;

const games = await Promise.all(gameFolders().map(loadGame));

describe.each(games.map(({ game }) => [game.id, game] as const))('%s', (id, game) => {
  it.each(playerCounts(game))('undoes, with %i players, what can be undone and nothing else', (seats) => {
    const { random } = named(`${id}-${seats}`, seats);
    const { start } = named(`${id}-${seats}`, seats, randomOptions(game.options, seats, random));
    const tails: number[] = [];
    const match: Match = randomMatch(game, start, random, ({ drafts }) => void tails.push(drafts.length));
    expect(barrierCheck(match, ENTRIES)).toEqual([]);
    expect(Math.max(...tails)).toBeGreaterThan(0);
  });
});
