/** The chronicle in Russian. Each line tells what its event carries and no more. */
import type { DiegoAction } from '../data/diego.ts';
import type { DeckId } from '../rules/model/choices.ts';
import type { Happening } from '../rules/model/events.ts';
import { cards, coins, count, does, doneBy, everyone, points, together, verb, who } from './grammar.ru.ts';
import { acc, name, names, title } from './names.ru.ts';
import type { Words } from './shape.ts';

/** Genitive plural or «какую колоду»: «из колоды профессий». */
const DECK: { readonly [deck in DeckId]: string } = {
  profession: 'профессий',
  prestige: 'престижа',
  bonus: 'бонусов',
};

const CARD_ACC: { readonly [deck in DeckId]: string } = {
  profession: 'карточку профессии',
  prestige: 'карточку престижа',
  bonus: 'карточку бонусов',
};

const ACTION: { readonly [action in DiegoAction]: string } = {
  completeWork: 'завершает Работу',
  build: 'строит',
  profession: 'берёт профессию',
  freedom: 'предоставляет свободу',
  bonus: 'берёт карточку бонусов',
};

const WHY_ACT: { readonly [why in Extract<Happening, { what: 'diegoActs' }>['why']]: string } = {
  first: 'первый знак на его карточке',
  second: 'первый знак на его карточке невыполним, поэтому второй',
  hurry: 'карточек у него хватает на все оставшиеся действия, пора их играть',
};

const WHY_GAIN: { readonly [why in Extract<Happening, { what: 'diegoGains' }>['why']]: string } = {
  landscape: 'ещё один ландшафт того же типа',
  builder: 'нового строителя',
  building: 'здание',
};

const WIN = { you: 'побеждаете', one: 'побеждает', many: 'побеждают' };
const SHARE = { you: 'делите', one: 'делит', many: 'делят' };
const GAIN = { you: 'получаете', one: 'получает', many: 'получают' };

export const outcomesRu: Words['outcomes'] = {
  prestige: (winners, r) => `${together(r, winners, WIN)}: больше всего престижа.`,
  coins: (winners, r) => `${together(r, winners, WIN)}: престижа поровну, решают монеты.`,
  shared: (winners, r) => `Престижа и монет поровну: победу ${verb(r, winners, SHARE)} ${everyone(r, winners)}.`,
  beatDiego: (winners, r) => `${together(r, winners, WIN)} Диего.`,
  lostToDiego: () => 'Побеждает Диего.',
  tiedDiego: (winners, r) => `${together(r, winners, SHARE)} победу с Диего.`,
};

const gained = (gain: number) => (gain === 0 ? '' : `: ${points(gain)}`);

export const eventsRu: Words['events'] = {
  gameStarts: (e, r) => `Игра начинается. Первый игрок – ${who(r, e.first)}.`,
  dealt: (e, r) => `${e.seat === r.seat ? 'Ваши профессии' : `Профессии (${r.name(e.seat)})`}: ${names(e.cards)}.`,
  keptThree: (e, r) => `${does(r, e.seat, 'оставляете', 'оставляет')}: ${names(e.cards)}.`,
  handsChosen: () => 'Все выбрали по три профессии; остальные образуют колоду.',
  roundBegins: (e, r) =>
    `Начинается раунд ${e.round}. Работа должна стоить не меньше ${e.minimum}. Первый игрок – ${who(r, e.first)}.`,

  auctionOpens: (e, r) =>
    `${does(r, e.seat, 'выставляете', 'выставляет')} на аукцион ${acc(e.stack)}, ставка ${e.bid}.`,
  bidRaised: (e, r) => `${does(r, e.seat, 'ставите', 'ставит')} ${e.bid}.`,
  passed: (e, r) => `${does(r, e.seat, 'пасуете', 'пасует')}.`,
  droppedOut: (e, r) => `${does(r, e.seat, 'выходите', 'выходит')} из аукционов этого раунда.`,
  nothingToTake: (e, r) =>
    `${does(r, e.seat, 'ничего', 'ничего')} больше взять не ${e.seat === r.seat ? 'можете' : 'может'}.`,
  bought: (e, r) => `${does(r, e.seat, 'получаете', 'получает')} ${acc(e.stack)} за ${e.price}.`,
  declined: (e, r) => `${does(r, e.seat, 'ничего не берёте', 'ничего не берёт')}.`,
  landscapePlaced: (e, r) => `${does(r, e.seat, 'размещаете', 'размещает')} ${acc(e.landscape)}${gained(e.gain)}.`,
  builderHired: (e, r) => `Строителей теперь ${e.builders} (${who(r, e.seat)})${gained(e.gain)}.`,
  recruited: (e, r) => {
    const from = e.from === 'virtual' ? 'виртуальный игрок' : who(r, e.from);
    return `${does(r, e.seat, 'нанимаете', 'нанимает')} ${acc(e.profession)}; прежний хозяин – ${from}.`;
  },

  drew: (e, r) => `${does(r, e.seat, 'берёте', 'берёт')} на выбор ${cards(e.count)} из колоды ${DECK[e.deck]}.`,
  drewCards: (e, r) => `${does(r, e.seat, 'видите', 'видит')}: ${names(e.cards)}.`,
  keptCard: (e, r) => `${does(r, e.seat, 'оставляете', 'оставляет')} себе: ${title(e.card)}.`,

  workBegun: (e, r) => `${does(r, e.seat, 'играете', 'играет')} ${acc(e.profession)}.`,
  bonusPlayed: (e, r) => `${does(r, e.seat, 'добавляете', 'добавляет')} ${acc(e.card)}: +${e.worth}.`,
  workDone: (e, r) => {
    const by = e.profession === null ? 'Принцесса' : name(e.profession);
    return `Работа (${by}) ценностью ${e.value}: ${coins(e.pay)} ${doneBy(r, e.seat, 'получаете', 'получает')}.`;
  },
  exchanged: (e, r) => `${does(r, e.seat, 'меняете', 'меняет')} ${coins(e.coins)} на ${points(e.points)}.`,
  built: (e, r) => `${does(r, e.seat, 'строите', 'строит')} ${acc(e.building)} за ${e.price}: ${points(3)}.`,
  freedomIntroduced: (e, r) => `${does(r, e.seat, 'предоставляете', 'предоставляет')} ${acc(e.freedom)} за ${e.price}.`,
  cardPaid: (e, r) => `${does(r, e.seat, 'платите', 'платит')} ${e.price} за ${CARD_ACC[e.deck]}.`,
  turnEnds: (e, r) =>
    `${does(r, e.seat, 'заканчиваете', 'заканчивает')} ход${e.actions === 0 ? ' без действий' : `: ${count(e.actions, 'действие', 'действия', 'действий')}`}.`,
  sold: (e, r) => `${does(r, e.seat, 'продаёте', 'продаёт')} ${points(e.points)} за ${coins(e.coins)}.`,

  bestWork: (e, r) =>
    `Лучшая Работа раунда – ${e.value}: ${e.who.length > 1 ? 'по ' : ''}${points(3)} ${verb(r, e.who, GAIN)} ${everyone(r, e.who)}.`,
  noWork: () => 'В этом раунде никто не завершил Работу.',
  cardScored: (e, r) =>
    `${does(r, e.who, 'открываете', 'открывает')} ${acc(e.card)}: ${e.points === 0 ? 'ничего' : points(e.points)}.`,
  finalScore: (e, r) => `Итог (${who(r, e.who)}): ${points(e.points)} и ${coins(e.coins)}.`,
  gameEnds: (e, r) => outcomesRu[e.reason](e.winners, r),

  pawnPlaced: (e, r) => {
    const bids = `${does(r, e.seat, 'ставите', 'ставит')} ${e.bid} на ${acc(e.character)}`;
    return e.displaced === null ? `${bids}.` : `${bids}; фишку ${doneBy(r, e.displaced, 'забираете', 'забирает')}.`;
  },
  pawnPassed: (e, r) =>
    `${does(r, e.seat, 'пасуете', 'пасует')} и ${e.seat === r.seat ? 'остаётесь' : 'остаётся'} без персонажа.`,
  characterWon: (e, r) => `${does(r, e.seat, 'получаете', 'получает')} ${acc(e.character)} за ${e.price}.`,
  bankerPaid: (e, r) => `Банкир платит ${coins(e.coins)}: ${doneBy(r, e.seat, 'получаете', 'получает')}.`,
  bankerGrows: (e) => `Банкира никто не взял: теперь на нём ${coins(e.pot)}.`,
  characterUsed: (e, r) => `${does(r, e.seat, 'применяете', 'применяет')} ${acc(e.character)}.`,
  characterReturned: (e, r) => `${does(r, e.seat, 'возвращаете', 'возвращает')} ${acc(e.character)} без применения.`,
  merchantFree: (e, r) => `Торговец: ${acc(e.stack)} бесплатно ${doneBy(r, e.seat, 'получаете', 'получает')}.`,
  merchantRank: (e, r) =>
    `Торговец: место ${e.rank}, ${points(e.points)} ${doneBy(r, e.seat, 'получаете', 'получает')}.`,
  converted: (e, r) => `${does(r, e.seat, 'меняете', 'меняет')} у Банкира ${coins(e.coins)} на ${points(e.points)}.`,

  offerMade: (e, r) => {
    const paid =
      e.payment === 0 ? 'Партнёр ничего не платит' : `${does(r, e.partner, 'платите', 'платит')} ${coins(e.payment)}`;
    return `${does(r, e.seat, 'предлагаете', 'предлагает')} совместное здание: ${name(e.building)} (${everyone(r, [e.active, e.partner])}). ${paid}.`;
  },
  offerRejected: (e, r) =>
    `${does(r, e.seat, 'отказываетесь', 'отказывается')} строить ${acc(e.building)} на таких условиях.`,
  builtTogether: (e, r) => {
    const build = verb(r, [e.seat, e.partner], { you: 'строите', one: 'строит', many: 'строят' });
    const paid = e.payment === 0 ? '' : ` ${does(r, e.partner, 'платите', 'платит')} партнёру ${coins(e.payment)}.`;
    return `${everyone(r, [e.seat, e.partner])} вместе ${build} ${acc(e.building)} за ${e.price}: по ${count(3, 'очку', 'очка', 'очков')} престижа.${paid}`;
  },

  diegoCard: (e) => `Открыта карточка Диего ${e.card}.`,
  rolled: (e) =>
    `${name(e.stack)}: на кубике ${e.die}${e.mod === 0 ? '' : `, по карточке Диего +${e.mod}`}. Цена ${e.price}.`,
  refused: (e, r) => `${does(r, e.seat, 'отказываетесь', 'отказывается')} платить ${e.price} за ${acc(e.stack)}.`,
  forced: (e, r) =>
    `Низкий бросок без модификатора: ${acc(e.stack)} за ${e.price} нужно купить сразу (${who(r, e.seat)}).`,
  cannotPay: (e, r) =>
    `${does(r, e.seat, 'не можете', 'не может')} заплатить ${e.price} за ${acc(e.stack)}: это отказ.`,
  diegoBuys: (e) =>
    `Диего берёт крайний слева ${e.why === 'refused' ? 'объект из тех, от которых отказались' : 'объект, что остался на его карточке'}: ${acc(e.stack)} за ${e.price}.`,
  diegoBuysNothing: () => 'На карточке нет ничего, что Диего мог бы взять.',
  diegoPays: (e) => {
    if (e.points === 0) return `Диего платит ${coins(e.price)}.`;
    const change = e.change === 0 ? '' : `; сдача ${e.change} остаётся у него`;
    const paid = e.coins === 0 ? points(e.points) : `${coins(e.coins)} и ${points(e.points)}`;
    return `Диего платит ${e.price}: ${paid}${change}.`;
  },
  diegoGains: (e) => `Диего получает ${points(e.points)} за ${WHY_GAIN[e.why]}.`,
  diegoWants: (e) => `Его крайняя слева профессия – ${name(e.profession)}, поэтому он берёт ${acc(e.thing)}.`,
  diegoTakesCard: (e) =>
    `Из верхних карточек ${DECK[e.deck]} Диего берёт самую ценную для него сейчас (${e.worth}): ${title(e.card)}.`,
  supplyShrinks: (e) => `Никто из двоих не взял ${acc(e.stack)}: запас уменьшается на 1.`,
  diegoActs: (e) => `Диего ${ACTION[e.action]}: ${WHY_ACT[e.why]}.`,
  diegoIdle: () => 'Диего не может выполнить ни одного из двух действий на карточке.',
  diegoProfession: () => 'Диего кладёт профессию закрытой в конец своего ряда; по одной получают и виртуальные игроки.',
  diegoWorks: (e) => `Работа Диего (${name(e.card)}) стоит ${e.value}: ${points(e.points)}.`,
  virtualWork: (e) => `Виртуальный игрок ${e.player} играет ${acc(e.profession)}.`,
  diegoReplaced: (e) =>
    e.profession === null
      ? 'Заменить карточку Диего нечем: у виртуальных игроков открытых карточек нет.'
      : `Взамен Диего получает карточку виртуального игрока: ${name(e.profession)}.`,
};
