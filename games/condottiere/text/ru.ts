/** Condottiere in Russian: what is asked, answered, refused and won. Names, options and chronicle stand beside it. */
import {
  atMost,
  isForced,
  type PlayText,
  playText,
  plural,
  type Question,
  type Reader,
  type Seat,
} from '@signoria/kernel';
import { boardRu } from '../board/text.ru.ts';
import { boardWords } from '../board/text.ts';
import { several, shownItems } from './cards.ts';
import { describe } from './describe.ts';
import { decidedRu, eventsRu, outcomesRu } from './events.ru.ts';
import { cards, cardsAcc, does, doneBy, everyone, points, regions, together, who } from './grammar.ru.ts';
import { acc, cardsRu, groupsRu, hand, handAcc, places, regionsRu } from './names.ru.ts';
import { names } from './names.ts';
import { optionsRu } from './options.ru.ts';
import type { Words } from './shape.ts';

const prompts: Words['prompts'] = {
  chooseSite: {
    asked: 'Где быть следующей битве?',
    waiting: (q, r) => `${does(r, q.deciding[0]!, 'выбираете', 'выбирает')} место битвы`,
  },
  turn: {
    asked: 'Ваш ход: сыграйте карту или пасуйте.',
    waiting: (q, r) => doneBy(r, q.deciding[0]!, 'Ходите', 'Ходит'),
  },
  takeBack: {
    asked: (q) => (isForced(q) ? 'Пугало: возвращать некого.' : 'Пугало: какого наёмника вернуть?'),
    waiting: (q, r) => `${does(r, q.deciding[0]!, 'решаете', 'решает')}, кого вернёт Пугало`,
  },
  placePope: {
    asked: 'Епископ: где встанет Папа?',
    waiting: (q, r) => `${does(r, q.deciding[0]!, 'решаете', 'решает')}, где встанет Папа`,
  },
  passFacedown: {
    asked: 'Вы пасуете. Оставить вашу карту скрытой?',
    waiting: (q, r) => `${does(r, q.deciding[0]!, 'решаете', 'решает')}, открыть ли скрытую карту`,
  },
  keepOrDiscard: {
    asked: keepOrDiscard,
    waiting: () => 'Все, у кого есть карты, тайно решают, сбросить ли руку',
  },
  keepOrDiscardInTurn: {
    asked: keepOrDiscard,
    waiting: (q, r) => `${does(r, q.deciding[0]!, 'решаете', 'решает')}, сбросить ли руку`,
  },
  holdCards: {
    asked: (q) => `Раунд окончен, карты есть только у вас. Какие оставить? Не больше ${atMost(q)}.`,
    waiting: (q, r) => `${does(r, q.deciding[0]!, 'выбираете', 'выбирает')}, какие карты оставить`,
  },
  drawCards: {
    asked: (q) => `Сколько карт взять? Не больше ${atMost(q)}.`,
    waiting: (q, r) =>
      `${together(r, q.deciding, { you: 'решаете', one: 'решает', many: 'решают' })}, сколько карт взять`,
  },
  nextGame: {
    asked: 'Готовы к следующей игре?',
    waiting: (q, r) => `Ждём: ${everyone(r, q.deciding)}`,
  },
  tableTalk: {
    asked: 'Показать свои карты?',
    waiting: () => 'Показать карты можно в любое время',
  },
};

function keepOrDiscard(q: Question): string {
  return isForced(q) ? 'У вас есть наёмник, рука остаётся при вас.' : 'Сохранить руку или сбросить целиком?';
}

const choices: Words['choices'] = {
  site: (c) => `Битва за ${regionsRu[c.region].acc}`,
  play: (c) => `Сыграть ${acc(c.card)}`,
  pass: () => 'Пас',
  take: (c) => (c.card === 'none' ? 'Никого не возвращать' : `Вернуть ${acc(c.card)}`),
  pope: (c) => (c.region === 'off' ? 'Оставить вне поля' : `Папа ${regionsRu[c.region].into}`),
  facedown: (c) => (c.side === 'leave' ? 'Оставить скрытой' : 'Открыть'),
  keep: () => 'Сохранить руку',
  discard: () => 'Сбросить руку',
  hold: (c) => {
    if (c.items === undefined) return 'Оставить карты';
    return c.items.length === 0 ? 'Ничего не оставлять' : `Оставить: ${handAcc(shownItems(c.items).cards)}`;
  },
  draw: (c) => {
    if (c.amount === undefined) return 'Взять карты';
    return c.amount === 0 ? 'Не брать' : `Взять ${cardsAcc(c.amount)}`;
  },
  ready: () => 'К следующей игре',
  show: (c, r) => {
    const whom = c.whom < 0 ? 'всем' : `(${who(r, c.whom)})`;
    if (c.items === undefined) return `Показать карты ${whom}`;
    const { cards: shown, facedown } = shownItems(c.items);
    const what = [...(shown.length > 0 ? [handAcc(shown)] : []), ...(facedown ? ['свою скрытую карту'] : [])];
    return `Показать ${whom}: ${what.join(', ')}`;
  },
};

/** «ваш маркер контроля», «маркер контроля (Бьянка)»: a name has no genitive here. */
function marker(owner: Seat, reader: Reader): string {
  return owner === reader.seat ? 'ваш маркер контроля' : `маркер контроля (${reader.name(owner)})`;
}

/** «В Сиене», at the beginning of a sentence. */
function inRegion(region: keyof typeof regionsRu): string {
  return regionsRu[region].at.replace('в', 'В');
}

const blocked: Words['blocked'] = {
  popeProtects: ({ region }) => `${inRegion(region)} стоит Папа. Пока его не уведёт Епископ, сражаться там нельзя.`,
  regionTaken: ({ region, owner }, r) =>
    `${inRegion(region)} лежит ${marker(owner, r)}. Сражаются только за регионы без маркеров.`,
  ownRegion: ({ region }) => `${regionsRu[region].name} и так за вами. Нападать можно на нейтральные и чужие регионы.`,
  popeOnSite: ({ region }) =>
    `Идёт битва за ${regionsRu[region].acc}. За этим столом Папе нельзя вставать туда, где сражаются.`,
  popeOnMarker: ({ region, owner }, r) =>
    `${inRegion(region)} лежит ${marker(owner, r)}. Благоволение Папы получает только регион без маркера.`,
  notAMercenary: ({ card }) => `${cardsRu[card].name} – не наёмник. Пугало возвращает только наёмников.`,
  facedown: ({ card }) =>
    `${cardsRu[card].name} ещё лежит картинкой вниз. Пугало возвращает только открытых наёмников.`,
  handHasMercenary: () => 'На руке есть наёмник. Сбросить можно только руку совсем без наёмников.',
  handLimit: ({ max }) => `До предела карт на руке не хватает ${cardsGen(max)}. Брать сверх предела нельзя.`,
};

const warnings: Words['warnings'] = {
  nothingToTake: () => 'В вашей линии нет наёмников: Пугалу некого возвращать.',
  bishopHitsNobody: () => 'Наёмников в игре нет: Епископу некого прогонять.',
  bishopHitsYouAlone: ({ strength }) =>
    `Наёмники с силой ${strength} есть только в вашей линии: Епископ прогонит одних ваших.`,
  seasonIsHere: ({ card }) => `${cardsRu[card].name} уже в игре. Ещё одна ничего не изменит.`,
  drummerIsHere: () => 'В вашей линии уже есть Барабанщик. Второй ничего не добавит.',
  surrenderGives: ({ leader, region }, r) =>
    `Впереди ${who(r, leader)}: Сдача сейчас отдаст ${region === null ? 'победу в битве' : regionsRu[region].acc}.`,
};

/** Genitive: «1 карты», «2 карт». */
function cardsGen(n: number): string {
  return `${n} ${plural('ru', n, { one: 'карты', few: 'карт', many: 'карт' })}`;
}

const parts: Words['parts'] = {
  card: ({ card, count: n }) => several(cardsRu[card].name, n),
  winter: ({ card, count: n }) => `${several(cardsRu[card].name, n)}: зимой по 1`,
  drummer: ({ card, count: n }) => `Барабанщик: ${several(cardsRu[card].name, n)}, вдвое сильнее`,
  spring: ({ card, count: n }) => `Весна: ${several(cardsRu[card].name, n)}, ещё по 3`,
};

const score: Words['score'] = {
  regions: ({ points: held, facts }) => withPlaces(`${held} из ${regionsGen(facts.of)}`, places(facts.regions)),
  adjacent: ({ facts }) => withPlaces(`${facts.size} из ${facts.of} смежных`, places(facts.regions)),
  series: ({ points: scored, facts }) => `${scored} из ${pointsGen(facts.of)} серии`,
};

/** Genitive: «из 21 региона», «из 5 регионов». */
function regionsGen(n: number): string {
  return `${n} ${plural('ru', n, { one: 'региона', few: 'регионов', many: 'регионов' })}`;
}

function pointsGen(n: number): string {
  return `${n} ${plural('ru', n, { one: 'очка', few: 'очков', many: 'очков' })}`;
}

function withPlaces(fact: string, names: string): string {
  return names === '' ? fact : `${fact}: ${names}`;
}

const edition: Words['edition'] = {
  'own-neighbour': () => 'Регион не может граничить сам с собой.',
  'border-twice': () => 'Эта граница уже есть в списке.',
  'deck-too-small': ({ cards: all, least }) => `В колоде ${cards(all)}, а шестерым может понадобиться ${least}.`,
  'not-ascending': ({ below }) => `Наёмник должен быть сильнее предыдущего, ${below}.`,
  'map-in-pieces': () => 'Карта распадается на части: из каждого региона должен быть путь в любой другой.',
  'adjacent-above-total': () => 'Смежных регионов для победы нужно больше, чем регионов вообще.',
};

const position: Words['position'] = {
  player: (seat, r) => (seat === r.seat ? 'Вы' : r.name(seat)),
  game: (n) => `игра ${n}`,
  round: (n) => `раунд ${n}`,
  battle: (n) => `битва ${n}`,
  condottiere: ({ site, holder }, r) =>
    site === null
      ? `Место первой битвы ещё не выбрано; ${doneBy(r, holder, 'выбираете', 'выбирает')}.`
      : `Кондотьер стоит ${regionsRu[site].at}; им ${doneBy(r, holder, 'распоряжаетесь', 'распоряжается')}.`,
  finalBattle: (finalists, r) => `Последняя битва: ${everyone(r, finalists)}.`,
  defender: (seat, r) => `Регион ${doneBy(r, seat, 'защищаете', 'защищает')}.`,
  pope: (at) => (at === null ? 'Папа вне поля.' : `Папа стоит ${regionsRu[at].at}.`),
  season: {
    winter: 'В игре Зима: каждый наёмник стоит 1.',
    spring: 'В игре Весна: сильнейшим наёмникам +3.',
  },
  goal: (goal) => `Цель: ${regions(goal.regions)} или ${goal.adjacent} смежных.`,
  target: (target) => `Серия идёт до ${pointsGen(target)}.`,
  handSize: (n) => (n === null ? 'число карт скрыто' : n === 0 ? 'карт на руке нет' : `${cards(n)} на руке`),
  known: (seen) => `известно на руке: ${hand(seen)}`,
  line: (sum, line) => `сила ${sum} (${hand(line)})`,
  noLine: 'линия пуста',
  facedown: (card) => (card === 'hidden' ? '1 скрытая карта' : `скрытая карта: ${cardsRu[card].name}`),
  passed: 'пас',
  regions: (held) => (held.length === 0 ? 'регионов нет' : `${regions(held.length)}: ${places(held)}`),
  touching: (group, all) => (all ? 'все смежные' : `смежные: ${places(group)}`),
  points: (scored) => points(scored),
  hand: (held) => (held.length === 0 ? 'У вас на руке пусто.' : `У вас на руке: ${hand(held)}.`),
  piles: (pile, discards) => `В колоде ${cards(pile)}, в сбросе ${cards(discards)}.`,
};

export const wordsRu: Words = {
  title: 'Кондотьер',
  blurb: 'Собирайте армию наёмников, переманивайте Кондотьера и битва за битвой покоряйте Италию Возрождения.',
  credit:
    'Автор игры – Доминик Эрар; правила следуют изданию Fantasy Flight Games 2007 года. Это неофициальная версия, с автором и издательством она не связана.',
  cards: cardsRu,
  regions: regionsRu,
  groups: groupsRu,
  options: optionsRu,
  prompts,
  answered: 'Ваш ответ принят. Ждём остальных',
  choices,
  events: eventsRu,
  blocked,
  warnings,
  score,
  parts,
  outcomes: outcomesRu,
  edition,
  position,
  decided: decidedRu,
};

names.learn('ru', wordsRu);
boardWords.learn('ru', boardRu);

export const ru: PlayText = playText(wordsRu, describe);
