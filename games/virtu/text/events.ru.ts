/** The chronicle in Russian. Each line tells what its event carries and no more. */
import type { Reader } from '@signoria/kernel';
import type { EndReason, Used } from '../rules/model/events.ts';
import type { Purpose } from '../rules/model/purse.ts';
import { count, does, doneBy, everyone, points, together, troops, verb, who } from './grammar.ru.ts';
import {
  amount,
  at,
  awayFrom,
  cardPlace,
  city,
  cityAcc,
  from,
  into,
  namesRu,
  near,
  place,
  purchase,
  source,
  space,
} from './names.ru.ts';
import type { Words } from './shape.ts';

const PURPOSE: { readonly [id in Purpose]: string } = {
  govern: 'Управление',
  patronage: 'Меценатство',
  trade: 'Торговля',
  diplomacy: 'Дипломатия',
  war: 'Военные действия',
  intrigue: 'Интриги',
  redeem: 'Избавление от индульгенции',
  purchase: 'Покупки',
  alliance: 'Союз',
  retreat: 'Отступление',
  florins: 'Флорины',
};

export const REASON_RU: { readonly [id in EndReason]: string } = {
  noNeutralCity: 'нейтральных городов не осталось',
  eightCities: 'у кого-то восемь городов',
  patronage: 'кто-то дошёл до последней клетки покровительства',
  tooLong: 'сыграно столько лет, сколько договорились',
};

const WIN = { you: 'побеждаете', one: 'побеждает', many: 'побеждают' };
const SHARE = { you: 'делите', one: 'делит', many: 'делят' };

function used(all: readonly Used[]): string {
  const coins = all.filter(({ id }) => id.startsWith('coin')).length;
  const things = all
    .filter(({ id }) => !id.startsWith('coin'))
    .map(({ id, card, as, worth }) => {
      const name = card === null ? source(id) : namesRu.cards[card];
      return id === 'treasury' ? name : `${name} (${amount(worth, as)})`;
    });
  return [...things, ...(coins > 0 ? [amount(coins, 'florin')] : [])].join(', ');
}

function seatList(order: readonly number[], r: Reader): string {
  return order.map((seat) => who(r, seat)).join(', ');
}

/** «Вы» or the name, before a colon. */
function head(r: Reader, seat: number): string {
  return seat === r.seat ? 'Вы' : r.name(seat);
}

export const outcomesRu: Words['outcomes'] = {
  prestige: (winners, r) => `${together(r, winners, WIN)}: больше всех престижа.`,
  crowns: (winners, r) => `${together(r, winners, WIN)}: престижа поровну, но корон больше.`,
  shared: (winners, r) => `Престижа и корон поровну: победу ${verb(r, winners, SHARE)} ${everyone(r, winners)}.`,
};

export const eventsRu: Words['events'] = {
  gameStarts: (e, r) => `Семейства размещены. Порядок хода: ${seatList(e.order, r)}.`,
  powerTaken: (e, r) => `${head(r, e.seat)}: держава – ${namesRu.powers[e.power]}.`,
  familyPlaced: (e, r) => {
    const cards = e.cards.map(({ card, place: where }) => `${namesRu.cards[card]} – ${cardPlace(where)}`).join('; ');
    return `${e.seat === r.seat ? 'Ваше семейство' : `Семейство (${r.name(e.seat)})`}: ${cards}.`;
  },
  springBegins: (e) => `Год ${e.year}: весна.`,
  markerStops: (e, r) =>
    `${does(r, e.seat, 'останавливаетесь', 'останавливается')}: ${namesRu.rooms[e.room]}, ${namesRu.actions[e.action]}.`,
  furtherStep: (e, r) =>
    e.by === 'florins'
      ? `${does(r, e.seat, 'платите', 'платит')} 2 флорина, чтобы пройти ещё одну комнату.`
      : `${does(r, e.seat, 'проходите', 'проходит')} ещё одну комнату по стрелке: ${source(e.by)}.`,
  courtiersRefreshed: (e, r) => {
    const cards = e.cards.map((card) => namesRu.cards[card]).join(', ');
    const side = e.side === 'left' ? 'левой' : 'правой';
    return `${does(r, e.seat, 'проходите', 'проходит')} мимо ${side} стрелки придворных. Снова доступны ресурсы: ${cards}.`;
  },
  paid: (e, r) => `${PURPOSE[e.purpose]}, ${doneBy(r, e.seat, 'платите', 'платит')}: ${used(e.with)}.`,
  cashed: (e, r) => `${does(r, e.seat, 'получаете', 'получает')} ${amount(e.florins, 'florin')}: ${used(e.with)}.`,
  indulgenceTaken: (e, r) =>
    `${does(r, e.seat, 'просите', 'просит')} индульгенцию ради ${e.benefit === 'crown' ? 'короны' : '3 флоринов'}: ${namesRu.rooms[e.room]}.`,
  indulgenceRedeemed: (e, r) =>
    `${does(r, e.seat, 'избавляетесь', 'избавляется')} от индульгенции: ${namesRu.rooms[e.room]}.`,
  roomBlocked: (e, r) => {
    const by = e.by === 'agent' ? 'вражеский агент' : 'индульгенция';
    return `${does(r, e.seat, 'не можете', 'не может')} действовать: ${namesRu.rooms[e.room]}, там ${by}.`;
  },
  noAction: (e, r) => `${does(r, e.seat, 'отказываетесь', 'отказывается')} от действия: ${namesRu.actions[e.action]}.`,
  tokensTurned: (e, r) => `${does(r, e.seat, 'обновляете', 'обновляет')}: ${e.tokens.map(source).join(', ')}.`,
  patronised: (e, r) => `${does(r, e.seat, 'достигаете', 'достигает')} клетки ${e.cell} на счётчике покровительства.`,
  bonusTaken: (e, r) => `${does(r, e.seat, 'получаете', 'получает')} бонус: ${namesRu.bonuses[e.bonus].name}.`,
  traded: (e, r) => `${does(r, e.seat, 'выручаете', 'выручает')} торговлей ${amount(e.florins, 'florin')}.`,
  annexed: (e, r) => `${does(r, e.seat, 'присоединяете', 'присоединяет')} ${cityAcc(e.city)}.`,
  troopsMoved: (e, r) =>
    `${does(r, e.seat, 'ведёте', 'ведёт')} ${troops(e.troops)} ${from(e.from)} ${into(e.into)}${e.way === 'sea' ? ' морем' : ''}.`,
  warTokenTaken: (e, r) =>
    `${does(r, e.seat, 'берёте', 'берёт')} ${count(e.tokens, 'жетон', 'жетона', 'жетонов')} военного бонуса: ${namesRu.cards[e.card]}.`,
  agentPlaced: (e, r) =>
    e.from === null
      ? `${does(r, e.seat, 'размещаете', 'размещает')} агента: ${place(e.at)}.`
      : `${does(r, e.seat, 'перемещаете', 'перемещает')} агента: ${place(e.from)} → ${place(e.at)}.`,
  agentRemoved: (e, r) => `${does(r, e.seat, 'устраняете', 'устраняет')} агента (${who(r, e.of)}): ${place(e.at)}.`,
  siegeBegins: (e, r) =>
    e.defender === null
      ? `${does(r, e.seat, 'осаждаете', 'осаждает')} ${cityAcc(e.city)}, город нейтрален.`
      : `${does(r, e.seat, 'осаждаете', 'осаждает')} ${cityAcc(e.city)}. Город ${doneBy(r, e.defender, 'защищаете', 'защищает')}.`,
  fieldBattleBegins: (e, r) => `Битва на равнинах ${near(e.city)}: ${everyone(r, e.seats)}.`,
  bonusDeclared: (e, r) => {
    const name = e.card === null ? source(e.with) : namesRu.cards[e.card];
    return `${does(r, e.seat, 'объявляете', 'объявляет')} военный бонус: ${name}, +${e.worth}.`;
  },
  cityConquered: (e, r) => {
    const loser = e.from === null ? '' : ` Город ${doneBy(r, e.from, 'теряете', 'теряет')}.`;
    const lost = e.lost === 0 ? '' : ` Потери: ${troops(e.lost)}.`;
    return `${does(r, e.seat, 'завоёвываете', 'завоёвывает')} ${cityAcc(e.city)}, ${e.attack} против ${e.defence}.${loser}${lost}`;
  },
  siegeFails: (e, r) =>
    `${does(r, e.seat, 'терпите', 'терпит')} неудачу ${near(e.city)}, ${e.attack} против ${e.defence}. Потеряно 1 войско.`,
  fieldBattleWon: (e, r) =>
    `${does(r, e.seat, 'выигрываете', 'выигрывает')} битву на равнинах ${near(e.city)}, ${e.strengths[0]} против ${e.strengths[1]}. Потери: ${troops(e.lost)}. Все свои войска ${doneBy(r, e.loser, 'теряете', 'теряет')}.`,
  fieldBattleTied: (e, r) =>
    `Битва на равнинах ${near(e.city)} кончается вничью, боевая мощь – ${e.strength}. По одному войску ${verb(r, e.seats, { you: 'теряете', one: 'теряет', many: 'теряют' })} ${everyone(r, e.seats)}; остальные отступят.`,
  siegeDeclined: (e, r) => `${does(r, e.seat, 'отказываетесь', 'отказывается')} от осады: ${city(e.city)}.`,
  trophyWon: (e, r) => `${does(r, e.seat, 'получаете', 'получает')} трофей: ${who(r, e.from)}.`,
  cathedralPasses: (e, r) => `Собор ${at(e.city)} ${doneBy(r, e.seat, 'получаете', 'получает')}.`,
  retreated: (e, r) =>
    `Войско (${who(r, e.seat)}) отступает ${awayFrom(e.from)} ${into(e.into)}${e.way === 'sea' ? ' морем' : ''}.`,
  troopLost: (e, r) => `${does(r, e.seat, 'теряете', 'теряет')} войско ${near(e.city)}.`,
  spaceLost: (e, r) => {
    const fate = e.into === null ? 'в сброс' : cardPlace(e.into);
    return `${does(r, e.seat, 'теряете', 'теряет')} место придворного ${space(e.space)}: ${namesRu.cards[e.card]} → ${fate}.`;
  },
  newOrder: (e, r) => `Новый порядок хода: ${seatList(e.order, r)}.`,
  lastYear: (e) => `Это последний год: ${REASON_RU[e.reason]}.`,
  winterBegins: (e, r) => `Зима: ${e.seat === r.seat ? 'ваш ход' : r.name(e.seat)}.`,
  salaryPaid: (e, r) => `Жалование, ${doneBy(r, e.seat, 'платите', 'платит')}: ${amount(e.florins, 'florin')}.`,
  troopDismissed: (e, r) => `${does(r, e.seat, 'распускаете', 'распускает')} войско ${at(e.city)}.`,
  cardMoved: (e, r) =>
    `${does(r, e.seat, 'перекладываете', 'перекладывает')} карточку: ${namesRu.cards[e.card]}, ${cardPlace(e.from)} → ${cardPlace(e.into)}.`,
  cardDiscarded: (e, r) => `${does(r, e.seat, 'сбрасываете', 'сбрасывает')} карточку: ${namesRu.cards[e.card]}.`,
  bought: (e, r) => {
    const where = e.city === null ? '' : ` ${at(e.city)}`;
    return `${does(r, e.seat, 'приобретаете', 'приобретает')}: ${purchase(e.purchase)}${where}.`;
  },
  cardHoused: (e, r) => `${head(r, e.seat)}: новый придворный – ${namesRu.cards[e.card]}, ${cardPlace(e.space)}.`,
  agentGained: (e, r) => `${head(r, e.seat)}: ещё один агент, всего ${e.agents}.`,
  troopHired: (e, r) =>
    `${does(r, e.seat, 'нанимаете', 'нанимает')} войско ${at(e.city)} за ${amount(e.florins, 'florin')}.`,
  allied: (e, r) => {
    const { name } = namesRu.alliances[e.power];
    if (e.from === null) return `${does(r, e.seat, 'заключаете', 'заключает')} союз: ${name}.`;
    return `${does(r, e.seat, 'перекупаете', 'перекупает')} союз: ${name}. Его ${doneBy(r, e.from, 'теряете', 'теряет')}.`;
  },
  scored: (e, r) => `${head(r, e.seat)}: ${points(e.points)} престижа.`,
  gameEnds: (e, r) => outcomesRu[e.reason](e.winners, r),
};
