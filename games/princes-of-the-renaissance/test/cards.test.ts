// Chapters 6, 12 and 15: drawing, looking at and running out of treachery cards.

import { enumerate, menuOf, question, random } from '@signoria/kernel';
import { describe, expect, it } from 'vitest';
import { VETO } from '../data/treachery.ts';
import { buyCard } from '../rules/chapters/06-buy.ts';
import { game } from '../rules/game.ts';
import { emptyPile } from '../rules/model/pile.ts';
import type { State } from '../rules/model/state.ts';
import { scenario } from '../scenario.ts';
import { EVEN, figures, stateOf, three } from './help.ts';

/** The second player's turn, with so many cards left: no real table comes down to that. */
function left(where: Partial<Pick<State, 'deck' | 'under' | 'discards'>>): State {
  const none = { deck: emptyPile(), under: [], discards: emptyPile() };
  return Object.assign(structuredClone(stateOf(three().tiles(1, 'naples-alfonso-of-aragon').turn(1))), none, where);
}
const veto = () => emptyPile().with(VETO, 1);

describe('treachery cards', () => {
  it('[POR-R15] without any card left nothing is bought or given; one anywhere is enough', () => {
    const why = (s: State) =>
      question(game as never, s as never, 1)!.blocked.find(({ choice }) => choice.do === 'buyCard');
    const given = ['buyCard', 'freeCard'];
    const could = (s: State) =>
      enumerate(menuOf(game as never, s as never, 1)!, random(1), 200)
        .map(({ do: what }) => what)
        .filter((what) => given.includes(what));
    expect([could(left({})), why(left({}))]).toEqual([
      [],
      { choice: { do: 'buyCard' }, why: 'noCards', rules: ['POR-R15'] },
    ]);
    for (const s of [left({ deck: veto() }), left({ under: [VETO] }), left({ discards: veto() })]) {
      expect([could(s), why(s)]).toEqual([['freeCard', 'buyCard'], undefined]);
      buyCard(s, 1);
      // Bentivoglio has nothing to choose from.
      expect([s.hands[1]![VETO], s.looking, s.under, s.deck, s.discards]).toEqual([
        1,
        null,
        [],
        emptyPile(),
        emptyPile(),
      ]);
    }
    const two = left({ deck: veto(), under: [VETO] });
    buyCard(two, 1);
    expect([two.hands[1]![VETO], two.looking]).toEqual([0, [VETO, VETO]]);
  });

  it('[POR-12.3] of two alike there is one to keep', () => {
    three()
      .deck('veto', 'veto')
      .turn(1)
      .play('1 buy card')
      .expect({ question: 'keepOne', menu: ['keep veto'] });
  });

  it('[POR-12.3] the two looked at lie in one order, whichever was drawn first', () => {
    for (let seed = 0; seed < 12; seed++) {
      const s = scenario({ players: 3, edition: EVEN, seed: `two ${seed}` })
        .family(1, 'bentivoglio')
        .deck('veto', 'bribe-troops')
        .turn(1)
        .play('1 buy card');
      expect(s.view(1).looking).toEqual(['bribe-troops', 'veto']);
      expect(s.view(0).looking).toEqual([]);
      s.play('1 keep veto').expect({ under: ['bribe-troops'], hand: { 1: ['veto'] } });
    }
  });

  it('[POR-16.1, POR-16.3] the deck is counted with what lies under it', () => {
    const { deck } = three().under('veto', 'start-war').hand(0, 'veto').discards('freeze-bid').turn(0).view(0);
    expect(figures(deck)).toEqual({ cards: 23, discards: ['freeze-bid'], under: [] });
    expect(three().under('veto', 'start-war').turn(0).view(1).deck.under).toEqual(['veto', 'start-war']);
  });

  it('[POR-4.6] of a hand too large any kind may go, each named once', () => {
    three()
      .hand(0, 'veto', 'veto')
      .deck('bad-weather')
      .turn(0)
      .play('0 buy card')
      .expect({ question: 'discardCard', menu: ['discard veto', 'discard bad-weather'] });
  });

  it('[POR-13.3, POR-15.8, POR-15.9] a theft takes aim at every other seat', () => {
    for (const seat of [0, 5]) {
      const s = scenario({ players: 6, edition: EVEN })
        .tiles(seat, 'rome-lucrezia-borgia')
        .hand(seat, 'steal-influence', 'steal-gold-shipment')
        .turnEnd(seat);
      const others = [0, 1, 2, 3, 4, 5].filter((other) => other !== seat);
      const by = ['lucrezia', 'steal-influence', 'steal-gold-shipment'];
      s.expect({ menu: [...others.flatMap((whom) => by.map((means) => `steal ${means} ${whom}`)), 'end'] });
    }
  });
});
