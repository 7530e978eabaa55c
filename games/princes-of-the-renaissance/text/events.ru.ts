/** The chronicle in Russian. Each line tells what its event carries and no more. */
import type { Reader, Seat } from '@signoria/kernel';
import type { CurrencyId } from '../data/currency.ts';
import type { PromiseId } from '../rules/model/choices.ts';
import { count, does, everyone, gold, influence, sum, together, toWhom, verb, who } from './grammar.ru.ts';
import {
  cardRu,
  citiesRu,
  currencyGen,
  currencyRu,
  eventsRuNames,
  familiesRu,
  giverRu,
  lotRu,
  termsRu,
  theftRu,
  tilesRu,
  troopsRu,
} from './names.ru.ts';
import type { Words } from './shape.ts';

const WIN = { you: 'побеждаете', one: 'побеждает', many: 'побеждают' };
const SHARE = { you: 'делите', one: 'делит', many: 'делят' };

export const outcomesRu: Words['outcomes'] = {
  points: (winners, r) => `${together(r, winners, WIN)} по очкам.`,
  holdings: (winners, r) => `Очков поровну, но по золоту и влиянию ${verb(r, winners, WIN)} ${everyone(r, winners)}.`,
  shared: (winners, r) => `Полное равенство: победу ${verb(r, winners, SHARE)} ${everyone(r, winners)}.`,
};

function bySeat(amounts: readonly number[], reader: Reader): string {
  return amounts.map((amount, seat) => `${who(reader, seat)} – ${amount}`).join(', ');
}

function amount(n: number, currency: CurrencyId): string {
  return currency === 'gold' ? gold(n) : influence(n);
}

interface Deal {
  readonly from: Seat;
  readonly with: Seat;
  readonly give: readonly [number, number];
  readonly ask: readonly [number, number];
  readonly promise: PromiseId | null;
}

/** «3 золота за 2 влияния. «Вето на вашу войну не наложу.»» */
function terms(deal: Deal): string {
  return termsRu(deal.give, deal.ask, deal.promise);
}

function currencies(list: readonly CurrencyId[]): string {
  return list.map((id) => currencyRu[id]).join(' и ');
}

const plus = (n: number) => (n < 0 ? `− ${-n}` : `+ ${n}`);

export const eventsRu: Words['events'] = {
  gameStarts: (e) => `Начинается ${e.side === 'A' ? 'стандартная' : 'альтернативная'} игра.`,
  orderBids: (e, r) => `Ставки за порядок хода: ${bySeat(e.bids, r)}.`,
  orderRolled: (e, r) =>
    `Кубики за порядок хода: ${e.rolls.map((dice, seat) => `${who(r, seat)} – ${dice.join(', затем ')}`).join('; ')}.`,
  orderFound: (e, r) => `Порядок хода: ${e.order.map((seat) => who(r, seat)).join(', ')}.`,
  familyBid: (e, r) => `${does(r, e.seat, 'поднимаете', 'поднимает')} ставку за семью до ${e.amount}.`,
  familyPassed: (e, r) => `${does(r, e.seat, 'пасуете', 'пасует')}: ставка за семью остаётся прежней.`,
  familyChosen: (e, r) => `${does(r, e.seat, 'выбираете', 'выбирает')} семью ${familiesRu[e.family].name}.`,
  bidsPaid: (e, r) => `Все ставки уплачены: ${bySeat(e.bids, r)}.`,
  feesPaid: (e) => `Каждый платит ${gold(e.fee)}.`,
  declared: (e, r) => `${does(r, e.seat, 'объявляете', 'объявляет')} скидку в аукционах за ${currencyRu[e.currency]}.`,
  decadeStarts: (e, r) => `Начинается десятилетие ${e.decade}. Первый ход: ${who(r, e.first)}.`,
  turnPassed: (e, r) => `${does(r, e.seat, 'пропускаете', 'пропускает')} ход.`,
  troopBought: (e, r) => `${does(r, e.seat, 'покупаете', 'покупает')} ${troopsRu[e.troop].acc} за ${gold(e.cost)}.`,
  troopDiscarded: (e, r) => `${does(r, e.seat, 'сбрасываете', 'сбрасывает')} ${troopsRu[e.troop].acc}.`,
  cardBought: (e, r) => `${does(r, e.seat, 'покупаете', 'покупает')} карту предательства.`,
  cardGiven: (e, r) => `${does(r, e.seat, 'берёте', 'берёт')} карту предательства бесплатно (${giverRu[e.from]}).`,
  cardIs: (e, r) => `${e.seat === r.seat ? 'Ваша новая карта' : `Новая карта (${r.name(e.seat)})`}: ${cardRu(e.card)}.`,
  lookedAt: (e, r) => `${does(r, e.seat, 'смотрите', 'смотрит')} две карты: ${e.cards.map(cardRu).join(', ')}.`,
  putUnder: (e, r) => `${does(r, e.seat, 'кладёте', 'кладёт')} под колоду ${cardRu(e.card)}.`,
  cardDiscarded: (e, r) => `${does(r, e.seat, 'сбрасываете', 'сбрасывает')} ${cardRu(e.card)}.`,
  deckRenewed: () => 'Сброс перетасован в новую колоду.',
  stolen: (e, r) => {
    const steals = does(r, e.seat, 'крадёте', 'крадёт');
    return `${steals} ${amount(e.amount, e.currency)} (${theftRu[e.by]}). Жертва: ${who(r, e.whom)}.`;
  },
  nominated: (e, r) => `${does(r, e.seat, 'выставляете', 'выставляет')} на аукцион ${lotRu(e.lot)}.`,
  bidMade: (e, r) => `${does(r, e.seat, 'ставите', 'ставит')} ${amount(e.amount, e.currency)}.`,
  bidPassed: (e, r) => `${does(r, e.seat, 'пасуете', 'пасует')}.`,
  frozen: (e, r) => {
    const played = `${does(r, e.seat, 'играете', 'играет')} ${cardRu('freeze-bid')} ${e.whom === r.seat ? 'против вас' : `(${r.name(e.whom)})`}`;
    return e.out ? `${played}. ${does(r, e.whom, 'выбываете', 'выбывает')} из аукциона.` : `${played}.`;
  },
  lotWon: (e, r) => {
    const leads = e.kind === 'attacker' || e.kind === 'defender';
    const won = leads
      ? `${does(r, e.seat, 'ведёте', 'ведёт')} в бой ${lotRu(e.lot)} за ${amount(e.price, e.currency)}`
      : `${does(r, e.seat, 'получаете', 'получает')} ${lotRu(e.lot)} за ${amount(e.price, e.currency)}`;
    const asides = [
      ...(e.price === e.bid ? [] : [`ставка ${e.bid}`]),
      ...(e.cardinals > 0 ? [`${cardRu('bribe-cardinal')} ×${e.cardinals}`] : []),
      ...(e.banker > 0 ? [`через Банкира ${e.banker}`] : []),
    ];
    return asides.length === 0 ? `${won}.` : `${won} (${asides.join(', ')}).`;
  },
  artistPlaced: (e, r) =>
    `${does(r, e.seat, 'кладёте', 'кладёт')} тайл «${eventsRuNames[e.event].name}» на ${citiesRu[e.city].acc}.`,
  statusMoved: (e) => `${citiesRu[e.city].name}: статус ${e.before} → ${e.after}.`,
  warDeclared: (e, r) => {
    const by = e.byCard ? ` картой ${cardRu('start-war')}` : '';
    const war = `${citiesRu[e.attacker].name} нападает на ${citiesRu[e.defender].acc}`;
    return `${does(r, e.seat, 'начинаете', 'начинает')} войну${by}: ${war}.`;
  },
  vetoed: (e, r) => {
    const by = e.by === 'lorenzo' ? ` (${tilesRu['florence-lorenzo-medici'].name})` : '';
    return `${does(r, e.seat, 'накладываете', 'накладывает')} вето${by}. Войны не будет.`;
  },
  weather: (e, r) => `${does(r, e.seat, 'играете', 'играет')} ${cardRu('bad-weather')} на ${citiesRu[e.city].acc}.`,
  unrepresented: (e) => `${citiesRu[e.city].acc} в бой никто не ведёт.`,
  unfought: () => 'Кондотьеров нет, и сражения нет: война считается закончившейся вничью.',
  cityPays: (e, r) =>
    `${citiesRu[e.city].name} платит ${e.seat === r.seat ? 'вам' : `кондотьеру (${r.name(e.seat)})`} ${gold(e.gold)}: плата ложится на тайл семьи.`,
  leagueJoins: (e, r) =>
    `${does(r, e.seat, 'объявляете', 'объявляет')} Святую лигу на стороне ${citiesRu[e.city].gen}.`,
  bribed: (e, r) => {
    const troop = e.whom === r.seat ? troopsRu[e.troop].your : `${troopsRu[e.troop].acc} (${r.name(e.whom)})`;
    return `${does(r, e.seat, 'подкупаете', 'подкупает')} ${troop}.`;
  },
  rolled: (e) => {
    const side = (i: 0 | 1) =>
      `${citiesRu[e.cities[i]].name} ${e.dice[i]} ${plus(e.forces[i])} = ${e.dice[i] + e.forces[i]}`;
    return `${e.round === 1 ? 'Сражение' : 'Контратака'}: ${side(0)}, ${side(1)}.`;
  },
  rerolled: (e, r) => `${does(r, e.seat, 'требуете', 'требует')} перебросить кубики.`,
  warWon: (e, r) => {
    const won = `${citiesRu[e.city].name} побеждает ${citiesRu[e.loser].acc}${e.double ? ' с двойным перевесом' : ''}`;
    return e.seat === null ? `${won}, сражаясь без кондотьера.` : `${won}. Кондотьер: ${who(r, e.seat)}.`;
  },
  warDrawn: (e) => `${citiesRu[e.cities[0]].name} и ${citiesRu[e.cities[1]].name} закончили войну вничью.`,
  victory: (e, r) =>
    `${does(r, e.seat, 'берёте', 'берёт')} жетон военной победы; всего ${count(e.counters, 'жетон', 'жетона', 'жетонов')}.`,
  decadeEnds: (e) => `Десятилетие ${e.decade} окончено.`,
  income: (e, r) => {
    const parts = [
      ...(e.gold + e.influence > 0 ? [`доход (${sum([e.gold, e.influence])})`] : []),
      ...(e.pay > 0 ? [`плату кондотьеру (${gold(e.pay)})`] : []),
    ];
    if (parts.length === 0) return `${does(r, e.seat, 'остаётесь', 'остаётся')} без дохода.`;
    return `${does(r, e.seat, 'получаете', 'получает')} ${parts.join(' и ')}.`;
  },
  banked: (e, r) => {
    const from = e.into === 'gold' ? 'influence' : 'gold';
    return `${does(r, e.seat, 'меняете', 'меняет')} через Банкира ${amount(e.amount, from)} на столько же ${currencyGen[e.into]}.`;
  },
  offerMade: (e, r) => `${does(r, e.from, 'предлагаете', 'предлагает')} ${toWhom(r, e.with)}: ${terms(e)}`,
  offerChanged: (e, r) => `${does(r, e.from, 'меняете', 'меняет')} предложение ${toWhom(r, e.with)}: ${terms(e)}`,
  offerRefused: (e, r) =>
    `${does(r, e.with, 'отклоняете', 'отклоняет')} ${e.from === r.seat ? 'ваше предложение' : `предложение (${r.name(e.from)})`}: ${terms(e)}`,
  offerWithdrawn: (e, r) => `${does(r, e.from, 'отзываете', 'отзывает')} предложение ${toWhom(r, e.with)}.`,
  offerLapsed: (e, r) => `Предложение больше не в силе (${who(r, e.from)}, ${who(r, e.with)}): ${terms(e)}`,
  traded: (e, r) => {
    const giver = e.gives.length > 0 ? e.seat : e.with;
    const given = currencies(e.gives.length > 0 ? e.gives : e.gets);
    const taker = toWhom(r, giver === e.seat ? e.with : e.seat);
    if (e.gives.length === 0 || e.gets.length === 0) return `${does(r, giver, 'дарите', 'дарит')} ${taker} ${given}.`;
    return `${does(r, giver, 'отдаёте', 'отдаёт')} ${taker} ${given} за ${currencies(e.gets)}.`;
  },
  tradeIs: (e, r) => `Сделка (${everyone(r, [e.from, e.with])}): ${terms(e)}`,
  tiesRanked: (e, r) => `${does(r, e.seat, 'ставите', 'ставит')} ${citiesRu[e.city].acc} выше равных.`,
  tiesLeft: (e, r) => `${does(r, e.seat, 'оставляете', 'оставляет')} города равными.`,
  gameEnds: (e, r) => outcomesRu[e.reason](e.winners, r),
};
