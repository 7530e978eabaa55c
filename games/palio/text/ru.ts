/** Палио по-русски: все слова. */
import { type PlayText, playText, type ShapeOf } from '@signoria/kernel';
import { cards, count, does, doneBy, together } from '@signoria/kernel/ru';
import { boardRu } from '../board/text.ru.ts';
import { boardWords } from '../board/text.ts';
import { describe } from './describe.ts';
import type { rulesEn } from './en.ts';
import type { Words } from './shape.ts';

const lengths = (n: number) => count(n, 'корпус', 'корпуса', 'корпусов');

const wordsRu: Words = {
  title: 'Палио',
  blurb: 'Скачки вокруг площади: за каждый рывок карта, за каждую карту передышка.',
  credit: 'Наша собственная маленькая игра: на ней видно, как делается игра.',
  options: { short: { name: 'Короткий забег', about: 'Забег на двенадцать корпусов.' } },
  prompts: {
    turn: {
      asked: 'Сыграйте карту и скачите или передохните и возьмите карту.',
      waiting: (q, r) => `${does(r, q.deciding[0]!, 'решаете', 'решает')}, скакать или передохнуть`,
    },
    spur: {
      asked: 'Пришпорить, чтобы пройти ещё корпус?',
      waiting: (q, r) => `${does(r, q.deciding[0]!, 'решаете', 'решает')}, пришпорить ли лошадь`,
    },
  },
  answered: 'Ответ принят. Ждём остальных',
  choices: {
    ride: ({ card }) => `Проскакать ${lengths(card)}`,
    rest: () => 'Передохнуть и взять карту',
    spur: () => 'Пришпорить',
    stop: () => 'Не пришпоривать',
  },
  events: {
    started: ({ first }, r) => `Верёвка падает. Первый ход ${doneBy(r, first, 'делаете', 'делает')}.`,
    dealt: ({ cards: dealt }) => `Вам достаются: ${dealt.join(', ')}.`,
    rode: ({ seat, card, at, pushed }, r) =>
      `${does(r, seat, 'проскакиваете', 'проскакивает')} ${lengths(card)}${pushed > 0 ? ` и ещё ${pushed} от толчка` : ''}: теперь это отметка ${at}.`,
    spurred: ({ seat, at, pushed }, r) =>
      `${does(r, seat, 'пришпориваете', 'пришпоривает')} лошадь${pushed > 0 ? ` (и ещё ${pushed} от толчка)` : ''}: теперь это отметка ${at}.`,
    rested: ({ seat }, r) => `${does(r, seat, 'передыхаете и берёте', 'передыхает и берёт')} карту.`,
    drew: ({ card }) => `Вы взяли карту ${card}.`,
  },
  blocked: {
    handFull: ({ limit }) => `Больше чем ${cards(limit)} на руке никто не держит.`,
    noCardsLeft: () => 'Карт для добора не осталось.',
  },
  score: { length: ({ points, facts }) => `${lengths(points)} из ${facts.of}` },
  parts: {
    cards: ({ cards: n, value }) => `${cards(n)} достоинством ${value}`,
    spurred: () => 'шпоры',
    pushed: () => 'толчки других лошадей',
  },
  outcomes: {
    cameIn: (winners, r) =>
      `${together(r, winners, { you: 'побеждаете', one: 'побеждает', many: 'побеждают' })}: эта лошадь пришла первой.`,
  },
  edition: {
    'deck-too-short': ({ ridden, least }) => `Все карты вместе дают ${lengths(ridden)}, а нужно хотя бы ${least}.`,
  },
  position: {
    race: (finish, deck) => `Забег на ${lengths(finish)}; в стопке ${cards(deck)}.`,
    horse: (seat, reader, at, hand, spurs) =>
      `${seat === reader.seat ? 'Ваша лошадь' : reader.name(seat)}: ${lengths(at)}, на руке ${cards(hand)}, осталось ${count(spurs, 'шпора', 'шпоры', 'шпор')}.`,
    hand: (values) => (values.length === 0 ? 'На руке у вас ничего нет.' : `У вас на руке: ${values.join(', ')}.`),
  },
};

export const rulesRu: ShapeOf<typeof rulesEn> = {
  chapters: {
    '1': 'Забег и его карты',
    '2': 'Подготовка',
    '3': 'Скакать или передохнуть',
    '4': 'Финиш',
    '5': 'Что скрыто',
  },
  entries: {
    'PAL-1.1': 'Соревнуются от двух до четырёх игроков, у каждого одна лошадь.',
    'PAL-1.2': 'В игре 30 карт: по шесть каждого достоинства от 1 до 5.',
    'PAL-2.1': 'Все лошади стоят у верёвки, на отметке 0. Каждому втайне сдают три карты.',
    'PAL-2.2': 'Кто ходит первым, решает жребий. Дальше ход идёт по часовой стрелке.',
    'PAL-3.1': 'Тот, чей ход, скачет или передыхает.',
    'PAL-3.2': 'Чтобы скакать, выложите карту с руки перед собой в открытую: лошадь пройдёт столько корпусов.',
    'PAL-3.3':
      'Лошадь, которая остановилась бы там, где стоит другая, проталкивается на корпус дальше, и ещё раз, если и там кто-то стоит.',
    'PAL-3.4': 'Чтобы передохнуть, возьмите карту. Больше пяти карт на руке не держат, а из пустой стопки не берут.',
    'PAL-3.5': 'Кто не может ни скакать, ни передохнуть, пропускает ход.',
    'PAL-3.6':
      'У каждого две шпоры. Кто только что проскакал, может пустить одну в ход: ещё корпус, и снова действует PAL-3.3.',
    'PAL-4.1': 'Лошадь, первой дошедшая до отметки 18, сразу побеждает.',
    'PAL-4.2': 'В коротком забеге достаточно отметки 12.',
    'PAL-5.1': 'Карты на руке тайные, их число открыто. Выложенные карты лежат в открытую.',
  },
};

boardWords.learn('ru', boardRu);

export const ru: PlayText = playText(wordsRu, describe);
