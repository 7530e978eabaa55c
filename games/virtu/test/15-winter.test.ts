// Chapter 15: Winter.

import { describe, expect, it } from 'vitest';
import { table } from './help.ts';

describe('salary', () => {
  it('[VIR-15.1, VIR-R59] salary, rearranging, purchases, hiring, Alliance; an Indulgence at any point', () => {
    table()
      .florins(0, 9)
      .troops(0, 'pisa', 3)
      .card(0, 'condottiere', 'R1')
      .winter(0)
      .expect({ question: 'salary', free: { 0: ['cash pisa', 'cash florence', 'indulgence'] } })
      .play('0 salary 1')
      .expect({ question: 'rearrange' })
      .play('0 stop')
      .expect({ question: 'acquire' })
      .play('0 stop')
      .expect({ question: 'hire', free: { 0: ['cash pisa', 'cash florence', 'indulgence'] } })
      .play('0 stop')
      .expect({ question: 'alliance' });
  });

  it('[VIR-15.2] nothing for two Troops, 1 florin for three or four, 2 for more', () => {
    table().winter(0).expect({ question: 'rearrange' });
    table()
      .florins(0, 5)
      .troops(0, 'pisa', 2)
      .winter(0)
      .expect({ menu: ['salary 1', 'salary 0'] });
    table()
      .florins(0, 5)
      .troops(0, 'pisa', 4)
      .winter(0)
      .expect({ menu: ['salary 2', 'salary 1', 'salary 0'] })
      .play('0 salary 2')
      .expect({ florins: { 0: 3 } });
  });

  it('[VIR-15.3, VIR-R49] for less, fewer stay, and the owner chooses who leaves', () => {
    table()
      .florins(0, 5)
      .troops(0, 'pisa', 4)
      .winter(0)
      .play('0 salary 0')
      .expect({ question: 'dismiss', menu: ['dismiss pisa', 'dismiss florence'] })
      .play('0 dismiss pisa', '0 dismiss florence', '0 dismiss pisa')
      .expect({ troops: { pisa: { 0: 2 }, florence: { 0: 0 } }, florins: { 0: 5 }, question: 'rearrange' });
    table()
      .florins(0, 5)
      .troops(0, 'pisa', 4)
      .winter(0)
      .play('0 salary 1', '0 dismiss pisa')
      .expect({ question: 'rearrange' });
    table()
      .florins(0, 0)
      .exhausted(0, 'florence')
      .troops(0, 'pisa', 2)
      .winter(0)
      .play('0 salary 1')
      .expect({ question: 'raise' })
      .play('0 raise pisa=florin')
      .expect({ florins: { 0: 1 } });
  });
});

describe('rearranging the Palace', () => {
  it('[VIR-15.4] any number of cards, one at a time', () => {
    table()
      .card(0, 'bishop', 'R1')
      .card(0, 'banker', 'R2')
      .winter(0)
      .play('0 arrange R1 upperRight', '0 arrange R2 under.upperRight')
      .expect({
        cards: { 0: { upperRight: 'bishop', 'under.upperRight': 'banker', R1: null, R2: null } },
        question: 'rearrange',
      })
      .play('0 stop')
      .expect({ question: 'acquire' });
  });

  it('[VIR-15.5] no card enters or leaves a Room with marker, Indulgence or enemy Agent', () => {
    const s = table()
      .card(0, 'bishop', 'R1')
      .card(0, 'merchant', 'upperRight')
      .card(0, 'ambassador', 'lowerRight')
      .card(0, 'cardinal', 'lowerLeft')
      .marker(0, 'upperRight')
      .indulgence(0, 'lowerRight')
      .agent(2, 'florence.lowerLeft')
      .winter(0);
    for (const room of ['upperRight', 'lowerRight', 'lowerLeft']) {
      s.expect({ lacks: [`arrange R1 under.${room}`] }).refused(`0 arrange ${room} R2`, 'VIR-15.5', 'roomFrozen');
    }
    s.expect({ offers: ['arrange R1 top', 'arrange R1 upperLeft'] });
  });

  it('[VIR-15.6] only available Courtiers move, to a Room or a free space', () => {
    table()
      .card(0, 'bishop', 'R1')
      .exhausted(0, 'R1')
      .winter(0)
      .refused('0 arrange R1 upperRight', 'VIR-15.6', 'courtierExhausted')
      .refused('0 arrange R1 L1');
    table()
      .card(0, 'bishop', 'R1')
      .winter(0)
      .play('0 arrange R1 L1')
      .expect({ cards: { 0: { L1: 'bishop', R1: null } }, pieces: { 0: { L1: 'available' } } });
  });

  it('[VIR-15.7] out of a Room a card lands on a free space, exhausted', () => {
    table()
      .card(0, 'bishop', 'upperRight')
      .winter(0)
      .play('0 arrange upperRight R1')
      .expect({ cards: { 0: { upperRight: null, R1: 'bishop' } }, pieces: { 0: { R1: 'exhausted' } } });
  });

  it('[VIR-15.8] so no card goes from Room to Room, and two Courtiers cannot swap', () => {
    table()
      .card(0, 'bishop', 'upperRight')
      .winter(0)
      .refused('0 arrange upperRight lowerLeft')
      .play('0 arrange upperRight R1')
      .refused('0 arrange R1 lowerLeft');
    table().card(0, 'bishop', 'R1').card(0, 'banker', 'L1').winter(0).refused('0 arrange R1 L1');
  });

  it('[VIR-15.9] shaded spaces come from Titles, bonuses and five cities, three at most', () => {
    const unlocked = (s: ReturnType<typeof table>) => s.turn(0).view().players[0]!.shaded.unlocked;
    expect(unlocked(table())).toBe(0);
    expect(unlocked(table().token(0, 'duchy'))).toBe(1);
    expect(unlocked(table().token(0, 'duchy', 'kingdom').bonus(0, 'copernicus'))).toBe(3);
    expect(
      unlocked(
        table()
          .token(0, 'duchy', 'kingdom')
          .bonus(0, 'copernicus', 'the_prince')
          .owns(0, 'siena', 'ravenna', 'spoleto'),
      ),
    ).toBe(3);
  });

  it('[VIR-15.10] of a Title even while it is exhausted', () => {
    expect(table().token(0, 'duchy').exhausted(0, 'duchy').turn(0).view().players[0]!.shaded.unlocked).toBe(1);
  });

  it('[VIR-15.11] any shaded space, even while open ones are free, but no more than are unlocked', () => {
    table()
      .token(0, 'duchy')
      .card(0, 'bishop', 'R1')
      .card(0, 'banker', 'R2')
      .winter(0)
      .expect({ offers: ['arrange R1 R3', 'arrange R1 L2', 'arrange R1 L3', 'arrange R1 L1'] })
      .play('0 arrange R1 L3')
      .expect({ lacks: ['arrange R2 R3'], offers: ['arrange L3 R3', 'arrange L3 L1'] });
    table().card(0, 'bishop', 'R1').winter(0).refused('0 arrange R1 R3');
  });

  it('[VIR-15.12, VIR-R33, VIR-R34] a Courtier, even exhausted, is discarded to make room: a Noble returns, Family leaves; never out of a Room', () => {
    const s = table()
      .card(0, 'bishop', 'R1')
      .card(0, 'lorenzo_de_medici', 'R2')
      .card(0, 'banker', 'L1')
      .exhausted(0, 'R1')
      .card(0, 'merchant', 'top');
    s.winter(0)
      .expect({ offers: ['discard R1', 'discard R2', 'discard L1'] })
      .refused('0 discard top');
    s.play('0 discard R1');
    expect(s.view().market.find(({ id }) => id === 'bishop')!.left).toBe(5);
    s.expect({ cards: { 0: { R1: null } }, offers: ['discard R2', 'discard L1'] }); // also while others are free
    const family = table()
      .card(0, 'bishop', 'R1')
      .card(0, 'lorenzo_de_medici', 'R2')
      .card(0, 'banker', 'L1')
      .winter(0)
      .play('0 discard R2');
    expect(JSON.stringify(family.view().market)).not.toContain('lorenzo');
    family.play('0 stop').expect({ question: 'acquire' });
  });

  it('[VIR-15.13] below five cities a shaded space is lost: its card moves or goes, even exhausted', () => {
    const s = () =>
      table()
        .owns(1, 'benevento', 'pescara', 'ravenna')
        .card(1, 'banker', 'L2')
        .card(1, 'bishop', 'R1')
        .exhausted(1, 'L2', 'ravenna')
        .troops(0, 'ravenna', 3)
        .sieges();
    s()
      .expect({
        deciding: 1,
        question: 'loseSpace',
        menu: ['vacate L2 R1', 'vacate L2 R2', 'vacate L2 L1', 'vacate L2 discard'],
      })
      .play('1 vacate L2 L1')
      .expect({ cards: { 1: { L1: 'banker', L2: null } }, pieces: { 1: { L1: 'exhausted' } } });
    s()
      .play('1 vacate L2 discard')
      .expect({ cards: { 1: { L2: null } }, events: [{ what: 'cardDiscarded', card: 'banker' }] });
    s()
      .play('1 vacate L2 R1') // VIR-15.12: another's place is freed for it
      .expect({ cards: { 1: { R1: 'banker', L2: null } }, events: [{ what: 'cardDiscarded', card: 'bishop' }] });
  });

  it('[VIR-R31] a second card goes under the first, never on top', () => {
    table()
      .card(0, 'bishop', 'upperRight')
      .card(0, 'merchant', 'R1')
      .winter(0)
      .refused('0 arrange R1 upperRight')
      .play('0 arrange R1 under.upperRight')
      .expect({ cards: { 0: { upperRight: 'bishop', 'under.upperRight': 'merchant' } } });
  });

  it('[VIR-R32] what lies on an Upgrade leaves only if the Upgrade has an action', () => {
    table()
      .card(0, 'bishop', 'upperRight')
      .card(0, 'merchant', 'under.upperRight')
      .winter(0)
      .play('0 arrange upperRight R1')
      .expect({ cards: { 0: { upperRight: 'merchant', 'under.upperRight': null, R1: 'bishop' } } });
    table()
      .card(0, 'bishop', 'upperRight')
      .card(0, 'banker', 'under.upperRight')
      .winter(0)
      .refused('0 arrange upperRight R1')
      .play('0 arrange under.upperRight R1', '0 arrange upperRight R2');
  });
});

describe('acquisitions', () => {
  const shop = () => table().winter(0).play('0 stop');

  it('[VIR-15.14] paid with florins, Courtiers, tokens, the Empire’s bonus or an Indulgence’s Crown; never with Rooms', () => {
    table()
      .florins(0, 1)
      .card(0, 'podesta', 'R1')
      .ally(0, 'holy_roman_empire')
      .card(0, 'pope', 'top')
      .winter(0)
      .play('0 stop', '0 buy cardinal', '0 stop')
      .refused('0 pay treasury=florin card=crown')
      .play('0 pay treasury=florin florence=crown holy_roman_empire=cross')
      .expect({ question: 'house' });
    shop().refused('0 buy pope', 'VIR-15.14', 'tooDear');
  });

  it('[VIR-15.15] all purchases are paid together: what is bought does not pay', () => {
    table()
      .florins(0, 4)
      .exhausted(0, 'florence', 'pisa')
      .winter(0)
      .play('0 stop', '0 buy guild')
      .expect({
        lacks: ['buy merchant'],
        plan: {
          what: 'purchase',
          seat: 0,
          cost: { florin: 4 },
          basket: [{ what: 'guild', city: null }],
          why: {
            florin: {
              total: 4,
              parts: [{ what: 'component', n: 4, rules: ['VIR-15.14'], facts: { id: 'guild' } }],
            },
          },
        },
      });
  });

  it('[VIR-H1] but in the steps that follow it does: florins hire, symbols pay for an Alliance', () => {
    table()
      .florins(0, 4)
      .exhausted(0, 'florence', 'pisa')
      .winter(0)
      .play('0 stop', '0 buy guild', '0 stop', '0 pay treasury=florin', '0 hire pisa', '0 raise guild=florin')
      .expect({ troops: { pisa: { 0: 2 } }, florins: { 0: 2 } });
    table()
      .florins(0, 3)
      .exhausted(0, 'pisa')
      .winter(0)
      .play('0 stop', '0 buy admiral', '0 stop', '0 pay treasury=florin', '0 house admiral R1', '0 stop')
      .play('0 ally ottoman_empire R1=ship florence=crown')
      .expect({ pieces: { 0: { R1: 'exhausted', ottoman_empire: 'available' } } });
  });

  it('[VIR-15.16] one of a kind each Winter', () => {
    table()
      .florins(0, 9)
      .winter(0)
      .play('0 stop', '0 buy merchant')
      .refused('0 buy merchant', 'VIR-15.16', 'oneOfKind')
      .play('0 buy assassin', '0 stop', '0 pay treasury=florin', '0 house merchant R1', '0 house assassin R2');
  });

  it('[VIR-15.17] new cards need a space; a Courtier is discarded for them, even one that has just paid', () => {
    table()
      .florins(0, 2)
      .card(0, 'podesta', 'R1')
      .card(0, 'bishop', 'R2')
      .card(0, 'banker', 'L1')
      .winter(0)
      .play('0 stop', '0 buy gonfalonier', '0 stop', '0 pay treasury=florin R1=crown')
      .expect({ menu: ['house gonfalonier R1', 'house gonfalonier R2', 'house gonfalonier L1'] })
      .play('0 house gonfalonier R1')
      .expect({ cards: { 0: { R1: 'gonfalonier' } }, events: [{ what: 'cardDiscarded', card: 'podesta' }] });
    table()
      .florins(0, 30)
      .card(0, 'podesta', 'R1')
      .winter(0)
      .play('0 stop', '0 buy merchant', '0 buy assassin', '0 buy ambassador')
      .refused('0 buy condottiere', 'VIR-15.17', 'noSpace');
  });

  it('[VIR-15.18, VIR-R73] one Cardinal, one Guild, one of each Title; a discarded one may be bought again', () => {
    table().florins(0, 9).token(0, 'guild').winter(0).play('0 stop').refused('0 buy guild', 'VIR-15.18', 'onlyOne');
    const rich = () => table().florins(0, 9).card(0, 'podesta', 'R2').card(0, 'bishop', 'L1').token(0, 'duchy');
    rich()
      .card(0, 'cardinal', 'top')
      .winter(0)
      .play('0 stop')
      .refused('0 buy cardinal', 'VIR-15.18')
      .refused('0 buy duchy', 'VIR-15.18');
    table()
      .florins(0, 9)
      .card(0, 'cardinal', 'R1')
      .card(0, 'podesta', 'R2')
      .card(0, 'bishop', 'L1')
      .winter(0)
      .play('0 discard R1', '0 stop')
      .expect({ offers: ['buy cardinal'] });
  });

  it('[VIR-15.19] own Duchy and Principality; Kingdom and Republic exclude each other, two of each', () => {
    const rich = () =>
      table()
        .florins(0, 30)
        .card(0, 'pope', 'R1')
        .card(0, 'gonfalonier', 'R2')
        .card(0, 'cardinal', 'L1')
        .owns(0, 'rome');
    rich().token(0, 'republic').winter(0).play('0 stop').refused('0 buy kingdom', 'VIR-15.19', 'excluded');
    rich()
      .token(1, 'kingdom')
      .token(2, 'kingdom')
      .winter(0)
      .play('0 stop')
      .refused('0 buy kingdom', 'VIR-R29', 'soldOut')
      .expect({ offers: ['buy republic'] });
    rich()
      .token(1, 'duchy')
      .token(2, 'duchy')
      .winter(0)
      .play('0 stop')
      .expect({ offers: ['buy duchy'] });
  });

  it('[VIR-15.20] a Cathedral in a city of printed toughness 3 or 4 that has none; it enters exhausted', () => {
    const s = () => table().florins(0, 9).card(0, 'bishop', 'R1').owns(0, 'siena');
    s()
      .winter(0)
      .play('0 stop')
      .expect({ offers: ['buy cathedral florence', 'buy cathedral siena'], lacks: ['buy cathedral pisa'] })
      .play('0 buy cathedral siena', '0 stop', '0 pay treasury=florin R1=cross florence=crown')
      .expect({ pieces: { 0: { 'cathedral.siena': 'exhausted' } }, score: { 0: { printed: 1 } } });
    s()
      .cathedral('siena')
      .winter(0)
      .play('0 stop')
      .expect({ lacks: ['buy cathedral siena'] });
    table()
      .florins(1, 9)
      .card(1, 'bishop', 'R1')
      .neutral('naples')
      .winter(1)
      .play('1 stop')
      .refused('1 buy cathedral', 'VIR-15.20', 'noCathedralCity');
  });

  it('[VIR-R29] what is sold out is not to be had', () => {
    table().florins(0, 9).card(1, 'pope', 'top').winter(0).play('0 stop').refused('0 buy pope', 'VIR-R29', 'soldOut');
  });

  it('[VIR-R37] the space of a Title bought now holds a card bought now', () => {
    table()
      .florins(0, 9)
      .card(0, 'podesta', 'R1')
      .card(0, 'bishop', 'R2')
      .card(0, 'banker', 'L1')
      .winter(0)
      .play('0 stop', '0 buy duchy', '0 buy merchant', '0 stop', '0 pay treasury=florin florence=crown')
      .expect({ offers: ['house merchant R3', 'house merchant L2', 'house merchant L3'] })
      .play('0 house merchant L2')
      .expect({ cards: { 0: { L2: 'merchant', R1: 'podesta' } } });
  });

  it('[VIR-15.12, VIR-15.17] a new card takes any space, also of the Courtier who has just paid, while others are free', () => {
    table()
      .florins(0, 9)
      .card(0, 'podesta', 'R1')
      .winter(0)
      .play('0 stop', '0 buy gonfalonier', '0 stop', '0 pay treasury=florin R1=crown')
      .expect({ menu: ['house gonfalonier R1', 'house gonfalonier R2', 'house gonfalonier L1'] })
      .play('0 house gonfalonier R1')
      .expect({ cards: { 0: { R1: 'gonfalonier' } }, events: [{ what: 'cardDiscarded', card: 'podesta' }] });
  });

  it('[VIR-15.11, VIR-15.12] one shaded space is freed to use another', () => {
    table()
      .florins(0, 9)
      .token(0, 'duchy')
      .card(0, 'podesta', 'L2')
      .winter(0)
      .play('0 stop', '0 buy merchant', '0 stop', '0 pay treasury=florin')
      .refused('0 house merchant R3', 'VIR-15.11', 'spaceClosed')
      .expect({ offers: ['house merchant L2', 'discard L2'] })
      .play('0 discard L2', '0 house merchant R3')
      .expect({ cards: { 0: { L2: null, R3: 'merchant' } }, lacks: ['discard R3'] });
  });

  it('[VIR-R34, VIR-R73, VIR-H5] a Cardinal goes and another comes, also within the step, unless the basket counts on him', () => {
    const rich = () =>
      table().florins(0, 20).card(0, 'cardinal', 'R1').card(0, 'bishop', 'R2').winter(0).play('0 stop');
    rich()
      .refused('0 buy cardinal', 'VIR-15.18', 'onlyOne')
      .play('0 discard R1')
      .expect({ question: 'acquire', cards: { 0: { R1: null } }, offers: ['buy cardinal'] });
    table()
      .florins(0, 3)
      .card(0, 'podesta', 'R1')
      .card(0, 'banker', 'R2')
      .exhausted(0, 'florence', 'R2')
      .indulgence(0, 'top')
      .winter(0)
      .play('0 stop', '0 buy gonfalonier')
      .expect({ offers: ['discard R2'], lacks: ['discard R1'] });
  });

  it('[VIR-R69] one source pays for several purchases of the step', () => {
    table()
      .florins(0, 4)
      .winter(0)
      .play('0 stop', '0 buy banker', '0 buy gonfalonier', '0 stop', '0 pay treasury=florin florence=crown')
      .expect({ question: 'house', florins: { 0: 1 } });
  });
});

describe('hiring', () => {
  it('[VIR-15.22, VIR-R51] 1 florin in own home cities, 3 elsewhere, at most six Troops', () => {
    table()
      .florins(0, 9)
      .owns(0, 'siena', 'bari')
      .winter(0)
      .play('0 stop', '0 stop')
      .expect({ menu: ['stop', 'hire pisa', 'hire florence', 'hire siena', 'hire bari'] })
      .play('0 hire florence')
      .expect({ florins: { 0: 8 } })
      .play('0 hire bari')
      .expect({ florins: { 0: 5 }, troops: { florence: { 0: 2 }, bari: { 0: 1 } } });
    table()
      .florins(0, 9)
      .troops(0, 'pisa', 5)
      .winter(0)
      .play('0 salary 2', '0 stop', '0 stop')
      .expect({ menu: ['stop'] })
      .refused('0 hire pisa', 'VIR-15.22', 'troopsOut');
  });

  it('[VIR-15.23] not in a home city somebody else controls', () => {
    table()
      .florins(0, 9)
      .owns(1, 'pisa')
      .winter(0)
      .play('0 stop', '0 stop')
      .refused('0 hire pisa', 'VIR-15.23', 'homeLost');
  });

  it('[VIR-15.22] florins may be raised for it', () => {
    table()
      .florins(0, 0)
      .winter(0)
      .play('0 stop', '0 stop', '0 hire florence', '0 raise pisa=florin')
      .expect({ florins: { 0: 1 }, troops: { florence: { 0: 2 } } });
  });
});

describe('Alliances', () => {
  const suitor = () => table().card(0, 'podesta', 'R1').card(0, 'condottiere', 'R2').card(0, 'admiral', 'L1');
  const courting = (s: ReturnType<typeof table>) => s.winter(0).play('0 stop', '0 stop', '0 stop');

  it('[VIR-15.24] one each Winter, several over the years', () => {
    courting(suitor().ally(0, 'ottoman_empire'))
      .play('0 ally france R1=crown R2=cavalry')
      .expect({ allied: { france: 0, ottoman_empire: 0 }, deciding: 0, question: 'march' });
  });

  it('[VIR-15.25] each power has one ally at most', () => {
    courting(suitor().ally(1, 'france'))
      .refused('0 ally france R1=crown R2=cavalry')
      .expect({ lacks: ['ally france R1=crown R2=cavalry'], offers: ['ally ottoman_empire R1=crown L1=ship'] });
  });

  it('[VIR-15.26] the printed cost, a symbol less with one’s Agent there; the disc starts available', () => {
    courting(suitor())
      .play('0 ally ottoman_empire R1=crown L1=ship')
      .expect({ pieces: { 0: { ottoman_empire: 'available', R1: 'exhausted', L1: 'exhausted' } } });
    courting(suitor().agent(0, 'ottoman_empire')).expect({ offers: ['ally ottoman_empire L1=ship'] });
  });

  it('[VIR-15.27, VIR-15.34] taken over only with one’s Agent there, at full cost, whatever side the old disc was on', () => {
    courting(suitor().ally(1, 'france').exhausted(1, 'france').agent(0, 'france'))
      .play('0 ally france R1=crown R2=cavalry')
      .expect({ allied: { france: 0 }, pieces: { 0: { france: 'available' } }, events: [{ what: 'allied', from: 1 }] });
  });

  it('[VIR-15.28] the Agent stays', () => {
    courting(suitor().agent(0, 'france'))
      .play('0 ally france R2=cavalry')
      .expect({ agent: { france: 0 } });
  });

  it('[VIR-R42] an enemy Agent on an unallied power: no discount, and the new bonus is blocked', () => {
    const s = courting(suitor().agent(1, 'france'));
    s.refused('0 ally france R2=cavalry')
      .play('0 ally france R1=crown R2=cavalry')
      .expect({ allied: { france: 0 } });
    expect(s.view().alliances[0]!.blocked).toBe(true);
  });

  it('[VIR-15.29] usable with the disc left and no enemy Agent; using it moves the disc', () => {
    const siege = () => table().ally(0, 'france').troops(0, 'ravenna', 1);
    siege()
      .sieges()
      .play('0 declare france')
      .expect({ owner: { ravenna: 0 }, pieces: { 0: { france: 'exhausted' } } });
    siege()
      .exhausted(0, 'france')
      .sieges()
      .expect({ events: ['siegeFails'] });
    siege()
      .agent(1, 'france')
      .sieges()
      .expect({ events: ['siegeFails'] });
  });

  it('[VIR-15.30] reactivated by Govern, for one symbol each', () => {
    table()
      .ally(0, 'france')
      .exhausted(0, 'france')
      .acting(0, 'upperRight')
      .play('0 govern 1', '0 pay printed=crown')
      .expect({ pieces: { 0: { france: 'available' } } });
  });

  it('[VIR-15.31] France: +2 in one siege or field battle', () => {
    table()
      .ally(0, 'france')
      .troops(0, 'ravenna', 1)
      .troops(2, 'ravenna', 2)
      .sieges()
      .play('0 declare france')
      .expect({ events: [{ what: 'fieldBattleWon', seat: 0, strengths: [3, 2] }] });
  });

  it('[VIR-15.32] Ottoman: 2 Ships at once, for Diplomacy, War, Trade or retreat', () => {
    const s = () => table().ally(0, 'ottoman_empire').exhausted(0, 'pisa');
    s()
      .card(0, 'giuliano_de_medici', 'lowerLeft')
      .acting(0, 'lowerLeft')
      .play('0 annex terracina sea', '0 pay card=crown ottoman_empire=ship')
      .expect({ owner: { terracina: 0 } });
    s()
      .acting(0, 'upperLeft')
      .expect({ offers: ['move 1 pisa terracina sea'] });
    s()
      .card(0, 'merchant', 'top')
      .acting(0, 'top')
      .play('0 trade 5', '0 pay card=ship ottoman_empire=ship')
      .expect({ florins: { 0: 11 } });
  });

  it('[VIR-15.33] Empire: a Cross for any action, purchase or redemption, and for religion while available', () => {
    table()
      .ally(0, 'holy_roman_empire')
      .turn(0)
      .expect({ crosses: { 0: 1 } });
    table()
      .ally(0, 'holy_roman_empire')
      .exhausted(0, 'holy_roman_empire')
      .turn(0)
      .expect({ crosses: { 0: 0 } });
    table()
      .ally(0, 'holy_roman_empire')
      .agent(1, 'holy_roman_empire')
      .turn(0)
      .expect({ crosses: { 0: 0 } });
    table()
      .florins(0, 2)
      .ally(0, 'holy_roman_empire')
      .acting(0, 'top')
      .play('0 patronise holy_roman_empire=cross coin1=florin coin2=florin')
      .expect({ patronage: { 0: 1 } });
  });

  it('[VIR-15.35, VIR-R43] Alliances are paid with Courtiers, tokens and an Indulgence’s Crown; not with Rooms or other Alliances', () => {
    const s = courting(
      table().card(0, 'admiral', 'L1').card(0, 'pope', 'upperRight').ally(0, 'ottoman_empire').neutral('florence'),
    );
    s.expect({ lacks: ['ally france card=crown'] });
    courting(table().card(0, 'condottiere', 'L1').exhausted(0, 'florence')).expect({
      offers: ['ally france indulgence=crown L1=cavalry'],
    });
    courting(table().card(0, 'podesta', 'R1').ally(1, 'france').ally(0, 'holy_roman_empire')).expect({
      menu: ['stop'],
    });
  });
});
