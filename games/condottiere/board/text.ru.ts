/** The board in Russian. */
import { plural } from '@signoria/kernel';
import { cards } from '../text/grammar.ru.ts';
import { regionsRu } from '../text/names.ru.ts';
import type { BoardWords } from './text.shape.ts';

/** Genitive: «из 21 очка», «из 20 очков». */
const pointsGen = (n: number): string => `${n} ${plural('ru', n, { one: 'очка', few: 'очков', many: 'очков' })}`;

export const boardRu: BoardWords = {
  you: 'Вы',
  close: 'Закрыть',
  map: 'Карта',
  battle: 'Битва',
  parts: 'Карта и битва',
  zoom: { enlarge: 'Крупнее', reduce: 'Мельче', whole: 'Показать всю карту' },
  seas: { ligurian: 'Лигурийское море', tyrrhenian: 'Тирренское море', adriatic: 'Адриатика' },
  legend: { may: 'можно', closed: 'закрыто, спросите почему' },

  battleFor: (site) => `Битва за ${regionsRu[site].acc}`,
  finalBattle: 'Последняя битва',
  season: { winter: 'Зима в игре: наёмники по 1', spring: 'Весна в игре: сильнейшим +3' },
  shortSeason: { winter: 'Зима: наёмники по 1', spring: 'Весна: сильным +3' },
  tags: {
    yourMove: 'ваш ход',
    yourChoice: 'ваш выбор',
    toMove: 'ходит',
    choosing: 'выбирает',
    leads: 'впереди',
    tied: 'поровну',
    passed: 'пас',
    token: 'Кондотьер',
    defends: 'защита',
    finalist: 'финалист',
    bot: 'бот',
  },
  line: {
    of: (name) => (name === null ? 'Ваша боевая линия' : `Боевая линия: ${name}`),
    empty: 'карт пока нет',
    none: 'карт нет',
    strength: 'сила',
    handSize: (n) => (n === null ? 'число карт скрыто' : n === 0 ? 'карт на руке нет' : `${cards(n)} на руке`),
    known: (list) => `Известно на руке: ${list}`,
    facedown: 'Скрытая карта',
    facedownIs: (card) => `Скрытая карта: ${card}`,
    onlySome: 'Другим она не видна. Пока карта не открыта, она не считается.',
    counts: (each) => `стоит ${each}`,
    countsNow: (each, causes) => `Сейчас стоит ${each}: ${causes}.`,
    causes: { winter: 'Зима сводит к 1', drummer: 'Барабанщик удваивает', spring: 'Весна прибавляет 3' },
    gone: (card) => `${card}: нет больше`,
    closed: 'сейчас нельзя, спросите почему',
  },
  region: {
    neutral: 'нейтральный',
    of: (owner) => (owner === null ? 'ваш' : `владелец: ${owner}`),
    held: 'занят игроком',
    site: 'здесь идёт битва',
    pope: 'здесь стоит Папа, сражаться нельзя',
    closed: 'сейчас нельзя, спросите почему',
    won: 'один из смежных регионов, принёсших победу',
  },
  popeOff: 'Папа вне поля',
  piles: {
    open: (pile, discards) => `Колода ${pile}, сброс ${discards}: посмотреть`,
    title: 'Колода и сброс',
    pile: (n) => `В колоде ${cards(n)} рубашкой вверх.`,
    discards: (n) => `В сбросе ${cards(n)}.`,
    none: 'Сброс пуст.',
  },
  hand: {
    title: 'Ваша рука',
    empty: 'У вас на руке нет карт.',
    hint: 'Наведите на карту и прочтите, что она делает.',
    closed: 'сейчас нельзя, спросите почему',
    seenByAll: 'Эту карту знают все',
    seenBy: (names) => `Эту карту ${names.length === 1 ? 'знает' : 'знают'}: ${names.join(', ')}`,
  },
  show: {
    open: 'Показать карты…',
    title: 'Показать свои карты',
    whom: 'Кому',
    all: 'Всем',
    cards: 'Какие карты',
    facedown: 'ваша скрытая карта',
    tally: (n) => (n === 0 ? 'Выберите хотя бы одну карту.' : `Выбрано: ${cards(n)}`),
    less: (card) => `${card}: на одну меньше`,
    more: (card) => `${card}: на одну больше`,
    confirm: 'Показать',
    cancel: 'Отмена',
    note: 'Карты увидят и будут знать. Они остаются у вас на руке; уговоры никого не связывают.',
  },
  headline: {
    game: (n) => `Игра ${n}`,
    round: (n) => `Раунд ${n}`,
    battle: (n) => `Битва ${n}`,
    site: (site) => `Место: ${regionsRu[site].name}`,
    noSite: 'Выбор места',
  },
  seat: {
    touching: (size, of) => `смежных: ${size} из ${of}`,
    points: (points, of) => `${points} из ${pointsGen(of)}`,
  },
  tokens: {
    condottiere: {
      title: 'Кондотьер',
      text: 'У кого эта фигурка, тот выбирает место следующей битвы и ходит в ней первым. Её берёт победитель битвы, если только кто-то один не выставил больше всех Куртизанок. После ничьей она обычно переходит к соседу слева.',
    },
    pope: {
      title: 'Благоволение Папы',
      text: 'Где стоит Папа, там не сражаются. Его двигает только Епископ: в другой регион или прочь с поля.',
    },
    pile: { title: 'Колода', text: 'Карты, которых никто не видел. Известно только их число.' },
    discards: {
      title: 'Сброс',
      text: 'Сыгранные и сброшенные карты. В конце раунда все они снова замешиваются в колоду.',
    },
  },
  rules: 'Правила',
};
