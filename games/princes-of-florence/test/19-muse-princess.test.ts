// Chapter 19: the Muse and the Princess.

import { type AnyGame, imagine } from '@signoria/kernel';
import { describe, expect, it } from 'vitest';
import { game } from '../rules/game.ts';
import type { State } from '../rules/model/state.ts';
import { four, muse } from './help.ts';

const bids = (...lines: string[]) =>
  muse()
    .characters()
    .play(...lines);

describe('the display', () => {
  it('[FLO-19.1] six characters face up, 600 coins on the Banker', () => {
    const view = muse().auction().view(0);
    expect(view.characters!.map(({ character }) => character)).toEqual([
      'banker',
      'cardinal',
      'merchant',
      'muse',
      'princess',
      'professor',
    ]);
    expect(view.characters!.every(({ owner, facedown }) => owner === null && !facedown)).toBe(true);
    expect(view.pot).toBe(600);
    expect(four().auction().view(0).characters).toBe(null);
  });

  it('[FLO-19.2, FLO-R59] prestige can no longer be sold, without exception', () => {
    muse()
      .seat(0, { prestige: 9 })
      .seat(1, { prestige: 9 })
      .auction()
      .expect({ open: { 0: [], 1: [] } })
      .refused('0 sell 1')
      .refused('1 sell 1');
    four()
      .seat(1, { prestige: 9 })
      .auction()
      .expect({ open: { 1: ['sellPrestige'] } });
  });
});

describe('the auction of characters', () => {
  it('[FLO-19.3] after the standard auction, begun by the first player, clockwise', () => {
    muse()
      .first(2)
      .auction()
      .play('2 dropOut', '3 dropOut', '0 dropOut', '1 decline')
      .expect({ phase: 'characters', question: 'pawn', deciding: 2 })
      .play('2 pass')
      .expect({ deciding: 3 });
  });

  it('[FLO-19.4] any free space, or a higher one on a card with a pawn, which goes back; the displaced one bids in turn', () => {
    bids('0 pawn muse 500')
      .expect({
        deciding: 1,
        offers: ['pawn muse 600', 'pawn muse 1500', 'pawn cardinal 300'],
        lacks: ['pawn muse 500', 'pawn muse 400'],
      })
      .play('1 pawn muse 700')
      .expect({ deciding: 2, events: [{ what: 'pawnPlaced', displaced: 0 }] })
      .play('2 pass', '3 pass')
      .expect({ deciding: 0, question: 'pawn' });
    bids('0 pawn muse 1500')
      .refused('1 pawn muse 1600')
      .expect({ blocked: { 'pawn muse 1600': ['FLO-19.4'] } });
  });

  it('[FLO-19.5, FLO-E12] spaces 3 to 15, for the Banker 0 to 5, times 100', () => {
    muse()
      .characters()
      .expect({
        offers: ['pawn banker 0', 'pawn banker 500', 'pawn merchant 300', 'pawn merchant 600', 'pawn merchant 1500'],
        lacks: ['pawn banker 600', 'pawn merchant 200', 'pawn merchant 1600', 'pawn merchant 350'],
      });
    bids('0 pawn merchant 600', '1 pass', '2 pass', '3 pass').expect({ coins: { 0: 2900 }, owner: { merchant: 0 } });
  });

  it('[FLO-19.6, FLO-R51] never more than can be paid; the Banker brings his own coins', () => {
    muse()
      .seat(0, { coins: 400 })
      .characters()
      .expect({ offers: ['pawn muse 400', 'pawn banker 500'], lacks: ['pawn muse 500'] });
    muse()
      .seat(0, { coins: 0 })
      .characters()
      .expect({ menu: [0, 100, 200, 300, 400, 500].map((n) => `pawn banker ${n}`).concat('pass') })
      .refused('0 pawn muse 300', 'tooFewCoins', 'FLO-19.6');
  });

  it('[FLO-19.7] a pawn still there when the turn comes wins: pay and take', () => {
    bids('0 pawn muse 500', '1 pass', '2 pass')
      .expect({ owner: { muse: null } })
      .play('3 pass')
      .expect({ owner: { muse: 0 }, coins: { 0: 3000 } });
  });

  it('[FLO-19.8] a pass is final; it ends when all have passed or bought', () => {
    bids('0 pass', '1 pawn muse 300', '2 pawn muse 400', '3 pass')
      .expect({ deciding: 1 })
      .play('1 pass')
      .expect({ phase: 'actions', owner: { muse: 2 }, coins: { 2: 3100 } });
  });

  it('[FLO-R50, FLO-R74] one character each a round; a pawn is binding; nobody ever has two', () => {
    const table = bids('0 pawn muse 500', '1 pass', '2 pass', '3 pass');
    table.expect({ owner: { muse: 0 }, phase: 'actions' });
    muse()
      .seat(0, { character: 'muse' })
      .characters()
      .expect({ owner: { muse: null }, events: ['characterReturned'] });
  });
});

describe('using characters', () => {
  it('[FLO-19.9, FLO-R55] the Banker at once; Cardinal, Muse, Princess in the action phase; Merchant and Professor any time', () => {
    bids('0 pawn banker 0', '1 pass', '2 pass', '3 pass').expect({ coins: { 0: 4100 }, owner: { banker: null } });
    bids('0 pawn professor 300', '1 pass', '2 pass', '3 pass').expect({
      question: 'useNow',
      menu: ['professor prestige', 'professor bonus', 'later'],
    });
    const holds = muse().seat(0, { character: 'merchant', prestige: 3 }).seat(1, { prestige: 5 });
    holds
      .auction()
      .expect({ open: { 0: ['characterUse'] } })
      .play('0 use merchant')
      .expect({ prestige: { 0: 5 }, deciding: 0 });
    muse().seat(0, { character: 'cardinal' }).auction().refused('0 use cardinal');
    muse()
      .seat(0, { character: 'cardinal' })
      .turn(0)
      .expect({ offers: ['use cardinal'] });
    muse()
      .seat(1, { character: 'merchant' })
      .auction()
      .expect({ open: { 1: [] } });
  });

  it('[FLO-R55] Merchant and Professor may be used at every decision of their owner, whatever it is about', () => {
    const holding = { character: 'professor', hand: ['poet'], bonus: ['bonus-17'], jesters: 5 } as const;
    const turn = () => muse().seat(0, holding).turn(0);
    const moments = [
      turn().play('0 build tower'),
      turn().play('0 profession'),
      turn().play('0 profession').play('0 keep alchemist'),
      turn().play('0 work poet'),
      turn().play('0 work poet', '0 complete'),
      muse().seat(0, holding).auction(),
      muse().seat(0, holding).auction().play('0 auction forest', '1 pass', '2 pass', '3 pass'),
      muse()
        .seat(0, holding)
        .seat(1, { table: ['jurist'] })
        .auction()
        .play('0 auction recruiting', '1 pass', '2 pass', '3 pass'),
    ];
    const asked = [
      'placeBuilding',
      'keepCard',
      'returnCards',
      'addBonus',
      'exchange',
      'starter',
      'placeLandscape',
      'recruitNow',
    ] as const;
    for (const [i, table] of moments.entries()) {
      table.expect({ question: asked[i]!, open: { 0: ['characterUse'], 1: [] } });
      table
        .play('0 professor prestige', '0 keep prestige-03', '0 rest')
        .expect({ question: asked[i]!, deciding: 0, cards: { 0: ['prestige-03'] } });
    }
  });

  it('[FLO-R55, FLO-H4, FLO-21.1] cards drawn before the Professor’s are taken up again, and are nobody else’s to know', () => {
    const table = muse()
      .seat(0, { character: 'professor' })
      .deck(
        'bonus',
        'bonus-05',
        'bonus-04',
        'bonus-03',
        'bonus-02',
        'bonus-01',
        'bonus-20',
        'bonus-19',
        'bonus-18',
        'bonus-17',
        'bonus-16',
      )
      .turn(0)
      .play('0 bonus', '0 professor bonus')
      .expect({ menu: ['keep bonus-20', 'keep bonus-19', 'keep bonus-18', 'keep bonus-17', 'keep bonus-16'] });
    const worlds = Array.from(
      { length: 30 },
      (_, i) => imagine(game as AnyGame, table.state() as never, 1, i) as never as State,
    );
    const first = (s: State) => JSON.stringify(s.drawn!.before!.cards);
    expect(new Set(worlds.map(first)).size).toBeGreaterThan(20);
    for (const world of worlds) expect(game.violations(world)).toEqual([]);
    table
      .play('0 keep bonus-18', '0 rest')
      .expect({ menu: ['keep bonus-05', 'keep bonus-04', 'keep bonus-03', 'keep bonus-02', 'keep bonus-01'] })
      .play('0 keep bonus-03', '0 rest')
      .expect({
        bonus: { 0: ['bonus-03', 'bonus-18'] },
        question: 'turn',
        bottom: { bonus: ['bonus-02', 'bonus-01'] },
      });
  });

  it('[FLO-R55, FLO-19.14] used for the rank on winning an object, the Merchant no longer makes it free', () => {
    muse()
      .seat(0, { character: 'merchant' })
      .auction()
      .play('0 auction jester', '1 pass', '2 pass', '3 pass', '0 use merchant')
      .expect({ question: 'merchantFree', menu: ['pay'], prestige: { 0: 1 }, owner: { merchant: null } })
      .play('0 pay')
      .expect({ coins: { 0: 3300 }, jesters: { 0: 1 } });
  });

  it('[FLO-R55] a Professor used before a building is placed leaves its price covered in every world imagined', () => {
    const table = muse()
      .seat(0, { character: 'professor', coins: 3000 })
      .turn(0)
      .play('0 build tower', '0 professor bonus');
    const worlds = Array.from(
      { length: 60 },
      (_, i) => imagine(game as AnyGame, table.state() as never, 1, i) as never as State,
    );
    expect(Math.min(...worlds.map((s) => s.players[0]!.coins))).toBeGreaterThanOrEqual(700);
  });

  it('[FLO-19.4, FLO-19.5, FLO-19.6] a bid that is refused says why, whatever its amount', () => {
    const table = muse().seat(1, { coins: 900 }).characters().play('0 pawn muse 500');
    table.refused('1 pawn muse 500', 'pawnTooLow', 'FLO-19.4').refused('1 pawn muse 400', 'pawnTooLow');
    table.refused('1 pawn cardinal 1000', 'tooFewCoins', 'FLO-19.6').refused('1 pawn muse 1500', 'tooFewCoins');
    for (const bid of ['cardinal 200', 'cardinal 350', 'cardinal 1600', 'banker 600', 'muse 1700'])
      table.refused(`1 pawn ${bid}`, 'noSuchSpace', 'FLO-19.5');
    muse()
      .seat(1, { coins: 2000 })
      .characters()
      .play('0 pawn muse 1500')
      .refused('1 pawn muse 800', 'highestSpaceTaken');
  });

  it('[FLO-19.10] a used card returns, face down if this round’s auction is not over; unused ones before the next', () => {
    bids('0 pawn merchant 300', '1 pawn muse 300', '2 pass', '3 pass', '0 use merchant').expect({
      owner: { merchant: null },
      facedown: ['merchant'],
    });
    muse()
      .seat(0, { character: 'cardinal' })
      .turn(0)
      .play('0 use cardinal')
      .expect({ owner: { cardinal: null }, facedown: [] });
    muse()
      .seat(2, { character: 'professor' })
      .characters()
      .expect({ question: 'lastChance', deciding: 2, menu: ['professor prestige', 'professor bonus', 'return'] })
      .play('2 return')
      .expect({ owner: { professor: null }, facedown: [], question: 'pawn' });
    bids('0 pawn banker 100', '1 pass', '2 pass', '3 pass').expect({ facedown: ['banker'] });
  });

  it('[FLO-19.11, FLO-E13] the Banker pays what lies on him less the bid and is filled up again; unsold, 100 more', () => {
    bids('0 pass', '1 pass', '2 pass', '3 pass').expect({ pot: 700, events: ['bankerGrows'] });
    muse()
      .pot(700)
      .characters()
      .play('0 pawn banker 200', '1 pass', '2 pass', '3 pass')
      .expect({ coins: { 0: 3500 + 500 }, pot: 600, noEvents: ['bankerGrows'] });
  });

  it('[FLO-19.12, FLO-R58] whoever wins him in round 7 may turn coins into prestige at the end', () => {
    const won = muse()
      .seat(0, { coins: 500 })
      .round(7)
      .characters()
      .play('0 pawn banker 0', '1 pass', '2 pass', '3 pass', '0 end', '1 end', '2 end', '3 end');
    won.expect({ question: 'convert', deciding: 0, offers: ['convert 0', 'convert 5'], lacks: ['convert 6'] });
    won.play('0 convert 5').expect({ prestige: { 0: 5 }, coins: { 0: 100 }, winners: [0] });
    muse()
      .round(6)
      .characters()
      .play('0 pawn banker 0', '1 pass', '2 pass', '3 pass', '0 end', '1 end', '2 end', '3 end')
      .expect({ round: 7 });
  });

  it('[FLO-19.12] without a winner of the Banker in round 7 nobody is asked about coins', () => {
    const passes = [0, 1, 2, 3].map((seat) => `${seat} pass`);
    const ends = [0, 1, 2, 3].map((seat) => `${seat} end`);
    muse()
      .round(7)
      .characters()
      .play(...passes, ...ends)
      .expect({ winners: [0, 1, 2, 3], reason: 'shared' });
  });

  it('[FLO-19.13, FLO-R52, FLO-E14] the Cardinal: three actions, of which one freedom and one profession', () => {
    muse()
      .seat(0, { character: 'cardinal', hand: ['mathematician'] })
      .turn(0)
      .play('0 use cardinal', '0 build university')
      .placed(0)
      .play('0 freedom religion', '0 work mathematician', '0 exchange 0')
      .expect({ menu: ['end'], best: { 0: 8 } });
    muse()
      .seat(0, { character: 'cardinal', builders: 3 })
      .turn(0)
      .play('0 use cardinal', '0 build tower')
      .placed(0)
      .play('0 build chapel')
      .placed(0)
      .play('0 build opera')
      .placed(0)
      .expect({ buildings: { 0: ['opera', 'tower', 'chapel'] }, menu: ['end'] });
    muse()
      .seat(0, { character: 'cardinal' })
      .turn(0)
      .play('0 use cardinal', '0 freedom travel')
      .refused('0 freedom opinion', 'oncePerRound');
  });

  it('[FLO-19.14, FLO-R53, FLO-E15] the Merchant: the next object free, decided on winning, or points for the rank', () => {
    const wins = () =>
      muse()
        .seat(0, { character: 'merchant' })
        .auction()
        .play('0 auction jester', '1 bid 300', '2 pass', '3 pass', '0 bid 400', '1 pass');
    wins().expect({ question: 'merchantFree', menu: ['free', 'pay'] });
    wins()
      .play('0 free')
      .expect({ coins: { 0: 3500 }, jesters: { 0: 1 }, owner: { merchant: null }, facedown: [] });
    wins()
      .play('0 pay')
      .expect({ coins: { 0: 3100 }, owner: { merchant: 0 } });
    const fourth = (own: number) =>
      muse()
        .seat(0, { prestige: 10 })
        .seat(1, { prestige: 12 })
        .seat(2, { prestige: 12 })
        .seat(3, { prestige: own, character: 'merchant' })
        .turn(3);
    fourth(9)
      .play('3 use merchant')
      .expect({ prestige: { 3: 13 } });
    fourth(10)
      .play('3 use merchant')
      .expect({ prestige: { 3: 13 }, events: [{ what: 'merchantRank', rank: 3 }] });
    fourth(12)
      .play('3 use merchant')
      .expect({ prestige: { 3: 13 } });
  });

  it('[FLO-R54] he covers the last buyer’s price too; the bid must be covered; in round 7 only the rank is left', () => {
    muse()
      .seat(3, { character: 'merchant', coins: 200 })
      .auction()
      .play('0 dropOut', '1 dropOut', '2 dropOut', '3 take jester', '3 free')
      .expect({ coins: { 3: 200 }, jesters: { 3: 1 } });
    muse()
      .seat(3, { character: 'merchant', coins: 100 })
      .auction()
      .play('0 dropOut', '1 dropOut', '2 dropOut')
      .expect({ menu: ['decline'] });
    muse()
      .seat(1, { character: 'merchant', prestige: 2 })
      .round(7)
      .end()
      .expect({ question: 'lastChance', menu: ['use merchant', 'return'] });
  });

  it('[FLO-19.15, FLO-R56, FLO-E16] the Muse: every Work of this turn plus the round, from then on, for the minimum too', () => {
    const table = muse()
      .seat(0, { character: 'muse', hand: ['poet', 'philosopher'], jesters: 4 })
      .round(6)
      .turn(0);
    table
      .expect({ lacks: ['work poet'] })
      .play('0 use muse')
      .expect({ offers: ['work poet', 'work philosopher'] });
    table.play('0 work poet', '0 exchange 0').expect({ best: { 0: 16 }, owner: { muse: null } });
    table.play('0 work philosopher').expect({ events: [{ what: 'workDone', value: 16 }] });
  });

  it('[FLO-19.16, FLO-R57, FLO-E17] the Princess: a Work without profession, an action; neither jesters, freedoms nor bonus cards', () => {
    const table = muse()
      .seat(0, {
        character: 'princess',
        hand: ['poet', 'jurist'],
        table: ['painter'],
        tiles: ['forest', 'forest', 'lake', 'laboratory', 'library'],
        jesters: 2,
        freedoms: ['travel'],
        bonus: ['bonus-01'],
        cards: ['prestige-14'],
      })
      .round(6)
      .turn(0);
    expect(table.view(0).own!.princess).toBe(16);
    table
      .play('0 use princess')
      .expect({
        question: 'exchange',
        best: { 0: 16 },
        coins: { 0: 5100 },
        table: { 0: ['painter'] },
        bonus: { 0: ['bonus-01'] },
      })
      .play('0 exchange 8', '0 end')
      .expect({ prestige: { 0: 8 + 3 } });
    const worth = muse()
      .seat(0, { builders: 3, tiles: ['park'], recruits: 1, recruited: 1 })
      .turn(0)
      .view(0).own!.princess;
    expect(worth).toBe(3 + 6 + 2);
    muse()
      .seat(0, { character: 'princess', builders: 2, tiles: ['tower'] })
      .round(2)
      .turn(0)
      .refused('0 use princess', 'princessBelowMinimum');
  });

  it('[FLO-19.17, FLO-E18, FLO-R75] the Professor: five of one deck, one kept, free; a deck that is empty cannot be chosen', () => {
    muse()
      .seat(0, { character: 'professor' })
      .deck('bonus', 'bonus-05', 'bonus-04', 'bonus-03', 'bonus-02', 'bonus-01', 'bonus-20')
      .turn(0, 2)
      .play('0 professor bonus')
      .expect({ question: 'keepCard', coins: { 0: 3500 } })
      .play('0 keep bonus-03', '0 rest')
      .expect({
        bonus: { 0: ['bonus-03'] },
        top: { bonus: ['bonus-20'] },
        bottom: { bonus: ['bonus-05', 'bonus-04', 'bonus-02', 'bonus-01'] },
        question: 'turn',
        deciding: 0,
      });
    const all = Array.from({ length: 20 }, (_, i) => `bonus-${String(i + 1).padStart(2, '0')}`) as 'bonus-01'[];
    muse()
      .seat(0, { character: 'professor' })
      .seat(1, { bonus: all })
      .turn(0)
      .refused('0 professor bonus')
      .play('0 professor prestige');
  });

  it('[FLO-R78] at the end: Merchant and Professor, the Banker, then prestige cards', () => {
    const table = muse().seat(1, { character: 'professor' }).seat(2, { character: 'merchant' }).round(7).end();
    table
      .expect({ question: 'lastChance', deciding: 2 })
      .play('2 use merchant')
      .expect({ question: 'lastChance', deciding: 1 });
    table.play('1 professor prestige', '1 keep prestige-05', '1 rest').expect({ winners: [2] });
  });
});
