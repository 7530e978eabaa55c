// The rulings on variants and on the final battle, with both positions of every switch.

import { type AnyGame, question } from '@signoria/kernel';
import { describe, expect, it } from 'vitest';
import type { CardId } from '../data/cards.ts';
import { game } from '../rules/game.ts';
import type { Options } from '../rules/model/options.ts';
import { scenario, type Variant } from '../scenario.ts';
import { many, problemsOf } from './help.ts';

const table: AnyGame = game;
const capturing = (options: Partial<Options> = {}) => scenario({ players: 3, variants: ['capturingRegions'], options });
const hidden = (options: Partial<Options> = {}) => scenario({ players: 3, variants: ['hiddenCards'], options });
const drawing = (players = 3) => scenario({ players, variants: ['drawAfterBattle'] });

describe('draw after battle', () => {
  it('[CON-R25] the opening hand is 7, or what the switch says', () => {
    drawing()
      .newGame()
      .expect({ handSize: { 0: 7 } });
    scenario({ players: 3, variants: ['drawAfterBattle'], options: { drawAfterBattleOpeningHand: 4 } })
      .newGame()
      .expect({ handSize: { 0: 4, 1: 4, 2: 4 }, pile: 98 });
  });

  it('[CON-R26] an empty pile is renewed from the discards', () => {
    drawing()
      .hand(0, 'm1')
      .pile('m10', 'm10')
      .drawing()
      .play('0 draw 3', '1 draw 0', '2 draw 0')
      .expect({
        handSize: { 0: 4 },
        discards: [],
        events: [
          { what: 'pileRenewed', withLines: false },
          { what: 'drew', count: 3 },
        ],
      })
      .expect({ pile: 106 });
  });

  it('[CON-R26] and, if that is not enough, from the lines just fought', () => {
    const line = (n: number, a: CardId, m: number, b: CardId) => [...many(n, a), ...many(m, b)];
    drawing(6)
      .line(0, ...line(8, 'm10', 3, 'drummer'))
      .line(1, ...line(8, 'm6', 3, 'drummer'))
      .line(2, ...line(8, 'm5', 3, 'courtesan'))
      .line(3, ...line(8, 'm4', 3, 'courtesan'))
      .line(4, ...line(8, 'm3', 3, 'courtesan'))
      .pile(...many(5, 'scarecrow'))
      .drawing()
      .expect({
        handSize: { 0: 10, 1: 10, 2: 10, 3: 10, 4: 10, 5: 10 },
        pile: 50,
        discards: [],
        line: { 0: [], 4: [] },
      })
      .expect({
        events: [
          { what: 'pileRenewed', withLines: false },
          { what: 'pileRenewed', withLines: true },
        ],
      });
  });

  it('[CON-R27] all choose at once; the cards go out clockwise from the new token holder', () => {
    drawing()
      .token(1)
      .hand(1, 'm1')
      .pile('m10', 'm10', 'm10', 'm6', 'm6')
      .drawing()
      .expect({ deciding: [0, 1, 2] })
      .play('0 draw 3', '2 draw 2')
      .expect({ handSize: { 0: 0, 2: 0 }, noEvents: ['drew'] })
      .play('1 draw 3')
      .expect({
        events: [{ what: 'drew', seat: 1 }, { what: 'drew', seat: 2 }, 'pileRenewed', { what: 'drew', seat: 0 }],
      });
  });

  it('[CON-R28] a hand above its limit stays as it is and draws nothing', () => {
    drawing()
      .hand(0, ...many(8, 'm10'), ...many(4, 'm6'))
      .hand(1, 'm1')
      .drawing()
      .expect({ deciding: [1, 2], handSize: { 0: 12 } })
      .play('1 draw 0', '2 draw 0')
      .expect({ handSize: { 0: 12 }, question: 'chooseSite' });
  });
});

describe('points', () => {
  const series = (players = 4, options: Partial<Options> = {}, more: readonly Variant[] = []) =>
    scenario({ players, variants: ['points', ...more], options });

  it('[CON-R29] do not go with Capturing Regions', () => {
    expect(problemsOf({ players: 4, variants: ['points', 'capturingRegions'] })).toHaveLength(1);
  });

  it('[CON-R30] both goals met with the same region bring the bonus', () => {
    series()
      .owns(0, 'torino', 'venezia', 'roma', 'siena')
      .site('napoli')
      .line(0, 'm6')
      .concluding()
      .expect({ points: { 0: 10 }, events: [{ what: 'gameEnds', reason: 'adjacent' }] });
  });

  it('[CON-R31] with Bigger Kingdoms the bonus needs the larger group', () => {
    series(4, {}, ['biggerKingdoms'])
      .owns(0, 'torino', 'venezia', 'roma', 'siena')
      .site('napoli')
      .line(0, 'm6')
      .concluding()
      .expect({ points: { 0: 5 }, events: [{ what: 'gameEnds', reason: 'regions' }] });
    series(4, {}, ['biggerKingdoms'])
      .owns(0, 'ancona', 'roma', 'siena')
      .site('napoli')
      .line(0, 'm6')
      .concluding()
      .expect({ points: { 0: 9 } });
  });

  it('[CON-R32] the next game is begun by the player left of the last beginner', () => {
    series(3)
      .starter(2)
      .token(1)
      .owns(1, 'roma', 'siena', 'napoli')
      .site('ancona')
      .line(1, 'm6')
      .concluding()
      .play('0 ready', '1 ready', '2 ready')
      .expect({ token: 0, deciding: 0, question: 'chooseSite' });
  });

  const exhausted = (on: boolean) =>
    series(6, { finalBattleInsidePointsSeriesGame: on })
      .divided(4, 4, 3, 2, 2, 1)
      .site('napoli')
      .line(5, 'm6')
      .concluding();

  it('[CON-R33] a tie for most regions inside a series is not fought out', () => {
    exhausted(false)
      .expect({ question: 'nextGame', finalists: null, points: { 0: 4, 1: 4, 2: 3, 5: 2 } })
      .expect({ events: [{ what: 'gameEnds', winners: [0, 1], reason: 'most' }] });
  });

  it('[CON-R33] switched on, it is; the points are the same', () => {
    exhausted(true).expect({ question: 'turn', finalists: [0, 1], handSize: { 0: 14, 1: 14, 2: 0 } });
    series(6, { finalBattleInsidePointsSeriesGame: true })
      .divided(4, 4, 3, 2, 2, 1)
      .pope('napoli')
      .finalists(0, 1)
      .line(1, 'm6')
      .concluding()
      .expect({
        question: 'nextGame',
        points: { 0: 4, 1: 4, 2: 3 },
        events: [{ what: 'gameEnds', winners: [1], reason: 'finalBattle' }],
      });
  });

  it('[CON-R34] in the final battle of a series each gets ten and one for each region; the token holder begins', () => {
    series(4)
      .points(1, 12)
      .points(2, 18)
      .owns(1, 'roma', 'siena')
      .owns(2, 'torino', 'venezia')
      .site('napoli')
      .line(1, 'm6')
      .line(2, 'courtesan')
      .concluding()
      .expect({
        points: { 1: 20, 2: 20 },
        finalists: [1, 2],
        handSize: { 0: 0, 1: 13, 2: 12, 3: 0 },
        token: 2,
        deciding: 2,
      });
  });
});

describe('the final battle', () => {
  const final = (options: Partial<Options> = {}, variants: readonly Variant[] = []) =>
    scenario({ players: 6, options, variants }).divided(4, 2, 4, 2, 4, 0).pope('napoli').finalists(0, 2, 4);

  it('[CON-R35] in a tie those share who are tied for the highest, not the finalists below', () => {
    final()
      .line(0, 'm3')
      .line(2, 'm6')
      .line(4, 'm6')
      .concluding()
      .expect({ winners: [2, 4] });
    final()
      .concluding()
      .expect({ winners: [0, 2, 4] });
  });

  it('[CON-R36] a Bishop discards but places no Pope, and Courtesans count 1 each', () => {
    final()
      .hand(0, 'bishop', 'm1')
      .hand(2, 'm1')
      .line(0, 'm4')
      .line(2, 'm6')
      .line(4, 'courtesan', 'courtesan')
      .deciding(0)
      .play('0 play bishop')
      .expect({
        question: 'turn',
        deciding: 2,
        pope: 'napoli',
        line: { 2: [] },
        strength: { 4: 2 },
        noEvents: ['popePlaced'],
      })
      .play('2 pass', '0 pass')
      .expect({ winners: [0], noEvents: ['tokenTo'] });
  });

  it('[CON-R36] Hidden Cards applies, Draw After Battle does not change the deal', () => {
    final({}, ['hiddenCards'])
      .hand(0, 'm6', 'm1')
      .hand(2, 'm1')
      .deciding(0)
      .play('0 play m6')
      .expect({ facedown: { 0: 'm6' } });
    scenario({ players: 6, variants: ['drawAfterBattle'] })
      .divided(4, 2, 4, 2, 4, 0)
      .pope('napoli')
      .finalBattle([0, 2, 4])
      .expect({ handSize: { 0: 14, 1: 0, 2: 14 } });
  });

  it('[CON-R54] the others discard too, keep their regions, get no cards and no turns', () => {
    scenario({ players: 6 })
      .divided(4, 2, 4, 2, 4, 0)
      .pope('napoli')
      .hand(1, 'm10', 'heroine')
      .finalBattle([0, 2, 4])
      .expect({ handSize: { 1: 0 }, passed: [1, 3, 5], sees: { spectator: { players: { 1: { regions: 2 } } } } })
      .play('0 pass')
      .expect({ deciding: 2 });
  });
});

describe('capturing regions', () => {
  const attack = (options: Partial<Options> = {}) => capturing(options).owns(2, 'roma').site('roma').token(0);

  it('[CON-R37] one’s own region may not be attacked', () => {
    capturing().owns(0, 'roma').choosingSite().refused('0 site roma', 'CON-R37', 'ownRegion');
  });

  it('[CON-R37] switched on, it may: its owner defends it, passes freely and opens the battle', () => {
    capturing({ captureOwnRegionAllowed: true })
      .owns(0, 'roma')
      .hand(0, 'm1')
      .hand(1, 'm1')
      .choosingSite()
      .play('0 site roma', '0 keep', '1 keep')
      .expect({ defender: 0, deciding: 0, question: 'turn' })
      .play('0 pass')
      .expect({ passed: [2], deciding: 1 });
  });

  it('[CON-R38] after all others have passed the defender gets one more turn, and that pass ends the battle', () => {
    attack()
      .hand(0, 'm1')
      .hand(1, 'm1')
      .hand(2, 'm6')
      .line(0, 'm2')
      .deciding(1)
      .play('1 pass', '2 pass', '0 pass')
      .expect({ deciding: 2, question: 'turn' })
      .play('2 pass')
      .expect({ events: [{ what: 'passed', seat: 2, free: false }, 'compared'], owner: { roma: 0 } });
  });

  it('[CON-R38] unless their hand is empty', () => {
    attack()
      .hand(0, 'm1')
      .line(0, 'm2')
      .deciding(0)
      .play('0 pass')
      .expect({ question: 'chooseSite', owner: { roma: 0 } });
  });

  it('[CON-R39] a tie between two attackers leaves region and token to the defender', () => {
    attack()
      .line(0, 'm6')
      .line(1, 'm6')
      .line(2, 'm1')
      .concluding()
      .expect({ owner: { roma: 2 }, token: 2 });
  });

  it.each(['scarecrow', 'bishop', 'winter'] as const)('[CON-R40] any card is their first card: %s', (card) => {
    const at = attack().hand(0, 'm1', 'm1').hand(1, 'm1').hand(2, card, 'm6').deciding(2).play(`2 play ${card}`);
    if (card === 'scarecrow') at.play('2 take none');
    if (card === 'bishop') at.play('2 pope off');
    at.play('0 play m1', '1 pass', '2 pass').expect({
      events: [{ what: 'passed', seat: 2, free: false }],
      deciding: 0,
    });
  });

  it('[CON-R40] a Surrender ends the battle even before the defender has played', () => {
    attack()
      .hand(0, 'surrender')
      .hand(2, 'm6')
      .line(0, 'm1')
      .deciding(0)
      .play('0 play surrender')
      .expect({ owner: { roma: 0 } });
  });

  it.each([
    [true, 1, 'courtesans'],
    [false, 2, 'defender'],
  ] as const)('[CON-R41] tied, with a sole Courtesan leader, switch %s: seat %i', (on, seat, why) => {
    attack({ soleCourtesanLeaderBeatsDefenderInTie: on })
      .line(0, 'm6')
      .line(1, 'courtesan')
      .line(2, 'm6')
      .concluding()
      .expect({ owner: { roma: 2 }, token: seat, events: [{ what: 'tokenTo', seat, why }] });
  });

  it('[CON-R43] a marker that left the board can be used again', () => {
    attack()
      .hand(0, 'm1')
      .hand(1, 'm6', 'm1')
      .hand(2, 'm10', 'm5', 'm4')
      .deciding(0)
      .play('0 pass', '1 play m6', '2 pass', '1 pass', '2 pass')
      .expect({ owner: { roma: 1 }, sees: { spectator: { players: { 1: { regions: 1 }, 2: { regions: 0 } } } } })
      .play('1 site napoli', '0 keep', '1 keep', '2 keep', '1 pass', '2 play m10', '0 pass', '2 pass')
      .play('2 site roma', '0 keep', '1 keep', '2 keep', '2 play m5', '0 pass', '1 pass', '2 pass', '1 pass')
      .expect({
        owner: { roma: 2, napoli: 2 },
        sees: { spectator: { players: { 1: { regions: 0 }, 2: { regions: 2 } } } },
      });
  });
});

describe('hidden cards', () => {
  const own = (card: CardId, options: Partial<Options> = {}) =>
    hidden(options)
      .hand(0, card, 'm1')
      .hand(1, 'm1')
      .facedown(0, 'm6')
      .line(0, 'm2')
      .deciding(0)
      .play(`0 play ${card}`);

  it('[CON-R44] the earlier card turns up after the new card’s effect', () => {
    own('bishop')
      .play('0 pope off')
      .expect({ line: { 0: ['m6'] }, discards: ['m2', 'bishop'] });
    own('scarecrow')
      .expect({ menu: ['take m2', 'take none'] })
      .play('0 take none')
      .expect({ line: { 0: ['m2', 'm6'] } });
  });

  it('[CON-R44] switched on, before it', () => {
    const before = { hiddenRevealBeforeEffect: true };
    own('bishop', before)
      .play('0 pope off')
      .expect({ line: { 0: ['m2'] }, discards: ['m6', 'bishop'] });
    own('scarecrow', before).expect({ menu: ['take m2', 'take m6', 'take none'] });
  });

  it('[CON-R45] who passes chooses to leave their card or turn it up', () => {
    const passing = () => hidden().hand(0, 'm1').hand(1, 'm1').facedown(0, 'm6').deciding(0).play('0 pass');
    expect(question(table, passing().match().state, 0)!.menu).toMatchObject({
      choices: [{ side: 'leave' }, { side: 'up' }],
    });
    passing()
      .play('0 facedown up')
      .expect({ line: { 0: ['m6'] }, strength: { 0: 6 }, events: ['turnedUp'], deciding: 1 });
    passing()
      .play('0 facedown leave')
      .expect({ facedown: { 0: 'm6' }, deciding: 1 });
  });

  it('[CON-R45] a defender’s free pass reveals nothing', () => {
    scenario({ players: 3, variants: ['hiddenCards', 'capturingRegions'] })
      .owns(2, 'roma')
      .site('roma')
      .hand(0, 'm1')
      .hand(2, 'm6')
      .deciding(2)
      .play('2 pass')
      .expect({ question: 'turn', deciding: 0 });
  });

  it('[CON-R46] facedown play is no choice; a Surrender reveals all before comparing', () => {
    hidden()
      .hand(0, 'm6', 'surrender')
      .hand(1, 'm1')
      .facedown(1, 'm10')
      .facedown(2, 'm5')
      .site('roma')
      .deciding(0)
      .expect({ menu: ['play m6', 'play surrender', 'pass'] })
      .play('0 play surrender')
      .expect({ owner: { roma: 1 }, events: ['turnedUp', 'turnedUp', { what: 'compared', strengths: [0, 10, 5] }] });
  });

  it('[CON-R46] while the battle runs Spring and Drummer see faceup cards only', () => {
    hidden()
      .hand(0, 'm1')
      .line(0, 'm4', 'spring')
      .facedown(0, 'drummer')
      .facedown(1, 'm10')
      .deciding(0)
      .expect({ strength: { 0: 7, 1: 0 } });
  });

  it('[CON-R47] shows what one has, hand or facedown card, to whom one likes; the others see only that', () => {
    hidden()
      .hand(0, 'm1', 'winter')
      .hand(1, 'm1')
      .hand(2, 'm1')
      .facedown(0, 'm6')
      .deciding(1)
      .refused('0 show 2 m10')
      .refused('0 show 0 m1')
      .refused('1 show 2 facedown')
      .play('0 show 2 winter facedown')
      .expect({ hears: { 1: [{ what: 'shown', seat: 0, whom: 2, count: 2 }], 2: ['shown', 'shownCards'] } })
      .expect({
        hearsNot: { 1: ['shownCards'], spectator: ['shownCards'] },
        deciding: 1,
        hand: { 0: ['m1', 'winter'] },
      })
      .expect({
        sees: {
          1: { players: { 0: { known: [], facedown: 'hidden' } } },
          2: { players: { 0: { known: ['winter'], facedown: 'm6' } } },
        },
      })
      .play('0 show all m1')
      .expect({
        sees: { 1: { players: { 0: { known: ['m1'] } } }, 2: { players: { 0: { known: ['m1', 'winter'] } } } },
      });
  });

  it('[CON-R55] an automatic pass leaves the card facedown without asking; it can still be shown', () => {
    hidden()
      .hand(0, 'm6')
      .hand(1, 'm1')
      .hand(2, 'm1')
      .deciding(0)
      .play('0 play m6')
      .expect({ passed: [0], facedown: { 0: 'm6' }, question: 'turn', deciding: 1 })
      .play('0 show 1 facedown')
      .expect({ sees: { 1: { players: { 0: { facedown: 'm6' } } }, 2: { players: { 0: { facedown: 'hidden' } } } } });
  });

  it('[CON-R57] a turn lays the card, resolves it with its decision, turns the earlier one up', () => {
    hidden()
      .hand(0, 'bishop', 'm1')
      .hand(1, 'm1')
      .line(1, 'm3')
      .facedown(0, 'm6')
      .deciding(0)
      .play('0 play bishop')
      .expect({ facedown: { 0: 'm6' }, line: { 1: [] }, question: 'placePope' })
      .play('0 pope off')
      .expect({ events: ['popePlaced', 'turnedUp'], facedown: { 0: null }, strength: { 0: 6 }, deciding: 1 });
  });
});

describe('bigger kingdoms', () => {
  it('[CON-R52] five regions in total win, adjacent or not', () => {
    scenario({ players: 4, variants: ['biggerKingdoms'] })
      .owns(0, 'roma', 'siena', 'torino', 'venezia')
      .site('napoli')
      .line(0, 'm6')
      .concluding()
      .expect({ winners: [0], reason: 'regions' });
  });
});
