// A match told as a story: every change of rules or words shows in it.

import { describe, expect, it } from 'vitest';
import { takeBack, undo } from '../index.ts';
import { named, randomMatch, story } from '../testing/index.ts';
import { match, playAll } from './toys/act.ts';
import { regatta } from './toys/regatta/game.ts';
import { regattaModule } from './toys/regatta/module.ts';

const finished = randomMatch(regatta, named('story', 2).start, named('story', 2).random);

describe('a story', () => {
  const told = story(regattaModule, finished, 'en', ['Ann', 'Bea']);
  const lines = told.split('\n');

  it('begins with what was played, by whom and how', () => {
    expect(lines.slice(0, 4)).toEqual([
      'Regatta, rules 1',
      'Players: Ann, Bea',
      'Options: Rounds: 3, Calm: no, Storm: no, Fleet: small',
      `Key: ${finished.key}`,
    ]);
  });

  it('tells every entry with what came of it, secrets included, who decides next, and the hash', () => {
    for (const { entry, events } of finished.log) {
      const at = lines.findIndex((line) => line.startsWith(`${entry.seq}. `));
      const words = events.map(
        (e) => `   ${regattaModule.text.en.event(e, { seat: null, name: (s) => ['Ann', 'Bea'][s]! })}`,
      );
      expect(lines.slice(at + 1, at + 1 + words.length)).toEqual(words);
      expect(lines[at + 1 + words.length]).toContain(`#${entry.hash.slice(0, 8)}`);
    }
  });

  it('ends with the result and the score, line by line', () => {
    expect(told).toMatch(/\n\n(Ann|Bea) wins\.\nScore\n {3}Ann: total \d\n {5}Races won: \d/);
    expect(told.endsWith('\n')).toBe(true);
  });

  it('is told in Russian as well', () => {
    const russian = story(regattaModule, finished, 'ru');
    expect(russian).toContain('Регата, правила 1');
    expect(russian).toContain('Игроки: Игрок 1, Игрок 2');
    expect(russian).toMatch(/Дальше: Игрок 1, Игрок 2 \(race\)/);
    expect(russian).not.toContain('undefined');
  });

  it('tells of undo and of what all agreed on, and stops where the match stands', () => {
    const m = match(regatta, 2, 'half');
    playAll(m, '0 spy');
    takeBack(m, 0, [0, 1]);
    const half = story(regattaModule, m, 'en');
    expect(half).toContain('2. Everybody: @takeback 0\n   Next: Player 1, Player 2 (race)');
    expect(half).toMatch(/Score\n {3}Player 1: total 0\n/);
    expect(() => undo(m, 0)).toThrow();
  });
});
