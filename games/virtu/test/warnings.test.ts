// Advice: legal answers a player may come to regret.

import type { Choice as AnyChoice, AnyState } from '@signoria/kernel';
import { describe, expect, it } from 'vitest';
import { module } from '../index.ts';
import type { Choice } from '../rules/model/choices.ts';
import { scenario } from '../scenario.ts';
import { text } from '../text/index.ts';
import { BOX, table } from './help.ts';

function warned(s: ReturnType<typeof table>, seat: number, choice: Choice): readonly string[] {
  const found = module.warnings!(s.state() as AnyState, seat, choice as AnyChoice);
  for (const { why, facts = {} } of found) {
    for (const language of ['en', 'ru'] as const) {
      expect(text[language].warning!(why, facts, { seat, name: () => 'X' })).toMatch(/\.$/);
    }
  }
  return found.map(({ why }) => why);
}

describe('warnings', () => {
  it('[VIR-6.7, VIR-6.8] of a Room that cannot be used', () => {
    const s = () => table().exhausted(0, 'florence').indulgence(0, 'upperRight').agent(1, 'florence.lowerRight');
    expect(warned(s().turn(0), 0, { do: 'march', rooms: 1 })).toEqual(['roomUnderIndulgence']);
    expect(warned(table().agent(1, 'florence.upperRight').turn(0), 0, { do: 'march', rooms: 1 })).toEqual([
      'roomUnderAgent',
    ]);
    expect(warned(s().turn(0), 0, { do: 'march', rooms: 2 })).toEqual([]); // Intrigue may be cleared
    expect(warned(table().indulgence(0, 'upperRight').turn(0), 0, { do: 'march', rooms: 1 })).toEqual([]); // redeemable
  });

  it('[VIR-7.7, VIR-R8] not of a Room that Courtiers refreshed on the way can redeem', () => {
    const edition = { ...BOX, arrows: { right: 0, left: 4 } };
    const s = (space: 'R1' | 'L1') =>
      scenario({ players: 3, edition })
        .card(0, 'bishop', space)
        .exhausted(0, 'florence', space)
        .indulgence(0, 'upperRight')
        .turn(0);
    expect(warned(s('R1'), 0, { do: 'march', rooms: 1 })).toEqual([]);
    expect(warned(s('L1'), 0, { do: 'march', rooms: 1 })).toEqual(['roomUnderIndulgence']);
    s('R1').play('0 march 1', '0 redeem R1=cross');
  });

  it('[VIR-7.9] of an Indulgence in the last Year', () => {
    expect(warned(table().patronage(1, 5).sieges(), 0, { do: 'indulgence' })).toEqual(['indulgenceAtTheEnd']);
    expect(warned(table().winter(0), 0, { do: 'indulgence' })).toEqual([]);
  });

  it('[VIR-3.6] of a source exhausted for nothing', () => {
    const s = table()
      .card(0, 'giuliano_de_medici', 'lowerLeft')
      .card(0, 'podesta', 'R1')
      .acting(0, 'lowerLeft')
      .play('0 annex ravenna land');
    const pay = (...ids: string[]): Choice => ({ do: 'pay', payment: ids.map((id) => ({ id, as: 'crown' })) });
    expect(warned(s, 0, pay('card', 'R1'))).toEqual([]);
    expect(warned(s, 0, pay('card', 'R1', 'florence'))).toEqual(['wasted']);
  });
});
