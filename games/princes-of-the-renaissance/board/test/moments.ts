/** Questions that random games seldom ask seat 0: what the test is called, an answer that must be there, the moment. */
import type { Choice } from '../../rules/model/choices.ts';
import { type Scenario, scenario } from '../../scenario.ts';

type Moment = readonly [string, Choice['do'], Scenario];

const table = () => scenario({ players: 3 });

const IN_A_WAR: readonly Moment[] = [
  [
    '[POR-8.5] Bad Weather and Veto, on the war and in the hand',
    'weather',
    table().hand(0, 'veto', 'bad-weather').turn(1).play('1 war', '1 cities rome naples'),
  ],
  [
    '[POR-8.19] the Holy League, on either side',
    'league',
    table()
      .pope(0)
      .troops(0, 'pikemen')
      .troops(1, 'infantry')
      .turn(1)
      .play('1 war', '1 cities rome naples', '1 bid 0', '0 pass', '0 pass'),
  ],
  [
    '[POR-8.22] bribes, on the troops that fight',
    'bribe',
    table()
      .troops(0, 'pikemen', 'infantry')
      .troops(1, 'infantry')
      .hand(0, 'bribe-troops')
      .turn(0)
      .play('0 war', '0 cities rome naples', '0 decline', '0 bid 0', '1 pass', '1 bid 0'),
  ],
  [
    '[POR-13.5] Ludovico Sforza, on his tile',
    'reroll',
    table()
      .tiles(0, 'milan-ludovico-sforza')
      .troops(1, 'infantry')
      .turn(1)
      .play('1 war', '1 cities rome naples', '1 bid 0'),
  ],
];

const IN_A_TURN: readonly Moment[] = [
  [
    '[POR-15.8] thefts and free cards, on cards and tiles',
    'steal',
    table()
      .hand(0, 'steal-influence', 'steal-gold-shipment')
      .tiles(0, 'rome-lucrezia-borgia', 'naples-alfonso-of-aragon')
      .turn(0),
  ],
  ['[POR-6.5] troops to discard, on the troops', 'discardTroop', table().troops(0, 'pikemen', 'infantry').turn(0)],
  ['[POR-15.11] Start War, in the hand', 'startWar', table().hand(0, 'start-war').turnEnd(0)],
  ['[POR-4.6] the card to discard, in the hand', 'discard', table().hand(0, 'veto', 'veto').turn(0).play('0 buy card')],
  ['[POR-12.3] two cards to choose from', 'keep', table().family(0, 'bentivoglio').turn(0).play('0 buy card')],
];

const IN_AN_AUCTION: readonly Moment[] = [
  [
    '[POR-15.6] Freeze Bid, under the bidders',
    'freeze',
    table().hand(0, 'freeze-bid').turn(1).play('1 nominate ev1-bellini', '1 bid 0', '2 pass'),
  ],
  [
    '[POR-R23] ways to pay with the Banker',
    'pay',
    table().tiles(0, 'florence-banker').turn(0).play('0 nominate ev1-bellini', '0 bid 2', '1 pass', '2 pass'),
  ],
  [
    '[POR-7.18] the city for an artist',
    'place',
    table().turn(0).play('0 nominate ev1-bellini', '0 bid 0', '1 pass', '2 pass'),
  ],
];

const BETWEEN: readonly Moment[] = [
  [
    '[POR-12.2] the discount of the decade',
    'declare',
    scenario({ players: 3, options: { side: 'B' } })
      .family(0, 'baglioni')
      .decadeEnds(1),
  ],
  [
    '[POR-12.4] ties at the end, on the cities',
    'rank',
    table().family(0, 'bentivoglio').status({ rome: 4, naples: 4 }).decade(3).decadeEnds(1),
  ],
];

export const MOMENTS: readonly Moment[] = [...IN_A_WAR, ...IN_A_TURN, ...IN_AN_AUCTION, ...BETWEEN];
