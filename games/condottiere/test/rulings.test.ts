// The rulings: points the rulebook leaves open, with both positions of every switch. Variants have a file of their own.

import { type AnyGame, idsIn, question } from '@signoria/kernel';
import { describe, expect, it } from 'vitest';
import { COLOURS, MARKERS_PER_COLOUR } from '../data/colours.ts';
import { REGIONS } from '../data/map.ts';
import { game } from '../rules/game.ts';
import type { Options } from '../rules/model/options.ts';
import { scenario, type Variant } from '../scenario.ts';
import { rulesEn } from '../text/rules.en.ts';
import { many } from './help.ts';

const EXAMPLES = idsIn(rulesEn, 'E');

const table: AnyGame = game;
const hidden = (options: Partial<Options> = {}) => scenario({ players: 3, variants: ['hiddenCards'], options });

describe('the ten switches', () => {
  it('[CON-R5, CON-R8, CON-R11, CON-R16, CON-R21, CON-R25, CON-R33, CON-R37, CON-R41, CON-R44] stand as ruled', () => {
    expect(scenario({ players: 3 }).newGame().view(null).options).toMatchObject({
      highestMercenaryUsesPrintedStrength: true,
      soleCourtesanLeaderTakesTokenInTie: true,
      popeMayEnterContestedRegion: true,
      discardHandSimultaneous: true,
      handSizesPublic: true,
      drawAfterBattleOpeningHand: 7,
      finalBattleInsidePointsSeriesGame: false,
      captureOwnRegionAllowed: false,
      soleCourtesanLeaderBeatsDefenderInTie: true,
      hiddenRevealBeforeEffect: false,
    });
  });
});

describe('setting up and sites', () => {
  it('[CON-R1] the first token holder is drawn from the seed, or named by the host', () => {
    const holder = (seed: string) => scenario({ players: 3, seed }).newGame().view(null).token;
    const holders = Array.from({ length: 30 }, (_, i) => holder(`seed ${i}`));
    expect(new Set(holders)).toEqual(new Set([0, 1, 2]));
    expect(holders.map((_, i) => holder(`seed ${i}`))).toEqual(holders);
    for (const firstToken of [1, 2, 3]) {
      scenario({ players: 3, options: { firstToken } })
        .newGame()
        .expect({ token: firstToken - 1 });
    }
  });

  it('[CON-R2] adjacent regions form one connected group, need not all touch each other', () => {
    scenario({ players: 4 })
      .owns(0, 'siena', 'napoli')
      .site('roma')
      .line(0, 'm6')
      .concluding()
      .expect({ winners: [0], reason: 'adjacent' });
    scenario({ players: 4 })
      .owns(0, 'siena', 'napoli')
      .site('torino')
      .line(0, 'm6')
      .concluding()
      .expect({ winners: null });
  });

  it('[CON-R3] one’s own region is no legal site either', () => {
    scenario({ players: 2 }).owns(0, 'roma').choosingSite().refused('0 site roma', 'CON-R3', 'regionTaken');
  });

  it('[CON-R4] two or more tie; left is the next seat clockwise, with or without cards', () => {
    scenario({ players: 4 })
      .token(3)
      .hand(1, 'm1')
      .hand(2, 'm1')
      .line(1, 'm6')
      .line(2, 'm6')
      .line(3, 'm6')
      .site('roma')
      .concluding()
      .expect({ owner: { roma: null }, token: 0, handSize: { 0: 0 }, deciding: 0 });
  });

  it('[CON-R18] the site chosen in step 2 stands, whatever is dealt after it', () => {
    scenario({ players: 2 })
      .line(0, 'm6')
      .site('roma')
      .concluding()
      .play('0 site lucca')
      .expect({ round: 2, site: 'lucca', question: 'turn', handSize: { 0: 11 } })
      .refused('0 site parma', 'CON-4.2');
  });

  it('[CON-R50] has the 17 regions and 36 markers of the published list', () => {
    expect([REGIONS.length, COLOURS.length * MARKERS_PER_COLOUR]).toEqual([17, 36]);
  });

  it('[CON-R51] restates the eight published examples, and two more', () => {
    expect(EXAMPLES).toHaveLength(10);
  });
});

describe('the highest mercenary', () => {
  const winter = (options: Partial<Options>) =>
    scenario({ players: 3, options })
      .hand(0, 'bishop', 'm1')
      .hand(1, 'm1')
      .line(0, 'winter', 'm2')
      .line(1, 'm6', 'm5')
      .line(2, 'm5', 'drummer', 'courtesan')
      .deciding(0)
      .play('0 play bishop');

  it('[CON-R5] goes by the printed number, whatever Winter and Drummer make of it', () => {
    winter({}).expect({ line: { 0: ['winter', 'm2'], 1: ['m5'], 2: ['m5', 'drummer', 'courtesan'] } });
    scenario({ players: 2 })
      .line(0, 'm6', 'spring')
      .line(1, 'm5', 'drummer')
      .hand(0, 'bishop')
      .hand(1, 'm1')
      .deciding(0)
      .expect({ strength: { 0: 9, 1: 10 } })
      .play('0 play bishop')
      .expect({ line: { 0: ['spring'], 1: ['m5', 'drummer'] } });
  });

  it('[CON-R5] switched off, a Bishop under Winter removes every mercenary; a Drummer never matters', () => {
    const off = { highestMercenaryUsesPrintedStrength: false };
    winter(off)
      .expect({ line: { 0: ['winter'], 1: [], 2: ['drummer', 'courtesan'] } })
      .expect({ discards: ['m2', 'm5', 'm5', 'm6', 'bishop'], events: [{ what: 'mercenariesGo', strength: 1 }] });
    scenario({ players: 2, options: off })
      .line(0, 'm1', 'm10', 'winter')
      .line(1, 'm1', 'm1')
      .hand(0, 'bishop')
      .hand(1, 'm1')
      .deciding(0)
      .play('0 play bishop')
      .expect({
        line: { 0: ['winter'], 1: [] },
        discards: ['m1', 'm1', 'm1', 'm10', 'bishop'],
        events: [
          {
            what: 'mercenariesGo',
            from: [
              { seat: 0, count: 2 },
              { seat: 1, count: 2 },
            ],
          },
        ],
      });
    scenario({ players: 2, options: off })
      .line(0, 'm6')
      .line(1, 'm5', 'drummer')
      .hand(0, 'bishop')
      .hand(1, 'm1')
      .deciding(0)
      .play('0 play bishop')
      .expect({ line: { 0: [], 1: ['m5', 'drummer'] } });
  });

  it('[CON-R6] the strength shown always includes what lies on the table now', () => {
    scenario({ players: 2 })
      .hand(0, 'winter', 'm1')
      .hand(1, 'spring', 'm1')
      .line(0, 'm6')
      .deciding(0)
      .play('0 play winter')
      .expect({ sees: { spectator: { season: 'winter', players: { 0: { strength: 1 } } } } })
      .play('1 play spring')
      .expect({ sees: { spectator: { season: 'spring', players: { 0: { strength: 9 } } } } });
  });
});

describe('the token', () => {
  it('[CON-R7] two losers tied above the winner in Courtesans leave the winner the token', () => {
    scenario({ players: 3 })
      .line(0, 'm10')
      .line(1, 'courtesan', 'courtesan')
      .line(2, 'courtesan', 'courtesan')
      .concluding()
      .expect({ token: 0, events: [{ what: 'tokenTo', why: 'winner' }] });
  });

  it.each([
    [true, 3, 'courtesans'],
    [false, 1, 'left'],
  ] as const)('[CON-R8] strength tied, one sole Courtesan leader, switch %s: seat %i', (on, seat, why) => {
    scenario({ players: 4, options: { soleCourtesanLeaderTakesTokenInTie: on } })
      .token(0)
      .line(1, 'm10')
      .line(2, 'm10')
      .line(3, 'courtesan')
      .site('roma')
      .concluding()
      .expect({ owner: { roma: null }, token: seat, events: [{ what: 'tokenTo', seat, why }] });
  });

  it('[CON-R9] everybody passing without strength is a tie', () => {
    scenario({ players: 3 })
      .hand(0, 'm1')
      .hand(1, 'm1')
      .hand(2, 'm1')
      .token(1)
      .site('roma')
      .deciding(1)
      .play('1 pass', '2 pass', '0 pass')
      .expect({ owner: { roma: null }, token: 2, events: [{ what: 'tied', seats: [0, 1, 2] }] });
  });

  it('[CON-R10] left of the one who placed it for this battle, even if that player has no cards', () => {
    scenario({ players: 4 })
      .token(2)
      .hand(0, 'm1')
      .line(0, 'm3')
      .line(1, 'm3')
      .deciding(0)
      .play('0 pass')
      .expect({ token: 3, deciding: 3, handSize: { 3: 0 } });
  });
});

describe('the Pope', () => {
  const bishop = (options: Partial<Options> = {}, variants: readonly Variant[] = []) =>
    scenario({ players: 2, options, variants }).hand(0, 'bishop', 'm1').hand(1, 'm1').site('roma');

  it('[CON-R11] may enter the region fought over: if tied it is closed, if conquered he stays there', () => {
    bishop()
      .deciding(0)
      .play('0 play bishop', '0 pope roma')
      .expect({ question: 'turn', site: 'roma', pope: 'roma' })
      .play('1 pass', '0 pass')
      .expect({ owner: { roma: null }, lacks: ['site roma'] });
    bishop()
      .line(1, 'm1')
      .deciding(0)
      .play('0 play bishop', '0 pope roma', '1 play m1', '0 pass')
      .expect({ owner: { roma: 1 }, pope: 'roma' });
  });

  it.each([[[]], [['capturingRegions']]] as const)(
    '[CON-R11] switched off, never the region fought over: %s',
    (variants) => {
      bishop({ popeMayEnterContestedRegion: false }, variants)
        .deciding(0)
        .play('0 play bishop')
        .expect({ lacks: ['pope roma'], offers: ['pope napoli', 'pope off'], blocked: { 'pope roma': ['CON-R11'] } })
        .refused('0 pope roma', 'CON-R11', 'popeOnSite');
    },
  );

  it('[CON-R12] may go back to where he just was', () => {
    bishop().pope('siena').deciding(0).play('0 play bishop', '0 pope siena').expect({ pope: 'siena' });
  });

  it('[CON-R12] stays off the board when no region will do', () => {
    scenario({ players: 6, options: { popeMayEnterContestedRegion: false } })
      .divided(3, 3, 3, 3, 2, 2)
      .site('roma')
      .hand(0, 'bishop', 'm1')
      .deciding(0)
      .play('0 play bishop')
      .expect({ menu: ['pope off'] });
  });

  it('[CON-R13] is placed within the Bishop’s turn; two Bishops give two placements', () => {
    bishop()
      .hand(1, 'bishop')
      .line(0, 'm6', 'm5')
      .deciding(0)
      .play('0 play bishop')
      .expect({ question: 'placePope', deciding: 0, line: { 0: ['m5'] } })
      .play('0 pope siena', '1 play bishop')
      .expect({ question: 'placePope', deciding: 1, line: { 0: [] }, pope: null })
      .play('1 pope parma')
      .expect({ pope: 'parma', question: 'turn', deciding: 0 });
  });

  it('[CON-R14] comes also when no faceup mercenary is in play', () => {
    hidden()
      .hand(0, 'bishop', 'm1')
      .hand(1, 'm1')
      .facedown(1, 'm10')
      .deciding(0)
      .play('0 play bishop')
      .expect({ events: ['noMercenaries'], facedown: { 1: 'm10' }, discards: ['bishop'], question: 'placePope' });
  });

  it('[CON-R15] sends mercenaries to the discard pile, and they are shuffled in again', () => {
    scenario({ players: 2 })
      .hand(0, 'bishop')
      .hand(1, 'm1')
      .line(1, ...many(8, 'm10'))
      .site('roma')
      .deciding(0)
      .play('0 play bishop', '0 pope off')
      .expect({ discards: [...many(8, 'm10'), 'bishop'] })
      .play('1 pass', '1 site roma', '1 hold')
      .expect({ discards: [], pile: 90, round: 2 });
  });
});

describe('step 4 and the end of a round', () => {
  const step4 = (on: boolean) =>
    scenario({ players: 4, options: { discardHandSimultaneous: on } })
      .token(1)
      .hand(0, 'drummer')
      .hand(1, 'm1')
      .hand(3, 'bishop', 'winter')
      .discardingHands();

  it('[CON-R16] all with cards are asked at once and revealed together, mercenaries or not', () => {
    const at = step4(true)
      .expect({ deciding: [0, 1, 3], question: 'keepOrDiscard' })
      .play('3 discard', '0 discard');
    at.expect({ handSize: { 0: 1, 3: 2 }, noEvents: ['handDiscarded'] });
    expect(question(table, at.match().state, null)!.deciding).toEqual([0, 1, 3]);
    at.play('1 keep').expect({
      events: [
        { what: 'handDiscarded', seat: 0 },
        { what: 'handDiscarded', seat: 3 },
      ],
    });
  });

  it('[CON-R16] switched off, they answer openly, clockwise from the token holder', () => {
    step4(false)
      .expect({ deciding: 1, question: 'keepOrDiscardInTurn', menu: ['keep'], blocked: { discard: ['CON-7.10'] } })
      .play('1 keep')
      .expect({ deciding: 3, menu: ['keep', 'discard'] })
      .play('3 discard')
      .expect({ hears: { spectator: [{ what: 'handDiscarded', seat: 3 }] }, deciding: 0 })
      .play('0 keep')
      .expect({ question: 'turn' });
  });

  it('[CON-R17] hands discarded in step 4 are shown, those at the end of a round are not', () => {
    step4(true)
      .play('3 discard', '0 keep', '1 keep')
      .expect({ hears: { spectator: [{ what: 'handDiscarded', seat: 3, cards: ['winter', 'bishop'] }] } })
      .expect({ sees: { spectator: { discards: ['winter', 'bishop'] } } });
    scenario({ players: 2 })
      .hand(0, 'm1', 'm2', 'm3')
      .roundEnds()
      .play('0 hold m1')
      .expect({
        hears: { 1: [{ what: 'kept', seat: 0, count: 1, discarded: 2 }] },
        hearsNot: { 1: ['keptCards', 'handDiscarded'] },
      })
      .expect({ sees: { 1: { discards: [] } } });
  });

  it('[CON-R19] an empty hand passes by itself, but only after a Scarecrow’s return', () => {
    scenario({ players: 2 })
      .hand(0, 'scarecrow')
      .hand(1, 'm1', 'm1')
      .line(0, 'm6')
      .deciding(0)
      .play('0 play scarecrow')
      .expect({ passed: [] })
      .play('0 take m6')
      .expect({ passed: [], deciding: 1 });
    scenario({ players: 2 })
      .hand(0, 'scarecrow')
      .hand(1, 'm1', 'm1')
      .line(0, 'm6')
      .deciding(0)
      .play('0 play scarecrow', '0 take none')
      .expect({ passed: [0], events: [{ what: 'outOfCards', seat: 0 }] });
  });

  it('[CON-R20] a Surrender counts as played and lies in the line until step 3', () => {
    hidden()
      .hand(0, 'surrender')
      .hand(1, 'm1')
      .hand(2, 'm1')
      .facedown(0, 'm6')
      .site('roma')
      .deciding(0)
      .play('0 play surrender')
      .expect({ line: { 0: ['m6', 'surrender'] }, facedown: { 0: null }, owner: { roma: 0 } })
      .expect({ events: [{ what: 'played', card: 'surrender' }, { what: 'turnedUp', seat: 0 }, 'compared'] })
      .play('0 site napoli')
      .expect({ line: { 0: [] }, discards: ['m6', 'surrender'] });
  });

  it.each([true, false])('[CON-R21] hand sizes are public: switch %s', (on) => {
    scenario({ players: 2, options: { handSizesPublic: on } })
      .hand(0, 'm1', 'm2')
      .hand(1, 'm3')
      .deciding(0)
      .expect({ sees: { 0: { players: { 0: { handSize: 2 }, 1: { handSize: on ? 1 : null } } } } })
      .expect({ sees: { spectator: { players: { 0: { handSize: on ? 2 : null } } } } });
  });

  it('[CON-R22] the discard pile is open, and facedown cards are revealed on their way there', () => {
    hidden()
      .hand(0, 'm1')
      .hand(1, 'm1')
      .facedown(0, 'm6')
      .facedown(1, 'heroine')
      .concluding()
      .expect({
        hears: {
          spectator: [
            { what: 'turnedUp', card: 'm6' },
            { what: 'turnedUp', card: 'heroine' },
          ],
        },
      })
      .play('1 site roma')
      .expect({ sees: { spectator: { discards: ['m6', 'heroine'] } } });
  });

  it('[CON-R23] nothing limits battles in which all pass', () => {
    const at = scenario({ players: 2 }).hand(0, 'm1').hand(1, 'm1').site('roma').token(0).deciding(0);
    for (let i = 0; i < 50; i++) {
      const first = i % 2;
      const second = 1 - first;
      at.play(`${first} pass`, `${second} pass`, `${second} site roma`, '0 keep', '1 keep');
      at.expect({ deciding: second, question: 'turn', owner: { roma: null }, winners: null });
    }
  });

  it('[CON-R56] step 4 is skipped when at most one player has cards', () => {
    scenario({ players: 3 }).hand(1, 'drummer').discardingHands().expect({ question: 'holdCards', deciding: 1 });
    scenario({ players: 3, options: { discardHandSimultaneous: false } })
      .hand(1, 'drummer')
      .discardingHands()
      .expect({ question: 'holdCards' });
  });

  it('[CON-R53] the deck suffices for any deal of a round: 76 cards, 77 when capturing', () => {
    scenario({ players: 6 })
      .divided(3, 3, 3, 3, 2, 2)
      .roundEnds()
      .expect({ round: 2, pile: 110 - 76 });
    scenario({ players: 6, variants: ['capturingRegions'] })
      .divided(2, 3, 3, 3, 3, 2)
      .token(1)
      .site('torino')
      .owns(0, 'torino')
      .roundEnds()
      .expect({ round: 2, pile: 110 - 77 });
  });
});

describe('exhaustion', () => {
  const last = () => scenario({ players: 6 }).divided(4, 3, 3, 2, 2, 2).site('napoli').line(1, 'm6').line(2, 'm6');

  it('[CON-R24] the last region, tied, is fought over again, unless the Pope has come there', () => {
    last()
      .concluding()
      .expect({ winners: null, question: 'chooseSite', menu: ['site napoli'] });
    last()
      .pope('napoli')
      .concluding()
      .expect({ winners: [0], reason: 'most' });
  });

  it('[CON-R42] never comes in Capturing Regions: regions of others remain', () => {
    scenario({ players: 6, variants: ['capturingRegions'] })
      .divided(4, 3, 3, 2, 2, 2)
      .site('napoli')
      .line(1, 'm6')
      .concluding()
      .expect({ winners: null, question: 'chooseSite', deciding: 1, noEvents: ['noSiteLeft'] });
  });

  it('[CON-R58] not even with a marker on every region', () => {
    scenario({ players: 6, variants: ['capturingRegions'] })
      .owns(0, 'torino')
      .divided(2, 3, 3, 3, 2, 2)
      .site('napoli')
      .line(5, 'm6')
      .concluding()
      .expect({ winners: null, owner: { napoli: 5 }, question: 'chooseSite', deciding: 5, offers: ['site torino'] });
  });
});
