/** Pax Illuminaten in Russian: what is asked, answered, refused and won. Names, cards and chronicle stand beside it. */
import { type PlayText, playText, plural, type Question, type Reader } from '@signoria/kernel';
import { boardWords } from '../board/text/index.ts';
import { boardRu } from '../board/text/ru.ts';
import type { EventId } from '../data/event-cards.ts';
import type { FactionId } from '../data/factions.ts';
import { luminariesRu } from './cards/luminaries.ru.ts';
import { abilitiesRu, edictsRu, factionCardsRu, schemesRu, specialsRu } from './cards/ru.ts';
import { describe } from './describe.ts';
import { eventsRu, outcomesRu } from './events.ru.ts';
import {
  at,
  card,
  does,
  everyone,
  faction,
  factionCards,
  off,
  pieces,
  place,
  token,
  tokens,
  tokensNom,
  who,
} from './grammar.ru.ts';
import {
  actionsRu,
  degreesRu,
  demandsRu,
  factionsRu,
  groupsRu,
  kindsRu,
  organisationsRu,
  rivalsRu,
  rivalWinsRu,
  slotsRu,
  strengthsRu,
} from './names.ru.ts';
import { demanded, names } from './names.ts';
import { optionsRu } from './options.ru.ts';
import { partsRu } from './parts.ru.ts';
import { positionRu } from './position.ru.ts';
import type { Words } from './shape.ts';

/** «Вы выбираете карту», «Бьянка выбирает карту». */
function is(you: string, other: string, what: string): (q: Question, r: Reader) => string {
  return (q, r) => `${does(r, q.deciding[0]!, you, other)}${what.startsWith(',') ? '' : ' '}${what}`;
}

const chooses = (what: string) => is('выбираете', 'выбирает', what);
const decides = (what: string) => is('решаете', 'решает', what);

const prompts: Words['prompts'] = {
  playEvent: { asked: 'Разыграть особое событие?', waiting: decides(', разыграть ли событие') },
  act: { asked: 'Фаза действий: что дальше?', waiting: is('действуете', 'действует', 'в свой ход') },
  extra: { asked: 'Дополнительное действие: где?', waiting: chooses('цель действия') },
  pay: { asked: 'Какие жетоны потратить?', waiting: chooses('жетоны для оплаты') },
  putScout: {
    asked: 'Какую карту из руки положить на освободившееся место?',
    waiting: chooses('карту на пустое место'),
  },
  howMany: { asked: 'Сколько фишек влияния поместить?', waiting: decides(', сколько фишек поместить') },
  reassign: { asked: 'Переместите фишку или закончите.', waiting: is('перемещаете', 'перемещает', 'фишки') },
  putExpel: { asked: 'Какая карта из руки займёт это место?', waiting: chooses('карту на замену') },
  seatTokens: {
    asked: 'Чья фишка займёт следующую ячейку?',
    waiting: is('расставляете', 'расставляет', 'фишки на новой карте'),
  },
  chooseTargets: { asked: 'Каким фишкам бросить вызов?', waiting: chooses('цели вызова') },
  chooseYield: {
    asked: 'Жетонов может не хватить: какая карта первой?',
    waiting: chooses(', какая карта будет первой'),
  },
  chooseGain: { asked: 'Какую поддержку получить?', waiting: chooses('поддержку') },
  intercept: {
    asked: 'В запасе пусто: у кого забрать жетон?',
    waiting: is('перехватываете', 'перехватывает', 'поддержку'),
  },
  share: { asked: 'Сговор: какой жетон и кому?', waiting: is('делитесь', 'делится', 'поддержкой') },
  disputeCards: {
    asked: 'Спор: какую карту выложить лицевой стороной вниз?',
    waiting: (q, r) => `Выбирают карты для спора: ${everyone(r, q.deciding)}`,
  },
  bothWin: {
    asked: 'Немедленно победить должны оба. Продолжить спор новыми картами или завершить его?',
    waiting: decides(', продолжать ли спор'),
  },
  chooseCompensation: {
    asked: 'Какую поддержку взять за потерянную фишку?',
    waiting: is('берёте', 'берёт', 'возмещение'),
  },
  swap: { asked: 'Какие две карты поменять местами?', waiting: chooses('карты для обмена местами') },
  look: { asked: 'Какую закрытую карту посмотреть?', waiting: is('смотрите', 'смотрит', 'закрытые карты') },
  turnUp: { asked: 'Открыть одну из просмотренных карт?', waiting: decides(', открыть ли карту') },
  exchange: { asked: 'Какую карту на какую обменять при дворе?', waiting: is('меняете', 'меняет', 'карту при дворе') },
  steal: { asked: 'Какой жетон забрать и у кого?', waiting: is('забираете', 'забирает', 'жетон у соперника') },
  shift: { asked: 'Какую фишку переместить и куда?', waiting: is('перемещаете', 'перемещает', 'чужую фишку') },
  convertReturn: { asked: 'Какой жетон вернуть?', waiting: is('возвращаете', 'возвращает', 'жетоны') },
  convertTake: { asked: 'Какой жетон взять взамен?', waiting: is('берёте', 'берёт', 'жетоны взамен') },
  mark: { asked: 'На какую карту положить маркер награды?', waiting: is('кладёте', 'кладёт', 'маркер награды') },
  discardOne: { asked: 'Какую карту сбросить?', waiting: is('сбрасываете', 'сбрасывает', 'карту') },
  takeFromEdict: { asked: 'С какого эдикта взять?', waiting: is('берёте', 'берёт', 'жетоны с эдикта') },
  gainDifferent: { asked: 'Какую поддержку получить?', waiting: chooses('поддержку') },
  dropScheme: {
    asked: 'Эти замыслы несовместимы. Какой оставить без фишки?',
    waiting: chooses(', какой замысел потерять'),
  },
  restoreScheme: {
    asked: 'Условия потерянного замысла снова выполнены. Вернуть фишку?',
    waiting: decides(', вернуть ли замысел'),
  },
  keepEvent: { asked: 'Какое событие оставить? Другое вернётся наверх колоды.', waiting: chooses('событие') },
  discardDown: {
    asked: 'Карт больше предела руки. Какую сбросить?',
    waiting: is('сбрасываете', 'сбрасывает', 'лишние карты'),
  },
  takeCard: { asked: 'Пополните руку: со двора или из колоды?', waiting: is('пополняете', 'пополняет', 'руку') },
};

function event(id: EventId): string {
  return id.startsWith('edict-') ? edictsRu[id.slice(6) as FactionId] : specialsRu[id as keyof typeof specialsRu].name;
}

const USE = { ability: 'применить способность', support: 'получить поддержку', link: 'только как звено' };

const choices: Words['choices'] = {
  play: (c) => `Разыграть «${specialsRu[c.event].name}»`,
  pass: () => 'Нет',
  scout: (c) => `Разведать ${place(c.place)}`,
  influence: (c) => `Повлиять: ${place(c.place)}`,
  interrogate: (c) => `Допросить ${place(c.place)}`,
  reassign: (c) =>
    c.factions.length === 0
      ? 'Переназначить с любых карт'
      : `Переназначить с карт ${c.factions.map((id) => factionsRu[id].of).join(' и ')}`,
  expel: (c) => `Исключить карту ${at(c.place)}`,
  oust: (c, r) => `Вытеснить ${off(c.place)}: ${who(r, c.rival)}`,
  conspire: (c) => `Заговор, ${card(c.card)}: ${USE[c.use]}`,
  claim: (c) => `Забрать карту фракции «${faction(c.faction)}»`,
  faction: (c) => `Использовать карту фракции «${faction(c.faction)}»`,
  reward: (c) => `Награда ${at(c.place)}: ${actionsRu[c.action].toLowerCase()}`,
  realise: (c) => `Воплотить «${schemesRu[c.scheme].name}»`,
  letters: (c) => `Тайная переписка: посмотреть ${place(c.place)}`,
  newplan: (c) => `Новые указания Спартака: заменить «${schemesRu[c.scheme].name}»`,
  audience: (c) => `Аудиенция при дворе: взять карту с места ${c.slot}`,
  end: () => 'Закончить фазу действий',
  pay: (c) => (c.spend.length === 0 ? 'Ничего не тратить' : `Потратить: ${tokens(c.spend)}`),
  count: (c) => `Поместить ${pieces(c.count)}`,
  put: (c) => `Положить ${card(c.card)}`,
  seat: (c, r) => `Следующая фишка: ${who(r, c.rival)}`,
  move: (c) => `Переместить ${off(c.from)}, ячейка ${c.cell}, на ${place(c.to)}`,
  stop: () => 'На этом всё',
  targets: (c) => `Вызов на ${pieces(c.cells.length)}: ячейки ${c.cells.join(', ')}`,
  yield: (c) => `Сначала ${place(c.place)}`,
  gain: (c) => `Взять ${token(c.faction)}`,
  from: (c, r) => `Забрать, владелец: ${who(r, c.rival)}`,
  give: (c, r) => `Отдать ${token(c.faction)}, получит ${who(r, c.rival)}`,
  lay: (c) => `Выложить ${card(c.card)}`,
  continue: () => 'Продолжить новыми картами',
  concede: () => 'Завершить спор',
  swap: (c) => `Поменять: ${place(c.a)} и ${place(c.b)}`,
  look: (c) => `Посмотреть ${place(c.place)}`,
  turnup: (c) => `Открыть ${place(c.place)}`,
  exchange: (c) => `${card(c.card)} в обмен на карту с места ${c.slot} при дворе`,
  steal: (c, r) => `Забрать ${token(c.faction)}, владелец: ${who(r, c.rival)}`,
  shift: (c) => `Переместить ${off(c.from)}, ячейка ${c.cell}, на ${place(c.to)}`,
  return: (c) => `Вернуть ${token(c.faction)}`,
  mark: (c) => `Маркер на ${place(c.place)}`,
  edict: (c) => `Взять с эдикта (${edictsRu[c.faction]}): ${tokensNom(c.count)}`,
  discard: (c) => `Сбросить ${card(c.card)}`,
  drop: (c) => `Потерять «${schemesRu[c.scheme].name}»`,
  restore: (c) => `Вернуть фишку на «${schemesRu[c.scheme].name}»`,
  keep: (c) => `Оставить: ${event(c.event)}`,
  court: (c) => `Взять карту с места ${c.slot} при дворе`,
  deck: () => 'Взять из колоды',
};

const blocked: Words['blocked'] = {
  noMainActions: () => 'Основных действий в этот ход не осталось. Дополнительные ещё могут дать карты и маркеры.',
  cannotPay: () =>
    'Поддержки не хватает. Каждый символ требует подактивного игрока жетона или нескольких одного другого типа.',
  notAdjacent: () => 'Эта карта не соседствует ни с картой, где есть ваше влияние, ни с вашим ареопагом.',
  archTaken: () => 'На этой королевской арке есть влияние соперника. Там может быть только один участник.',
  cardFull: () => 'На этой карте нет свободных ячеек.',
  noInfluenceLeft: () => 'У вас не осталось фишек влияния.',
  rivalsThere: () => 'Влияние соперников защищает эту карту от исключения.',
  emptyHand: () => 'У вас нет карты, чтобы положить на её место.',
  noRoomForRivals: () => 'Новая карта должна вместить всё влияние соперников, а арка принимает лишь одного участника.',
  hasYielded: () => 'Эта карта уже принесла поддержку в этот ход. Каждая приносит её один раз.',
  chainClosed: () => 'Королевская арка завершила цепь этого хода.',
  noCommonFaction: () => 'У неё нет общей фракции с последней картой цепи.',
  abilityImpossible: () => 'Её способность сейчас ничего не может сделать.',
  quickUsed: () => 'Быстрая поддержка в этот ход уже получена.',
  factionUsed: ({ faction: id }) => `Карта фракции «${faction(id)}» в этот ход уже использована.`,
  lodgeNotYours: ({ faction: id }) => `Вы не управляете самой большой ложей фракции «${faction(id)}».`,
  claimedAlready: () => 'В этот ход вы уже забрали карту фракции.',
  schemeHeld: ({ scheme }) => `Ваша фишка уже на замысле «${schemesRu[scheme].name}» или у его края.`,
  unfulfilled: ({ scheme, what, have, need }) => {
    const demands = what.map((id, i) => demanded(demandsRu[id]({ have: have[i]!, need: need[i]! })));
    return `Замысел «${schemesRu[scheme].name}» ещё не выполнен: ${demands.join(', ')}.`;
  },
  realisedAlready: () => 'В этот ход вы уже воплотили замысел.',
  sameCards: ({ scheme }) =>
    `«${schemesRu[scheme].name}» опирался бы на те же карты или ту же ложу, что и уже воплощённый замысел. Каждому замыслу нужны свои карты.`,
  noFee: () => 'За вторую карту со двора нужно потратить 1 жетон поддержки любого типа.',
  notUnderSteward: () => 'Из двух карт двора одна должна лежать под распорядителем.',
};

/** Genitive: «из 2 замыслов». */
function schemesGen(n: number): string {
  return `${n} ${plural('ru', n, { one: 'замысла', few: 'замыслов', many: 'замыслов' })}`;
}

const score: Words['score'] = {
  schemes: ({ facts }) => {
    const names = facts.schemes.map((id) => schemesRu[id].name).join(', ');
    return `${facts.held} из ${schemesGen(facts.of)}${names === '' ? '' : `: ${names}`}`;
  },
  faction: ({ points: n, facts }) => `${faction(facts.faction)}: влияние ${n} в главной ложе (карт: ${facts.size})`,
  factionCards: ({ facts }) => `${factionCards(facts.cards)} на случай равенства очков`,
};

const edition: Words['edition'] = {
  'not-a-cell': () => 'Ячейка – это слово из букв P и S, а на картах одной фракции только из P.',
  'not-an-extra': () => 'У королевской арки всегда дополнительное основное действие.',
};

export const wordsRu: Words = {
  title: 'Pax Illuminaten: заговор иллюминатов',
  blurb: 'Плетите заговоры среди просвещённых и первыми воплотите два замысла.',
  credit:
    'Автор игры – Оливер Кайли, издатель – Ion Game Design; правила следуют русскому изданию Crowd Games. Это неофициальная версия, с автором и издателями она не связана.',
  factions: factionsRu,
  luminaries: luminariesRu,
  abilities: abilitiesRu,
  kinds: kindsRu,
  actions: actionsRu,
  degrees: degreesRu,
  strengths: strengthsRu,
  organisations: organisationsRu,
  factionCards: factionCardsRu,
  edicts: edictsRu,
  specials: specialsRu,
  schemes: schemesRu,
  demands: demandsRu,
  parts: partsRu,
  slots: slotsRu,
  rivals: rivalsRu,
  rivalWins: rivalWinsRu,
  groups: groupsRu,
  options: optionsRu,
  prompts,
  answered: 'Ваша карта выбрана. Ждём другую сторону',
  choices,
  events: eventsRu,
  blocked,
  score,
  outcomes: outcomesRu,
  edition,
  position: positionRu,
};

names.learn('ru', wordsRu);
boardWords.learn('ru', boardRu);

export const ru: PlayText = playText(wordsRu, describe);
