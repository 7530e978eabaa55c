// Chapter 5: the structure of a turn.

import { keyFromSeed, startMatch } from '@signoria/kernel';
import { describe, expect, it } from 'vitest';
import { CONNECTIONS } from '../data/connections.ts';
import { game } from '../rules/game.ts';
import type { State } from '../rules/model/state.ts';
import { scenario } from '../scenario.ts';

describe('turns', () => {
  it('[PAX-5.1] rounds go clockwise from the first player, one turn each', () => {
    scenario({ players: 2 })
      .set({ fullHands: true, round: 3, first: 1 })
      .acting(1)
      .play('1 end')
      .expect({ active: 0, round: 3 })
      .play('0 end')
      .expect({ active: 1, round: 4, events: [{ what: 'roundStarts', round: 4 }] });
  });

  it('[PAX-2.7, PAX-2.8] the game begins by telling everybody’s connection card and who is first', () => {
    const { opening, state } = startMatch(game as never, { seats: 3, key: keyFromSeed('opening') });
    const { first, connections } = state as unknown as State;
    expect(opening[0]).toEqual({
      what: 'gameStarts',
      first,
      rival: null,
      connections: expect.arrayContaining([{ who: first, connection: CONNECTIONS[Math.min(...connections)]!.id }]),
    });
  });

  it('[PAX-5.2] event phase, action phase, check phase', () => {
    const at = scenario({ players: 2 })
      .set({ fullHands: true, edicts: { CO: [0, 6] } })
      .turn(0);
    at.expect({ events: ['turnStarts', 'edictPays'], question: 'act' });
    expect(at.view(0).turn.phase).toBe('action');
    at.play('0 end').expect({ events: ['courtRefreshed', 'turnStarts'] });
  });

  it('[PAX-5.3] nobody has an event phase in the first round', () => {
    scenario({ players: 2 })
      .set({ round: 1, edicts: { CO: [0, 6] }, eventHands: { 0: ['ball'] } })
      .turn(0)
      .expect({ question: 'act', edicts: { CO: [0, 6] }, noEvents: ['edictPays'] });
    scenario({ players: 2 })
      .set({ round: 2, edicts: { CO: [0, 6] }, eventHands: { 0: ['ball'] } })
      .turn(0)
      .expect({ question: 'playEvent', edicts: { CO: [0, 4] } });
  });

  it('[PAX-5.4] two main actions, the same twice if one likes, and everything optional', () => {
    scenario({ players: 2 })
      .set({ stocks: { 0: { AR: 3 } }, hands: { 0: ['ARCO-I'] } })
      .acting(0)
      .expect({ mainLeft: 2, offers: ['end'] })
      .play('0 scout r5c1', '0 put ARCO-I')
      .expect({ mainLeft: 1 })
      .play('0 scout r5c2')
      .expect({ mainLeft: 0, question: 'putScout' });
    scenario({ players: 2 })
      .set({ mainLeft: 0, stocks: { 0: { AR: 3 } }, board: { r5c1: 'ARCO-I' }, hands: { 0: ['CO-GM'] } })
      .acting(0)
      .expect({ menu: ['conspire CO-GM ability', 'conspire CO-GM support', 'conspire CO-GM link', 'end'] })
      .refused('0 influence r5c1', 'noMainActions', 'PAX-5.4')
      .refused('0 scout r5c2', 'PAX-5.4');
  });

  it('[PAX-5.5] an action is finished before the next begins', () => {
    scenario({ players: 2 })
      .set({ stocks: { 0: { AR: 3 } }, hands: { 0: ['ARCO-I', 'CO-GM'] } })
      .acting(0)
      .play('0 scout r5c1')
      .expect({ question: 'putScout' })
      .refused('0 conspire CO-GM support')
      .refused('0 end');
  });

  it('[PAX-5.6] extra actions do not count towards the two', () => {
    scenario({ players: 2 })
      .set({ hands: { 0: ['ARSC-I', 'ARCO-I'] }, factionCards: { SC: 0 } })
      .acting(0)
      .play('0 conspire ARSC-I ability', '0 scout r5c1', '0 put ARCO-I')
      .expect({ mainLeft: 2 })
      .play('0 faction SC', '0 interrogate areopagus')
      .expect({ mainLeft: 2 });
  });
});
