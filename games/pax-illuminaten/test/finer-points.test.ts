// Finer points of several chapters, each of which a careless change could lose.

import { enumerate, menuOf } from '@signoria/kernel';
import { describe, expect, it } from 'vitest';
import { CARDS, type CardId, LUMINARIES } from '../data/luminaries.ts';
import { rivalsAfter } from '../rules/chapters/03-support.ts';
import { actBlocked } from '../rules/chapters/05-blocked.ts';
import { rivalSteps } from '../rules/chapters/15-rival.ts';
import { COMMANDS } from '../rules/chapters/16-commands.ts';
import { rivalProgress } from '../rules/chapters/16-wins.ts';
import { game } from '../rules/game.ts';
import { placeNamed } from '../rules/model/board.ts';
import type { Choice } from '../rules/model/choices.ts';
import { notation } from '../rules/model/choices.ts';
import { isFulfilled } from '../rules/model/schemes.ts';
import { newTurn } from '../rules/model/state.ts';
import { type Position, scenario } from '../scenario.ts';

describe('finer points of people’s turns', () => {
  it('[PAX-6.12, PAX-R56] a card reached by rumours for the second time in a turn yields nothing', () => {
    scenario({ players: 2 })
      .set({ board: { r2c1: ['ARCL-II', 0], r2c2: ['CRSC-II', 0], r2c3: ['COMA-II', 0] } })
      .acting(0)
      .play('0 interrogate r2c1', '0 interrogate r2c3')
      .expect({ onlyStock: { 0: { AR: 1, CL: 1, CR: 1, SC: 1, CO: 1, MA: 1 } } });
  });

  it('[PAX-8.4] a REASSIGN sets out only for a marked card that has a cell for what is on its way', () => {
    const marked = (...tokens: number[]) =>
      scenario({ players: 2 })
        .set({
          board: { r3c2: ['ARMA-II', ...tokens], r4c2: 'ARCO-II', r5c1: ['ARCL-I', 0] },
          stocks: { 0: { AR: 1 } },
          markers: { r3c2: 1 },
        })
        .acting(0);
    marked(1, 1, 1).expect({ lacks: ['reward r3c2 reassign'] });
    marked(1, 1)
      .expect({ offers: ['reward r3c2 reassign'] })
      .play('0 reward r3c2 reassign', '0 reassign AR', '0 move r5c1 1 r4c2')
      .expect({ menu: ['move r4c2 1 r3c2'] });
  });

  it('[PAX-12.8] an edict calls in the favor of everybody, the artificial rival included', () => {
    scenario({ players: 1, rival: 'joseph' })
      .set({ hands: { 0: ['AR-GM'] }, eventDeck: ['edict-CL'], stocks: { 0: { CL: 2 }, rival: { CL: 3, CO: 1 } } })
      .acting(0)
      .play('0 conspire AR-GM support', '0 end')
      .expect({ stock: { 0: { CL: 0 }, rival: { CL: 0, CO: 1 } }, edicts: { CL: [0, 6] } });
  });

  it('[PAX-15.17, PAX-17.53] the clergy’s card gives the artificial rival no second token of its edicts', () => {
    scenario({ players: 1, rival: 'weishaupt' })
      .set({ edicts: { AR: ['rival', 6] }, factionCards: { CL: 'rival' }, round: 2, fullHands: true })
      .turn('rival')
      .expect({ events: [{ what: 'edictPays', faction: 'AR', stock: 1, supply: 1 }], edicts: { AR: ['rival', 4] } });
    scenario({ players: 2 })
      .set({ edicts: { AR: [0, 6] }, factionCards: { CL: 0 }, round: 2 })
      .eventPhase(0)
      .expect({ stock: { 0: { AR: 2 } }, edicts: { AR: [0, 4] } });
  });

  it('[PAX-1.5] of a hand everybody knows what was taken from the court, until it is played', () => {
    const at = scenario({ players: 2 })
      .set({ hands: { 0: ['ARCO-I', 'CO-GM'] }, shown: { 0: ['ARCO-I'] } })
      .acting(0);
    const known = () => at.view(1).players.find(({ who }) => who === 0)!.known;
    expect(known()).toEqual(['ARCO-I']);
    at.play('0 conspire CO-GM support');
    expect(known()).toEqual(['ARCO-I']);
    at.play('0 conspire ARCO-I link');
    expect(known()).toEqual([]);
    at.expect({ hand: { 0: [] } });
  });

  it('[PAX-R5] a plot already broken does not stand in the way of another', () => {
    const board: NonNullable<Position['board']> = {
      r1c1: ['ARCO-I', 0],
      r1c2: ['ARMA-I', 0],
      r2c1: ['ARCR-I', 0],
      r2c2: ['ARSC-I', 0],
      r2c3: ['ARCL-I', 0],
      r3c1: ['COMA-I', 0],
    };
    scenario({ players: 3 })
      .set({ board, publicSchemes: ['adepts', 'wide'], realised: { 0: ['adepts'] } })
      .acting(0)
      .play('0 realise wide')
      .expect({ realised: { 0: ['adepts', 'wide'] } });
  });

  it('[PAX-17.44] S-CONVERT returns no more than one has, and no more than three', () => {
    const converting = (stock: { readonly AR: number }) =>
      scenario({ players: 2 })
        .set({ hands: { 0: ['MASC-I'] }, stocks: { 0: stock } })
        .acting(0)
        .play('0 conspire MASC-I ability', '0 return AR');
    converting({ AR: 1 }).expect({ question: 'convertTake', stock: { 0: { AR: 0 } } });
    converting({ AR: 2 }).expect({ question: 'convertReturn', menu: ['return AR', 'stop'] });
    converting({ AR: 4 })
      .play('0 return AR')
      .expect({ question: 'convertReturn' })
      .play('0 return AR')
      .expect({ question: 'convertTake', stock: { 0: { AR: 1 } } })
      .play('0 gain CO', '0 gain CO', '0 gain CO')
      .expect({ question: 'act', onlyStock: { 0: { AR: 1, CO: 3 } } });
  });

  it('[PAX-9.8, PAX-17.52] quick favor once a turn; twice only for the owner of the scholars’ card', () => {
    const quick = (owner: 0 | 1) =>
      scenario({ players: 2 })
        .set({ hands: { 0: ['ARCO-I', 'ARCO-II', 'ARCO-III'] }, factionCards: { SC: owner } })
        .acting(0)
        .play('0 conspire ARCO-II support');
    quick(1).expect({ lacks: ['conspire ARCO-I support'] });
    quick(0)
      .expect({ offers: ['conspire ARCO-I support'] })
      .play('0 conspire ARCO-I support', '0 gain AR')
      .expect({ lacks: ['conspire ARCO-III support'] });
  });
});

describe('finer points of abilities and rounds', () => {
  it('[PAX-17.41, PAX-17.42] S-COURT needs another card in hand, S-STEAL a rival who has a token', () => {
    const [court, thief] = ['S-COURT', 'S-STEAL'].map((id) => LUMINARIES.find((card) => card.ability === id)!);
    const offered = (card: CardId, more: Position) =>
      scenario({ players: 2 })
        .set({ hands: { 0: [card] }, ...more })
        .acting(0);
    offered(court!.id, {}).expect({ lacks: [`conspire ${court!.id} ability`] });
    offered(court!.id, { hands: { 0: [court!.id, 'CRCL-III'] } }).expect({ offers: [`conspire ${court!.id} ability`] });
    offered(thief!.id, {}).expect({ lacks: [`conspire ${thief!.id} ability`] });
    offered(thief!.id, { stocks: { 0: { [thief!.factions[0]!]: 1 } } }).expect({
      lacks: [`conspire ${thief!.id} ability`],
    });
    offered(thief!.id, { stocks: { 1: { [thief!.factions[0]!]: 1 } } }).expect({
      offers: [`conspire ${thief!.id} ability`],
    });
  });

  it('[PAX-5.1] a round is announced once, when the first player’s turn begins', () => {
    const at = scenario({ players: 2 }).newGame();
    const rounds = () => at.heard(null).filter(({ what }) => what === 'roundStarts').length;
    const { first } = at.state();
    expect(at.view(null).round).toBe(1);
    at.play(`${first} end`);
    expect([at.state().turn.who, at.view(null).round, rounds()]).toEqual([1 - first, 1, 0]);
    at.play(`${1 - first} end`);
    expect([at.state().turn.who, at.view(null).round, rounds()]).toEqual([first, 2, 1]);
  });

  it('[PAX-14.4] the score tells main lodges by their size and one’s influence in them', () => {
    const s = scenario({ players: 2 })
      .set({
        board: { r3c1: ['ARMA-II', 0, 1], r3c2: ['ARCO-II', 0, 0], r3c3: 'ARCR-II' },
        factionCards: { AR: 0, CO: 0 },
        realised: { 0: ['wide'] },
      })
      .acting(0)
      .state();
    const lines = game.score(s, 0);
    expect(lines.map(({ what, points }) => `${what} ${points}`)).toEqual(['schemes 0', 'faction 3', 'factionCards 0']);
    expect(lines.map(({ facts }) => facts)).toEqual([
      { held: 1, of: 2, schemes: ['wide'] },
      { faction: 'AR', size: 3, places: ['r3c1', 'r3c2', 'r3c3'] },
      { cards: 2 },
    ]);
  });

  it('[PAX-6.10] while tokens are shared everybody sees to whom they are due', () => {
    const view = scenario({ players: 3 })
      .set({ board: { r3c2: ['ARMA-III', 0, 2] } })
      .acting(0)
      .play('0 interrogate r3c2', '0 gain AR')
      .expect({ question: 'share' })
      .view(1);
    const share = view.underway.find(({ at }) => at === 'share')!;
    expect(share).toMatchObject({ due: [{ who: 2, count: 1 }] });
  });

  it('[PAX-7.8] without a card on either side nothing is won at once', () => {
    scenario({ players: 2 })
      .set({ board: { r3c2: ['ARMA-II', 0, 1] }, stocks: { 0: { AR: 1 } }, hands: { 0: [], 1: [] } })
      .acting(0)
      .play('0 oust r3c2 1')
      .expect({ events: [{ what: 'disputeDecided', winner: 1, end: 'tie', strengths: [1, 1] }] });
  });
});

describe('rival influence treated as one’s own', () => {
  it('[PAX-17.34] E-INTERR-ALLY lets one interrogate rivals’ cards nearby, not cards without influence', () => {
    const { id } = LUMINARIES.find((card) => card.ability === 'E-INTERR-ALLY')!;
    scenario({ players: 2 })
      .set({
        hands: { 0: [id] },
        board: { r1c1: 'MACR-II', r1c2: ['MASC-II', 1], r2c2: ['ARMA-II', 0], r4c3: ['COCR-II', 1] },
      })
      .acting(0)
      .play(`0 conspire ${id} ability`)
      .expect({
        offers: ['interrogate r1c2', 'interrogate r2c2'],
        lacks: ['interrogate r1c1', 'interrogate r4c3'],
      });
  });
});

describe('earlier rules', () => {
  it('[PAX-H8] a game that began under rules version 1 has its special actions carried out', () => {
    for (const ability of ['S-REVEAL', 'S-COURT', 'S-STEAL', 'S-CONVERT', 'S-MARK'] as const) {
      const { id } = LUMINARIES.find((card) => card.ability === ability)!;
      const s = scenario({ players: 2 })
        .set({
          hands: { 0: [id, 'MACL-I'] },
          board: { r5c1: ['ARMA-III', 0, 1] },
          stocks: { 0: { AR: 1 }, 1: { AR: 1, CO: 1, MA: 1, CR: 1, SC: 1, CL: 1 } },
        })
        .acting(0)
        .play(`0 conspire ${id} ability`)
        .state();
      const lines = (reading: 2 | undefined) =>
        enumerate(menuOf(game as never, { ...s, reading } as never, 0)!).map((c) => notation.write(c as Choice));
      expect([ability, lines(2).includes('stop'), lines(undefined).includes('stop')]).toEqual([ability, true, false]);
      expect(lines(undefined)).toEqual(lines(2).filter((line) => line !== 'stop'));
    }
  });
});

describe('what is refused, and why', () => {
  const why = (at: ReturnType<typeof scenario>) =>
    new Map(actBlocked(at.state(), 0).map(({ choice, why: reason }) => [notation.write(choice), reason]));

  it('[PAX-5.4] every main action is refused for want of one just when none is left', () => {
    const board = { r5c1: ['ARMA-II', 0, 1], r5c2: 'CRSC-II' } as const;
    const hands = { 0: ['ARCO-I'] } as const;
    const stocks = { 0: { AR: 3, MA: 3, CR: 3, SC: 3 } };
    const actions = ['scout r4c1', 'influence r5c2', 'expel r5c2', 'interrogate r5c1', 'oust r5c1 1'];
    const none = why(scenario({ players: 2 }).set({ board, hands, stocks, mainLeft: 0 }).acting(0));
    for (const action of [...actions, 'interrogate areopagus'])
      expect([action, none.get(action)]).toEqual([action, 'noMainActions']);
    const one = why(scenario({ players: 2 }).set({ board, hands, stocks, mainLeft: 1 }).acting(0));
    for (const action of actions) expect([action, one.get(action)]).toEqual([action, undefined]);
  });

  it('[PAX-7.1] only influence that lies there is ousted, or refused to be', () => {
    const refused = why(
      scenario({ players: 3 })
        .set({ board: { r1c1: ['ARMA-II', 1], r5c1: ['CRSC-II', 0] } })
        .acting(0),
    );
    expect([...refused.keys()].filter((line) => line.startsWith('oust'))).toEqual(['oust r1c1 1']);
    expect(refused.get('oust r1c1 1')).toBe('notAdjacent');
  });

  it('[PAX-6.15, PAX-6.18, PAX-R14] EXPEL takes a card of the hand that fits', () => {
    const board = { r5c1: ['ARMA-III', 0], r5c2: ['CRSC-I', 1, 1] } as const;
    const at = (hand: readonly CardId[], event?: 'lightning') =>
      why(
        scenario({ players: 2 })
          .set({ board, hands: { 0: hand }, stocks: { 0: { AR: 3 } }, ...(event ? { specials: { 1: event } } : {}) })
          .acting(0),
      );
    expect(at([]).get('expel r5c1')).toBe('emptyHand');
    expect(at(['ARCO-I']).get('expel r5c1')).toBe(undefined);
    expect(at(['ARCO-I']).get('expel r5c2')).toBe('rivalsThere');
    expect(at(['ARCO-I'], 'lightning').get('expel r5c2')).toBe(undefined);
    expect(at(['ARCO-I']).get('influence r5c2')).toBe('cardFull');
  });

  it('[PAX-8.2, PAX-R31] a reward for INFLUENCE or EXPEL still takes an acting card beside the marked one', () => {
    scenario({ players: 2 })
      .set({
        board: { r1c1: 'ARMA-I' },
        markers: { r1c1: 1 },
        hands: { 0: ['ARCO-I'] },
        stocks: { 0: { AR: 3, MA: 3 } },
      })
      .acting(0)
      .expect({ lacks: ['reward r1c1 influence', 'reward r1c1 expel', 'reward r1c1 reassign'] });
    scenario({ players: 2 })
      .set({
        board: { r5c1: 'ARMA-I' },
        markers: { r5c1: 1 },
        hands: { 0: ['ARCO-I'] },
        stocks: { 0: { AR: 3, MA: 3 } },
      })
      .acting(0)
      .expect({ offers: ['reward r5c1 influence', 'reward r5c1 expel'], lacks: ['reward r5c2 influence'] });
  });
});

describe('what is shared and seen', () => {
  it('[PAX-6.10] whoever shares loses the token the rival gains, at any seat', () => {
    scenario({ players: 3 })
      .set({ board: { r3c2: ['ARMA-III', 1, 2, 0] } })
      .acting(1)
      .play('1 interrogate r3c2', '1 gain AR', '1 give AR 2', '1 give MA 0')
      .expect({ onlyStock: { 0: { MA: 1 }, 1: { AR: 1 }, 2: { AR: 1 } } });
  });

  it('[PAX-R15] cards of the first degree may run short of either faction', () => {
    const asked = (rivals: { readonly AR?: number; readonly MA?: number; readonly CR?: number }) =>
      scenario({ players: 2 })
        .set({ board: { r3c2: ['ARMA-I', 0], r2c2: ['ARCR-I', 0] }, stocks: { 1: rivals } })
        .acting(0)
        .play('0 interrogate r3c2');
    asked({ AR: 5 }).expect({ question: 'chooseYield' });
    asked({ CR: 6 }).expect({ question: 'chooseYield' });
    asked({ MA: 6 }).expect({ question: 'chooseYield' });
    asked({ AR: 4, MA: 5, CR: 5 }).expect({ question: 'chooseGain' });
  });

  it('[PAX-12.9, PAX-17.46] who draws sees the cards, the others see how many', () => {
    const at = scenario({ players: 2 })
      .set({ hands: { 0: ['COSC-III'] }, deck: [] })
      .acting(0)
      .play('0 conspire COSC-III ability');
    at.expect({ handSize: { 0: 2 }, hearsNot: { 1: ['drewCards'] } });
    expect(at.heard(0).filter(({ what }) => what === 'drewCards')).toHaveLength(1);
    expect(at.heard(1).filter(({ what }) => what === 'drew')).toHaveLength(1);
  });

  it('[PAX-3.9, PAX-3.10] a lodge is shown with the influence in it, and with nobody who has none', () => {
    const { lodges } = scenario({ players: 3 })
      .set({ board: { r3c1: ['ARMA-II', 0, 1], r3c2: ['ARCO-II', 0, 0], r3c3: 'ARCR-II' } })
      .acting(0)
      .view(null);
    expect(
      lodges.map(({ faction, size, controller, influence }) => ({ faction, size, controller, influence })),
    ).toEqual([
      {
        faction: 'AR',
        size: 3,
        controller: 0,
        influence: [
          { who: 0, count: 3 },
          { who: 1, count: 1 },
        ],
      },
    ]);
  });
});

describe('finer points of the artificial rivals', () => {
  it('[PAX-16.7] of rivals with equal influence the first after it in turn order is ousted', () => {
    const ousted = (...cells: (0 | 1)[]) => {
      const s = scenario({ players: 2, rival: 'joseph' })
        .set({ board: { r2c2: ['COCL-III', ...cells] } })
        .acting(0)
        .state();
      s.rival = { ...s.rival!, target: placeNamed(s, 'r2c2') };
      COMMANDS.oust(s);
      const frame = s.todo.at(-1)!;
      return frame.at === 'challenge' ? [frame.rival, frame.targets] : frame.at;
    };
    const [first] = rivalsAfter(scenario({ players: 2, rival: 'joseph' }).acting(0).state(), 2);
    expect(first).toBe(0);
    expect(ousted(0, 1, 1, 0)).toEqual([0, [0, 3]]);
    expect(ousted(1, 0, 0, 1)).toEqual([0, [1, 2]]);
    expect(ousted(0, 1, 1)).toEqual([1, [1, 2]]);
    expect(ousted(1)).toEqual([1, [0]]);
  });

  it('[PAX-16.30] Charles Theodore’s last goal takes strictly more points than every human has', () => {
    const goal = (...cells: (0 | 'rival')[]) => {
      const s = scenario({ players: 1, rival: 'charlestheodore' })
        .set({
          board: { r3c1: ['ARMA-III', ...cells], r3c2: 'ARCO-II', r3c3: 'ARCR-II' },
          eventDiscards: ['edict-AR', 'edict-CO', 'edict-MA', 'edict-CR'],
        })
        .acting(0)
        .state();
      return isFulfilled(rivalProgress(s).find(({ win }) => win === 'edictsAndScore')!.progress);
    };
    expect([goal('rival', 0), goal('rival', 'rival', 0), goal('rival', 0, 0)]).toEqual([false, true, false]);
  });

  it('[PAX-15.20] after its turn only the humans of its disputes refill', () => {
    const s = scenario({ players: 2, rival: 'joseph' })
      .set({ hands: { 0: ['ARCO-I'], 1: ['ARMA-I'] } })
      .acting(0)
      .state();
    s.turn = { ...newTurn(2, 0), disputants: 0b110 };
    s.todo = [];
    const step = rivalSteps.rivalCleansUp;
    if ('run' in step) step.run(s, { at: 'rivalCleansUp' });
    expect(s.todo.filter(({ at }) => at === 'refillHand')).toEqual([{ at: 'refillHand', who: 1 }]);
    expect(s.todo.at(-1)).toEqual({ at: 'refreshCourt' });
  });

  it('[PAX-16.13] Weishaupt interrogates first with two tokens in stock, not with three', () => {
    const first = (tokens: { readonly AR?: number; readonly CO?: number }) =>
      scenario({ players: 1, rival: 'weishaupt' })
        .set({ stocks: { rival: tokens }, fullHands: true })
        .rivalTurn()
        .heard(null)
        .find(({ what }) => what === 'rivalStage') as unknown as { item: string };
    expect([first({ AR: 1, CO: 1 }).item, first({ AR: 2, CO: 1 }).item]).toEqual(['a', 'b']);
  });

  it('[PAX-R39, PAX-14.5] with the most faction points an artificial rival wins, and nobody else', () => {
    scenario({ players: 1, rival: 'joseph' })
      .set({
        board: { r3c1: ['ARMA-II', 'rival'], r3c2: 'ARCO-II', r3c3: 'ARCR-II' },
        first: 'rival',
        lastRound: true,
        eventDiscards: ['edict-AR', 'edict-CO', 'edict-MA', 'edict-CR', 'edict-SC'],
        fullHands: true,
      })
      .acting(0)
      .play('0 end')
      .expect({ winners: [], reason: 'rivalFactions' });
  });

  it('[PAX-15.10] its plan card and target lie open while it has them', () => {
    const s = scenario({ players: 1, rival: 'joseph' }).acting(0).state();
    expect(game.view(s, null).rival).toMatchObject({ plan: null, target: null, figure: 'areopagus' });
    s.rival = { ...s.rival!, plan: s.deck.pop()!, target: placeNamed(s, 'r2c2') };
    expect(game.view(s, null).rival).toMatchObject({ plan: CARDS[s.rival.plan], target: 'r2c2' });
  });
});
