// The scenario builder: it refuses positions that cannot be, and tells plainly what does not hold.

import { describe, expect, it } from 'vitest';
import type { CardId } from '../data/cards.ts';
import type { RegionId } from '../data/map.ts';
import { scenario } from '../scenario.ts';
import { many } from './help.ts';

const table = (players = 4) => scenario({ players });
const hidden = () => scenario({ players: 3, variants: ['hiddenCards'] }).hand(0, 'm1');
const capturing = () =>
  scenario({ players: 3, variants: ['capturingRegions'] })
    .hand(0, 'm1')
    .hand(1, 'm1');
const final = () => table().divided(4, 4, 4, 4).pope('napoli');

describe('impossible positions', () => {
  it.each([
    [
      'a card that is none',
      () =>
        table()
          .hand(0, 'm7' as CardId)
          .deciding(0),
      "no card 'm7'",
    ],
    [
      'a region that is none',
      () =>
        table()
          .owns(0, 'pisa' as RegionId)
          .choosingSite(),
      "no region 'pisa'",
    ],
    ['a seat that is none', () => table().hand(4, 'm1').deciding(0), 'no seat 4'],
    ['a turn of no seat', () => table().hand(0, 'm1').deciding(4), 'no seat 4'],
    [
      'too many copies',
      () =>
        table()
          .hand(0, ...many(9, 'm10'))
          .deciding(0),
      'more m10 than the deck has',
    ],
    [
      'copies too many in several places',
      () =>
        table()
          .hand(0, ...many(2, 'winter'))
          .line(1, 'winter')
          .discards('winter')
          .deciding(0),
      'more winter',
    ],
    [
      'two owners',
      () => table().owns(0, 'roma').owns(1, 'roma').choosingSite(),
      'roma is given to seat 0 and to seat 1',
    ],
    [
      'a goal met',
      () => table().owns(0, 'roma', 'siena', 'napoli').choosingSite(),
      'seat 0 has won already (adjacent)',
    ],
    [
      'regions enough',
      () => table().owns(1, 'torino', 'venezia', 'lucca', 'ancona', 'siena').choosingSite(),
      'has won already (regions)',
    ],
    [
      'facedown cards without the variant',
      () => table().hand(0, 'm1').facedown(1, 'm6').deciding(0),
      "need the variant 'hiddenCards'",
    ],
    ['two facedown cards', () => hidden().facedown(1, 'm6').facedown(1, 'm5').deciding(0), 'two facedown cards'],
    ['a facedown Winter', () => hidden().facedown(1, 'winter').deciding(0), 'a winter is played faceup'],
    ['facedown cards after the battle', () => hidden().facedown(1, 'm6').choosingSite(), 'have been turned up by now'],
    [
      'Winter and Spring',
      () => table().hand(0, 'm1').line(0, 'winter').line(1, 'spring').deciding(0),
      'Winter and Spring',
    ],
    ['a Bishop in a line', () => table().hand(0, 'm1').line(1, 'bishop').deciding(0), 'Bishop does not stay'],
    ['a Scarecrow in a line', () => table().hand(0, 'm1').line(1, 'scarecrow').deciding(0), 'Scarecrow does not stay'],
    [
      'a battle after a Surrender',
      () => table().hand(0, 'm1').line(1, 'surrender').deciding(0),
      'Surrender ends the battle',
    ],
    ['lines in step 4', () => table().hand(0, 'm1').line(1, 'm1').discardingHands(), 'lines have been discarded'],
    ['a turn after a pass', () => table().hand(0, 'm1').passed(0).deciding(0), 'seat 0 has passed'],
    ['a turn without cards', () => table().deciding(0), 'seat 0 has no cards'],
    ['passes named after the battle', () => table().passed(0).concluding(), 'all have passed'],
    [
      'a site with a marker',
      () => table().hand(0, 'm1').owns(1, 'roma').site('roma').deciding(0),
      'could not choose roma',
    ],
    ['the Pope on the next site', () => table().pope('roma').site('roma').discardingHands(), 'could not choose roma'],
    ['one’s own site', () => capturing().owns(0, 'roma').site('roma').deciding(0), 'could not choose roma'],
    [
      'a final pass of a free defender',
      () => capturing().owns(1, 'roma').site('roma').passed(1).deciding(0),
      'their passes were free',
    ],
    ['a defender of a neutral site', () => capturing().site('roma').defenderPlayed().deciding(0), 'has no defender'],
    ['no site left', () => table().divided(4, 4, 4, 4).pope('napoli').choosingSite(), 'no region is left'],
    ['a map that cannot be divided', () => table().divided(5).choosingSite(), 'cannot be divided 5'],
    ['a draw step without the variant', () => table().drawing(), "needs the variant 'drawAfterBattle'"],
    [
      'step 4 in Draw After Battle',
      () => scenario({ players: 2, variants: ['drawAfterBattle'] }).discardingHands(),
      'has no step 4',
    ],
    ['points without the variant', () => table().points(0, 3).choosingSite(), "need the variant 'points'"],
    [
      'a target reached',
      () =>
        scenario({ players: 2, variants: ['points'] })
          .points(0, 20)
          .choosingSite(),
      'the target has been reached',
    ],
    ['a final battle too early', () => table().finalBattle([0, 1, 2, 3]), 'still regions to fight for'],
    ['the wrong finalists', () => final().finalBattle([0, 1]), 'here 0, 1, 2, 3'],
    [
      'a site in a final battle',
      () => table().divided(4, 4, 4, 4).site('napoli').finalBattle([0, 1, 2, 3]),
      'no region is at stake',
    ],
    ['a position before a new game', () => table().hand(0, 'm1').newGame(), 'takes no position'],
  ])('are refused: %s', (_, build, message) => {
    expect(build).toThrow(message);
  });

  it('tells all reasons at once and shows the position', () => {
    const build = () => table().line(0, 'bishop', 'winter').line(1, 'spring').deciding(2);
    expect(build).toThrow(/impossible position:\n {2}- CON-5.4.*\n {2}- CON-6.14.*\n {2}- CON-4.10.*\nthe position:/);
  });
});

describe('a scenario', () => {
  const two = () => scenario({ players: 2 }).hand(0, 'm1').hand(1, 'm2').line(0, 'm6').deciding(0);

  it('throws what was expected, what was found and how the position looks', () => {
    const message = /strength of seat 0: expected 7, got 6\n.*pope: expected|pope: expected "roma", got null/;
    expect(() => two().expect({ strength: { 0: 7 }, pope: 'roma' })).toThrow(message);
    expect(() => two().expect({ token: 1 })).toThrow('seat 0: hand m1 | line m6 = 6');
  });

  it.each([
    { hand: { 0: ['m2'] } },
    { handSize: { 0: 2 } },
    { line: { 0: [] } },
    { facedown: { 0: 'm1' } },
    { strength: { 1: 1 } },
    { points: { 0: 1 } },
    { deciding: 1 },
    { deciding: [0, 1] },
    { question: 'chooseSite' },
    { question: null },
    { menu: ['pass'] },
    { menu: { 1: ['pass'] } },
    { offers: ['play m2'] },
    { lacks: ['pass'] },
    { blocked: { 'play m2': ['CON-4.2'] } },
    { owner: { roma: 0 } },
    { site: null },
    { token: 1 },
    { defender: 0 },
    { round: 2 },
    { game: 2 },
    { season: 'winter' },
    { passed: [0] },
    { finalists: [0] },
    { discards: ['m1'] },
    { pile: 1 },
    { winners: [0] },
    { reason: 'most' },
    { events: ['played'] },
    { hears: { 0: ['played'] } },
    { sees: { spectator: { token: 1 } } },
  ] as const)('does not let pass what is not so: %o', (facts) => {
    expect(() => two().expect(facts)).toThrow('expectation failed');
  });

  it('finds events in order, by name or by fields, and knows who hears them', () => {
    const at = () => two().play('0 play m1', '1 play m2');
    at().expect({ events: ['played', { what: 'played', seat: 1 }] });
    expect(() =>
      at().expect({
        events: [
          { what: 'played', seat: 1 },
          { what: 'played', seat: 0 },
        ],
      }),
    ).toThrow('events');
    expect(() => at().expect({ noEvents: ['played'] })).toThrow('no played');
    expect(() => at().expect({ hearsNot: { spectator: ['played'] } })).toThrow('no played');
  });

  it('tells why a move was refused, and minds that it was', () => {
    expect(() => two().play('0 play m6')).toThrow(/'0 play m6' was refused: .*CON-4.2/);
    expect(() => two().play('play m1')).toThrow('say seat and move');
    expect(() => two().refused('0 play m1')).toThrow('but was taken');
    expect(() => two().refused('0 play m6', 'CON-9.9')).toThrow('must be refused for CON-9.9; the refusal says');
  });

  it('has its position first, one moment, then the moves', () => {
    expect(() => two().hand(0, 'm1')).toThrow('belongs before the moment');
    expect(() => two().concluding()).toThrow('one moment');
    expect(() => scenario({ players: 2 }).play('0 pass')).toThrow('the moment is missing');
  });

  it('deals by its seed', () => {
    const hand = (seed: string) => scenario({ players: 2, seed }).hand(0, 'm1').randomHands().deciding(0).view(1).hand;
    expect(hand('a')).toHaveLength(10);
    expect(hand('a')).toEqual(hand('a'));
    expect(hand('a')).not.toEqual(hand('b'));
  });

  it('plays with a corrected box', () => {
    scenario({ players: 2, edition: { cards: { m10: { strength: 12 } } } })
      .line(0, 'm10')
      .hand(0, 'm1')
      .deciding(0)
      .expect({ strength: { 0: 12 } });
  });
});
