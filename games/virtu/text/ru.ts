/** Virtù in Russian: what is asked, answered, refused and won. Names, options and chronicle stand beside it. */
import { isForced, type Payment, type PlayText, type PromptWords, playText, type Question } from '@signoria/kernel';
import { boardWords } from '../board/text/index.ts';
import { boardRu } from '../board/text/ru.ts';
import type { PlayerView } from '../rules/view/types.ts';
import { describe } from './describe.ts';
import { eventsRu, outcomesRu, REASON_RU } from './events.ru.ts';
import { cities, count, does, doneBy, everyone, sentence, troops, who } from './grammar.ru.ts';
import { costsOf } from './menus.ts';
import {
  amount,
  at,
  cardPlace,
  city,
  cityAcc,
  cost,
  from,
  into,
  namesRu,
  place,
  purchase,
  source,
  space,
} from './names.ru.ts';
import { names } from './names.ts';
import { optionsRu } from './options.ru.ts';
import type { Words } from './shape.ts';
import { costFrom } from './sources.ts';

/** A question, and what those who wait are told: «Бьянка выбирает державу». */
function prompt(asked: PromptWords['asked'], you: string, other: string, what = ''): PromptWords {
  const tail = what === '' ? '' : ` ${what}`;
  return {
    asked,
    waiting: (q, r) => `${does(r, q.deciding[0]!, you, other)}${tail}`,
  };
}

function price(q: Question): string {
  return costsOf(q).map(cost).join(' или ');
}

function priced(words: string, q: Question): string {
  return costsOf(q).length === 0 ? words : `${words} (${price(q)})`;
}

const prompts: Words['prompts'] = {
  choosePower: prompt('Какую державу вы возглавите?', 'выбираете', 'выбирает', 'державу'),
  placeFamily: {
    asked: 'Разместите три карточки семейства: в комнатах, друг под другом или среди придворных.',
    waiting: (q, r) => `Карточки семейств размещают втайне: ${everyone(r, q.deciding)}`,
  },
  firstRoom: prompt('С какой комнаты начнёт ваша фишка действия?', 'выбираете', 'выбирает', 'первую комнату'),
  march: prompt('Передвиньте фишку на одну или две комнаты по часовой стрелке.', 'двигаете', 'двигает', 'фишку'),
  further: prompt('Остановиться или пройти ещё одну комнату?', 'решаете', 'решает', 'идти ли дальше'),
  redeem: prompt(
    (q) => priced('Избавиться от индульгенции этой комнаты?', q),
    'решаете',
    'решает',
    'судьбу индульгенции',
  ),
  idle: prompt(
    'Комнату закрыл вражеский агент. Можно попросить индульгенцию или закончить ход.',
    'не можете',
    'не может',
    'действовать из-за агента',
  ),
  govern: prompt(
    (q) =>
      isForced(q)
        ? 'Управление: обновлять нечего или нечем платить.'
        : 'Управление: сколько корон и крестов? За каждый символ – два жетона или один бонус союза.',
    'управляете',
    'управляет',
  ),
  refresh: prompt('Управление: что обновить?', 'выбираете', 'выбирает', 'что обновить'),
  patronage: prompt(
    (q) => (isForced(q) ? 'Меценатство: на следующий шаг не хватает.' : `Меценатство: один шаг, цена – ${price(q)}.`),
    'думаете',
    'думает',
    'о меценатстве',
  ),
  chooseBonus: prompt('Чьё искусство вам служит? Выберите бонус.', 'выбираете', 'выбирает', 'бонус покровительства'),
  trade: prompt('Торговля: сколько кораблей? Каждый приносит 2 флорина.', 'торгуете', 'торгует'),
  diplomacy: prompt(
    (q) => (isForced(q) ? 'Дипломатия: ни один город вам не по средствам.' : 'Дипломатия: какой город присоединить?'),
    'ведёте',
    'ведёт',
    'переговоры',
  ),
  campaign: prompt('Военные действия: ведите войска, платить – в конце.', 'ведёте', 'ведёт', 'войска'),
  intrigue: prompt(
    'Интриги: размещайте, перемещайте и устраняйте агентов, платить – в конце.',
    'плетёте',
    'плетёт',
    'интриги',
  ),
  plant: prompt('Где разместить агента?', 'размещаете', 'размещает', 'агента'),
  pay: prompt((q) => `К оплате: ${price(q)}.`, 'платите', 'платит'),
  raise: prompt((q) => `Не хватает: ${price(q)}. Что превратить во флорины?`, 'собираете', 'собирает', 'флорины'),
  chooseSiege: prompt('С какой осады начать?', 'выбираете', 'выбирает', 'осаду'),
  besiege: prompt('Поле за вами. Осаждать город?', 'решаете', 'решает', 'осаждать ли город'),
  declare: prompt('Объявите военный бонус или пасуйте.', 'объявляете', 'объявляет', 'военные бонусы'),
  salvage: prompt(
    'Город вот-вот падёт, и его жетон вы потеряете. Забрать с него флорины, пока можно?',
    'теряете',
    'теряет',
    'город',
  ),
  retreat: prompt('Куда отступит это войско?', 'отступаете', 'отступает'),
  house: prompt('Какое место займёт новый придворный?', 'выбираете', 'выбирает', 'место придворному'),
  loseSpace: prompt(
    'Вы теряете затенённое место. Какое, и куда денется придворный?',
    'теряете',
    'теряет',
    'место придворного',
  ),
  salary: prompt('Сколько жалования заплатить войскам?', 'платите', 'платит', 'жалование'),
  dismiss: prompt('Какое войско без жалования уйдёт?', 'распускаете', 'распускает', 'войско'),
  rearrange: prompt('Преобразуйте дворец, по одной карточке за раз.', 'преобразуете', 'преобразует', 'дворец'),
  acquire: prompt('Что приобрести? Всё оплачивается вместе.', 'делаете', 'делает', 'покупки'),
  hire: prompt('Нанять войска?', 'нанимаете', 'нанимает', 'войска'),
  alliance: prompt('Заключить союз?', 'думаете', 'думает', 'о союзе'),
  cash: {
    asked: 'Превратить придворного или жетон во флорины?',
    waiting: () => 'Флорины можно получить в любой момент',
  },
  request: {
    asked: 'Попросить индульгенцию?',
    waiting: () => 'Индульгенцию просят, когда решают сами',
  },
};

/** What was laid down; no words where nothing was: in a form not filled in yet, and in an answer nobody can pay for. */
function paying(payment: Payment | undefined): string {
  if (payment === undefined || payment.length === 0) return '';
  const coins = payment.filter(({ id }) => id.startsWith('coin')).length;
  const things = payment
    .filter(({ id }) => !id.startsWith('coin'))
    .map(({ id, as }) => `${source(id)} (${namesRu.symbols[as as keyof typeof namesRu.symbols] ?? as})`);
  const all = [...things, ...(coins > 0 ? [amount(coins, 'florin')] : [])];
  return `: ${all.join(', ')}`;
}

const sea = (way: 'land' | 'sea') => (way === 'sea' ? ' морем' : '');

const choices: Words['choices'] = {
  power: (c) => namesRu.powers[c.power],
  family: (c) => sentence(c.places.map(cardPlace).join('; ')),
  room: (c) => `Начать: ${namesRu.rooms[c.room]}`,
  march: (c) => `Пройти ${count(c.rooms, 'комнату', 'комнаты', 'комнат')}`,
  further: (c) => (c.by === 'florins' ? 'Ещё одна комната за 2 флорина' : `Ещё одна комната: ${source(c.by)}`),
  redeem: (c) => `Избавиться от индульгенции${paying(c.payment)}`,
  stop: () => 'Готово',
  govern: (c) => `Заплатить ${c.symbols}`,
  refresh: (c) => `Обновить: ${source(c.what)}`,
  patronise: (c) => `Сделать шаг${paying(c.payment)}`,
  bonus: (c) => namesRu.bonuses[c.bonus].name,
  trade: (c) => `Торговля: ${amount(c.ships, 'ship')}`,
  annex: (c) => `Присоединить ${cityAcc(c.city)} ${c.way === 'sea' ? 'морем' : 'по суше'}`,
  move: (c) => `${troops(c.troops)} ${from(c.from)} ${into(c.to)}${sea(c.way)}`,
  warToken: (c) => `Жетон военного бонуса: ${source(c.card)}`,
  agent: (c) => (c.from === 'reserve' ? 'Разместить агента' : `Переместить агента: ${place(c.from)}`),
  plant: (c) => `Сюда: ${place(c.at)}`,
  remove: (c) => `Устранить агента: ${place(c.at)}`,
  pay: (c) => `Заплатить${paying(c.payment)}`,
  raise: (c) => `Во флорины${paying(c.payment)}`,
  siege: (c) => `Сначала ${city(c.city)}`,
  besiege: () => 'Осадить город',
  withdraw: () => 'Отступить',
  declare: (c) => `Объявить: ${source(c.with)}`,
  pass: () => 'Пас',
  retreat: (c) => `Отступить ${into(c.to)}${sea(c.way)}`,
  lose: () => 'Потерять войско',
  vacate: (c) =>
    c.to === 'discard'
      ? `Отдать место ${space(c.space)} вместе с придворным`
      : sentence(`${cardPlace(c.space)} → ${cardPlace(c.to)}`),
  salary: (c) => `Заплатить ${amount(c.florins, 'florin')}`,
  dismiss: (c) => `Распустить войско ${at(c.city)}`,
  arrange: (c) => sentence(`${cardPlace(c.from)} → ${cardPlace(c.to)}`),
  discard: (c) => `Сбросить придворного: ${cardPlace(c.space)}`,
  buy: (c) => (c.city === undefined ? `Приобрести: ${purchase(c.what)}` : `${purchase(c.what)} ${at(c.city)}`),
  house: (c) => `${namesRu.cards[c.card]} → ${cardPlace(c.space)}`,
  hire: (c) => `Нанять войско ${at(c.city)}`,
  ally: (c) => `Союз (${namesRu.alliances[c.power].name})${paying(c.payment)}`,
  cash: (c) => `Во флорины: ${source(c.source)}`,
  indulgence: () => 'Попросить индульгенцию ради 3 флоринов',
};

const FROZEN = {
  marker: 'здесь стоит ваша фишка',
  indulgence: 'здесь лежит индульгенция',
  agent: 'здесь вражеский агент',
};

const blocked: Words['blocked'] = {
  paidThis: ({ token }) => `Этим уже оплачено само управление, обновить его нельзя: ${source(token)}.`,
  bonusGone: ({ bonus, owner }, r) =>
    `${namesRu.bonuses[bonus].name}: этим бонусом уже ${doneBy(r, owner, 'владеете', 'владеет')}.`,
  bonusType: () => 'Бонус этого вида у вас уже был: каждому достаётся один творец и одно творение.',
  cityControlled: ({ city: id, owner }, r) =>
    `${city(id)}: городом ${doneBy(r, owner, 'владеете', 'владеет')}. Дипломатией присоединяют только нейтральные города.`,
  piratePort: ({ city: id }) => `${city(id)} – пиратский порт: его берут осадой, а не дипломатией.`,
  noWay: ({ city: id }) => `${city(id)}: из ваших городов туда не ведёт ни дорога, ни море.`,
  tooTough: ({ city: id, crowns, ships }) =>
    `${city(id)}: нужно ${cost({ crown: crowns, ship: ships })}, корон – строго больше стойкости. Столько вам не заплатить.`,
  ownAgentThere: ({ place: where }) => `Ваш агент уже там: ${place(where)}.`,
  agentThere: ({ place: where }) => `Там другой агент, сперва его надо устранить: ${place(where)}.`,
  prince: ({ place: where }) => `«Государь» не пускает сюда вражеских агентов: ${place(where)}.`,
  palaceWatched: () => 'В этом дворце уже есть вражеский агент, а больше одного за этим столом нельзя.',
  noFlorins: ({ florins }) => `Этот бонус стоит ${amount(florins, 'florin')}, а их нет.`,
  tokenInDefence: () => 'Жетоны военного бонуса служат в своих осадах и в битвах на равнинах, но не для защиты.',
  spaceClosed: ({ unlocked }) => `Это место затенено. Открыто вам таких: ${unlocked}, больше занимать нельзя.`,
  roomFrozen: ({ room, by }) =>
    `${sentence(namesRu.rooms[room])}: ${FROZEN[by]}, карточки сюда не кладут и отсюда не берут.`,
  courtierExhausted: ({ card }) =>
    `${namesRu.cards[card]}: ресурсы этой карточки использованы, а переложить можно только доступную.`,
  oneOfKind: ({ purchase: id }) => `${purchase(id)}: за зиму можно купить только одну такую карточку или жетон.`,
  soldOut: ({ purchase: id }) => `${purchase(id)}: больше не осталось.`,
  onlyOne: ({ purchase: id }) => `${purchase(id)}: у вас это уже есть, а двух не бывает.`,
  excluded: () => 'Королевство и Республика исключают друг друга.',
  noSpace: () => 'Ещё для одной карточки места среди придворных нет.',
  noCathedralCity: () => 'Собору нужен ваш город со стойкостью 3 или 4, где собора ещё нет.',
  tooDear: ({ purchase: id, cost: facts }) =>
    `${purchase(id)}: цена – ${cost(costFrom(facts))}. Вместе с остальным это больше, чем вы можете заплатить.`,
  troopsOut: ({ troops: all }) => `Все ваши войска уже на поле: ${all}.`,
  wageTooHigh: ({ florins }) => `Войско стоит здесь ${amount(florins, 'florin')}.`,
  homeLost: ({ city: id, owner }, r) =>
    `${city(id)} – ваш начальный город, но им ${doneBy(r, owner, 'владеете', 'владеет')}: нанимать там нельзя.`,
  alliedElsewhere: ({ holder }, r) =>
    `Этот союз ${doneBy(r, holder, 'держите', 'держит')}. Перекупить его может только тот, чей агент там.`,
  allianceTooDear: ({ cost: facts }) => `Этот союз стоит: ${cost(costFrom(facts))}. Столько вам не заплатить.`,
};

const warnings: Words['warnings'] = {
  roomUnderIndulgence: ({ room }) =>
    `${sentence(namesRu.rooms[room])}: там индульгенция, и избавиться от неё нечем. Действия не будет.`,
  roomUnderAgent: ({ room }) => `${sentence(namesRu.rooms[room])}: там вражеский агент. Действия не будет.`,
  indulgenceAtTheEnd: () => 'Это последний год: индульгенция будет стоить 1 очка престижа.',
  wasted: ({ source: id }) => `Хватило бы и остального, это пропадёт зря: ${source(id)}.`,
};

/** A card, or what lies beside the cards. */
function component(id: string): string {
  return namesRu.cards[id as keyof typeof namesRu.cards] ?? source(id);
}

function named(things: readonly string[]): string {
  return things.length === 0 ? '' : `: ${things.map(component).join(', ')}`;
}

const LEADS = ', дальше всех на счётчике';

const score: Words['score'] = {
  cities: ({ facts }) => `${cities(facts.cities)}${facts.leads ? LEADS : ''}`,
  patronage: ({ facts }) => `Покровительство, клетка ${facts.cell}${facts.leads ? LEADS : ''}`,
  printed: ({ facts }) => `Карточки, жетоны и бонусы${named(facts.things)}`,
  religion: ({ facts }) => `Религиозное влияние, ${amount(facts.crosses, 'cross')}`,
  trophies: ({ facts }, r) => (facts.from.length === 0 ? 'Трофеев нет' : `Трофеи: ${everyone(r, facts.from)}`),
  alliances: ({ facts }) => (facts.powers.length === 0 ? 'Союзов нет' : `Союзы${named(facts.powers)}`),
  indulgences: ({ facts }) => `Индульгенции: ${facts.count}`,
};

const edition: Words['edition'] = {
  'same-twice': () => 'Ничто не соединяется само с собой.',
  homes: ({ power, players, homes }) =>
    `${namesRu.powers[power]}: при ${players} игроках нужно два начальных города, а выходит ${homes.length}.`,
  'map-in-pieces': ({ players }) =>
    `При ${players} игроках карта Италии распадается: до какого-то города не добраться.`,
};

const parts: Words['parts'] = {
  printed: () => 'на поле',
  ownAgent: ({ seat }, r) => (seat === r.seat ? 'ваш агент' : 'агент атакующего'),
  otherAgent: () => 'другой агент',
  bastion: () => 'бастионная система',
  floor: () => 'не ниже 0',
  oneMore: () => 'больше стойкости',
  troops: () => 'войска',
  declared: ({ source: id, card }) => (card === null ? source(id) : namesRu.cards[card]),
  cashed: ({ source: id, card }) => (card === null ? source(id) : namesRu.cards[card]),
  homeWage: () => 'войско в начальном городе',
  wage: () => 'войско в другом городе',
  salary: ({ troops: n }) => `жалование: ${troops(n)}`,
  component: ({ id }) => component(id),
  manyCities: ({ cities: n }) => `${cities(n)} и больше`,
  mostSpaces: ({ most }) => `не больше ${most}`,
  cityTrack: ({ cities: n }) => cities(n),
  patronageTrack: ({ cell }) => `покровительство, клетка ${cell}`,
  leads: () => 'дальше всех на счётчике',
  religion: ({ crosses }) => `религия, ${amount(crosses, 'cross')}`,
  trophy: ({ from: seat }, r) => `трофей: ${who(r, seat)}`,
  indulgences: () => 'индульгенции',
};

function roomsOf({ rooms, marker }: PlayerView): string {
  const told = rooms.map(({ id, action, card, upgrade, indulgence, agent }) => {
    const cards = [card, upgrade].flatMap((held) => (held === null ? [] : [namesRu.cards[held]]));
    const marks = [
      ...(marker === id ? ['фишка'] : []),
      ...(indulgence ? ['индульгенция'] : []),
      ...(agent === null ? [] : ['агент']),
    ];
    const inside = [...cards, ...marks];
    return `${namesRu.actions[action]}${inside.length === 0 ? '' : ` (${inside.join(', ')})`}`;
  });
  return `комнаты: ${told.join(', ')}`;
}

const position: Words['position'] = {
  player: (seat, r) => (seat === r.seat ? 'Вы' : r.name(seat)),
  heading: ({ year, season }) =>
    season === 'setup' ? 'Подготовка.' : `Год ${year}, ${season === 'spring' ? 'весна' : 'зима'}.`,
  order: (seats, r) => `Порядок хода: ${seats.map((seat) => who(r, seat)).join(', ')}.`,
  lastYear: (reason) => `Последний год: ${REASON_RU[reason]}.`,
  battle: (battle, r) => {
    const wall = battle.defence.toughness?.parts.map((part) => `${ru.part?.(part, r)} ${part.n}`).join(', ');
    const against = battle.defender === null ? 'нейтральный город' : who(r, battle.defender);
    const kind = battle.kind === 'siege' ? 'Осада' : 'Битва на равнинах';
    return `${kind} ${at(battle.city)}: ${who(r, battle.attacker)} ${battle.attack.total}, ${against} ${battle.defence.total}${wall === undefined ? '' : ` (${wall})`}.`;
  },
  power: (id) => (id === null ? 'держава ещё не выбрана' : namesRu.powers[id]),
  wealth: ({ florins, cashable, troops: army, agents }) =>
    `${amount(florins, 'florin')} (и ещё ${cashable} из карточек и жетонов), ${troops(army.onMap)}, ${count(agents.usable, 'агент', 'агента', 'агентов')}`,
  standing: ({ prestige, cities: held, patronage, crosses }) =>
    `престиж ${prestige}, городов ${held}, покровительство ${patronage}, крестов ${crosses}`,
  rooms: roomsOf,
  courtiers: ({ spaces }) => {
    const held = spaces.flatMap(({ id, card, available }) =>
      card === null ? [] : [`${namesRu.cards[card]} ${space(id)}${available ? '' : ' (ресурсы использованы)'}`],
    );
    return held.length === 0 ? 'придворных нет' : `придворные: ${held.join(', ')}`;
  },
  domain: ({ domain }) =>
    `владения: ${domain.map(({ id, available }) => `${source(id)}${available ? '' : ' (ресурсы использованы)'}`).join(', ') || 'нет'}`,
  besieged: ({ id, besiegers }, r) => `${city(id)} в осаде: ${everyone(r, besiegers)}.`,
  neutral: (open) => `Нейтральны: ${open.map(({ id, toughness }) => `${city(id)} ${toughness}`).join(', ')}.`,
  alliances: (alliances, r) => {
    const told = alliances.map(
      ({ id, holder }) => `${namesRu.alliances[id].name} – ${holder === null ? 'никто' : who(r, holder)}`,
    );
    return `Союзы: ${told.join(', ')}.`;
  },
};

export const wordsRu: Words = {
  title: 'Властители',
  blurb:
    'Управляйте, торгуйте, интригуйте и воюйте за Италию Возрождения. Ваш дворец – механизм, который вы строите сами: ни случая, ни тайн, от трёх до пяти игроков.',
  credit:
    'Автор игры – Паскаль Рибро, издательство Super Meeple (русское издание – «Звезда»). Это неофициальная версия для трёх–пяти игроков, с автором и издательствами она не связана; игра вдвоём «Итальянские войны» в неё не входит. Многие напечатанные значения восстановлены.',
  options: optionsRu,
  prompts,
  answered: 'Ваше семейство размещено. Ждём остальных',
  choices,
  events: eventsRu,
  blocked,
  warnings,
  score,
  parts,
  outcomes: outcomesRu,
  edition,
  position,
};

export const ru: PlayText = playText(wordsRu, describe);

names.learn('ru', namesRu);
boardWords.learn('ru', boardRu);
