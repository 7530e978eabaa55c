/** The Princes of Florence in Russian: what is asked, answered, refused and won. Names, options and chronicle stand beside it. */
import {
  atMost,
  isForced,
  type PlayText,
  type PromptWords,
  playText,
  type Question,
  type Reader,
} from '@signoria/kernel';
import { boardRu } from '../board/text.ru.ts';
import { boardWords } from '../board/text.ts';
import { describe } from './describe.ts';
import { eventsRu, outcomesRu } from './events.ru.ts';
import { coins, count, does, everyone, points, who } from './grammar.ru.ts';
import { acc, effectsRu, groupsRu, name, names, thingsRu, title } from './names.ru.ts';
import { componentNames } from './names.ts';
import { optionsRu } from './options.ru.ts';
import { partsRu } from './parts.ru.ts';
import { positionRu } from './position.ru.ts';
import type { Words } from './shape.ts';

const prompt = (asked: PromptWords['asked'], you: string, other: string): PromptWords => {
  return {
    asked,
    waiting: (q: Question, r: Reader) => does(r, q.deciding[0]!, you, other),
  };
};
const chooses = (asked: PromptWords['asked'], what: string) => prompt(asked, `выбираете ${what}`, `выбирает ${what}`);
const decides = (asked: PromptWords['asked'], what: string) => prompt(asked, `решаете, ${what}`, `решает, ${what}`);

const prompts: Words['prompts'] = {
  keepThree: {
    asked: 'Какие три профессии оставить?',
    waiting: (q, r) => `Ждём: ${everyone(r, q.deciding)} – три профессии из четырёх`,
  },
  starter: chooses(
    'Что выставить на аукцион? Кто не открывает торги, выбывает до конца раунда.',
    'объект для аукциона',
  ),
  bid: prompt(
    (q) => (isForced(q) ? 'Поднять ставку не на что. Пас.' : 'Поднять на 100 или пасовать?'),
    'торгуетесь',
    'торгуется',
  ),
  lastBuyer: chooses(
    'Вы последний покупатель: возьмите любой оставшийся объект или не берите ничего.',
    'объект последним',
  ),
  chooseLandscape: chooses('Какой ландшафт взять?', 'ландшафт'),
  placeLandscape: chooses('Где разместить ландшафт?', 'место для ландшафта'),
  recruitNow: decides('Нанять кого-нибудь сразу или оставить карточку?', 'нанимать ли сразу'),
  keepCard: chooses('Какую карточку оставить?', 'карточку'),
  returnCards: prompt('Какая карточка следующей ляжет под колоду?', 'возвращаете карточки', 'возвращает карточки'),
  turn: prompt('Ваш ход: что делать?', 'ходите', 'ходит'),
  addBonus: prompt('Какие карточки бонусов сыграть с этой Работой?', 'завершаете Работу', 'завершает Работу'),
  exchange: decides((q) => `Сколько престижа купить на плату? Не больше ${atMost(q)}.`, 'сколько престижа купить'),
  placeBuilding: chooses('Где поставить здание?', 'место для здания'),
  sellPrestige: { asked: 'Продать престиж за монеты?', waiting: () => 'Престиж можно продать в любое время' },
  characterUse: { asked: 'Применить персонажа?', waiting: () => 'Персонажа можно применить сейчас' },
  merchantFree: decides('Торговец может сделать этот объект бесплатным. Применить?', 'применить ли Торговца'),
  useNow: decides('Применить персонажа сразу?', 'применить ли персонажа сразу'),
  lastChance: decides('Примените персонажа сейчас или верните.', 'применить ли персонажа напоследок'),
  convert: decides((q) => `Банкир: сколько очков купить? Не больше ${atMost(q)}.`, 'сколько монет обменять'),
  pawn: prompt('Сделать ставку на персонажа или пасовать?', 'торгуетесь за персонажа', 'торгуется за персонажа'),
  jointPlace: chooses('Где поставить совместное здание?', 'место для совместного здания'),
  jointPay: decides('Сколько заплатит партнёр?', 'сколько заплатит партнёр'),
  answerOffer: decides('Принять эти условия?', 'принять ли предложение'),
  putUp: chooses('Какой объект выставить?', 'объект'),
  soloBuy: decides('Купить по этой цене или отказаться?', 'покупать ли объект'),
  soloLast: chooses(
    'Последний аукцион: возьмите объект по твёрдой цене или не берите ничего.',
    'объект на последнем аукционе',
  ),
};

const amount = (form: string, filled: (n: number) => string) => (c: { readonly amount?: number }) =>
  c.amount === undefined ? form : filled(c.amount);

const choices: Words['choices'] = {
  keepThree: (c) => (c.items === undefined ? 'Оставить три' : `Оставить: ${names(c.items)}`),
  auction: (c) => `Выставить ${acc(c.stack)}`,
  dropOut: () => 'Выйти из аукционов раунда',
  bid: amount('Ставка', (n) => `Ставка ${n}`),
  pass: () => 'Пас',
  take: (c) => `Взять ${acc(c.stack)}`,
  decline: () => 'Ничего не брать',
  landscape: (c) => `Взять ${acc(c.landscape)}`,
  place: (c) =>
    c.at === undefined ? `Поставить ${acc(c.piece)}` : `${name(c.piece)}, клетка ${c.at + 1}${how(c.turn, c.flip)}`,
  keep: (c) => `Оставить: ${title(c.card)}`,
  under: (c) => `Под колоду: ${title(c.card)}`,
  rest: () => 'Все как лежат',
  recruit: (c) => `Нанять ${acc(c.profession)}`,
  later: () => 'Не сейчас',
  work: (c) => `Работа: ${name(c.profession)}`,
  addBonus: (c) => `Добавить ${acc(c.card)}`,
  complete: () => 'Завершить Работу',
  exchange: amount('Обменять', (n) => (n === 0 ? 'Оставить все монеты' : `Купить ${points(n)} за ${coins(n * 200)}`)),
  build: (c) => `Построить ${acc(c.building)}`,
  profession: () => 'Взять профессию',
  freedom: (c) => `Предоставить ${acc(c.freedom)}`,
  bonus: () => 'Взять карточку бонусов',
  end: () => 'Закончить ход',
  sell: amount('Продать престиж', (n) => `Продать ${points(n)} за ${coins(n * 100)}`),
  pawn: (c) => (c.amount === undefined ? `Ставка на ${acc(c.character)}` : `Ставка ${c.amount} на ${acc(c.character)}`),
  use: (c) => `Применить ${acc(c.character)}`,
  professor: (c) => `Профессор: 5 карточек ${c.deck === 'prestige' ? 'престижа' : 'бонусов'}`,
  free: () => 'Взять бесплатно',
  pay: () => 'Заплатить как обычно',
  return: () => 'Вернуть персонажа без применения',
  convert: amount('Обменять монеты', (n) =>
    n === 0 ? 'Ничего не менять' : `Купить ${points(n)} за ${coins(n * 200)}`,
  ),
  buildWith: (c, r) => `Построить ${acc(c.building)} вместе (${who(r, c.partner)})`,
  offer: amount('Плата партнёра', (n) => (n === 0 ? 'Без платы' : `Плата: ${coins(n)}`)),
  accept: () => 'Принять',
  reject: () => 'Отклонить',
  counter: (c) => (c.change === 'payment' ? 'Предложить другую плату' : 'Предложить другое место'),
  putUp: (c) => `Выставить ${acc(c.stack)}`,
  buy: () => 'Купить',
  refuse: () => 'Отказаться',
};

function how(turn = 0, flip = false): string {
  const turned = turn === 0 ? '' : `, поворот ${turn * 90}°`;
  return flip ? `${turned}, другой стороной` : turned;
}

const buildersIns = (n: number) =>
  n === 0 ? 'Без строителей' : `С ${n === 1 ? 'одним строителем' : `${n} строителями`}`;

const blocked: Words['blocked'] = {
  stackSold: ({ stack, seat }, r) =>
    `${name(stack)}: в этом раунде уже куплено (${who(r, seat)}). Из каждой стопки за раунд продаётся только один объект.`,
  stackEmpty: ({ stack }) => `${name(stack)}: запас кончился.`,
  threeBuilders: () => 'У вас три строителя. Больше иметь нельзя.',
  noRoomForLandscape: ({ stack }) => `${name(stack)}: в вашем имении нет места, а разместить нужно сразу.`,
  tooFewCoins: (f) => `Нужно ${coins(f.price)}, у вас ${coins(f.coins)}.`,
  noActionLeft: ({ actions }) =>
    `За этот ход сделано ${count(actions, 'действие', 'действия', 'действий')}. Больше нельзя.`,
  belowMinimum: ({ profession, value, minimum }) =>
    `Работа (${name(profession)}) стоила бы ${value}. В этом раунде нужно ${minimum}.`,
  alreadyBuilt: ({ building }) => `${name(building)} у вас уже есть. Каждое здание бывает в имении один раз.`,
  noCopyLeft: ({ building }) => `${name(building)}: все три копии разобраны.`,
  noRoomApart: ({ building, builders }) =>
    `${name(building)}: нет места, где не пришлось бы касаться другого здания или палаццо. ${buildersIns(builders)} здания должны стоять порознь.`,
  noRoom: ({ building }) => `${name(building)}: места нет.`,
  oncePerRound: () => 'Не больше раза за раунд.',
  deckEmpty: () => 'Колода пуста.',
  hasFreedom: ({ freedom }) => `${name(freedom)} у вас уже есть.`,
  noTokenLeft: ({ freedom }) => `${name(freedom)}: жетонов не осталось.`,
  princessBelowMinimum: ({ value, minimum }) => `Работа Принцессы стоила бы ${value}. В этом раунде нужно ${minimum}.`,
  characterOwned: ({ character, seat }, r) => `${name(character)}: карточка уже выиграна (${who(r, seat)}).`,
  characterFacedown: ({ character }) => `${name(character)}: карточка применена и лежит закрытой до следующего раунда.`,
  noSuchSpace: ({ character, least, most }) =>
    `${name(character)}: места для ставок – от ${least} до ${most} монет, по сотням.`,
  pawnTooLow: ({ character, least }) =>
    `${name(character)}: на карточке уже стоит фишка. Ставка должна быть не меньше ${least} монет.`,
  highestSpaceTaken: ({ character }) => `${name(character)}: высшая ставка занята, перебить её нельзя.`,
  enoughProposals: () => 'Для этого действия сделано три предложения. Стройте без соседа или делайте другое.',
  partnerHasIt: ({ building, partner }, r) =>
    `${name(building)} уже есть у соседа (${who(r, partner)}). Совместное здание считается в обоих имениях.`,
  noRoomTogether: ({ building, partner }, r) =>
    `${name(building)}: на границе с соседом (${who(r, partner)}) нет места.`,
  alreadyPutUp: ({ stack }) => `${name(stack)}: этот объект в этом раунде уже выставлялся.`,
  tooDearForLast: ({ stack }) =>
    `${name(stack)}: один из двух наивысших модификаторов на карточке Диего, на последнем аукционе этот объект не взять.`,
};

const warnings: Words['warnings'] = {
  bonusAddsNothing: ({ card }) => `${title(card)}: сейчас ничего не даст и уйдёт из игры.`,
  workLeft: ({ profession, value }) =>
    `Ещё можно завершить Работу (${name(profession)}) ценностью ${value} или больше.`,
  coinsAtTheEnd: (f) => `Игра почти окончена: монеты теперь решают лишь ничьи. Можно купить ${points(f.points)}.`,
};

const score: Words['score'] = {
  track: (line) => `${points(line.points)} на счётчике`,
  prestigeCard: (line) => `${points(line.points)} за карточку «${name(line.facts.card)}»`,
  diego: (line) => `У Диего ${points(line.facts.points)}`,
};

const edition: Words['edition'] = {
  'not-a-shape': () => 'Форма – это список строк равной длины из букв X и точек, не больше 7 на 7, без пустых краёв.',
  'not-rising': () => 'От раунда к раунду минимальная ценность не уменьшается.',
  'fits-nowhere': ({ side }) => `С таким палаццо форме нет места на стороне ${side === 'a' ? 'А' : 'Б'}.`,
};

export const wordsRu: Words = {
  title: 'Правители Флоренции',
  blurb: 'Обустройте имение, где захотят трудиться мастера и учёные, и прославьтесь их Работами.',
  credit:
    'Авторы игры – Вольфганг Крамер, Рихард Ульрих и Йенс Кристофер Ульрих; правила для одного – Дидье Ренар. Правила следуют изданию Korea Boardgames 2022 года. Это неофициальная версия, с авторами и издательством она не связана.',
  things: thingsRu,
  effects: effectsRu,
  groups: groupsRu,
  options: optionsRu,
  prompts,
  answered: 'Ваш ответ принят. Ждём остальных',
  choices,
  events: eventsRu,
  blocked,
  warnings,
  score,
  parts: partsRu,
  outcomes: outcomesRu,
  edition,
  position: positionRu,
};

componentNames.learn('ru', { things: thingsRu, effects: effectsRu, groups: groupsRu });
boardWords.learn('ru', boardRu);

export const ru: PlayText = playText(wordsRu, describe);
