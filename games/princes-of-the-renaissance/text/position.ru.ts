/** The position in Russian, piece by piece. */
import type { Reader } from '@signoria/kernel';
import type { AuctionView, ForceView, SideView } from '../rules/view/types.ts';
import { cards, count, does, doneBy, gold, influence, points, toWhom, who } from './grammar.ru.ts';
import {
  cardRu,
  citiesRu,
  currencyGen,
  currencyRu,
  eventsRuNames,
  familiesRu,
  lotRu,
  termsRu,
  tilesRu,
  troopsRu,
} from './names.ru.ts';
import type { PositionWords } from './position.en.ts';

const tile = (id: keyof typeof tilesRu) => `«${tilesRu[id].name}»`;
const event = (id: keyof typeof eventsRuNames) => `«${eventsRuNames[id].name}»`;
const STAT = { attack: 'атака', defence: 'оборона' };

function auction(a: AuctionView, reader: Reader): string {
  const what =
    a.kind === 'attacker' || a.kind === 'defender'
      ? `позицию кондотьера (${citiesRu[a.lot as keyof typeof citiesRu].name})`
      : lotRu(a.lot);
  const high =
    a.bidder === null
      ? 'ставок ещё нет'
      : `высшая ставка ${a.high} ${currencyGen[a.currency]} (${who(reader, a.bidder)})`;
  return `Аукцион за ${what}: ${high}; следующая – не меньше ${a.minimum}.`;
}

const force = ({ stat, total }: ForceView) => `${STAT[stat]} ${total}`;

function side(s: SideView & { readonly open: boolean }, reader: Reader): string {
  const nobody = s.open ? 'ищет кондотьера' : 'кондотьера нет';
  const led = s.condottiere === null ? nobody : `кондотьер ${who(reader, s.condottiere)}`;
  const league = s.league === null ? '' : `, Святая лига (${who(reader, s.league)})`;
  return `${citiesRu[s.city].name}: ${led}${league}; ${force(s.first)}, ${force(s.second)}.`;
}

export const positionRu: PositionWords = {
  player: (seat, r) => (seat === r.seat ? 'Вы' : r.name(seat)),
  decade: (decade) => `Десятилетие ${decade} из 3.`,
  order: (order, r) => `Порядок хода: ${order.map((seat) => who(r, seat)).join(', ')}.`,
  active: (seat, r) => `${doneBy(r, seat, 'Ходите', 'Ходит')}.`,
  wars: (fought, limit) => `Войн в этом десятилетии: ${fought} из ${limit}.`,
  city: (city, { status, place, vp, tied, artists }) => {
    const rank = `${place}-е место${tied ? ', наравне с другими' : ''}, ${points(vp)} за тайл`;
    const art = artists.length === 0 ? '' : `; искусство: ${artists.map(event).join(', ')}`;
    return `${citiesRu[city].name}: статус ${status}, ${rank}${art}.`;
  },
  offered: (tiles) => `Можно выставить: ${tiles.map(tile).join(', ')}.`,
  events: (events) => `События десятилетия: ${events.map(event).join(', ')}.`,
  popeFree: 'Папу Римского можно выставить.',
  popeOf: (seat, r) => `Папой Римским ${doneBy(r, seat, 'владеете', 'владеет')}.`,
  laid: (bids, r) => `Золото на столе: ${bids.map((bid) => `${who(r, bid.seat)} – ${bid.gold}`).join(', ')}.`,
  auction,
  war: (w) =>
    `${w.result === null ? 'Война' : 'Последняя война'}: ${citiesRu[w.attacker.city].name} против ${citiesRu[w.defender.city].gen}.`,
  side,
  roll: ({ round, totals, void: again }, w) => {
    const sides = `${citiesRu[w.attacker.city].name} ${totals.attacker}, ${citiesRu[w.defender.city].name} ${totals.defender}`;
    return `Раунд ${round}: ${sides}${again ? ' (переброшено)' : ''}.`;
  },
  result: {
    vetoed: 'Наложено вето.',
    unfought: 'Сражения не было.',
    attacker: 'Победа за нападающим городом.',
    defender: 'Победа за защищающимся городом.',
    draw: 'Ничья.',
  },
  family: (family) => familiesRu[family].name,
  declared: (currency) => `скидка в аукционах за ${currencyRu[currency]}`,
  holdings: (held) => `${gold(held.gold)}, ${influence(held.influence)}`,
  counters: (held) =>
    `${count(held.gold, 'жетон', 'жетона', 'жетонов')} золота, ${count(held.influence, 'жетон', 'жетона', 'жетонов')} влияния`,
  hidden: 'золото и влияние скрыты',
  pay: (laid) => `на тайле семьи ${gold(laid)}`,
  cards: (n) => (n === 0 ? 'карт нет' : cards(n)),
  troops: (troops) => `войска: ${troops.map((id) => troopsRu[id].name.toLowerCase()).join(', ')}`,
  tiles: (tiles) => `тайлы: ${tiles.map(tile).join(', ')}`,
  keeps: (events) => `события: ${events.map(event).join(', ')}`,
  victories: (counters) => count(counters, 'жетон победы', 'жетона победы', 'жетонов победы'),
  points: (total) => `на виду ${points(total)}`,
  hand: (held) => (held.length === 0 ? 'В руке у вас ничего нет.' : `В руке у вас: ${held.map(cardRu).join(', ')}.`),
  offer: (o, r) => {
    const offers = does(r, o.from, 'предлагаете', 'предлагает');
    const terms = termsRu([o.give.gold, o.give.influence], [o.ask.gold, o.ask.influence], o.promise);
    return `${offers} ${toWhom(r, o.to)}: ${terms}`;
  },
  deck: (left, discards) => `В колоде предательства ${cards(left)}, в сбросе ${cards(discards)}.`,
};
