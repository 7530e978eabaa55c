/** The chronicle in English. Each line tells what its event carries and no more. */
import type { Reader } from '@signoria/kernel';
import type { EndReason, Used } from '../rules/model/events.ts';
import type { Purpose } from '../rules/model/purse.ts';
import { count, does, everyone, together, who, whose } from './grammar.en.ts';
import { amount, cardPlace, city, namesEn, place, purchase, source } from './names.en.ts';
import type { Words } from './shape.ts';

const PURPOSE: { readonly [id in Purpose]: string } = {
  govern: 'to Govern',
  patronage: 'for Patronage',
  trade: 'in Trade',
  diplomacy: 'for Diplomacy',
  war: 'for War',
  intrigue: 'for Intrigue',
  redeem: 'to redeem an Indulgence',
  purchase: 'for the purchases',
  alliance: 'for the Alliance',
  retreat: 'for the retreat',
  florins: 'in florins',
};

export const REASON_EN: { readonly [id in EndReason]: string } = {
  noNeutralCity: 'no neutral city is left',
  eightCities: 'somebody controls eight cities',
  patronage: 'somebody stands at the end of the Patronage track',
  tooLong: 'the table has played as many Years as it agreed on',
};

/** 'Banker (3 florins)', 'Siena (1 Crown)'; coins are counted together. */
function used(all: readonly Used[]): string {
  const coins = all.filter(({ id }) => id.startsWith('coin')).length;
  const things = all
    .filter(({ id }) => !id.startsWith('coin'))
    .map(({ id, card, as, worth }) => {
      const name = card === null ? source(id) : namesEn.cards[card];
      return id === 'treasury' ? name : `${name} (${amount(worth, as)})`;
    });
  return [...things, ...(coins > 0 ? [amount(coins, 'florin')] : [])].join(', ');
}

function seatList(order: readonly number[], r: Reader): string {
  return order.map((seat) => who(r, seat)).join(', ');
}

export const outcomesEn: Words['outcomes'] = {
  prestige: (winners, r) => `${together(r, winners, 'win', 'wins')} with the most Prestige.`,
  crowns: (winners, r) => `${together(r, winners, 'win', 'wins')}: Prestige is level, but more Crowns decide.`,
  shared: (winners, r) => `${everyone(r, winners)} share the victory, level in Prestige and Crowns.`,
};

export const eventsEn: Words['events'] = {
  gameStarts: (e, r) => `The families have moved in. Turn order: ${seatList(e.order, r)}.`,
  powerTaken: (e, r) => `${does(r, e.seat, 'take', 'takes')} ${namesEn.powers[e.power]}.`,
  familyPlaced: (e, r) => {
    const cards = e.cards.map(({ card, place: at }) => `${namesEn.cards[card]} – ${cardPlace(at)}`).join('; ');
    return `${whose(r, e.seat) === 'your' ? 'Your' : whose(r, e.seat)} family: ${cards}.`;
  },
  springBegins: (e) => `Year ${e.year}: Spring.`,
  markerStops: (e, r) =>
    `${does(r, e.seat, 'stop', 'stops')} in the ${namesEn.rooms[e.room]}: ${namesEn.actions[e.action]}.`,
  furtherStep: (e, r) =>
    e.by === 'florins'
      ? `${does(r, e.seat, 'pay', 'pays')} 2 florins to go one Room further.`
      : `${does(r, e.seat, 'go', 'goes')} one Room further by the Arrow of ${source(e.by)}.`,
  courtiersRefreshed: (e, r) => {
    const cards = e.cards.map((card) => namesEn.cards[card]).join(', ');
    return `${does(r, e.seat, 'cross', 'crosses')} the ${e.side} arrow. Available again: ${cards}.`;
  },
  paid: (e, r) => `${does(r, e.seat, 'pay', 'pays')} ${PURPOSE[e.purpose]}: ${used(e.with)}.`,
  cashed: (e, r) => `${does(r, e.seat, 'cash', 'cashes')} ${amount(e.florins, 'florin')}: ${used(e.with)}.`,
  indulgenceTaken: (e, r) =>
    `${does(r, e.seat, 'request', 'requests')} an Indulgence for ${e.benefit === 'crown' ? 'a Crown' : '3 florins'}; it lies in the ${namesEn.rooms[e.room]}.`,
  indulgenceRedeemed: (e, r) =>
    `${does(r, e.seat, 'redeem', 'redeems')} the Indulgence of the ${namesEn.rooms[e.room]}.`,
  roomBlocked: (e, r) => {
    const by = e.by === 'agent' ? 'an enemy Agent' : 'an Indulgence';
    return `${does(r, e.seat, 'cannot', 'cannot')} act: ${by} blocks the ${namesEn.rooms[e.room]}.`;
  },
  noAction: (e, r) => `${does(r, e.seat, 'do', 'does')} without the action: ${namesEn.actions[e.action]}.`,
  tokensTurned: (e, r) => `${does(r, e.seat, 'refresh', 'refreshes')} ${e.tokens.map(source).join(', ')}.`,
  patronised: (e, r) => `${does(r, e.seat, 'reach', 'reaches')} cell ${e.cell} of the Patronage track.`,
  bonusTaken: (e, r) => `${does(r, e.seat, 'win', 'wins')} over ${namesEn.bonuses[e.bonus].name}.`,
  traded: (e, r) => `${does(r, e.seat, 'earn', 'earns')} ${amount(e.florins, 'florin')} by Trade.`,
  annexed: (e, r) => `${does(r, e.seat, 'annex', 'annexes')} ${city(e.city)}.`,
  troopsMoved: (e, r) =>
    `${does(r, e.seat, 'move', 'moves')} ${count(e.troops, 'Troop')} from ${city(e.from)} to ${city(e.into)}${e.way === 'sea' ? ' by sea' : ''}.`,
  warTokenTaken: (e, r) =>
    `${does(r, e.seat, 'take', 'takes')} ${count(e.tokens, 'War-bonus token')} from ${namesEn.cards[e.card]}.`,
  agentPlaced: (e, r) =>
    e.from === null
      ? `${does(r, e.seat, 'place', 'places')} an Agent: ${place(e.at)}.`
      : `${does(r, e.seat, 'move', 'moves')} an Agent from ${place(e.from)} to ${place(e.at)}.`,
  agentRemoved: (e, r) => `${does(r, e.seat, 'remove', 'removes')} ${whose(r, e.of)} Agent: ${place(e.at)}.`,
  siegeBegins: (e, r) =>
    e.defender === null
      ? `${does(r, e.seat, 'besiege', 'besieges')} neutral ${city(e.city)}.`
      : `${does(r, e.seat, 'besiege', 'besieges')} ${city(e.city)}, held by ${who(r, e.defender)}.`,
  fieldBattleBegins: (e, r) => `A field battle before ${city(e.city)}: ${everyone(r, e.seats)}.`,
  bonusDeclared: (e, r) => {
    const name = e.card === null ? source(e.with) : namesEn.cards[e.card];
    return `${does(r, e.seat, 'declare', 'declares')} ${name}: +${e.worth}.`;
  },
  cityConquered: (e, r) => {
    const from = e.from === null ? '' : ` from ${who(r, e.from)}`;
    const lost = e.lost === 0 ? '' : ` Lost: ${count(e.lost, 'Troop')}.`;
    return `${does(r, e.seat, 'conquer', 'conquers')} ${city(e.city)}${from}, ${e.attack} against ${e.defence}.${lost}`;
  },
  siegeFails: (e, r) =>
    `${does(r, e.seat, 'fail', 'fails')} before ${city(e.city)}, ${e.attack} against ${e.defence}, and ${e.seat === r.seat ? 'lose' : 'loses'} 1 Troop.`,
  fieldBattleWon: (e, r) =>
    `${does(r, e.seat, 'win', 'wins')} the field battle before ${city(e.city)}, ${e.strengths[0]} against ${e.strengths[1]}. Lost: ${count(e.lost, 'Troop')} and all of ${whose(r, e.loser)}.`,
  fieldBattleTied: (e, r) =>
    `The field battle before ${city(e.city)} is a tie at ${e.strength}: ${everyone(r, e.seats)} lose a Troop each and must retreat.`,
  siegeDeclined: (e, r) => `${does(r, e.seat, 'leave', 'leaves')} ${city(e.city)} in peace.`,
  trophyWon: (e, r) => `${does(r, e.seat, 'win', 'wins')} ${whose(r, e.from)} Trophy.`,
  cathedralPasses: (e, r) =>
    `The Cathedral of ${city(e.city)} passes to ${e.seat === r.seat ? 'you' : r.name(e.seat)}.`,
  retreated: (e, r) => {
    const way = e.way === 'sea' ? ' by sea' : '';
    return `A Troop of ${whose(r, e.seat) === 'your' ? 'yours' : r.name(e.seat)} retreats from ${city(e.from)} to ${city(e.into)}${way}.`;
  },
  troopLost: (e, r) => `${does(r, e.seat, 'lose', 'loses')} a Troop before ${city(e.city)}.`,
  spaceLost: (e, r) => {
    const fate = e.into === null ? 'is dismissed' : `moves to ${cardPlace(e.into)}`;
    return `${does(r, e.seat, 'lose', 'loses')} a Courtier space: ${namesEn.cards[e.card]} ${fate}.`;
  },
  newOrder: (e, r) => `New turn order: ${seatList(e.order, r)}.`,
  lastYear: (e) => `This is the last Year: ${REASON_EN[e.reason]}.`,
  winterBegins: (e, r) => `Winter: ${e.seat === r.seat ? 'your turn' : r.name(e.seat)}.`,
  salaryPaid: (e, r) => `${does(r, e.seat, 'pay', 'pays')} ${amount(e.florins, 'florin')} of salary.`,
  troopDismissed: (e, r) => `${does(r, e.seat, 'dismiss', 'dismisses')} a Troop in ${city(e.city)}.`,
  cardMoved: (e, r) =>
    `${does(r, e.seat, 'move', 'moves')} ${namesEn.cards[e.card]}: ${cardPlace(e.from)} → ${cardPlace(e.into)}.`,
  cardDiscarded: (e, r) => `${does(r, e.seat, 'discard', 'discards')} ${namesEn.cards[e.card]}.`,
  bought: (e, r) => {
    const where = e.city === null ? '' : ` in ${city(e.city)}`;
    return `${does(r, e.seat, 'acquire', 'acquires')} ${purchase(e.purchase)}${where}.`;
  },
  cardHoused: (e, r) =>
    `${namesEn.cards[e.card]} comes to ${cardPlace(e.space)} of ${e.seat === r.seat ? 'your Palace' : r.name(e.seat)}.`,
  agentGained: (e, r) => `${does(r, e.seat, 'have', 'has')} one more Agent: ${e.agents}.`,
  troopHired: (e, r) =>
    `${does(r, e.seat, 'hire', 'hires')} a Troop in ${city(e.city)} for ${amount(e.florins, 'florin')}.`,
  allied: (e, r) => {
    const name = namesEn.alliances[e.power].name;
    if (e.from === null) return `${does(r, e.seat, 'form', 'forms')} an Alliance with the ${name}.`;
    return `${does(r, e.seat, 'take', 'takes')} over the Alliance with the ${name} from ${who(r, e.from)}.`;
  },
  scored: (e, r) => `${does(r, e.seat, 'have', 'has')} ${e.points} Prestige.`,
  gameEnds: (e, r) => outcomesEn[e.reason](e.winners, r),
};
