// Chapters 10 to 14: War, Intrigue, sieges, field battles, retreats, turn order.

import { describe, expect, it } from 'vitest';
import { CARD } from '../data/cards.ts';
import { scenario } from '../scenario.ts';
import { BOX, table } from './help.ts';

describe('War', () => {
  const war = () => table().card(0, 'condottiere', 'upperLeft');

  it('[VIR-10.1] a Cavalry moves a Troop along a road', () => {
    war()
      .acting(0, 'upperLeft')
      .play('0 move 1 florence siena land', '0 stop')
      .expect({ offers: ['pay card=cavalry'] })
      .play('0 pay card=cavalry')
      .expect({ troops: { florence: { 0: 0 } } });
  });

  it('[VIR-10.2] a Ship moves a Troop across a sea, from port to port', () => {
    table()
      .acting(0, 'upperLeft')
      .play('0 move 1 pisa ajaccio sea', '0 stop')
      .expect({ menu: ['pay pisa=ship'] });
    table()
      .acting(0, 'upperLeft')
      .expect({ lacks: ['move 1 florence ajaccio sea', 'move 1 pisa terracina sea'] });
    table()
      .card(0, 'admiral', 'upperLeft')
      .acting(0, 'upperLeft')
      .play('0 move 1 pisa terracina sea')
      .expect({ plan: { what: 'war', seat: 0, cost: { ship: 2 }, tokens: [] } });
  });

  it('[VIR-10.3] Troops move as often as they are paid for, through own cities, together or apart', () => {
    war()
      .troops(0, 'pisa', 2)
      .acting(0, 'upperLeft')
      .play('0 move 2 pisa florence land', '0 move 1 florence spoleto land')
      .expect({
        troops: { pisa: { 0: 0 }, florence: { 0: 2 }, spoleto: { 0: 1 } },
        plan: { what: 'war', seat: 0, cost: { cavalry: 3 }, tokens: [] },
      })
      .expect({ lacks: ['move 1 florence siena land'] })
      .play('0 stop', '0 pay card=cavalry');
  });

  it('[VIR-10.4, VIR-R13] a Troop that enters a city not its own stops there', () => {
    war()
      .acting(0, 'upperLeft')
      .play('0 move 1 florence ravenna land')
      .expect({
        lacks: ['move 1 ravenna ferrara land', 'move 1 ravenna florence land'],
        offers: ['move 1 pisa florence land'],
      });
  });

  it('[VIR-10.5] neutral, enemy and pirate cities are targets, several at once', () => {
    const s = table()
      .card(0, 'condottiere', 'upperLeft')
      .owns(1, 'spoleto')
      .troops(0, 'florence', 2)
      .acting(0, 'upperLeft');
    s.play('0 move 1 florence spoleto land', '0 move 1 florence siena land', '0 move 1 pisa ajaccio sea');
    expect(
      s
        .view()
        .cities.filter(({ besiegers }) => besiegers.includes(0))
        .map(({ id }) => id),
    ).toEqual(['siena', 'spoleto', 'ajaccio']);
  });

  it('[VIR-10.6, VIR-R74] a Room card that gives War-bonus tokens gives no Cavalry', () => {
    war()
      .florins(0, 2)
      .acting(0, 'upperLeft')
      .play('0 warToken card')
      .expect({ warTokens: { 0: 1 }, lacks: ['move 1 florence siena land', 'warToken card'] });
    war()
      .florins(0, 2)
      .acting(0, 'upperLeft')
      .play('0 move 1 florence siena land')
      .expect({ lacks: ['warToken card'] });
  });

  it('[VIR-10.7, VIR-R70] its florin is paid with the action, by florins of the Room too', () => {
    war()
      .florins(0, 2)
      .acting(0, 'upperLeft')
      .play('0 warToken card', '0 stop', '0 pay coin1=florin')
      .expect({ florins: { 0: 1 } });
    war()
      .florins(0, 0)
      .exhausted(0, 'florence', 'pisa')
      .acting(0, 'upperLeft')
      .expect({ lacks: ['warToken card'] });
    war()
      .florins(0, 0)
      .card(0, 'banker', 'under.upperLeft')
      .acting(0, 'upperLeft')
      .play('0 warToken card', '0 stop', '0 pay upgrade=florin')
      .expect({ florins: { 0: 0 } });
    table()
      .card(0, 'cesare_borgia', 'upperLeft')
      .florins(0, 0)
      .acting(0, 'upperLeft')
      .play('0 warToken card', '0 stop')
      .expect({ question: 'rearrange' });
  });

  it('[VIR-10.8] tokens not used are lost when the own sieges are resolved', () => {
    table()
      .warTokens(0, 2)
      .warTokens(2, 1)
      .troops(0, 'ravenna', 3)
      .sieges()
      .play('0 pass')
      .expect({ owner: { ravenna: 0 }, warTokens: { 0: 0, 2: 0 } });
  });
});

describe('Intrigue and Agents', () => {
  const plot = () => table().card(0, 'assassin', 'lowerRight').card(0, 'assassin', 'R1').agents(0, 3);

  it('[VIR-11.1, VIR-R40] a Mask places or moves an Agent: city, Room of any Palace, Alliance', () => {
    plot()
      .acting(0, 'lowerRight')
      .play('0 agent reserve')
      .expect({ offers: ['plant siena', 'plant venice.top', 'plant florence.top', 'plant france'] });
    plot()
      .agent(0, 'siena')
      .acting(0, 'lowerRight')
      .play('0 agent siena', '0 plant rome', '0 stop', '0 pay card=mask')
      .expect({ agent: { siena: null, rome: 0 } });
  });

  it('[VIR-11.1] only an Agent in reserve can be placed', () => {
    plot()
      .agents(0, 2)
      .agent(0, 'siena')
      .agent(0, 'rome')
      .acting(0, 'lowerRight')
      .expect({ lacks: ['agent reserve'], offers: ['agent siena', 'agent rome'] });
  });

  it('[VIR-11.2] not where one has an Agent already', () => {
    plot()
      .agent(0, 'siena')
      .acting(0, 'lowerRight')
      .play('0 agent reserve')
      .refused('0 plant siena', 'VIR-11.2', 'ownAgentThere');
  });

  it('[VIR-11.3] one Agent in each place', () => {
    plot()
      .agent(1, 'siena')
      .acting(0, 'lowerRight')
      .play('0 agent reserve')
      .refused('0 plant siena', 'VIR-11.3', 'agentThere');
  });

  it('[VIR-11.4, VIR-R1] removing costs 2 Masks, and together with a placement 3', () => {
    plot()
      .agent(1, 'siena')
      .acting(0, 'lowerRight')
      .play('0 remove siena')
      .expect({ plan: { what: 'intrigue', seat: 0, cost: { mask: 2 }, holding: null } })
      .play('0 agent reserve', '0 plant siena', '0 stop')
      .expect({ menu: ['pay card=mask R1=mask'] })
      .play('0 pay card=mask R1=mask')
      .expect({ agent: { siena: 0 } });
    table()
      .agent(1, 'siena')
      .acting(0, 'lowerRight')
      .expect({ menu: ['stop', 'agent reserve'] });
  });

  it('[VIR-11.5] a removed Agent returns to its owner, who may place it again', () => {
    const s = plot()
      .agents(1, 1)
      .agent(1, 'siena')
      .acting(0, 'lowerRight')
      .play('0 remove siena', '0 stop', '0 pay card=mask');
    expect(s.view().players[1]!.agents).toEqual({ usable: 1, reserve: 1 });
  });

  it('[VIR-11.6, VIR-15.21, VIR-R38] some cards bring an Agent, five at most; it stays when the card goes', () => {
    table()
      .florins(0, 3)
      .winter(0)
      .play('0 stop', '0 buy assassin', '0 stop', '0 pay treasury=florin', '0 house assassin R1')
      .expect({ agents: { 0: 3 } });
    table()
      .florins(0, 3)
      .winter(0)
      .play('0 stop', '0 buy merchant', '0 stop', '0 pay treasury=florin', '0 house merchant R1')
      .expect({ agents: { 0: 2 } });
    table()
      .florins(0, 3)
      .agents(0, 5)
      .winter(0)
      .play('0 stop', '0 buy assassin', '0 stop', '0 pay treasury=florin', '0 house assassin R1')
      .expect({ agents: { 0: 5 } });
    table()
      .agents(0, 3)
      .card(0, 'assassin', 'R1')
      .card(0, 'bishop', 'R2')
      .card(0, 'banker', 'L1')
      .winter(0)
      .play('0 discard R1')
      .expect({ agents: { 0: 3 } });
  });

  it('[VIR-11.7] Agents guard one’s own places', () => {
    plot()
      .agent(0, 'florence.upperRight')
      .acting(0, 'lowerRight')
      .play('0 agent reserve', '0 plant florence', '0 stop', '0 pay card=mask')
      .expect({ agent: { florence: 0 } });
    table()
      .card(1, 'assassin', 'upperLeft')
      .agent(0, 'florence.top')
      .acting(1, 'upperLeft')
      .play('1 agent reserve')
      .refused('1 plant florence.top', 'VIR-11.3');
  });

  it('[VIR-11.8] conquest and takeover leave the Agent where it is', () => {
    table()
      .owns(1, 'ravenna')
      .exhausted(1, 'ravenna')
      .agent(1, 'ravenna')
      .troops(0, 'ravenna', 4)
      .sieges()
      .expect({ owner: { ravenna: 0 }, agent: { ravenna: 1 } });
  });

  it('[VIR-11.9] an enemy Agent blocks the Room’s action', () => {
    table()
      .agent(2, 'florence.top')
      .acting(0, 'top')
      .expect({ question: 'idle', events: [{ what: 'roomBlocked', by: 'agent' }] });
  });

  it('[VIR-11.10] and no card moves in or out', () => {
    table()
      .card(0, 'bishop', 'lowerLeft')
      .card(0, 'banker', 'R1')
      .agent(2, 'florence.lowerLeft')
      .winter(0)
      .expect({ lacks: ['arrange R1 under.lowerLeft', 'arrange lowerLeft R2'] })
      .refused('0 arrange lowerLeft R2', 'VIR-15.5', 'roomFrozen');
  });

  it('[VIR-11.11] an Intrigue Room works all the same if the first two Masks remove the Agent', () => {
    plot()
      .agent(2, 'florence.lowerRight')
      .acting(0, 'lowerRight')
      .expect({ menu: ['stop', 'remove florence.lowerRight'] })
      .play('0 remove florence.lowerRight')
      .expect({ offers: ['agent reserve'] });
    table()
      .agent(2, 'florence.lowerRight')
      .acting(0, 'lowerRight')
      .expect({ menu: ['stop'] });
    table()
      .card(0, 'bishop', 'lowerRight')
      .agent(2, 'florence.lowerRight')
      .acting(0, 'lowerRight')
      .expect({ question: 'idle' });
    table()
      .card(0, 'assassin', 'top')
      .agent(2, 'florence.top')
      .acting(0, 'top')
      .expect({ menu: ['stop', 'remove florence.top'] });
  });

  it('[VIR-R41] an Indulgence in an Intrigue Room blocks it too, whatever the Agent', () => {
    plot()
      .agent(2, 'florence.lowerRight')
      .indulgence(0, 'lowerRight')
      .marker(0, 'upperRight')
      .exhausted(0, 'florence')
      .turn(0)
      .play('0 march 1')
      .expect({ events: [{ what: 'roomBlocked', by: 'indulgence' }] });
  });

  it('[VIR-11.13, VIR-R16] in a controlled city only the besieger’s own Agent counts', () => {
    const siege = (agent: number) =>
      table().owns(1, 'ravenna').exhausted(1, 'ravenna').agent(agent, 'ravenna').troops(0, 'ravenna', 2).sieges();
    siege(0).expect({ owner: { ravenna: 0 } });
    siege(1).expect({ owner: { ravenna: 1 } });
    siege(2).expect({ events: [{ what: 'siegeFails', defence: 2 }] });
  });

  it('[VIR-11.14] an Agent on an unallied power saves one symbol', () => {
    const s = () => table().card(0, 'podesta', 'R1').card(0, 'condottiere', 'R2').exhausted(0, 'florence');
    s()
      .winter(0)
      .play('0 stop', '0 stop', '0 stop')
      .expect({ offers: ['ally france R1=crown R2=cavalry'], lacks: ['ally france R2=cavalry'] });
    s()
      .agent(0, 'france')
      .winter(0)
      .play('0 stop', '0 stop', '0 stop')
      .play('0 ally france R2=cavalry')
      .expect({ allied: { france: 0 }, agent: { france: 0 } });
  });

  it('[VIR-11.15] an Agent on an enemy’s Alliance blocks its bonus and alone may take it over', () => {
    const s = () => table().card(0, 'podesta', 'R1').card(0, 'condottiere', 'R2').ally(1, 'france');
    s().winter(0).play('0 stop', '0 stop', '0 stop').refused('0 ally france R1=crown R2=cavalry');
    s()
      .agent(0, 'france')
      .winter(0)
      .play('0 stop', '0 stop', '0 stop')
      .refused('0 ally france R2=cavalry')
      .play('0 ally france R1=crown R2=cavalry')
      .expect({ allied: { france: 0 } });
    s()
      .agent(2, 'france')
      .troops(1, 'ravenna', 2)
      .sieges()
      .expect({ owner: { ravenna: null }, events: ['siegeFails'] });
  });
});

describe('sieges', () => {
  it('[VIR-12.1] Troops before a city not one’s own besiege it', () => {
    expect(
      table()
        .troops(0, 'siena', 1)
        .acting(0, 'top')
        .view()
        .cities.find(({ id }) => id === 'siena')!.besiegers,
    ).toEqual([0]);
  });

  it('[VIR-12.2] in turn order, each in the order of own choice; none can be called off', () => {
    table()
      .order(2, 0, 1)
      .troops(0, 'ravenna', 3)
      .troops(0, 'siena', 2)
      .troops(2, 'ferrara', 3)
      .sieges()
      .expect({ owner: { ferrara: 2 }, deciding: 0, question: 'chooseSiege', menu: ['siege ravenna', 'siege siena'] })
      .play('0 siege siena')
      .expect({ events: ['siegeFails', 'cityConquered'], owner: { ravenna: 0, siena: null } });
  });

  it('[VIR-12.3, VIR-12.4] Troops and bonuses against toughness and Agents', () => {
    table()
      .troops(0, 'siena', 3)
      .warTokens(0, 1)
      .sieges()
      .expect({ question: 'declare' })
      .play('0 declare token')
      .expect({ owner: { siena: 0 }, events: [{ what: 'cityConquered', attack: 4, defence: 3, lost: 1 }] });
    table()
      .troops(0, 'siena', 3)
      .agent(1, 'siena')
      .sieges()
      .expect({ events: [{ what: 'siegeFails', attack: 3, defence: 4 }] });
    table()
      .troops(0, 'siena', 3)
      .agent(0, 'siena')
      .sieges()
      .expect({ events: [{ what: 'cityConquered', attack: 3, defence: 2, lost: 0 }] });
  });

  it('[VIR-12.5] a garrison and its bonuses add to the defence', () => {
    table()
      .owns(1, 'ravenna')
      .troops(1, 'ravenna', 2)
      .florins(1, 1)
      .card(1, 'condottiere', 'R1')
      .troops(0, 'ravenna', 5)
      .sieges()
      .play('1 declare R1')
      .expect({ events: [{ what: 'siegeFails', attack: 5, defence: 5 }] });
  });

  it('[VIR-12.6, VIR-R18, VIR-R65] tokens, Courtiers, Leonardo, Artillery and France; without any War action, in defence too', () => {
    table()
      .florins(0, 9)
      .warTokens(0, 1)
      .card(0, 'assassin', 'L1')
      .bonus(0, 'leonardo', 'artillery')
      .ally(0, 'france')
      .troops(0, 'ravenna', 1)
      .sieges()
      .expect({
        menu: ['pass', 'declare token', 'declare L1', 'declare leonardo', 'declare artillery', 'declare france'],
      })
      .play('0 declare artillery')
      .expect({ florins: { 0: 8 }, pieces: { 0: { artillery: 'exhausted' } } })
      .play('0 declare france')
      .expect({ pieces: { 0: { france: 'exhausted' } }, florins: { 0: 8 } });
    table()
      .owns(1, 'ravenna')
      .bonus(1, 'artillery')
      .ally(1, 'france')
      .troops(0, 'ravenna', 4)
      .sieges()
      .expect({ deciding: 1, menu: ['pass', 'declare artillery', 'declare france'] });
  });

  it('[VIR-12.7, VIR-R68] one by one in turn, attacker first, until both pass in a row; a neutral city says nothing', () => {
    table()
      .florins(0, 9)
      .florins(1, 9)
      .owns(1, 'ravenna')
      .card(0, 'assassin', 'R1')
      .card(0, 'condottiere', 'R2')
      .card(1, 'assassin', 'R1')
      .card(1, 'condottiere', 'R2')
      .troops(0, 'ravenna', 2)
      .sieges()
      .expect({ deciding: 0 })
      .play('0 pass')
      .expect({ deciding: 1 })
      .play('1 declare R1')
      .expect({ deciding: 0 })
      .play('0 declare R1')
      .expect({ deciding: 1 })
      .play('1 pass')
      .expect({ deciding: 0 })
      .play('0 declare R2')
      .expect({ deciding: 1 })
      .play('1 pass')
      .expect({ owner: { ravenna: 0 } });
  });

  it('[VIR-12.8] a bonus costs its florin when declared, and serves once', () => {
    table()
      .florins(0, 1)
      .exhausted(0, 'florence', 'pisa')
      .card(0, 'assassin', 'R1')
      .card(0, 'condottiere', 'R2')
      .troops(0, 'ravenna', 1)
      .sieges()
      .play('0 indulgence', '0 declare R1')
      .refused('0 declare R1')
      .play('0 declare R2')
      .expect({ florins: { 0: 2 } });
    table()
      .florins(0, 0)
      .exhausted(0, 'florence', 'pisa')
      .card(0, 'assassin', 'R1')
      .indulgence(0, 'top')
      .troops(0, 'ravenna', 2)
      .sieges()
      .expect({ events: ['siegeFails'] });
    table()
      .florins(0, 0)
      .exhausted(0, 'florence', 'pisa')
      .card(0, 'assassin', 'R1')
      .troops(0, 'ravenna', 2)
      .sieges()
      .refused('0 declare R1', 'VIR-12.8', 'noFlorins');
  });

  it('[VIR-12.9] only the strictly stronger attacker wins', () => {
    table()
      .troops(0, 'ravenna', 2)
      .sieges()
      .expect({ owner: { ravenna: null } });
    table()
      .troops(0, 'ravenna', 3)
      .sieges()
      .expect({ owner: { ravenna: 0 } });
  });

  it('[VIR-12.10, VIR-R14, VIR-R23] losses of the victor: 1 for toughness 3 or more, 1 for each defender; the defender loses all', () => {
    table()
      .troops(0, 'siena', 4)
      .sieges()
      .expect({ troops: { siena: { 0: 3 } } });
    table()
      .owns(1, 'ravenna')
      .exhausted(1, 'ravenna')
      .troops(1, 'ravenna', 2)
      .troops(0, 'ravenna', 5)
      .sieges()
      .expect({ troops: { ravenna: { 0: 3, 1: 0 } }, owner: { ravenna: 0 } });
    table()
      .owns(1, 'siena')
      .exhausted(1, 'siena')
      .troops(1, 'siena', 1)
      .agent(0, 'siena')
      .troops(0, 'siena', 4)
      .sieges()
      .expect({ troops: { siena: { 0: 3 } } });
  });

  it('[VIR-12.11] without a Troop left it is still a victory', () => {
    table()
      .warTokens(0, 3)
      .troops(0, 'siena', 1)
      .sieges()
      .play('0 declare token', '0 declare token', '0 declare token')
      .expect({ owner: { siena: 0 }, troops: { siena: { 0: 0 } } });
  });

  it('[VIR-12.12] lost Troops return to the reserve', () => {
    const s = table().troops(0, 'siena', 4).sieges();
    expect(s.view().players[0]!.troops).toEqual({ onMap: 5, reserve: 1 });
  });

  it('[VIR-12.13] disc, token exhausted, City track', () => {
    table()
      .owns(1, 'ravenna')
      .troops(0, 'ravenna', 3)
      .sieges()
      .play('1 stop')
      .expect({
        owner: { ravenna: 0 },
        cities: { 0: 3, 1: 2 },
        pieces: { 0: { ravenna: 'exhausted' }, 1: { ravenna: null } },
      });
  });

  it('[VIR-12.14, VIR-R52] a Trophy of each opponent at most; further conquests are legal', () => {
    table()
      .owns(1, 'ravenna', 'spoleto')
      .exhausted(1, 'ravenna')
      .troops(0, 'ravenna', 3)
      .troops(0, 'spoleto', 3)
      .troops(0, 'florence', 0)
      .troops(0, 'pisa', 0)
      .sieges()
      .play('0 siege ravenna')
      .expect({ trophies: { 0: [1] }, owner: { ravenna: 0, spoleto: 0 }, score: { 0: { trophies: 2 } } });
    table()
      .troops(0, 'ravenna', 3)
      .sieges()
      .expect({ trophies: { 0: [] } });
  });

  it('[VIR-12.15] a Cathedral passes to the conqueror, exhausted', () => {
    table()
      .owns(1, 'siena')
      .exhausted(1, 'siena')
      .cathedral('siena')
      .troops(0, 'siena', 4)
      .sieges()
      .expect({
        pieces: { 0: { 'cathedral.siena': 'exhausted' }, 1: { 'cathedral.siena': null } },
        events: ['cathedralPasses'],
      });
  });

  it('[VIR-12.16] a failed attacker loses 1 Troop, the rest must go', () => {
    table()
      .troops(0, 'siena', 3)
      .sieges()
      .expect({ troops: { siena: { 0: 2 } }, deciding: 0, question: 'retreat' });
  });

  it('[VIR-12.17] by land to any own city one road away, free, each Troop where it likes', () => {
    table()
      .troops(0, 'siena', 3)
      .sieges()
      .expect({ menu: ['retreat florence land', 'retreat pisa land', 'lose'] })
      .play('0 retreat florence land', '0 retreat pisa land')
      .expect({ troops: { siena: { 0: 0 }, florence: { 0: 2 }, pisa: { 0: 2 } } });
  });

  it('[VIR-12.18] by sea from port to port, one Ship for each sea and Troop', () => {
    table()
      .troops(0, 'ajaccio', 1)
      .troops(0, 'terracina', 1)
      .sieges()
      .play('0 siege terracina')
      .expect({ troops: { terracina: { 0: 0 } } });
    table()
      .troops(0, 'tunis', 2)
      .card(0, 'merchant', 'R1')
      .sieges()
      .expect({ menu: ['retreat pisa sea', 'lose'] })
      .play('0 retreat pisa sea')
      .expect({ question: 'pay', menu: ['pay R1=ship'] })
      .play('0 pay R1=ship')
      .expect({ troops: { pisa: { 0: 2 } } });
    table()
      .troops(0, 'ajaccio', 2)
      .agent(1, 'ajaccio')
      .ally(0, 'ottoman_empire')
      .exhausted(0, 'pisa')
      .sieges()
      .play('0 retreat pisa sea', '0 pay ottoman_empire=ship')
      .expect({ pieces: { 0: { ottoman_empire: 'exhausted' } } });
  });

  it('[VIR-12.18, VIR-3.2, VIR-15.32, VIR-H6] Ships of one source carry several Troops, also from several cities', () => {
    table()
      .troops(2, 'ancona', 3)
      .agent(0, 'ancona')
      .ally(2, 'ottoman_empire')
      .exhausted(2, 'venice')
      .sieges()
      .expect({ menu: ['retreat venice sea', 'lose'], troops: { ancona: { 2: 2 } } })
      .play('2 retreat venice sea')
      .expect({ question: 'retreat', menu: ['retreat venice sea', 'lose'] })
      .play('2 retreat venice sea')
      .expect({ question: 'pay', menu: ['pay ottoman_empire=ship'] })
      .play('2 pay ottoman_empire=ship')
      .expect({ troops: { venice: { 2: 3 } }, pieces: { 2: { ottoman_empire: 'exhausted' } } });
    // Two seas from Terracina, one from Ajaccio: a Merchant's three Ships carry both Troops.
    table()
      .troops(0, 'terracina', 2)
      .troops(0, 'ajaccio', 2)
      .agent(1, 'terracina')
      .agent(1, 'ajaccio')
      .card(0, 'merchant', 'R1')
      .exhausted(0, 'pisa')
      .sieges()
      .play('0 siege terracina', '0 retreat pisa sea', '0 retreat pisa sea')
      .expect({ question: 'pay', menu: ['pay R1=ship'] })
      .play('0 pay R1=ship')
      .expect({ troops: { pisa: { 0: 3 }, terracina: { 0: 0 }, ajaccio: { 0: 0 } } });
  });

  it('[VIR-12.18, VIR-12.19, VIR-13.7, VIR-H5] Ships that are promised carry nobody else, and are not cashed meanwhile', () => {
    const tied = () => table().troops(0, 'ajaccio', 3).troops(1, 'ajaccio', 3).exhausted(1, 'bari');
    tied()
      .sieges()
      .play('0 retreat pisa sea') // by Pisa's only Ship
      .expect({ question: 'pay', troops: { ajaccio: { 0: 0 } }, events: ['retreated', 'troopLost'] });
    tied()
      .card(0, 'merchant', 'R1')
      .sieges()
      .play('0 retreat pisa sea')
      .expect({ question: 'retreat', plan: { what: 'retreat', seat: 0, cost: { ship: 1 } } })
      .play('0 cash pisa')
      .refused('0 cash R1')
      .play('0 lose')
      .expect({ menu: ['pay R1=ship'] });
  });

  it('[VIR-R55, VIR-H7] the owner of a city about to fall may still use its token, bonuses or not', () => {
    const siege = () => table().owns(1, 'ravenna').cathedral('ravenna').troops(0, 'ravenna', 3);
    siege()
      .sieges()
      .expect({ deciding: 1, question: 'salvage', menu: ['raise ravenna=florin', 'stop'], owner: { ravenna: 1 } })
      .play('1 raise ravenna=florin')
      .expect({ owner: { ravenna: 0 }, florins: { 1: 2 }, events: [{ what: 'cashed', florins: 1 }, 'cityConquered'] });
    siege()
      .sieges()
      .play('1 cash ravenna')
      .expect({ question: 'salvage', menu: ['stop'], florins: { 1: 2 } })
      .play('1 stop')
      .expect({ owner: { ravenna: 0 } });
    // Nothing there to be used, or the city holds: nobody is asked.
    siege()
      .exhausted(1, 'ravenna')
      .sieges()
      .expect({ owner: { ravenna: 0 } });
    siege()
      .troops(1, 'ravenna', 1)
      .sieges()
      .expect({ events: ['siegeFails'], lacks: ['raise ravenna=florin'] });
    // Who declares bonuses has the moment in the dialogue.
    siege()
      .card(1, 'condottiere', 'R1')
      .sieges()
      .expect({ deciding: 1, question: 'declare' })
      .play('1 cash ravenna', '1 pass')
      .expect({ owner: { ravenna: 0 }, florins: { 1: 2 } });
  });

  it('[VIR-12.19, VIR-H8] who cannot retreat is lost, and one may choose to lose', () => {
    table()
      .troops(0, 'rome', 3)
      .sieges()
      .expect({ troops: { rome: { 0: 0 } }, events: ['troopLost', 'troopLost'] });
    table()
      .troops(0, 'siena', 2)
      .sieges()
      .play('0 lose')
      .expect({ troops: { siena: { 0: 0 } } });
  });

  it('[VIR-R24, VIR-R25] a city that changes hands while besieged is besieged against its new owner', () => {
    table()
      .order(1, 0, 2)
      .troops(0, 'benevento', 4)
      .card(1, 'ferdinand_ii', 'upperRight')
      .acting(1, 'upperRight')
      .play('1 annex benevento land', '1 pay card=crown naples=crown', '1 raise benevento=florin')
      .expect({ owner: { benevento: 0 }, trophies: { 0: [1] } });
  });

  it('[VIR-R17] Domain tokens with War symbols serve like Courtiers', () => {
    const edition = { ...BOX, cities: { ...BOX.cities, pisa: { symbols: { war: 1 } } } };
    scenario({ players: 3, edition })
      .florins(0, 1)
      .troops(0, 'ravenna', 2)
      .sieges()
      .play('0 declare pisa')
      .expect({ owner: { ravenna: 0 }, florins: { 0: 0 }, pieces: { 0: { pisa: 'exhausted' } } });
  });

  it('[VIR-R62] War-bonus tokens do not defend', () => {
    table()
      .owns(1, 'ravenna')
      .warTokens(1, 1)
      .florins(1, 2)
      .card(1, 'assassin', 'R1')
      .troops(0, 'ravenna', 3)
      .sieges()
      .refused('1 declare token', 'VIR-R62', 'tokenInDefence');
  });

  it('[VIR-R75] several War symbols on one card: one declaration, a florin each, fewer if florins are short', () => {
    const edition = { ...BOX, cards: { ...BOX.cards, assassin: { symbols: { war: 2 } } } };
    const s = (florins: number) =>
      scenario({ players: 3, edition })
        .florins(0, florins)
        .exhausted(0, 'florence', 'pisa')
        .card(0, 'assassin', 'R1')
        .troops(0, 'ravenna', 1)
        .sieges();
    expect(CARD.assassin).toBeGreaterThan(0);
    s(3)
      .play('0 declare R1')
      .expect({ florins: { 0: 1 }, owner: { ravenna: 0 } });
    s(1)
      .play('0 declare R1')
      .expect({ florins: { 0: 0 }, owner: { ravenna: null } });
  });

  it('[VIR-R55] florins may be cashed from a token about to be lost', () => {
    table()
      .owns(1, 'siena')
      .florins(1, 0)
      .card(1, 'assassin', 'R1')
      .troops(0, 'siena', 6)
      .troops(0, 'florence', 0)
      .troops(0, 'pisa', 0)
      .sieges()
      .expect({ deciding: 1 })
      .play('1 cash siena', '1 pass')
      .expect({ florins: { 1: 3 }, owner: { siena: 0 } });
  });
});

describe('field battles and retreats', () => {
  const rivals = (a: number, b: number) => table().troops(0, 'ravenna', a).troops(2, 'ravenna', b);

  it('[VIR-13.1] two besiegers fight each other first', () => {
    rivals(4, 1)
      .sieges()
      .expect({ events: ['fieldBattleBegins', 'fieldBattleWon'], question: 'besiege' });
    table()
      .owns(1, 'ravenna')
      .troops(0, 'ravenna', 4)
      .troops(2, 'ravenna', 1)
      .sieges()
      .expect({ events: ['fieldBattleWon'] });
  });

  it('[VIR-13.2] Troops and bonuses only: neither toughness nor Agents', () => {
    rivals(2, 3)
      .agent(0, 'ravenna')
      .warTokens(0, 2)
      .sieges()
      .play('0 declare token', '0 declare token')
      .expect({ events: [{ what: 'fieldBattleWon', seat: 0, strengths: [4, 3] }] });
  });

  it('[VIR-13.3] the loser loses all, the winner as many, or all it has', () => {
    rivals(4, 1)
      .sieges()
      .expect({ troops: { ravenna: { 0: 3, 2: 0 } } });
    rivals(1, 2)
      .warTokens(0, 2)
      .sieges()
      .play('0 declare token', '0 declare token')
      .expect({ troops: { ravenna: { 0: 0, 2: 0 } }, owner: { ravenna: null } });
  });

  it('[VIR-13.4, VIR-13.8] the winner may decline the siege and retreats without loss, after all sieges', () => {
    rivals(4, 1)
      .troops(2, 'ferrara', 3)
      .sieges()
      .play('0 withdraw')
      .expect({ owner: { ferrara: 2, ravenna: null }, deciding: 0, question: 'retreat', troops: { ravenna: { 0: 3 } } })
      .play('0 retreat florence land', '0 retreat florence land', '0 lose')
      .expect({ troops: { florence: { 0: 3 } } });
  });

  it('[VIR-13.5] no Trophy for a field battle', () => {
    rivals(4, 1)
      .sieges()
      .expect({ trophies: { 0: [] } });
  });

  it('[VIR-13.6] bonuses of the field battle do not serve in the siege', () => {
    rivals(2, 1)
      .warTokens(0, 1)
      .sieges()
      .play('0 declare token', '0 besiege')
      .expect({ events: [{ what: 'siegeFails', attack: 1, defence: 2 }] });
  });

  it('[VIR-13.7, VIR-13.11] a tie: each loses 1, both must go, neither besieges', () => {
    rivals(3, 3)
      .sieges()
      .expect({
        events: [{ what: 'fieldBattleTied', strength: 3 }],
        noEvents: ['siegeBegins'],
        question: 'retreat',
        troops: { ravenna: { 0: 2, 2: 2 } },
      });
    table()
      .owns(1, 'ravenna')
      .troops(1, 'ravenna', 1)
      .troops(0, 'ravenna', 2)
      .troops(2, 'ravenna', 2)
      .sieges()
      .expect({ events: ['fieldBattleTied'], troops: { ravenna: { 1: 1 } } });
  });

  it('[VIR-13.9, VIR-R19] fought when the first of them resolves; the earlier one declares first; Courtiers, Artillery, France serve both', () => {
    rivals(2, 2)
      .order(2, 1, 0)
      .florins(0, 5)
      .florins(2, 5)
      .card(0, 'assassin', 'R1')
      .bonus(2, 'artillery')
      .ally(2, 'france')
      .warTokens(0, 1)
      .sieges()
      .expect({ deciding: 2, menu: ['pass', 'declare artillery', 'declare france'] })
      .play('2 pass')
      .expect({ deciding: 0, menu: ['pass', 'declare token', 'declare R1'] });
  });

  it('[VIR-13.10] the winner decides when its siege would be resolved', () => {
    rivals(1, 4)
      .troops(0, 'siena', 4)
      .sieges()
      .play('0 siege ravenna')
      .expect({
        events: [
          { what: 'fieldBattleWon', seat: 2 },
          { what: 'cityConquered', seat: 0 },
        ],
        deciding: 2,
        question: 'besiege',
      });
  });

  it('[VIR-R20] three besiegers: the first duels the others one by one, the later ones among themselves', () => {
    table()
      .troops(0, 'ravenna', 5)
      .troops(1, 'ravenna', 1)
      .troops(2, 'ravenna', 1)
      .sieges()
      .expect({ troops: { ravenna: { 0: 3, 1: 0, 2: 0 } }, question: 'besiege', deciding: 0 });
    table()
      .troops(0, 'ravenna', 1)
      .troops(1, 'ravenna', 1)
      .troops(2, 'ravenna', 4)
      .sieges()
      .expect({
        events: [
          { what: 'fieldBattleTied', seats: [0, 1] },
          { what: 'cityConquered', seat: 2 },
        ],
      });
    table()
      .order(0, 1, 2)
      .troops(0, 'ravenna', 1)
      .troops(1, 'ravenna', 3)
      .troops(2, 'ravenna', 1)
      .sieges()
      .expect({
        events: [
          { what: 'fieldBattleWon', seat: 1, loser: 0 },
          { what: 'fieldBattleWon', seat: 1, loser: 2 },
        ],
        deciding: 1,
      });
  });

  it('[VIR-R21] a winner without Troops besieges nothing', () => {
    rivals(1, 2)
      .warTokens(0, 2)
      .sieges()
      .play('0 declare token', '0 declare token')
      .expect({ noEvents: ['siegeBegins'] });
  });

  it('[VIR-R22] losses at once, retreats together at the end, into cities conquered this Spring too', () => {
    table()
      .troops(0, 'siena', 3)
      .troops(2, 'bologna', 4)
      .neutral('pisa')
      .troops(0, 'pisa', 3)
      .sieges()
      .play('0 siege siena')
      .expect({ owner: { pisa: 0, bologna: 2 }, question: 'retreat', offers: ['retreat pisa land'] });
  });
});

describe('City track and turn order', () => {
  it('[VIR-14.1, VIR-R26] a disc that moves is put on top; the loser’s moves before the conqueror’s', () => {
    const s = table()
      .owns(2, 'ferrara')
      .owns(1, 'ravenna', 'pescara')
      .exhausted(1, 'ravenna')
      .troops(0, 'ravenna', 3)
      .sieges();
    expect(s.view().cityTrack[3]!.stack).toEqual([2, 1, 0]);
  });

  it('[VIR-14.2] five cities unlock a Courtier space', () => {
    expect(table().owns(0, 'siena', 'ravenna').turn(0).view().players[0]!.shaded.unlocked).toBe(0);
    expect(table().owns(0, 'siena', 'ravenna', 'spoleto').turn(0).view().players[0]!.shaded).toMatchObject({
      unlocked: 1,
      by: ['cities'],
    });
  });

  it('[VIR-14.3] most cities first, of equals the disc on top', () => {
    table()
      .owns(1, 'benevento')
      .owns(2, 'ferrara')
      .owns(0, 'siena', 'ravenna')
      .sieges()
      .expect({ order: [0, 2, 1] });
    table()
      .arrivals(0, 2, 1)
      .sieges()
      .expect({ order: [1, 2, 0] });
  });

  it('[VIR-R27] fewer than two and more than eight cities: cells of their own, one last cell; true counts decide the order', () => {
    const many = ['siena', 'ravenna', 'spoleto', 'bologna', 'ferrara', 'ancona'] as const;
    const s = table()
      .neutral('naples', 'bari')
      .owns(2, ...many)
      .owns(2, 'pescara')
      .troops(2, 'rome', 5)
      .troops(2, 'venice', 0)
      .sieges();
    expect(s.view().cityTrack[0]!.stack).toEqual([1]);
    expect(s.view().cityTrack[8]!.stack).toEqual([2]);
    s.expect({ cities: { 2: 10 }, score: { 2: { cities: 7 }, 1: { cities: 0 } }, order: [2, 0, 1] });
  });

  it('[VIR-R28] a player without cities stays in the game', () => {
    table()
      .neutral('naples', 'bari')
      .acting(1, 'upperRight')
      .expect({ question: 'diplomacy', menu: ['stop'] });
    table()
      .neutral('naples', 'bari')
      .florins(1, 9)
      .winter(1)
      .play('1 stop')
      .expect({ offers: ['buy merchant'] })
      .play('1 stop')
      .expect({ question: 'hire', menu: ['stop'] });
  });
});
