// Chapter 16: end of the game and scoring.

import { describe, expect, it } from 'vitest';
import { STANDARD } from '../data/box.ts';
import { table } from './help.ts';

const ALL = [
  'ferrara',
  'bologna',
  'ravenna',
  'siena',
  'ancona',
  'spoleto',
  'rome',
  'terracina',
  'pescara',
  'benevento',
  'taranto',
  'palermo',
  'ajaccio',
  'tunis',
] as const;

describe('the end', () => {
  it('[VIR-16.1, VIR-R60] at the end of Spring: no neutral city, eight cities, or the last Patronage cell; then a full Winter', () => {
    table().sieges().expect({ ending: null });
    const eight = table().owns(0, 'siena', 'ravenna', 'spoleto', 'bologna', 'ferrara', 'ancona').sieges();
    eight.expect({ ending: 'eightCities', deciding: 0, question: 'rearrange', winners: null });
    eight
      .play('0 stop', '0 stop', '0 stop', '0 stop', '1 stop', '1 stop', '1 stop', '1 stop')
      .expect({ winners: null });
    table().patronage(1, 5).sieges().expect({ ending: 'patronage' });
    table()
      .owns(0, ...ALL.slice(0, 5))
      .owns(1, ...ALL.slice(5, 10))
      .owns(2, ...ALL.slice(10))
      .sieges()
      .expect({ ending: 'noNeutralCity' });
    table()
      .owns(0, ...ALL.slice(0, 5))
      .owns(1, ...ALL.slice(5, 10))
      .owns(2, ...ALL.slice(10, 13))
      .sieges()
      .expect({ ending: null });
  });

  it('[VIR-16.1, VIR-H3] a game nobody ends is ended by the table’s limit', () => {
    table(3, { longestGame: 7 }).year(7).sieges().expect({ ending: 'tooLong' });
    table(3, { longestGame: 7 }).year(6).sieges().expect({ ending: null });
  });

  it('[VIR-16.13] the last Winter counts for all: what is bought scores, an Indulgence costs', () => {
    const s = table().florins(0, 4).patronage(1, 5).sieges().play('0 stop');
    s.play('0 indulgence', '0 buy guild', '0 stop', '0 pay treasury=florin', '0 stop');
    s.play('1 stop', '1 stop', '1 stop', '1 stop', '2 stop', '2 stop', '2 stop', '2 stop').expect({
      score: { 0: { indulgences: -1 } },
      winners: [1],
    });
  });
});

describe('scoring', () => {
  it('[VIR-16.2] City track, +1 for everybody furthest', () => {
    table()
      .owns(0, 'siena')
      .turn(0)
      .expect({ score: { 0: { cities: 2 }, 1: { cities: 0 } } });
    table()
      .owns(0, 'siena')
      .owns(1, 'pescara')
      .turn(0)
      .expect({ score: { 0: { cities: 2 }, 1: { cities: 2 }, 2: { cities: 0 } } });
  });

  it('[VIR-16.3, VIR-R47] Patronage track, +1 for everybody furthest, at the start too', () => {
    table()
      .turn(0)
      .expect({ score: { 0: { patronage: 1, cities: 1 }, 1: { patronage: 1 }, 2: { patronage: 1 } } });
    table()
      .patronage(0, 3)
      .patronage(1, 1)
      .turn(0)
      .expect({ score: { 0: { patronage: 3 }, 1: { patronage: 1 }, 2: { patronage: 0 } } });
  });

  it('[VIR-16.4] printed Prestige on cards, tokens and bonuses, exhausted or not', () => {
    table()
      .card(0, 'cardinal', 'top')
      .card(0, 'pope', 'R1')
      .exhausted(0, 'R1')
      .token(0, 'kingdom', 'principality')
      .exhausted(0, 'kingdom')
      .cathedral('florence')
      .bonus(0, 'columbus')
      .turn(0)
      .expect({ score: { 0: { printed: 1 + 2 + 2 + 1 + 1 + 2 } } });
  });

  it('[VIR-16.5] religion: Crosses on Palace cards and tokens, whichever side, Empire, Duomo, Sistine', () => {
    table()
      .card(0, 'bishop', 'R1')
      .exhausted(0, 'R1')
      .card(0, 'cardinal', 'top')
      .owns(0, 'ravenna')
      .exhausted(0, 'ravenna')
      .cathedral('florence')
      .bonus(0, 'duomo')
      .ally(0, 'holy_roman_empire')
      .turn(0)
      .expect({ crosses: { 0: 1 + 2 + 1 + 1 + 1 + 1 } });
  });

  it('[VIR-16.6, VIR-R45] 4, 2, 0 with three; 4, 2, 1, 0 with four; 4, 2, 1, 0, 0 with five; without a Cross too', () => {
    table(3)
      .bonus(0, 'sistine_chapel')
      .turn(0)
      .expect({ score: { 0: { religion: 4 }, 1: { religion: 2 }, 2: { religion: 0 } } });
    table(4)
      .bonus(0, 'sistine_chapel')
      .card(3, 'pope', 'R1')
      .turn(0)
      .expect({ score: { 3: { religion: 4 }, 0: { religion: 2 }, 2: { religion: 1 }, 1: { religion: 0 } } });
    table(5)
      .bonus(0, 'sistine_chapel')
      .card(3, 'pope', 'R1')
      .turn(0)
      .expect({
        score: { 3: { religion: 4 }, 0: { religion: 2 }, 2: { religion: 0 }, 4: { religion: 0 }, 1: { religion: 0 } },
      });
  });

  it('[VIR-16.7, VIR-R44] those level get what the place after theirs is worth', () => {
    table(4)
      .turn(0)
      .expect({ score: { 2: { religion: 4 }, 0: { religion: 1 }, 1: { religion: 1 }, 3: { religion: 1 } } });
    table(4)
      .bonus(0, 'duomo')
      .turn(0)
      .expect({ score: { 0: { religion: 2 }, 2: { religion: 2 }, 1: { religion: 0 }, 3: { religion: 0 } } });
    table(3)
      .neutral('bari')
      .turn(0)
      .expect({ score: { 0: { religion: 2 }, 1: { religion: 2 }, 2: { religion: 2 } } });
  });

  it('[VIR-16.8] 2 for each Trophy', () => {
    table()
      .trophy(0, 1)
      .trophy(0, 2)
      .turn(0)
      .expect({ score: { 0: { trophies: 4 }, 1: { trophies: 0 } } });
  });

  it('[VIR-16.9] 1 for each Alliance without an enemy Agent, available or not', () => {
    table()
      .ally(0, 'france')
      .exhausted(0, 'france')
      .ally(0, 'ottoman_empire')
      .agent(1, 'ottoman_empire')
      .turn(0)
      .expect({ score: { 0: { alliances: 1 } } });
    table()
      .ally(0, 'france')
      .agent(0, 'france')
      .turn(0)
      .expect({ score: { 0: { alliances: 1 } } });
  });

  it('[VIR-16.10] -1 for each Indulgence', () => {
    table()
      .indulgence(0, 'top')
      .indulgence(0, 'upperLeft')
      .turn(0)
      .expect({ score: { 0: { indulgences: -2 } } });
  });

  it('[VIR-16.11, VIR-R46] most Prestige, then most Crowns on cards and tokens, then a shared victory', () => {
    table()
      .trophy(2, 0)
      .scoring()
      .expect({ winners: [1], reason: 'prestige' });
    table()
      .trophy(0, 1)
      .trophy(2, 1)
      .neutral('bari')
      .card(2, 'podesta', 'R1')
      .scoring()
      .expect({ winners: [2], reason: 'crowns', crowns: { 0: 2, 2: 3 } });
    table()
      .trophy(0, 1)
      .trophy(2, 1)
      .neutral('bari')
      .scoring()
      .expect({ winners: [0, 2], reason: 'shared' });
    table()
      .trophy(0, 1)
      .trophy(2, 1)
      .neutral('bari')
      .ally(0, 'france')
      .ally(2, 'ottoman_empire')
      .bonus(0, 'michelangelo')
      .bonus(2, 'copernicus')
      .scoring()
      .expect({ winners: [0, 2], crowns: { 0: 2, 2: 2 } });
  });

  it('[VIR-16.12] about fifteen Prestige are within reach: tracks and religion alone give up to fifteen', () => {
    const most = Math.max(...STANDARD.cityTrack) + Math.max(...STANDARD.steps.map(({ vp }) => vp)) + 2 + 4;
    expect(most).toBe(15);
  });
});
