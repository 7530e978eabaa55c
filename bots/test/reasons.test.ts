/** Why a bot answered so: what it wanted, what else there was, and nothing its reader may not know. */
import {
  type AnyState,
  answer,
  begin,
  decider,
  deciding,
  enumerate,
  find,
  imagine,
  keyFromSeed,
  menuOf,
} from '@signoria/kernel';
import { describe, expect, it } from 'vitest';
import { findGame } from '../../games/registry.ts';
import { makeBot } from '../bot.ts';
import { reasonsFor } from '../reasons.ts';
import type { Playable } from '../thought.ts';

/** A game by adepts up to the first question, after so many, that leaves a choice. */
function midway({ game, policy }: Playable, seats: number, decisions: number): AnyState {
  const s = begin(game, { seats, options: {}, edition: null, key: keyFromSeed('reasons') });
  const bot = makeBot({ game, policy }, 'adept');
  for (let n = 0; n < decisions || enumerate(menuOf(game, s, decider(game, s))!).length < 2; n++) {
    const seat = decider(game, s);
    answer(game, s, seat, find(menuOf(game, s, seat)!, bot.choose(imagine(game, s, seat, n), seat))!);
  }
  return s;
}

describe('reasons', () => {
  it('name the answer, the best others in order, and a wish', async () => {
    const module = await findGame('virtu');
    const state = midway(module, 3, 30);
    const by = decider(module.game, state);
    const choice = makeBot(module, 'adept').choose(imagine(module.game, state, by, 1), by);
    const reasons = reasonsFor(module, { state, by, choice, reader: by, seed: 1 })!;
    expect(reasons.chosen.line).toBe(module.game.notation.write(choice));
    expect(reasons.others.length).toBeGreaterThan(0);
    expect(reasons.others.map(({ line }) => line)).not.toContain(reasons.chosen.line);
    const values = reasons.others.map(({ value }) => value);
    expect(values).toEqual([...values].sort((a, b) => b - a));
    const { wish, chosen } = reasons;
    if (wish.kind === 'gain') expect(chosen.value).toBeGreaterThan(values[0]!);
    if (wish.kind === 'otherwise') expect(chosen.value).toBeLessThan(values[0]!);
    expect(reasonsFor(module, { state, by, choice, reader: by, seed: 1 })).toEqual(reasons);
  });

  it.each(['condottiere', 'princes-of-the-renaissance', 'pax-illuminaten'])(
    'tell a rival and a spectator of %s the same whatever the bot really holds',
    async (id) => {
      const module = await findGame(id);
      for (const decisions of [12, 25]) {
        const state = midway(module, 3, decisions);
        const by = decider(module.game, state);
        for (const reader of [(by + 1) % 3, null]) {
          const other = imagine(module.game, state, reader, 99);
          const both = enumerate(menuOf(module.game, state, by)!).filter(
            (choice) => find(menuOf(module.game, other, by)!, choice) !== null,
          );
          const [choice] = both;
          if (choice === undefined) continue;
          const why = (s: AnyState) => reasonsFor(module, { state: s, by, choice, reader, seed: 5 });
          expect(why(other)).toEqual(why(state));
        }
      }
    },
  );

  it('are kept from everybody else while an answer is sealed', async () => {
    const module = await findGame('princes-of-the-renaissance');
    const state = begin(module.game, { seats: 3, options: {}, edition: null, key: keyFromSeed('sealed') });
    expect(state.picks).not.toBeNull();
    const [choice] = enumerate(menuOf(module.game, state, 0)!);
    expect(reasonsFor(module, { state, by: 0, choice: choice!, reader: 1, seed: 1 })).toBeNull();
    expect(reasonsFor(module, { state, by: 0, choice: choice!, reader: 0, seed: 1 })).not.toBeNull();
  });

  it('are not told of an answer nobody else has seen: a card kept in secret', async () => {
    const module = await findGame('princes-of-florence');
    const { game } = module;
    const s = begin(game, { seats: 3, options: {}, edition: null, key: keyFromSeed('kept') });
    const bot = makeBot(module, 'adept');
    let asked = 0;
    for (let n = 0; n < 400 && s.outcome === null; n++) {
      const by = deciding(game, s)[0]!;
      const menu = menuOf(game, s, by)!;
      const choice = find(menu, bot.choose(imagine(game, s, by, n), by))!;
      if (s.picks === null && game.notation.write(choice).startsWith('keep ') && enumerate(menu).length > 1) {
        asked++;
        expect(reasonsFor(module, { state: s, by, choice, reader: (by + 1) % 3, seed: n })).toBeNull();
        expect(reasonsFor(module, { state: s, by, choice, reader: by, seed: n })).not.toBeNull();
        if (asked > 2) break;
      }
      answer(game, s, by, choice);
    }
    expect(asked).toBeGreaterThan(0);
  });
});
