// What cannot be done now, and by which rule: only what somebody would think of, and nothing that can be done.

import { describe, expect, it } from 'vitest';
import { actBlocked } from '../rules/chapters/05-blocked.ts';
import { refillSteps } from '../rules/chapters/12-refill.ts';
import type { Choice } from '../rules/model/choices.ts';
import { notation } from '../rules/model/choices.ts';
import type { State } from '../rules/model/state.ts';
import { type Position, scenario } from '../scenario.ts';

/** What of these verbs seat 0 cannot do, with the reason's name. */
function blocked(told: Position, verbs: string, before: readonly string[] = [], players = 2): readonly string[] {
  const at = scenario({ players }).set(told).acting(0);
  if (before.length > 0) at.play(...before);
  return actBlocked(at.state(), 0)
    .map(({ choice, why }) => `${notation.write(choice)}: ${why}`)
    .filter((line) => verbs.split(' ').includes(line.split(' ')[0]!));
}

describe('what is blocked', () => {
  it('[PAX-5.4, PAX-6.12] interrogating is thought of on cards with own influence only', () => {
    const board = { r1c1: 'ARCO-I', r1c2: ['ARMA-I', 1], r2c2: ['ARCR-I', 0], r3c3: ['CRSC-I', 0] } as const;
    expect(blocked({ board, mainLeft: 0 }, 'interrogate')).toEqual([
      'interrogate r2c2: noMainActions',
      'interrogate r3c3: noMainActions',
      'interrogate areopagus: noMainActions',
    ]);
    expect(blocked({ board }, 'interrogate')).toEqual([]);
    expect(blocked({ board }, 'interrogate', ['0 interrogate areopagus'])).toEqual([
      'interrogate areopagus: hasYielded',
    ]);
  });

  it('[PAX-3.1, PAX-3.18] what is too far is not merely too dear', () => {
    const board = { r1c1: 'ARCO-I', r1c2: ['CRSC-III', 1], r5c1: 'MASC-I' } as const;
    expect(blocked({ board, hands: { 0: ['CRCL-I'] } }, 'scout influence expel oust')).toEqual([
      'influence r1c1: notAdjacent',
      'expel r1c1: notAdjacent',
      'influence r1c2: notAdjacent',
      'expel r1c2: notAdjacent',
      'oust r1c2 1: notAdjacent',
      'scout r2c1: notAdjacent',
      'scout r2c2: notAdjacent',
      'scout r2c3: notAdjacent',
      'scout r3c1: notAdjacent',
      'scout r3c2: notAdjacent',
      'scout r3c3: notAdjacent',
      'scout r3c4: notAdjacent',
      'scout r4c1: notAdjacent',
      'scout r4c2: notAdjacent',
      'scout r4c3: notAdjacent',
      'influence r5c1: cannotPay',
      'expel r5c1: cannotPay',
      'scout r5c2: cannotPay',
    ]);
  });

  it('[PAX-4.9, PAX-6.3, PAX-R38] full cards, arches of rivals, and no influence left', () => {
    const told: Position = {
      board: { r5c1: ['AR-RA', 1], r5c2: ['ARCO-I', 0, 1], r4c2: 'CRSC-I' },
      stocks: { 0: { AR: 4, CR: 2, SC: 2 } },
    };
    expect(blocked(told, 'influence')).toEqual(['influence r5c1: archTaken', 'influence r5c2: cardFull']);
    expect(blocked({ ...told, influenceLeft: { 0: 1 } }, 'influence')).toEqual(blocked(told, 'influence'));
    expect(blocked({ ...told, influenceLeft: { 0: 0 } }, 'influence')).toContain('influence r4c2: noInfluenceLeft');
  });

  it('[PAX-9.2, PAX-9.4, PAX-9.8, PAX-9.12] cards that cannot follow, abilities and favor that are not to be had', () => {
    const hands = { 0: ['ARCO-I', 'ARCO-II', 'CRSC-II'] } as const;
    const link = ['ability', 'support', 'link'];
    expect(blocked({ hands }, 'conspire')).toEqual([
      'conspire ARCO-I ability: abilityImpossible',
      'conspire CRSC-II ability: abilityImpossible',
    ]);
    expect(blocked({ hands, chain: ['ARMA-I'] }, 'conspire')).toEqual([
      'conspire ARCO-I ability: abilityImpossible',
      ...link.map((use) => `conspire CRSC-II ${use}: noCommonFaction`),
    ]);
    expect(blocked({ hands: { 0: ['ARCO-II'] }, chain: ['AR-RA'] }, 'conspire')).toEqual(
      link.map((use) => `conspire ARCO-II ${use}: chainClosed`),
    );
    expect(blocked({ hands }, 'conspire', ['0 conspire ARCO-II support'])).toContain(
      'conspire ARCO-I support: quickUsed',
    );
  });

  it('[PAX-10.1, PAX-10.3, PAX-10.6] faction cards: another’s lodge, one claim a turn, one action a turn, not those out', () => {
    const board = { r3c1: ['ARCO-II', 0, 0], r3c2: ['ARCO-III', 0], r3c3: 'ARCO-I' } as const;
    const factionCards = { AR: 'row', CO: 'row', MA: 0, CR: 1, SC: null, CL: null } as const;
    const told: Position = { board, factionCards, hands: { 0: ['MACL-I'] }, stocks: { 0: { AR: 3 } } };
    expect(blocked(told, 'claim faction')).toEqual(['claim CR: lodgeNotYours']);
    expect(blocked(told, 'claim faction', ['0 claim AR'])).toEqual([
      'claim CO: claimedAlready',
      'claim CR: lodgeNotYours',
    ]);
    expect(blocked(told, 'claim faction', ['0 faction MA', '0 expel r3c3', '0 put MACL-I'])).toContain(
      'faction MA: factionUsed',
    );
  });

  it('[PAX-11.2, PAX-R7, PAX-R38, PAX-11.4] plots: held, unfulfilled, one a turn, no influence, the same cards', () => {
    const board = {
      r1c1: ['AR-GM', 0],
      r2c2: ['CO-GM', 0],
      r3c3: ['MA-GM', 0],
      r5c1: ['AR-RA', 0, 0],
      r5c2: ['CO-RA', 0, 0],
    } as const;
    const told: Position = { board, publicSchemes: ['adepts', 'enlighteners'], privateSchemes: { 0: 'wide' } };
    const rest = 'realise wide: unfulfilled';
    expect(blocked(told, 'realise')).toEqual([rest]);
    expect(blocked({ ...told, influenceLeft: { 0: 1 } }, 'realise')).toEqual([rest]);
    expect(blocked({ ...told, influenceLeft: { 0: 0 } }, 'realise')).toEqual([
      'realise adepts: noInfluenceLeft',
      'realise enlighteners: noInfluenceLeft',
      rest,
    ]);
    expect(blocked(told, 'realise', ['0 realise adepts'])).toEqual([
      'realise adepts: schemeHeld',
      'realise enlighteners: realisedAlready',
      rest,
    ]);
    expect(blocked({ ...told, edge: { 0: ['adepts'] } }, 'realise')).toEqual(['realise adepts: schemeHeld', rest]);
  });

  it('[PAX-12.13] court places that may not be taken: not under the steward, or no token for the fee', () => {
    const s = scenario({ players: 2 })
      .set({ court: ['ARCO-I', 'ARMA-I', null, 'ARCR-I', 'ARSC-I'], steward: 2, stocks: { 0: { AR: 1 } } })
      .acting(0)
      .play('0 end', '0 court 1')
      .expect({ menu: ['court 2', 'deck'] })
      .state();
    const { takeCard } = refillSteps;
    const why = (of: State) =>
      'blocked' in takeCard
        ? takeCard.blocked!(of, { at: 'takeCard', seat: 0 }).map(
            (found) => `${notation.write(found.choice as Choice)}: ${found.why}`,
          )
        : [];
    expect(why(s)).toEqual(['court 4: notUnderSteward', 'court 5: notUnderSteward']);
    expect(why({ ...s, stocks: s.stocks.map(() => 0) })).toEqual([
      'court 2: noFee',
      'court 4: notUnderSteward',
      'court 5: notUnderSteward',
    ]);
  });
});
