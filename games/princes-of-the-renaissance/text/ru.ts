/** The game in Russian: what is refused, scored and wrong with a file. All other words stand beside it. */
import { type PlayText, playText, plural } from '@signoria/kernel';
import { boardWords, shortNames } from '../board/text/index.ts';
import { boardRu } from '../board/text/ru.ts';
import { shortRu } from '../board/text/short.ru.ts';
import { choicesRu, promptsRu } from './asking/ru.ts';
import { describe } from './describe.ts';
import { eventsRu, outcomesRu } from './events.ru.ts';
import { cards, count, gold, influence, who } from './grammar.ru.ts';
import { citiesRu, currencyGen, eventsRuNames, familiesRu, groupsRu, namesRu, troopsRu } from './names.ru.ts';
import { groups, names } from './names.ts';
import { optionsRu } from './options.ru.ts';
import { partsRu, rankRu } from './parts.ru.ts';
import { positionRu } from './position.ru.ts';
import type { Words } from './shape.ts';

const wars = (n: number) => count(n, 'война', 'войны', 'войн');
const turns = (n: number) => count(n, 'ход', 'хода', 'ходов');

const blocked: Words['blocked'] = {
  bidTooLow: (f) => `Сейчас ставка должна быть не меньше ${f.least}.`,
  bidTooHigh: (f) =>
    `Вы можете оплатить ставку не выше ${f.max}: столько у вас ${currencyGen[f.currency]} со всеми скидками.`,
  laidTooMuch: (f) => `Для этой ставки у вас ${gold(f.max)}, считая то, что уже лежит на столе.`,
  mustOpen: () => 'Кто выставляет тайл, тот и делает начальную ставку.',
  familyTaken: (f, r) => `Семья ${familiesRu[f.family].name} уже занята (${who(r, f.owner)}).`,
  troopOwned: (f) => `${troopsRu[f.troop].name} у вас уже есть. Двух тайлов одного вида быть не может.`,
  troopTooEarly: (f) => `${troopsRu[f.troop].name} – только с десятилетия ${f.decade}.`,
  troopsGone: (f) => `${troopsRu[f.troop].name}: таких тайлов в запасе не осталось.`,
  troopTooDear: (f) => `${troopsRu[f.troop].name}: нужно ${gold(f.cost)}. Скидки действуют только на аукционах.`,
  noCards: () => 'Карт предательства не осталось ни в колоде, ни в сбросе.',
  cardTooDear: (f) => `Карта предательства стоит ${gold(f.cost)} и ${influence(f.cost)}.`,
  eventLater: (f) => `Тайл «${eventsRuNames[f.event].name}» появится в десятилетии ${f.decade}.`,
  popeSold: (f, r) => `Папа Римский до конца десятилетия занят (${who(r, f.owner)}).`,
  tileLimit: () => 'У вас шесть тайлов городов. Больше нельзя никому.',
  cityLimit: () => 'У вас тайлы трёх городов. Четвёртый город не разрешён.',
  tileTooDear: (f) =>
    `Начальная ставка за этот тайл – не меньше ${f.least} золота: вдвое больше статуса города. Столько вам не заплатить.`,
  warLimit: (f) => `В этом десятилетии уже начаты все ${wars(f.limit)}.`,
  mustAct: (f) => `Подряд ${passed(f.passes)} ${turns(f.passes)}. Теперь пасовать нельзя: выберите действие.`,
  sameCity: (f) => `${citiesRu[f.city].name} не может воевать с собой.`,
};

function passed(n: number): string {
  return plural('ru', n, { one: 'пропущен', few: 'пропущено', many: 'пропущено' });
}

const score: Words['score'] = {
  city: ({ points, facts: f }) =>
    `${citiesRu[f.city].name}: ${count(f.tiles, 'тайл', 'тайла', 'тайлов')} по ${f.each} = ${points}`,
  tiles: ({ points }) => `Напечатано на тайлах городов: ${points}`,
  events: ({ points, facts: f }) => `События: ${points} (${f.events.map((id) => eventsRuNames[id].name).join(', ')})`,
  wine: ({ points, facts: f }) => `Виноторговцы: ${f.merchants} × ${f.wine} = ${points}`,
  pope: ({ points }) => `Папа Римский: ${points}`,
  victories: ({ points, facts: f }) =>
    `${count(f.counters, 'жетон победы', 'жетона победы', 'жетонов победы')}: ${points}`,
  gold: ({ points, facts: f }) => `${rankRu(f.standing, 'gold')}: ${points}`,
  influence: ({ points, facts: f }) => `${rankRu(f.standing, 'influence')}: ${points}`,
};

const edition: Words['edition'] = {
  'not-a-ladder': () => 'Жетоны идут от 1 вверх, каждый кратен предыдущему.',
  'too-few-tiles': (f) =>
    `${citiesRu[f.city].name}: ${count(f.tiles, 'тайл', 'тайла', 'тайлов')}, а для игры нужно ${f.least}.`,
  'no-events': ({ decade }) => `В десятилетии ${decade} нет ни одного события, и оно никогда не кончится.`,
  'deck-too-small': ({ cards: all, least }) => `В колоде ${cards(all)}, а нужно ${least}.`,
};

export const wordsRu: Words = {
  title: 'Принцы Ренессанса',
  blurb: 'Вкладывайтесь в великие города Италии, нанимайтесь в их войны и не верьте никому.',
  credit:
    'Автор игры – Мартин Уоллес; правила следуют изданию Mercury Games. Это неофициальная версия, с автором и издательством она не связана.',
  names: namesRu,
  groups: groupsRu,
  options: optionsRu,
  prompts: promptsRu,
  answered: 'Ваш ответ принят. Ждём остальных',
  choices: choicesRu,
  events: eventsRu,
  blocked,
  score,
  parts: partsRu,
  outcomes: outcomesRu,
  edition,
  position: positionRu,
};

names.learn('ru', namesRu);
groups.learn('ru', groupsRu);
boardWords.learn('ru', boardRu);
shortNames.learn('ru', shortRu);

export const ru: PlayText = playText(wordsRu, describe);
