/** The chronicle in English. Each line tells what its event carries and no more. */
import type { Reader, Seat } from '@signoria/kernel';
import type { PromiseId } from '../rules/model/choices.ts';
import { count, does, everyone, sum, together, who, whose } from './grammar.en.ts';
import {
  cardEn,
  cardsEn,
  cityEn,
  eventsEnNames,
  familiesEn,
  giverEn,
  listEn,
  lotEn,
  otherCurrency,
  termsEn,
  theftEn,
  tilesEn,
  troopEn,
} from './names.en.ts';
import type { Words } from './shape.ts';

export const outcomesEn: Words['outcomes'] = {
  points: (winners, r) => `${together(r, winners, 'win', 'wins')} with the most points.`,
  holdings: (winners, r) => `Level on points, ${who(r, winners[0]!)} won by gold and influence.`,
  shared: (winners, r) => `Level in everything: ${everyone(r, winners)} share the victory.`,
};

function bySeat(amounts: readonly number[], reader: Reader): string {
  return amounts.map((amount, seat) => `${who(reader, seat)} ${amount}`).join(', ');
}

interface Deal {
  readonly from: Seat;
  readonly with: Seat;
  readonly give: readonly [number, number];
  readonly ask: readonly [number, number];
  readonly promise: PromiseId | null;
}

/** '3 gold for 2 influence. “I will not veto your war.”' */
function terms(deal: Deal): string {
  return termsEn(deal.give, deal.ask, deal.promise);
}

const plus = (n: number) => (n < 0 ? `− ${-n}` : `+ ${n}`);

export const eventsEn: Words['events'] = {
  gameStarts: (e) => `The game begins, with the ${e.side === 'A' ? 'standard' : 'alternative'} families.`,
  orderBids: (e, r) => `Bids for turn order: ${bySeat(e.bids, r)}.`,
  orderRolled: (e, r) =>
    `Dice for turn order: ${e.rolls.map((dice, seat) => `${who(r, seat)} ${dice.join(', then ')}`).join('; ')}.`,
  orderFound: (e, r) => `Turn order: ${e.order.map((seat) => who(r, seat)).join(', ')}.`,
  familyBid: (e, r) => `${does(r, e.seat, 'raise', 'raises')} to ${e.amount} for the choice of a family.`,
  familyPassed: (e, r) => `${does(r, e.seat, 'pass', 'passes')} on the choice of a family.`,
  familyChosen: (e, r) => `${does(r, e.seat, 'choose', 'chooses')} ${familiesEn[e.family].name}.`,
  bidsPaid: (e, r) => `All bids are paid: ${bySeat(e.bids, r)}.`,
  feesPaid: (e) => `Everybody pays ${e.fee} gold.`,
  declared: (e, r) => `${does(r, e.seat, 'name', 'names')} ${e.currency} for the discount of this decade.`,
  decadeStarts: (e, r) => `Decade ${e.decade} begins. ${does(r, e.first, 'start', 'starts')}.`,
  turnPassed: (e, r) => `${does(r, e.seat, 'pass', 'passes')}.`,
  troopBought: (e, r) => `${does(r, e.seat, 'buy', 'buys')} ${troopEn(e.troop)} for ${e.cost} gold.`,
  troopDiscarded: (e, r) => `${does(r, e.seat, 'discard', 'discards')} ${troopEn(e.troop)}.`,
  cardBought: (e, r) => `${does(r, e.seat, 'buy', 'buys')} a treachery card.`,
  cardGiven: (e, r) => `${does(r, e.seat, 'take', 'takes')} a free treachery card (${giverEn[e.from]}).`,
  cardIs: (e, r) => `${e.seat === r.seat ? 'Your' : whose(r, e.seat)} new card: ${cardEn(e.card)}.`,
  lookedAt: (e, r) => `${does(r, e.seat, 'look', 'looks')} at ${listEn(e.cards.map(cardEn))}.`,
  putUnder: (e, r) => `${does(r, e.seat, 'put', 'puts')} ${cardEn(e.card)} under the deck.`,
  cardDiscarded: (e, r) => `${does(r, e.seat, 'discard', 'discards')} ${cardEn(e.card)}.`,
  deckRenewed: () => 'The discards are shuffled into a new deck.',
  stolen: (e, r) =>
    `${does(r, e.seat, 'steal', 'steals')} ${e.amount} ${e.currency} from ${who(r, e.whom)} (${theftEn[e.by]}).`,
  nominated: (e, r) => `${does(r, e.seat, 'put', 'puts')} up ${lotEn(e.lot)} for auction.`,
  bidMade: (e, r) => `${does(r, e.seat, 'bid', 'bids')} ${e.amount} ${e.currency}.`,
  bidPassed: (e, r) => `${does(r, e.seat, 'pass', 'passes')}.`,
  frozen: (e, r) => {
    const played = `${does(r, e.seat, 'freeze', 'freezes')} ${whose(r, e.whom)} bid`;
    return e.out ? `${played}. ${does(r, e.whom, 'are', 'is')} out of this auction.` : `${played}.`;
  },
  lotWon: (e, r) => {
    const seat = e.kind === 'attacker' || e.kind === 'defender';
    const won = seat
      ? `${does(r, e.seat, 'lead', 'leads')} ${lotEn(e.lot)} for ${e.price} influence`
      : `${does(r, e.seat, 'win', 'wins')} ${lotEn(e.lot)} for ${e.price} ${e.currency}`;
    const asides = [
      ...(e.price === e.bid ? [] : [`bid ${e.bid}`]),
      ...(e.cardinals > 0 ? [`${cardsEn['bribe-cardinal'].name} ×${e.cardinals}`] : []),
      ...(e.banker > 0 ? [`${e.banker} through the Banker`] : []),
    ];
    return asides.length === 0 ? `${won}.` : `${won} (${asides.join(', ')}).`;
  },
  artistPlaced: (e, r) => `${does(r, e.seat, 'put', 'puts')} ${eventsEnNames[e.event].name} on ${cityEn(e.city)}.`,
  statusMoved: (e) => `${cityEn(e.city)}: status ${e.before} → ${e.after}.`,
  warDeclared: (e, r) => {
    const by = e.byCard ? `, with ${cardsEn['start-war'].name}` : '';
    return `${does(r, e.seat, 'start', 'starts')} a war${by}: ${cityEn(e.attacker)} attacks ${cityEn(e.defender)}.`;
  },
  vetoed: (e, r) => {
    const by = e.by === 'lorenzo' ? ` (${tilesEn['florence-lorenzo-medici'].name})` : '';
    return `${does(r, e.seat, 'veto', 'vetoes')} the war${by}. It does not happen.`;
  },
  weather: (e, r) => `${does(r, e.seat, 'play', 'plays')} ${cardsEn['bad-weather'].name} on ${cityEn(e.city)}.`,
  unrepresented: (e) => `Nobody leads ${cityEn(e.city)}.`,
  unfought: () => 'Without a condottiere there is no fight: the war counts as drawn.',
  cityPays: (e, r) => `${cityEn(e.city)} lays ${e.gold} gold on ${whose(r, e.seat)} family tile.`,
  leagueJoins: (e, r) => `${does(r, e.seat, 'lead', 'leads')} the Holy League to the side of ${cityEn(e.city)}.`,
  bribed: (e, r) => `${does(r, e.seat, 'bribe', 'bribes')} ${whose(r, e.whom)} ${troopEn(e.troop)}.`,
  rolled: (e) => {
    const side = (i: 0 | 1) => `${cityEn(e.cities[i])} ${e.dice[i]} ${plus(e.forces[i])} = ${e.dice[i] + e.forces[i]}`;
    return `${e.round === 1 ? 'Battle' : 'Counter-attack'}: ${side(0)}, ${side(1)}.`;
  },
  rerolled: (e, r) => `${does(r, e.seat, 'have', 'has')} the dice rolled again.`,
  warWon: (e, r) => {
    const won = `${cityEn(e.city)} beats ${cityEn(e.loser)}${e.double ? ' by a double margin' : ''}`;
    return e.seat === null ? `${won}, without a condottiere.` : `${won} under ${whose(r, e.seat)} command.`;
  },
  warDrawn: (e) => `The war between ${cityEn(e.cities[0])} and ${cityEn(e.cities[1])} is drawn.`,
  victory: (e, r) => `${does(r, e.seat, 'have', 'has')} ${count(e.counters, 'victory counter')} now.`,
  decadeEnds: (e) => `Decade ${e.decade} is over.`,
  income: (e, r) => {
    const parts = [
      ...(e.gold + e.influence > 0 ? [sum([e.gold, e.influence])] : []),
      ...(e.pay > 0 ? [`${e.pay} gold as condottiere`] : []),
    ];
    return `${does(r, e.seat, 'earn', 'earns')} ${parts.length === 0 ? 'nothing' : parts.join(', and ')}.`;
  },
  banked: (e, r) =>
    `${does(r, e.seat, 'change', 'changes')} ${e.amount} ${otherCurrency[e.into]} into ${e.into} with the Banker.`,
  offerMade: (e, r) => `${does(r, e.from, 'offer', 'offers')} ${who(r, e.with)}: ${terms(e)}`,
  offerChanged: (e, r) => `${does(r, e.from, 'change', 'changes')} the offer to ${who(r, e.with)}: ${terms(e)}`,
  offerRefused: (e, r) => `${does(r, e.with, 'refuse', 'refuses')} ${whose(r, e.from)} offer: ${terms(e)}`,
  offerWithdrawn: (e, r) => `${does(r, e.from, 'withdraw', 'withdraws')} the offer to ${who(r, e.with)}.`,
  offerLapsed: (e, r) => `The offer from ${who(r, e.from)} to ${who(r, e.with)} lapses: ${terms(e)}`,
  traded: (e, r) => {
    const giver = e.gives.length > 0 ? e.seat : e.with;
    const given = (e.gives.length > 0 ? e.gives : e.gets).join(' and ');
    const gift = `${does(r, giver, 'give', 'gives')} ${who(r, giver === e.seat ? e.with : e.seat)} ${given}`;
    return e.gives.length === 0 || e.gets.length === 0 ? `${gift}.` : `${gift} for ${e.gets.join(' and ')}.`;
  },
  tradeIs: (e, r) => `${everyone(r, [e.from, e.with])} have agreed: ${terms(e)}`,
  tiesRanked: (e, r) => `${does(r, e.seat, 'rank', 'ranks')} ${cityEn(e.city)} above the others it is tied with.`,
  tiesLeft: (e, r) => `${does(r, e.seat, 'leave', 'leaves')} the tied cities tied.`,
  gameEnds: (e, r) => outcomesEn[e.reason](e.winners, r),
};
