/** The position in English, piece by piece; `describe.ts` puts the pieces together. */
import type { Reader, Seat, ShapeOf } from '@signoria/kernel';
import type { CityId } from '../data/cities.ts';
import type { CurrencyId } from '../data/currency.ts';
import type { EventId } from '../data/events.ts';
import type { FamilyId } from '../data/families.ts';
import type { TileId } from '../data/tiles.ts';
import type { CardId } from '../data/treachery.ts';
import type { TroopId } from '../data/troops.ts';
import type { Amounts, AuctionView, CityView, OfferView, RollView, SideView, WarView } from '../rules/view/types.ts';
import { count, does, who, whose } from './grammar.en.ts';
import { cardEn, cityEn, eventsEnNames, familiesEn, listEn, lotEn, termsEn, tilesEn, troopEn } from './names.en.ts';

const ORDINAL = ['', 'first', 'second', 'third', 'fourth', 'fifth'];
const tile = (id: keyof typeof tilesEn) => tilesEn[id].name;
const event = (id: keyof typeof eventsEnNames) => eventsEnNames[id].name;

function auction(a: AuctionView, reader: Reader): string {
  const what = a.kind === 'attacker' || a.kind === 'defender' ? `the command of ${lotEn(a.lot)}` : lotEn(a.lot);
  const high = a.bidder === null ? 'no bid yet' : `${who(reader, a.bidder)} bid ${a.high} ${a.currency}`;
  return `Auction for ${what}: ${high}; the next bid is ${a.minimum} or more.`;
}

/** `open`: its command is still to be auctioned. */
function side(s: SideView & { readonly open: boolean }, reader: Reader): string {
  const nobody = s.open ? 'a condottiere is sought' : 'nobody leads';
  const led = s.condottiere === null ? nobody : `led by ${who(reader, s.condottiere)}`;
  const league = s.league === null ? '' : `, with ${whose(reader, s.league)} Holy League`;
  const { first, second } = s;
  return `${cityEn(s.city)}: ${led}${league}; ${first.stat} ${first.total}, ${second.stat} ${second.total}.`;
}

export const positionEn = {
  player: (seat: Seat, r: Reader) => (seat === r.seat ? 'You' : r.name(seat)),
  decade: (decade: number) => `Decade ${decade} of 3.`,
  order: (order: readonly Seat[], r: Reader) => `Turn order: ${order.map((seat) => who(r, seat)).join(', ')}.`,
  active: (seat: Seat, r: Reader) => `${does(r, seat, 'are', 'is')} on turn.`,
  wars: (fought: number, limit: number) => `Wars of this decade: ${fought} of ${limit}.`,
  city: (city: CityId, { status, place, vp, tied, artists }: CityView) => {
    const rank = `${ORDINAL[place]} place${tied ? ', tied' : ''}, ${count(vp, 'point')} a tile`;
    const art = artists.length === 0 ? '' : `; artists: ${artists.map(event).join(', ')}`;
    return `${cityEn(city)}: status ${status}, ${rank}${art}.`;
  },
  offered: (tiles: readonly TileId[]) => `On offer: ${tiles.map(tile).join(', ')}.`,
  events: (events: readonly EventId[]) => `Events of this decade: ${events.map(event).join(', ')}.`,
  popeFree: 'The Pope is on offer.',
  popeOf: (seat: Seat, r: Reader) => `The Pope is ${seat === r.seat ? 'yours' : `with ${r.name(seat)}`}.`,
  laid: (bids: readonly { readonly seat: Seat; readonly gold: number }[], r: Reader) =>
    `Gold on the table: ${bids.map(({ seat, gold }) => `${who(r, seat)} ${gold}`).join(', ')}.`,
  auction,
  war: (w: WarView) =>
    `${w.result === null ? 'War' : 'The last war'}: ${cityEn(w.attacker.city)} against ${cityEn(w.defender.city)}.`,
  side,
  roll: (roll: RollView, w: WarView) => {
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
  family: (family: FamilyId) => familiesEn[family].name,
  declared: (currency: CurrencyId) => `discount on ${currency}`,
  holdings: ({ gold, influence }: Amounts) => `${gold} gold, ${influence} influence`,
  counters: ({ gold, influence }: Amounts) =>
    `${count(gold, 'gold counter')}, ${count(influence, 'influence counter')}`,
  hidden: 'holdings not shown',
  pay: (gold: number) => `${gold} gold on the family tile`,
  cards: (cards: number) => (cards === 0 ? 'no cards' : count(cards, 'card')),
  troops: (troops: readonly TroopId[]) => `troops: ${troops.map(troopEn).join(', ')}`,
  tiles: (tiles: readonly TileId[]) => `tiles: ${tiles.map(tile).join(', ')}`,
  keeps: (events: readonly EventId[]) => `events: ${events.map(event).join(', ')}`,
  victories: (counters: number) => count(counters, 'victory counter'),
  points: (points: number) => `${count(points, 'point')} in sight`,
  hand: (cards: readonly CardId[]) =>
    cards.length === 0 ? 'Your hand is empty.' : `Your hand: ${listEn(cards.map(cardEn))}.`,
  offer: (o: OfferView, r: Reader) => {
    const terms = termsEn([o.give.gold, o.give.influence], [o.ask.gold, o.ask.influence], o.promise);
    return `${does(r, o.from, 'offer', 'offers')} ${who(r, o.to)}: ${terms}`;
  },
  deck: (cards: number, discards: number) =>
    `Treachery deck: ${count(cards, 'card')}. Discards: ${count(discards, 'card')}.`,
};

export type PositionWords = ShapeOf<typeof positionEn>;
