// Choices that are legal and pointless, or worse: warned of, and never otherwise.

import { enumerate, imagine, keyFromSeed, menuOf, random } from '@signoria/kernel';
import { randomGame } from '@signoria/kernel/testing';
import { describe, expect, it } from 'vitest';
import type { CardId } from '../data/cards.ts';
import { module } from '../index.ts';
import { warnings } from '../policy/warnings.ts';
import type { State } from '../rules/model/state.ts';
import { type Scenario, scenario } from '../scenario.ts';

/** Seat 0 is on turn with this card and one to spare. */
const holding = (card: CardId) => scenario({ players: 3 }).hand(0, card, 'm1').hand(1, 'm1').hand(2, 'm1');
const hidden = (card: CardId, options = {}) =>
  scenario({ players: 3, variants: ['hiddenCards'], options })
    .hand(0, card, 'm1')
    .hand(1, 'm1')
    .hand(2, 'm1');

function warned(position: Scenario, card: CardId): readonly string[] {
  const s = position.match().state as State;
  return warnings(s, 0, { do: 'play', card }).map(({ why }) => why);
}

describe('a warning', () => {
  it('[CON-6.30] of a Scarecrow with no mercenary to take back', () => {
    expect(warned(holding('scarecrow').deciding(0), 'scarecrow')).toEqual(['nothingToTake']);
    expect(warned(holding('scarecrow').line(0, 'heroine').line(1, 'm6').deciding(0), 'scarecrow')).toEqual([
      'nothingToTake',
    ]);
    expect(warned(holding('scarecrow').line(0, 'm1').deciding(0), 'scarecrow')).toEqual([]);
  });

  it('[CON-16.7] [CON-R44] of a Scarecrow beside a facedown mercenary, unless that is turned up first', () => {
    expect(warned(hidden('scarecrow').facedown(0, 'm6').deciding(0), 'scarecrow')).toEqual(['nothingToTake']);
    const first = hidden('scarecrow', { hiddenRevealBeforeEffect: true }).facedown(0, 'm6').deciding(0);
    expect(warned(first, 'scarecrow')).toEqual([]);
  });

  it('[CON-6.11] of a Bishop that would send away one’s own mercenaries only', () => {
    expect(warned(holding('bishop').line(0, 'm10').line(1, 'm6').deciding(0), 'bishop')).toEqual([
      'bishopHitsYouAlone',
    ]);
    expect(warned(holding('bishop').line(0, 'm10').line(1, 'm10').deciding(0), 'bishop')).toEqual([]);
    expect(warned(holding('bishop').line(0, 'm6').line(1, 'm10').deciding(0), 'bishop')).toEqual([]);
  });

  it('[CON-R5] of that Bishop, where Winter makes all mercenaries equal', () => {
    const position = (other: CardId) =>
      scenario({ players: 2, options: { highestMercenaryUsesPrintedStrength: false } })
        .hand(0, 'bishop', 'm1')
        .hand(1, 'm1')
        .line(0, 'm10', 'winter')
        .line(1, other)
        .deciding(0);
    expect(warned(position('m1'), 'bishop')).toEqual([]);
    expect(warned(position('heroine'), 'bishop')).toEqual(['bishopHitsYouAlone']);
  });

  it('[CON-6.18] not of a Bishop that moves only the Pope, but [CON-R36] where there is no Pope to move', () => {
    expect(warned(holding('bishop').deciding(0), 'bishop')).toEqual([]);
    const last = scenario({ players: 4 })
      .divided(4, 4, 4, 4)
      .pope('napoli')
      .finalists(0, 1, 2, 3)
      .hand(0, 'bishop', 'm1')
      .hand(1, 'm1');
    expect(warned(last.deciding(0), 'bishop')).toEqual(['bishopHitsNobody']);
  });

  it('[CON-6.4] [CON-6.9] of a season that is there already', () => {
    expect(warned(holding('winter').line(1, 'winter').deciding(0), 'winter')).toEqual(['seasonIsHere']);
    expect(warned(holding('winter').line(1, 'spring').deciding(0), 'winter')).toEqual([]);
    expect(warned(holding('spring').line(0, 'spring').deciding(0), 'spring')).toEqual(['seasonIsHere']);
    expect(warned(holding('spring').deciding(0), 'spring')).toEqual([]);
  });

  it('[CON-6.25] of a second Drummer in one’s own line', () => {
    expect(warned(holding('drummer').line(0, 'drummer').deciding(0), 'drummer')).toEqual(['drummerIsHere']);
    expect(warned(holding('drummer').line(1, 'drummer').deciding(0), 'drummer')).toEqual([]);
    expect(warned(hidden('drummer').facedown(0, 'drummer').deciding(0), 'drummer')).toEqual(['drummerIsHere']);
  });

  it('[CON-6.35] of a Surrender while somebody else leads', () => {
    expect(warned(holding('surrender').line(1, 'm6').deciding(0), 'surrender')).toEqual(['surrenderGives']);
    expect(warned(holding('surrender').line(0, 'm10').line(1, 'm6').deciding(0), 'surrender')).toEqual([]);
    expect(warned(holding('surrender').line(1, 'm6').line(2, 'm6').deciding(0), 'surrender')).toEqual([]);
    expect(warned(hidden('surrender').line(1, 'm6').facedown(2, 'm10').deciding(0), 'surrender')).toEqual([]);
  });
});

describe('warnings in random games', () => {
  it.each([{}, { hiddenCards: true }, { hiddenCards: true, hiddenRevealBeforeEffect: true, capturingRegions: true }])(
    '[CON-17.1] tell nothing the player does not know, and have words (%o)',
    (options) => {
      const met = new Set<string>();
      const start = { seats: 4, options, key: keyFromSeed('warnings') };
      randomGame(module.game, start, random(7), (s) => {
        for (let seat = 0; seat < s.seats; seat++) {
          const menu = menuOf(module.game, s, seat);
          if (menu?.kind !== 'list') continue;
          const world = imagine(module.game, s, seat, s.asked);
          for (const choice of enumerate(menu)) {
            const here = module.warnings!(s, seat, choice);
            expect(module.warnings!(world, seat, choice)).toEqual(here);
            for (const { why, rules, facts = {} } of here) {
              met.add(why);
              expect(rules.filter((id) => module.text.en.reference.entries[id] === undefined)).toEqual([]);
              const reader = { name: (of: number) => `Seat ${of}`, seat };
              expect(module.text.en.warning!(why, facts, reader)).toMatch(/^[A-Z].*\.$/);
              expect(module.text.ru.warning!(why, facts, reader)).toMatch(/\.$/);
            }
          }
        }
      });
      expect(met.size).toBeGreaterThan(2);
    },
  );
});
