// Chapter 6: what the cards do.

import { describe, it } from 'vitest';
import type { CardId } from '../data/cards.ts';
import { scenario } from '../scenario.ts';

/** Seat 0 is on turn with these cards and one to spare, the other two hold a card each. */
const holding = (...cards: CardId[]) =>
  scenario({ players: 3 })
    .hand(0, ...cards, 'm1')
    .hand(1, 'm1')
    .hand(2, 'm1');

it('[CON-6.29] a Scarecrow may take back any mercenary, the weakest too', () => {
  scenario({ players: 2 })
    .hand(0, 'scarecrow', 'm4')
    .hand(1, 'm1')
    .line(0, 'm1', 'm10')
    .deciding(0)
    .play('0 play scarecrow')
    .expect({ menu: ['take m1', 'take m10', 'take none'] })
    .play('0 take m1')
    .expect({ hand: { 0: ['m1', 'm4'] }, line: { 0: ['m10'] } });
});

it('[CON-6.2, CON-6.6] of seasons that were not there, nobody is told that they go', () => {
  for (const season of ['winter', 'spring'] as const) {
    scenario({ players: 2 })
      .hand(0, season, 'm1')
      .hand(1, 'm1')
      .line(1, season)
      .deciding(0)
      .play(`0 play ${season}`)
      .expect({ noEvents: ['seasonGoes'], line: { 1: [season] } });
  }
});

describe('mercenaries', () => {
  it.each([1, 2, 3, 4, 5, 6, 10] as const)('[CON-6.1] a mercenary %i adds its number', (n) => {
    holding(`m${n}`)
      .line(0, 'm3')
      .deciding(0)
      .play(`0 play m${n}`)
      .expect({ strength: { 0: 3 + n } });
  });
});

describe('winter', () => {
  it('[CON-6.2] discards every Spring in play at once, whoever played it', () => {
    holding('winter')
      .line(0, 'spring')
      .line(1, 'spring', 'm6')
      .line(2, 'spring')
      .deciding(0)
      .play('0 play winter')
      .expect({
        line: { 0: ['winter'], 1: ['m6'], 2: [] },
        discards: ['spring', 'spring', 'spring'],
        strength: { 1: 1 },
      })
      .expect({ events: ['played', { what: 'seasonGoes', card: 'spring', count: 3 }] });
  });

  it('[CON-6.3] makes every mercenary in every line 1, one’s own too', () => {
    holding('winter')
      .line(0, 'm10', 'm6')
      .line(1, 'm10', 'm5', 'm5')
      .line(2, 'm1')
      .deciding(0)
      .expect({ strength: { 0: 16, 1: 20, 2: 1 } })
      .play('0 play winter')
      .expect({ strength: { 0: 2, 1: 3, 2: 1 } });
  });

  it('[CON-6.4] several Winters act as one', () => {
    holding('winter')
      .line(1, 'winter', 'm10', 'drummer')
      .line(2, 'winter')
      .deciding(0)
      .play('0 play winter')
      .expect({ strength: { 1: 2 } });
  });

  it('[CON-6.5] lies in the line of its player until a Spring discards it', () => {
    holding('winter')
      .line(1, 'm6')
      .deciding(0)
      .play('0 play winter', '1 play m1', '2 play m1')
      .expect({ line: { 0: ['winter'] }, strength: { 1: 2 } });
    holding('spring')
      .line(2, 'winter')
      .deciding(0)
      .play('0 play spring')
      .expect({ line: { 2: [] }, discards: ['winter'] });
  });

  it('[CON-6.5] or until the battle ends', () => {
    scenario({ players: 2 })
      .line(0, 'winter', 'm6')
      .hand(0, 'm1')
      .hand(1, 'm2')
      .concluding()
      .expect({ line: { 0: ['winter', 'm6'] } })
      .play('0 site roma')
      .expect({ line: { 0: [] }, season: null, discards: ['winter', 'm6'] });
  });
});

describe('spring', () => {
  it('[CON-6.6] discards every Winter in play at once, whoever played it', () => {
    holding('spring')
      .line(0, 'winter')
      .line(1, 'winter', 'm6')
      .line(2, 'winter')
      .deciding(0)
      .play('0 play spring')
      .expect({
        line: { 0: ['spring'], 1: ['m6'], 2: [] },
        discards: ['winter', 'winter', 'winter'],
        strength: { 1: 9 },
      })
      .expect({ events: ['played', { what: 'seasonGoes', card: 'winter', count: 3 }] });
  });

  it('[CON-6.7] adds 3 to the highest mercenaries on the table, in every line that has one', () => {
    holding('spring')
      .line(0, 'm5', 'm4')
      .line(1, 'm5')
      .line(2, 'm4')
      .deciding(0)
      .play('0 play spring')
      .expect({ strength: { 0: 12, 1: 8, 2: 4 } });
  });

  it('[CON-6.7] does not take a Heroine for the highest', () => {
    holding('spring')
      .line(0, 'm5')
      .line(1, 'heroine')
      .deciding(0)
      .play('0 play spring')
      .expect({ strength: { 0: 8, 1: 10 } });
  });

  it('[CON-6.8] adds 3 to each of several in one line', () => {
    holding('spring')
      .line(0, 'm5', 'm5', 'm5')
      .deciding(0)
      .play('0 play spring')
      .expect({ strength: { 0: 24 } });
  });

  it('[CON-6.9] several Springs act as one', () => {
    holding('spring')
      .line(0, 'm5', 'spring')
      .line(1, 'spring')
      .deciding(0)
      .play('0 play spring')
      .expect({ strength: { 0: 8 } });
  });

  it('[CON-6.10] lies in the line of its player until a Winter discards it', () => {
    holding('spring')
      .line(1, 'm6')
      .deciding(0)
      .play('0 play spring', '1 play m1', '2 play m1')
      .expect({ line: { 0: ['spring'] }, strength: { 1: 10 } });
    holding('winter')
      .line(2, 'spring')
      .deciding(0)
      .play('0 play winter')
      .expect({ line: { 2: [] }, discards: ['spring'] });
  });

  it('[CON-6.10] or until the battle ends', () => {
    scenario({ players: 2 })
      .line(0, 'spring', 'm6')
      .hand(0, 'm1')
      .hand(1, 'm2')
      .concluding()
      .expect({ line: { 0: ['spring', 'm6'] } })
      .play('0 site roma')
      .expect({ line: { 0: [] }, season: null, discards: ['spring', 'm6'] });
  });
});

describe('bishop', () => {
  it('[CON-6.11] discards the highest mercenaries from every line, one’s own and passed ones too', () => {
    holding('bishop')
      .line(0, 'm6', 'm2')
      .line(1, 'm6')
      .line(2, 'm6', 'm6', 'm3')
      .passed(2)
      .deciding(0)
      .play('0 play bishop')
      .expect({ line: { 0: ['m2'], 1: [], 2: ['m3'] }, discards: ['m6', 'm6', 'm6', 'm6', 'bishop'] })
      .expect({
        events: [
          {
            what: 'mercenariesGo',
            strength: 6,
            from: [
              { seat: 0, count: 1 },
              { seat: 1, count: 1 },
              { seat: 2, count: 2 },
            ],
          },
        ],
      });
  });

  it('[CON-6.12] leaves mercenaries of lower strength alone', () => {
    holding('bishop')
      .line(0, 'm5', 'm1')
      .line(1, 'm6', 'm6', 'm5', 'm4')
      .deciding(0)
      .play('0 play bishop')
      .expect({ line: { 0: ['m5', 'm1'], 1: ['m5', 'm4'] } });
  });

  it('[CON-6.13] never touches other cards', () => {
    const others: readonly CardId[] = ['courtesan', 'drummer', 'heroine', 'winter'];
    holding('bishop')
      .line(0, 'spring')
      .deciding(0)
      .play('0 play bishop')
      .expect({ line: { 0: ['spring'] } });
    holding('bishop')
      .line(1, 'm1', ...others)
      .deciding(0)
      .play('0 play bishop')
      .expect({ line: { 1: others } });
  });

  it('[CON-6.14] is itself discarded and does not stay in the line', () => {
    holding('bishop')
      .deciding(0)
      .play('0 play bishop', '0 pope off')
      .expect({ line: { 0: [] }, discards: ['bishop'] });
  });

  it('[CON-6.15] puts the Pope on a region without a marker, or leaves him off the board', () => {
    const played = () => holding('bishop').owns(1, 'roma').pope('siena').deciding(0).play('0 play bishop');
    played()
      .expect({ question: 'placePope', deciding: 0, pope: null })
      .expect({ offers: ['pope off', 'pope siena', 'pope napoli'], lacks: ['pope roma'] })
      .expect({ blocked: { 'pope roma': ['CON-6.15'] } })
      .refused('0 pope roma', 'CON-6.15', 'popeOnMarker');
    played().play('0 pope napoli').expect({ pope: 'napoli', deciding: 1, question: 'turn' });
    played().play('0 pope off').expect({ pope: null, deciding: 1, question: 'turn' });
  });

  it('[CON-6.16] the Pope’s region cannot be chosen as a site', () => {
    scenario({ players: 2 })
      .pope('siena')
      .choosingSite()
      .expect({ lacks: ['site siena'], blocked: { 'site siena': 'CON-6.16' } })
      .refused('0 site siena', 'CON-6.16');
  });

  it('[CON-6.17] the Pope stays, across battles and rounds, until the next Bishop', () => {
    scenario({ players: 2 })
      .pope('siena')
      .line(0, 'm3')
      .site('roma')
      .concluding()
      .play('0 site napoli')
      .expect({ round: 2, pope: 'siena', question: 'turn' })
      .play('0 pass', '1 pass')
      .expect({ pope: 'siena', question: 'chooseSite', lacks: ['site siena'] });
  });

  it('[CON-6.18] may be played without any mercenary in play', () => {
    holding('bishop')
      .line(1, 'heroine')
      .deciding(0)
      .play('0 play bishop')
      .expect({ question: 'placePope', line: { 1: ['heroine'] } })
      .play('0 pope siena')
      .expect({ pope: 'siena' });
  });
});

describe('courtesan', () => {
  it('[CON-6.19] is 1, whatever Winter, Spring, Drummer, Scarecrow or Bishop do', () => {
    const lady = (...cards: CardId[]) =>
      holding('bishop', 'scarecrow')
        .line(0, 'courtesan', ...cards)
        .deciding(0);
    lady().expect({ strength: { 0: 1 } });
    lady('winter').expect({ strength: { 0: 1 } });
    lady('spring').expect({ strength: { 0: 1 } });
    lady('drummer').expect({ strength: { 0: 1 } });
    lady()
      .play('0 play bishop', '0 pope off')
      .expect({ line: { 0: ['courtesan'] } });
    lady()
      .play('0 play scarecrow')
      .expect({ menu: ['take none'], blocked: { 'take courtesan': ['CON-6.31'] } });
  });

  it('[CON-6.20] the single player with most of them takes the token, passed or not', () => {
    scenario({ players: 3 })
      .line(0, 'm10')
      .line(1, 'courtesan')
      .line(2, 'courtesan', 'courtesan')
      .concluding()
      .expect({ token: 2, events: [{ what: 'tokenTo', seat: 2, why: 'courtesans' }], deciding: 2 });
    scenario({ players: 3 })
      .line(0, 'm10')
      .line(2, 'courtesan')
      .hand(0, 'm1')
      .hand(2, 'm1')
      .passed(2)
      .deciding(0)
      .play('0 pass')
      .expect({ token: 2 });
  });

  it('[CON-6.21] the winner still conquers the region', () => {
    scenario({ players: 3 })
      .site('roma')
      .line(0, 'm10')
      .line(2, 'courtesan')
      .concluding()
      .expect({ owner: { roma: 0 }, token: 2 });
  });

  it('[CON-6.22] with a tie for the most, or none at all, the winner takes the token', () => {
    scenario({ players: 3 })
      .line(0, 'm10', 'courtesan')
      .line(2, 'courtesan')
      .concluding()
      .expect({ token: 0, events: [{ what: 'tokenTo', why: 'winner' }] });
    scenario({ players: 3 }).token(2).line(1, 'm10').concluding().expect({ token: 1 });
  });

  it('[CON-6.23] with both ties, the token goes to the left of who last had it', () => {
    scenario({ players: 4 })
      .token(2)
      .line(0, 'm3', 'courtesan')
      .line(1, 'm3', 'courtesan')
      .concluding()
      .expect({ token: 3, events: [{ what: 'tokenTo', seat: 3, why: 'left' }] });
  });
});

describe('drummer', () => {
  it('[CON-6.24] doubles every mercenary of its line, played before or after, and no other line', () => {
    scenario({ players: 2 })
      .hand(0, 'drummer', 'm3')
      .hand(1, 'm1', 'm1')
      .line(0, 'm4')
      .line(1, 'm4')
      .deciding(0)
      .play('0 play drummer')
      .expect({ strength: { 0: 8, 1: 4 } })
      .play('1 play m1', '0 play m3')
      .expect({ strength: { 0: 14, 1: 5 } });
  });

  it('[CON-6.25] several in one line act as one', () => {
    holding('drummer')
      .line(0, 'm4', 'drummer', 'drummer')
      .deciding(0)
      .play('0 play drummer')
      .expect({ strength: { 0: 8 } });
  });

  it('[CON-6.26] a drummer doubles winter strength to 2', () => {
    holding('winter')
      .line(0, 'm10', 'm4', 'drummer')
      .deciding(0)
      .play('0 play winter')
      .expect({ strength: { 0: 4 } });
  });

  it('[CON-6.27] with Spring the doubling comes first, then the 3', () => {
    holding('spring')
      .line(0, 'm4', 'm2', 'drummer')
      .deciding(0)
      .play('0 play spring')
      .expect({ strength: { 0: 15 } });
  });
});

describe('heroine', () => {
  it('[CON-6.28] is 10, whatever Winter, Spring, Drummer, Scarecrow or Bishop do', () => {
    const lady = (...cards: CardId[]) =>
      holding('bishop', 'scarecrow')
        .line(0, 'heroine', ...cards)
        .deciding(0);
    lady().expect({ strength: { 0: 10 } });
    lady('winter').expect({ strength: { 0: 10 } });
    lady('spring').expect({ strength: { 0: 10 } });
    lady('drummer').expect({ strength: { 0: 10 } });
    lady()
      .play('0 play bishop', '0 pope off')
      .expect({ line: { 0: ['heroine'] } });
    lady()
      .play('0 play scarecrow')
      .expect({ menu: ['take none'], blocked: { 'take heroine': ['CON-6.31'] } });
  });
});

describe('scarecrow', () => {
  it('[CON-6.29] may take one mercenary of the own line back into the hand', () => {
    holding('scarecrow')
      .line(0, 'm6', 'm6', 'm2')
      .deciding(0)
      .play('0 play scarecrow')
      .expect({ question: 'takeBack', deciding: 0, menu: ['take m2', 'take m6', 'take none'] })
      .play('0 take m6')
      .expect({ hand: { 0: ['m1', 'm6'] }, line: { 0: ['m6', 'm2'] }, strength: { 0: 8 }, deciding: 1 });
  });

  it('[CON-6.30] need not take one, and may be played with no mercenary there', () => {
    holding('scarecrow')
      .line(0, 'm6')
      .deciding(0)
      .play('0 play scarecrow', '0 take none')
      .expect({ line: { 0: ['m6'] }, hand: { 0: ['m1'] } });
    holding('scarecrow')
      .deciding(0)
      .play('0 play scarecrow')
      .expect({ menu: ['take none'] });
  });

  it('[CON-6.31] cannot take special cards, cards of other lines, or discarded ones', () => {
    holding('scarecrow')
      .line(0, 'm6', 'drummer', 'courtesan', 'heroine', 'winter')
      .line(1, 'm5')
      .discards('m4')
      .deciding(0)
      .play('0 play scarecrow')
      .expect({ menu: ['take m6', 'take none'] })
      .expect({
        blocked: { 'take drummer': ['CON-6.31'], 'take courtesan': ['CON-6.31'], 'take winter': ['CON-6.31'] },
      })
      .refused('0 take heroine', 'CON-6.31', 'notAMercenary')
      .refused('0 take m5', 'CON-6.31')
      .refused('0 take m4', 'CON-6.31');
  });

  it('[CON-6.32] is discarded and does not stay in the line', () => {
    holding('scarecrow')
      .deciding(0)
      .play('0 play scarecrow', '0 take none')
      .expect({ line: { 0: [] }, discards: ['scarecrow'] });
  });

  it('[CON-6.33] what it brought back may be played again in the same battle', () => {
    scenario({ players: 2 })
      .hand(0, 'scarecrow')
      .hand(1, 'm1', 'm1')
      .line(0, 'm6')
      .deciding(0)
      .play('0 play scarecrow', '0 take m6', '1 play m1')
      .expect({ deciding: 0, menu: ['play m6', 'pass'] })
      .play('0 play m6')
      .expect({ strength: { 0: 6 } });
  });
});

describe('surrender', () => {
  it('[CON-6.34] ends the battle at once, without another turn', () => {
    holding('surrender')
      .line(1, 'm6')
      .site('roma')
      .deciding(0)
      .play('0 play surrender')
      .expect({
        question: 'chooseSite',
        deciding: 1,
        owner: { roma: 1 },
        events: [{ what: 'compared', surrender: true }],
      });
  });

  it('[CON-6.35] the strongest line of that moment wins, whoever played it and whoever has passed', () => {
    holding('surrender')
      .line(0, 'm3')
      .line(2, 'm4')
      .passed(2)
      .site('roma')
      .deciding(0)
      .play('0 play surrender')
      .expect({ owner: { roma: 2 } });
    holding('surrender')
      .line(0, 'm5')
      .line(2, 'm4')
      .site('roma')
      .deciding(0)
      .play('0 play surrender')
      .expect({ owner: { roma: 0 } });
  });

  it('[CON-6.36] a tie at that moment is a tie, and Courtesans count as usual', () => {
    holding('surrender')
      .line(0, 'm4')
      .line(2, 'm4')
      .site('roma')
      .deciding(0)
      .play('0 play surrender')
      .expect({ owner: { roma: null }, token: 1, events: ['tied', { what: 'tokenTo', why: 'left' }] });
    holding('surrender')
      .line(0, 'm4')
      .line(2, 'courtesan')
      .site('roma')
      .deciding(0)
      .play('0 play surrender')
      .expect({ owner: { roma: 0 }, token: 2 });
  });
});
