// Chapter 5: strength of a line.

import { LANGUAGES, numberedRules } from '@signoria/kernel';
import { describe, expect, it } from 'vitest';
import type { CardId } from '../data/cards.ts';
import { scenario } from '../scenario.ts';
import { text } from '../text/index.ts';
import { rulesEn } from '../text/rules.en.ts';

/** Two lines on the table; seat 2 is on turn with an odd card. */
const lines = (zero: readonly CardId[], one: readonly CardId[] = []) =>
  scenario({ players: 3 })
    .line(0, ...zero)
    .line(1, ...one)
    .hand(2, 'bishop', 'winter', 'spring')
    .deciding(2);

describe('strength of a line', () => {
  it('[CON-5.1] is the sum of its cards after modifiers', () => {
    lines(['m1', 'm2', 'm3', 'm4', 'm5', 'm6', 'm10', 'courtesan', 'heroine']).expect({ strength: { 0: 42, 1: 0 } });
    lines(['m1', 'm10', 'm10', 'drummer', 'courtesan']).expect({ strength: { 0: 43 } });
  });

  it('[CON-5.2] counts a Courtesan 1 and a Heroine 10 in any weather, other special cards 0', () => {
    const ladies: readonly CardId[] = ['courtesan', 'courtesan', 'heroine'];
    lines(ladies).expect({ strength: { 0: 12 } });
    lines([...ladies, 'winter']).expect({ strength: { 0: 12 } });
    lines([...ladies, 'spring']).expect({ strength: { 0: 12 } });
    lines([...ladies, 'drummer', 'drummer']).expect({ strength: { 0: 12 } });
    lines(['drummer', 'winter']).expect({ strength: { 0: 0 } });
    scenario({ players: 2 })
      .line(0, 'drummer', 'spring', 'surrender')
      .line(1, 'm1')
      .concluding()
      .expect({ events: [{ what: 'compared', strengths: [0, 4] }] });
    scenario({ players: 2 })
      .hand(0, 'bishop', 'scarecrow')
      .hand(1, 'm1')
      .deciding(0)
      .play('0 play scarecrow')
      .expect({ strength: { 0: 0 } })
      .play('0 take none', '1 pass', '0 play bishop')
      .expect({ strength: { 0: 0 } });
  });

  it('[CON-5.2] counts Courtesans and Heroines by what this copy of the box prints on them', () => {
    const edition = { cards: { courtesan: { strength: 2 }, heroine: { strength: 7 } } };
    scenario({ players: 2, edition })
      .line(0, 'courtesan', 'courtesan', 'courtesan')
      .line(1, 'heroine', 'heroine')
      .hand(0, 'm1')
      .deciding(0)
      .expect({ strength: { 0: 6, 1: 14 } });
  });

  it('[CON-5.3] takes the printed strength or 1 under Winter, doubles for a Drummer, then adds 3 for Spring', () => {
    lines(['m5'], ['m4']).expect({ strength: { 0: 5, 1: 4 } });
    lines(['m5', 'winter'], ['m4']).expect({ strength: { 0: 1, 1: 1 } });
    lines(['m5', 'drummer'], ['m4']).expect({ strength: { 0: 10, 1: 4 } });
    lines(['m5', 'drummer', 'winter'], ['m4']).expect({ strength: { 0: 2, 1: 1 } });
    lines(['m5', 'drummer', 'spring'], ['m4', 'drummer']).expect({ strength: { 0: 13, 1: 8 } });
    lines(['m5', 'm4', 'spring'], ['m6']).expect({ strength: { 0: 9, 1: 9 } });
  });

  it('[CON-5.3] shows on each card what changed it', () => {
    lines(['m5', 'drummer', 'spring']).expect({
      sees: {
        spectator: { players: { 0: { line: { 0: { card: 'm5', each: 13, because: ['drummer', 'spring'] } } } } },
      },
    });
    lines(['m5', 'drummer', 'winter']).expect({
      sees: { spectator: { players: { 0: { line: { 0: { card: 'm5', each: 2, because: ['winter', 'drummer'] } } } } } },
    });
  });

  it('[CON-5.4] never has Winter and Spring in play together', () => {
    lines(['winter', 'm6'], ['winter'])
      .play('2 play spring')
      .expect({ season: 'spring', line: { 0: ['m6'], 1: [], 2: ['spring'] } });
    lines(['spring', 'm6'], ['spring'])
      .play('2 play winter')
      .expect({ season: 'winter', line: { 0: ['m6'], 1: [], 2: ['winter'] } });
  });

  it('[CON-5.5] follows every card that enters or leaves', () => {
    lines(['m10', 'm4'], ['m4', 'spring'])
      .expect({ strength: { 0: 17, 1: 4 } })
      .play('2 play bishop', '2 pope off')
      .expect({ strength: { 0: 7, 1: 7 } });
    scenario({ players: 2 })
      .line(0, 'm4')
      .line(1, 'm6')
      .hand(0, 'spring', 'm10', 'm1')
      .hand(1, 'm1')
      .passed(1)
      .site('roma')
      .deciding(0)
      .play('0 play spring')
      .expect({ strength: { 0: 4, 1: 9 } })
      .play('0 play m10')
      .expect({ strength: { 0: 17, 1: 6 } })
      .play('0 pass')
      .expect({ events: [{ what: 'compared', strengths: [17, 6] }], owner: { roma: 0 } });
  });
});

describe('how a strength comes about', () => {
  const partsOf = (zero: readonly CardId[], one: readonly CardId[] = []) =>
    lines(zero, one)
      .view(null)
      .players[0]!.strengthSum.parts.map(({ what, n, facts }) => [what, n, facts?.card]);

  it('[CON-6.27] names each card, then what the Drummer and then what Spring adds', () => {
    expect(partsOf(['m5', 'm5', 'm4', 'drummer', 'spring', 'heroine'])).toEqual([
      ['card', 10, 'm5'],
      ['drummer', 10, 'm5'],
      ['spring', 6, 'm5'],
      ['card', 4, 'm4'],
      ['drummer', 4, 'm4'],
      ['card', 10, 'heroine'],
    ]);
    expect(partsOf(['m5', 'spring'], ['m6'])).toEqual([['card', 5, 'm5']]);
  });

  it('[CON-6.26] counts 1 for a mercenary in Winter, and doubles that', () => {
    expect(partsOf(['m6', 'drummer', 'winter'])).toEqual([
      ['winter', 1, 'm6'],
      ['drummer', 1, 'm6'],
    ]);
  });

  it.each(LANGUAGES)('is said in %s, with rules that exist', (language) => {
    const { parts } = lines(['m5', 'm5', 'drummer', 'spring', 'courtesan']).view(null).players[0]!.strengthSum;
    const wintry = lines(['m1', 'winter']).view(null).players[0]!.strengthSum.parts;
    const known: readonly string[] = numberedRules(rulesEn);
    const said = [...parts, ...wintry].map((part) => {
      expect(part.rules.filter((rule) => !known.includes(rule))).toEqual([]);
      return text[language].part!(part, { seat: null, name: String });
    });
    expect(said).toEqual(
      {
        en: [
          'Mercenary 5 ×2',
          'Drummer: Mercenary 5 ×2 doubled',
          'Spring: Mercenary 5 ×2, 3 more each',
          'Courtesan',
          'Mercenary 1, 1 each in Winter',
        ],
        de: [
          'Söldner 5 ×2',
          'Trommler: Söldner 5 ×2 verdoppelt',
          'Frühling: Söldner 5 ×2, je 3 mehr',
          'Kurtisane',
          'Söldner 1, im Winter je 1',
        ],
        ru: [
          'Наёмник 5 ×2',
          'Барабанщик: Наёмник 5 ×2, вдвое сильнее',
          'Весна: Наёмник 5 ×2, ещё по 3',
          'Куртизанка',
          'Наёмник 1: зимой по 1',
        ],
      }[language],
    );
  });
});
