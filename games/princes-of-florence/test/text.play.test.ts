// What players read while random games are played: every line whole, nothing told to those who may not know it.

import {
  type Choice,
  deciding,
  enumerate,
  keyFromSeed,
  LANGUAGES,
  type Language,
  type Match,
  mayKnow,
  type Played,
  play,
  question,
  type Random,
  random,
  type Seat,
  startMatch,
} from '@signoria/kernel';
import { describe, expect, it } from 'vitest';
import { module } from '../index.ts';
import type { Choice as Move } from '../rules/choices.ts';
import { game } from '../rules/game.ts';
import type { View } from '../rules/view.ts';
import { faults, reader, YOU } from './text.checks.ts';

const TABLES = [
  { seats: 1, options: { difficulty: 'hard', soloTable: 'five' } },
  { seats: 2, options: { cooperative: true } },
  { seats: 3, options: {} },
  { seats: 4, options: { musePrincess: true, cooperative: true } },
];

function answer(match: Match, chance: Random): Played {
  const open = deciding(module.game, match.state);
  const seat = open[chance.below(open.length)]!;
  const choices = enumerate(question(module.game, match.state, seat)!.menu!, chance);
  const choice: Choice = choices[chance.below(choices.length)]!;
  return play(match, seat, game.notation.write(choice as Move));
}

/** A random game, told step by step to whoever listens. */
function tell(table: (typeof TABLES)[number], seed: number, listen: (match: Match, played: Played) => void): Match {
  const chance = random(seed);
  const match = startMatch(module.game, { ...table, key: keyFromSeed(`text ${seed}`) });
  while (match.state.outcome === null) listen(match, answer(match, chance));
  return match;
}

const viewOf = (match: Match, seat: Seat | null) => module.game.view(match.state, seat) as View;

/** All that `seat` reads after this entry. */
function linesFor(language: Language, match: Match, { events }: Played, seat: Seat | null): readonly string[] {
  const text = module.text[language];
  const r = reader(language, seat);
  const asked = question(module.game, match.state, seat);
  const choices = asked?.menu == null ? [] : enumerate(asked.menu).slice(0, 20);
  return [
    ...events.filter((event) => mayKnow(event, seat)).map((event) => text.event(event, r)),
    ...(asked === null ? [] : [text.prompt(asked, r)]),
    ...choices.map((choice) => text.choice(choice, r)),
    ...(asked?.blocked ?? []).map(({ why, facts }) => text.blocked(why, facts ?? {}, r)),
    ...module.game.score(match.state, seat ?? 0).map((line) => text.score(line, r)),
    ...text.describe(viewOf(match, seat), r),
    ...(match.state.outcome === null ? [] : [text.outcome(match.state.outcome, r)]),
  ];
}

describe.each(LANGUAGES)('a game told in %s', (language) => {
  it.each(TABLES)('makes whole lines at a table of $seats with $options', (table) => {
    const found = new Set<string>();
    tell(table, 1, (match, played) => {
      for (const seat of [0, null]) for (const line of linesFor(language, match, played, seat)) found.add(line);
    });
    expect(found.size).toBeGreaterThan(100);
    expect(faults(language, [...found])).toEqual([]);
  });

  it.each(TABLES)('speaks to a spectator of the players only, at $seats with $options', (table) => {
    const spoken: string[] = [];
    tell(table, 2, (match, played) => {
      spoken.push(...linesFor(language, match, played, null).filter((line) => YOU[language].test(line)));
    });
    expect(spoken).toEqual([]);
  });
});

describe('the position in plain lines', () => {
  it('says what stands where, and tells a player the own hand and nobody else’s', () => {
    const match = startMatch(module.game, { seats: 3, options: { firstPlayer: 2 }, key: keyFromSeed('opening') });
    const told = module.text.en.describe(viewOf(match, 0), reader('en', 0));
    expect(told).toEqual([
      'Round 1, setup. A Work must be worth 7.',
      'First player: Ottavio.',
      'To auction: Forest ×6, Lake ×6, Park ×6, Jester ×7, Builder ×6, Prestige card ×14, Recruiting card ×5.',
      'You: 0 prestige; 3500 florins; an empty estate; 4 professions, 0 bonus cards, 0 prestige cards.',
      'Ottavio: 0 prestige; an empty estate; 4 professions, 0 bonus cards, 0 prestige cards.',
      'Fiamma: 0 prestige; an empty estate; 4 professions, 0 bonus cards, 0 prestige cards.',
      expect.stringMatching(/^Your hand: .+\.$/),
    ]);
    expect(module.text.ru.describe(viewOf(match, null), reader('ru', null))).toHaveLength(told.length - 1);
  });
});
