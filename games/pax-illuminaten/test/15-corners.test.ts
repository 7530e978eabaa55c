// Chapters 15 and 16: corners of the artificial rivals' turns.

import { listen } from '@signoria/kernel';
import { describe, expect, it } from 'vitest';
import { FACTION, FACTIONS } from '../data/factions.ts';
import { LUMINARIES } from '../data/luminaries.ts';
import type { RivalId } from '../data/rivals.ts';
import { COMMANDS, revealEvent } from '../rules/chapters/16-commands.ts';
import { rivalFactions } from '../rules/chapters/16-compass.ts';
import { rivalInterrogates, rivalTokens } from '../rules/chapters/16-support.ts';
import { rivalProgress } from '../rules/chapters/16-wins.ts';
import { game } from '../rules/game.ts';
import { placeNamed } from '../rules/model/board.ts';
import type { State } from '../rules/model/state.ts';
import { type Position, scenario } from '../scenario.ts';

/** A table of two people and a rival whose target is r2c2, for a command to be tried on. */
function table(rival: RivalId, told: Position, change: Partial<NonNullable<State['rival']>> = {}): State {
  const s = game.clone(scenario({ players: 2, rival }).set(told).acting(0).state());
  s.rival = { ...s.rival!, target: placeNamed(s, 'r2c2'), ...change };
  return s;
}

const stocks = (s: State) =>
  [0, 1, 2].map((who) =>
    FACTIONS.flatMap((id, f) => (s.stocks[who * 6 + f] === 0 ? [] : [`${id} ${s.stocks[who * 6 + f]}`])).join(', '),
  );
const cells = (s: State, id: string) => s.cells.slice(placeNamed(s, id) * 4, placeNamed(s, id) * 4 + 4);

describe('commands', () => {
  it('[PAX-16.14] Weishaupt pays once for a card of one faction, and no more than he has', () => {
    const s = table('weishaupt', { board: { r2c2: 'CL-RA' }, stocks: { rival: { CL: 1, AR: 4 } } });
    COMMANDS.influence(s);
    expect([cells(s, 'r2c2'), stocks(s)[2]]).toEqual([[2, 2, -1, -1], 'AR 4']);
    const rich = table('weishaupt', { board: { r2c2: 'CRCL-III' }, stocks: { rival: { CL: 2, CR: 2 } } });
    COMMANDS.influence(rich);
    expect([cells(rich, 'r2c2'), stocks(rich)[2]]).toEqual([[2, 2, 2, -1], 'CR 2']);
    const full = table('weishaupt', { board: { r2c2: ['CRCL-III', 0, 0, 1] }, stocks: { rival: { CR: 2 } } });
    COMMANDS.influence(full);
    expect([cells(full, 'r2c2'), stocks(full)[2]]).toEqual([[0, 0, 1, 2], 'CR 2']);
  });

  it('[PAX-16.6] REASSIGN takes its uppermost token to the first card clockwise that can be influenced', () => {
    const s = table('joseph', { board: { r2c2: ['CRCL-III', 0, 'rival', 'rival'], r3c2: 'ARCO-I', r1c1: 'ARMA-I' } });
    COMMANDS.reassign(s);
    expect(cells(s, 'r2c2')).toEqual([0, -1, 2, -1]);
    expect([cells(s, 'r3c2')[0], cells(s, 'r1c1')[0]].sort()).toEqual([-1, 2]);
  });

  it('[PAX-16.13] a target that lies face down is turned up, one that lies up stays as it is', () => {
    const turned = (id: 'r2c1' | 'r2c2') => {
      const s = table('joseph', { board: { r2c1: { down: 'ARCO-I' }, r2c2: 'CRCL-III' } });
      s.rival = { ...s.rival!, target: placeNamed(s, id) };
      const { heard } = listen(() => COMMANDS.turnUp(s));
      return heard.map(({ what }) => what);
    };
    expect([turned('r2c1'), turned('r2c2')]).toEqual([['turnedUp'], ['rivalIdle']]);
  });

  it('[PAX-16.4] the plan card comes without touching the influence on other cards', () => {
    const board = {
      r2c1: ['ARCO-III', 0, 0, 1, 1],
      r2c2: ['CRCL-III', 'rival', 'rival'],
      r2c3: ['ARMA-I', 1],
    } as const;
    const s = table('joseph', { board });
    s.rival = { ...s.rival!, plan: s.deck.pop()! };
    COMMANDS.replace(s);
    expect([cells(s, 'r2c1'), cells(s, 'r2c3')[0], cells(s, 'r2c2').slice(0, 2)]).toEqual([[0, 0, 1, 1], 1, [2, 2]]);
    expect(game.violations(s)).toEqual([]);
  });

  it('[PAX-16.7, PAX-16.19] ousts one influence, Joseph two', () => {
    for (const [rival, targets] of [
      ['weishaupt', [0]],
      ['charlestheodore', [0]],
      ['joseph', [0, 1]],
    ] as const) {
      const s = table(rival, { board: { r2c2: ['CRCL-III', 1, 1, 1] } });
      COMMANDS.oust(s);
      expect([rival, s.todo.at(-1)]).toEqual([rival, expect.objectContaining({ at: 'challenge', rival: 1, targets })]);
    }
  });

  it('[PAX-16.26] takes its primary faction from whoever has most, at any seat', () => {
    const s = table(
      'saintgermain',
      { board: { r3c2: ['SCCL-III', 'rival'] }, stocks: { 0: { SC: 1, CL: 1 }, 1: { AR: 1, SC: 2, CR: 2 } } },
      {},
    );
    s.rival = { ...s.rival!, figure: placeNamed(s, 'r3c2') };
    COMMANDS.takePrimary(s);
    expect(stocks(s)).toEqual(['SC 1, CL 1', 'AR 1, CR 2, SC 1', 'SC 1']);
    COMMANDS.gainPrimary(s);
    expect(stocks(s)[2]).toBe('SC 2');
    expect(game.violations(s)).toEqual([]);
  });

  it('[PAX-16.16] spends three of its most numerous type, the first of equals', () => {
    const s = table('saintgermain', { stocks: { 1: { CL: 5 }, rival: { CO: 4, SC: 4, AR: 1 } } });
    expect(rivalTokens(s)).toEqual({ total: 9, most: 4 });
    COMMANDS.spendThree(s);
    expect(stocks(s)).toEqual(['', 'CL 5', 'AR 1, CO 1, SC 4']);
    const first = table('saintgermain', { stocks: { rival: { AR: 3, CL: 3 } } });
    COMMANDS.spendThree(first);
    expect(stocks(first)[2]).toBe('CL 3');
  });

  it('[PAX-15.19] reveals nothing when no event is left', () => {
    const s = table('charlestheodore', { eventDeck: [] });
    const before = s.eventDiscards.length;
    revealEvent(s);
    expect([s.eventDiscards.length, s.upper, s.lower, s.back]).toEqual([before, [], [], -1]);
    expect(game.violations(s)).toEqual([]);
  });

  it('[PAX-15.9] its factions are those of the card under its figure, or of its connection', () => {
    const at = (figure: 'r3c2' | undefined) => {
      const board = { r3c2: ['SCCL-III', 'rival'] } as const;
      const s = table('joseph', { board, connections: { rival: 'IV' }, ...(figure ? { figure } : {}) });
      return FACTIONS.filter((_, f) => (rivalFactions(s) & (1 << f)) !== 0);
    };
    expect(at('r3c2')).toEqual(['SC', 'CL']);
    expect(at(undefined)).toHaveLength(3);
  });
});

describe('sharing', () => {
  it('[PAX-16.5, PAX-15.14] only with those who have influence there, one token each in turn', () => {
    const yields = (told: Position) => {
      const s = table('joseph', told);
      s.rival = { ...s.rival!, figure: placeNamed(s, 'r3c2') };
      rivalInterrogates(s);
      expect(game.violations(s)).toEqual([]);
      return stocks(s);
    };
    expect(yields({ board: { r3c2: ['SCCL-III', 'rival', 1, 1] } })).toEqual(['', 'SC 1, CL 1', 'SC 1']);
    expect(yields({ board: { r3c2: ['CRSC-III', 'rival', 0, 1] } })).toEqual(['SC 1', 'CR 1', 'CR 1']);
    expect(yields({ board: { r3c2: ['CR-GM', 'rival', 1] } })).toEqual(['', 'CR 1', 'CR 2']);
  });

  it('[PAX-16.5] with more rivals on a card than it yields nothing is kept', () => {
    const s = game.clone(
      scenario({ players: 2, rival: 'joseph', edition: { degrees: { I: ['P', 'PS', 'PS'] } } })
        .set({ board: { r3c2: ['CRSC-I', 'rival', 1, 0] }, figure: 'r3c2' })
        .acting(0)
        .state(),
    );
    rivalInterrogates(s);
    expect(stocks(s).filter((line) => line !== '')).toEqual(['SC 1']);
    expect(stocks(s)[2]).toBe('');
  });
});

describe('its turn', () => {
  it('[PAX-15.22] in its check the plots of every human are looked at', () => {
    scenario({ players: 3, rival: 'joseph' })
      .set({
        publicSchemes: ['adepts', 'wide'],
        realised: { 0: ['adepts'], 1: ['wide'], 2: ['adepts'] },
        fullHands: true,
      })
      .rivalTurn()
      .expect({
        realised: { 0: [], 1: [], 2: [] },
        edge: { 0: ['adepts'], 1: ['wide'], 2: ['adepts'] },
      });
  });

  it('[PAX-5.3, PAX-15.17] in the first round it has no event phase', () => {
    const paid = (round: number) =>
      scenario({ players: 1, rival: 'joseph' })
        .set({ edicts: { AR: ['rival', 6] }, round, fullHands: true })
        .turn('rival')
        .heard(null)
        .filter(({ what }) => what === 'edictPays').length;
    expect([paid(1), paid(2)]).toEqual([0, 1]);
  });

  it('[PAX-16.7] a dispute it wins is followed by INFLUENCE there, without a marker', () => {
    const dagger = LUMINARIES.find(({ strength }) => strength === 2)!.id;
    const s = table('joseph', { board: { r2c2: ['CRCL-III', 1] }, hands: { 1: [dagger] } });
    s.dispute = {
      attacker: 2,
      defender: 1,
      place: placeNamed(s, 'r2c2'),
      targets: [0],
      initial: [3, 1],
      bonus: 0,
      attackerWinsTies: false,
      rounds: [],
    };
    const step = game.steps.afterDispute;
    const after = (won: boolean) => {
      const t = game.clone(s);
      t.rival = { ...t.rival!, stage: 3 };
      if ('run' in step) step.run(t, { at: 'afterDispute', won });
      return [t.influence[2], t.markers[placeNamed(t, 'r2c2')], t.rival!.stageFailed, t.dispute];
    };
    expect(after(true)).toEqual([18, 0, false, null]);
    expect(after(false)).toEqual([19, 0, true, null]);
  });

  it('[PAX-15.1] without an artificial rival there is nobody to watch', () => {
    const s = scenario({ players: 2 }).acting(0).state();
    expect(rivalProgress(s)).toEqual([]);
    expect(s.factionCards[FACTION.AR]).toBe(-1);
  });
});
