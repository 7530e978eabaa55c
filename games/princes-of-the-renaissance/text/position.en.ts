/** The position in English, piece by piece. */
import type { Reader } from '@signoria/kernel';
import type { AuctionView, SideView } from '../rules/view.ts';
import { count, does, who, whose } from './grammar.en.ts';
import { cardEn, cityEn, eventsEnNames, familiesEn, listEn, lotEn, termsEn, tilesEn, troopEn } from './names.en.ts';
import type { PositionWords } from './shape.position.ts';

const ORDINAL = ['', 'first', 'second', 'third', 'fourth', 'fifth'];
const tile = (id: keyof typeof tilesEn) => tilesEn[id].name;
const event = (id: keyof typeof eventsEnNames) => eventsEnNames[id].name;

function auction(a: AuctionView, reader: Reader): string {
  const what = a.kind === 'attacker' || a.kind === 'defender' ? `the command of ${lotEn(a.lot)}` : lotEn(a.lot);
  const high = a.bidder === null ? 'no bid yet' : `${who(reader, a.bidder)} bid ${a.high} ${a.currency}`;
  return `Auction for ${what}: ${high}; the next bid is ${a.minimum} or more.`;
}

function side(s: SideView & { readonly open: boolean }, reader: Reader): string {
  const nobody = s.open ? 'a condottiere is sought' : 'nobody leads';
  const led = s.condottiere === null ? nobody : `led by ${who(reader, s.condottiere)}`;
  const league = s.league === null ? '' : `, with ${whose(reader, s.league)} Holy League`;
  const { first, second } = s;
  return `${cityEn(s.city)}: ${led}${league}; ${first.stat} ${first.total}, ${second.stat} ${second.total}.`;
}

export const positionEn: PositionWords = {
  player: (seat, r) => (seat === r.seat ? 'You' : r.name(seat)),
  decade: (decade) => `Decade ${decade} of 3.`,
  order: (order, r) => `Turn order: ${order.map((seat) => who(r, seat)).join(', ')}.`,
  active: (seat, r) => `${does(r, seat, 'are', 'is')} on turn.`,
  wars: (fought, limit) => `Wars of this decade: ${fought} of ${limit}.`,
  city: (city, { status, place, vp, tied, artists }) => {
    const rank = `${ORDINAL[place]} place${tied ? ', tied' : ''}, ${count(vp, 'point')} a tile`;
    const art = artists.length === 0 ? '' : `; artists: ${artists.map(event).join(', ')}`;
    return `${cityEn(city)}: status ${status}, ${rank}${art}.`;
  },
  offered: (tiles) => `On offer: ${tiles.map(tile).join(', ')}.`,
  events: (events) => `Events of this decade: ${events.map(event).join(', ')}.`,
  popeFree: 'The Pope is on offer.',
  popeOf: (seat, r) => `The Pope is ${seat === r.seat ? 'yours' : `with ${r.name(seat)}`}.`,
  laid: (bids, r) => `Gold on the table: ${bids.map(({ seat, gold }) => `${who(r, seat)} ${gold}`).join(', ')}.`,
  auction,
  war: (w) =>
    `${w.result === null ? 'War' : 'The last war'}: ${cityEn(w.attacker.city)} against ${cityEn(w.defender.city)}.`,
  side,
  roll: (roll, w) => {
    const again = roll.void ? ' (rolled again)' : '';
    const { totals } = roll;
    return `Round ${roll.round}: ${cityEn(w.attacker.city)} ${totals.attacker}, ${cityEn(w.defender.city)} ${totals.defender}${again}.`;
  },
  result: {
    vetoed: 'It was vetoed.',
    unfought: 'It was not fought.',
    attacker: 'The attacker won.',
    defender: 'The defender won.',
    draw: 'It was a draw.',
  },
  family: (family) => familiesEn[family].name,
  declared: (currency) => `discount on ${currency}`,
  holdings: ({ gold, influence }) => `${gold} gold, ${influence} influence`,
  counters: ({ gold, influence }) => `${count(gold, 'gold counter')}, ${count(influence, 'influence counter')}`,
  hidden: 'holdings not shown',
  pay: (gold) => `${gold} gold on the family tile`,
  cards: (cards) => (cards === 0 ? 'no cards' : count(cards, 'card')),
  troops: (troops) => `troops: ${troops.map(troopEn).join(', ')}`,
  tiles: (tiles) => `tiles: ${tiles.map(tile).join(', ')}`,
  keeps: (events) => `events: ${events.map(event).join(', ')}`,
  victories: (counters) => count(counters, 'victory counter'),
  points: (points) => `${count(points, 'point')} in sight`,
  hand: (cards) => (cards.length === 0 ? 'Your hand is empty.' : `Your hand: ${listEn(cards.map(cardEn))}.`),
  offer: (o, r) => {
    const terms = termsEn([o.give.gold, o.give.influence], [o.ask.gold, o.ask.influence], o.promise);
    return `${does(r, o.from, 'offer', 'offers')} ${who(r, o.to)}: ${terms}`;
  },
  deck: (cards, discards) => `Treachery deck: ${count(cards, 'card')}. Discards: ${count(discards, 'card')}.`,
};
