/** The chronicle in Russian. Each line tells what its event carries and no more. */
import { plural, type Reader, type Seat } from '@signoria/kernel';
import type { CardId } from '../data/cards.ts';
import type { Announced, Loss, TokenReason } from '../rules/model/events.ts';
import { realmOf } from './describe.ts';
import { cardsAcc, count, does, doneBy, everyone, points, together, verb, who } from './grammar.ru.ts';
import { acc, hand, handAcc, places, regionsRu } from './names.ru.ts';
import type { Words } from './shape.ts';

/** What a card without a strength of its own changes; its other effects are events themselves. */
const ASIDE: { readonly [id in CardId]?: string } = {
  winter: ' Теперь каждый наёмник стоит 1.',
  spring: ' Сильнейшим наёмникам +3.',
  bishop: '',
  scarecrow: '',
  surrender: ' Битва тут же кончается.',
};

const TOKEN: { readonly [why in TokenReason]: string } = {
  courtesans: ': больше всех Куртизанок',
  winner: '',
  defender: ' как защитник',
  left: ': после ничьей её берёт сосед слева',
};

const WIN = { you: 'побеждаете', one: 'побеждает', many: 'побеждают' };
const SHARE = { you: 'делите', one: 'делит', many: 'делят' };

/** «Бьянка – 2, вы – 1», or just the names where everybody loses one. */
function losses(from: readonly Loss[], reader: Reader): string {
  if (from.every((loss) => loss.count === 1)) return from.map(({ seat }) => who(reader, seat)).join(', ');
  return from.map((loss) => `${who(reader, loss.seat)} – ${loss.count}`).join(', ');
}

/** Strongest first. */
function standings(of: readonly Announced[], reader: Reader): string {
  return of
    .toSorted((a, b) => b.strength - a.strength)
    .map(({ strength, seat }) => `${who(reader, seat)} – ${strength}`)
    .join(', ');
}

function ranking(strengths: readonly number[], reader: Reader): string {
  return standings(
    strengths.map((strength, seat) => ({ seat, strength })),
    reader,
  );
}

function newCards(seat: Seat, drawn: readonly CardId[], reader: Reader): string {
  return `${seat === reader.seat ? 'Ваши новые карты' : `Новые карты (${reader.name(seat)})`}: ${hand(drawn)}.`;
}

/** Who sees what is shown. */
function audience(whom: Seat | null, reader: Reader): string {
  return whom === null ? 'видят все' : doneBy(reader, whom, 'видите только', 'видит только');
}

export const outcomesRu: Words['outcomes'] = {
  regions: (winners, r) => `${together(r, winners, WIN)} по числу регионов.`,
  adjacent: (winners, r) => `${together(r, winners, WIN)} благодаря смежным регионам.`,
  most: (winners, r) => `Сражаться больше негде: по числу регионов ${verb(r, winners, WIN)} ${everyone(r, winners)}.`,
  finalBattle: (winners, r) => `Исход решает последняя битва: ${verb(r, winners, WIN)} ${everyone(r, winners)}.`,
  sharedFinalBattle: (winners, r) =>
    `Последняя битва кончается вничью: победу ${verb(r, winners, SHARE)} ${everyone(r, winners)}.`,
  points: (winners, r) => `${together(r, winners, WIN)} в серии по очкам.`,
};

/** In the dative: «благодаря трём регионам». */
const NUMBERS: readonly (string | undefined)[] = 'нулю одному двум трём четырём пяти шести семи восьми'.split(' ');

export const decidedRu: Words['decided'] = {
  adjacent({ winners, view }, r) {
    const realm = realmOf(view, winners);
    const many = NUMBERS[realm.length] ?? realm.length;
    return `${together(r, winners, WIN)} благодаря ${many} смежным регионам: ${places(realm)}.`;
  },
};

export const eventsRu: Words['events'] = {
  gameStarts: (e, r) =>
    `${e.game === 1 ? 'Игра начинается' : `Начинается игра ${e.game}`}. Фигурку Кондотьера ${doneBy(r, e.token, 'получаете', 'получает')}.`,
  dealt: (e, r) => `${does(r, e.seat, 'получаете', 'получает')} ${cardsAcc(e.count)}.`,
  dealtCards: (e, r) => newCards(e.seat, e.cards, r),
  siteChosen: (e, r) => {
    const placed = `${does(r, e.seat, 'ставите', 'ставит')} Кондотьера ${regionsRu[e.region].into}.`;
    return e.defender === null ? placed : `${placed} Регион ${doneBy(r, e.defender, 'защищаете', 'защищает')}.`;
  },
  played: (e, r) => {
    const aside = ASIDE[e.card];
    const plays = `${does(r, e.seat, 'играете', 'играет')} ${acc(e.card)}`;
    return aside === undefined ? `${plays}: сила ${e.strength}.` : `${plays}.${aside}`;
  },
  playedFacedown: (e, r) =>
    `${does(r, e.seat, 'кладёте', 'кладёт')} карту картинкой вниз. Сила открытых карт: ${e.strength}.`,
  facedownIs: (e, r) =>
    `${e.seat === r.seat ? 'Ваша скрытая карта' : `Скрытая карта (${r.name(e.seat)})`}: ${hand([e.card])}.`,
  turnedUp: (e, r) => `${does(r, e.seat, 'открываете', 'открывает')} ${acc(e.card)}.`,
  strengths: (e, r) => `Сила теперь: ${standings(e.of, r)}.`,
  seasonGoes: (e) => (e.count === 1 ? `${hand([e.card])} уходит.` : `Уходят в сброс: ${hand([e.card])} ×${e.count}.`),
  mercenariesGo: (e, r) => {
    const gone = e.from.reduce((sum, loss) => sum + loss.count, 0);
    const leave = plural('ru', gone, { one: 'Уходит', few: 'Уходят', many: 'Уходят' });
    return `${leave} ${count(gone, 'наёмник', 'наёмника', 'наёмников')} силы ${e.strength}: ${losses(e.from, r)}.`;
  },
  noMercenaries: () => 'Наёмников нет, Епископу прогнать некого.',
  popePlaced: (e, r) =>
    e.region === null
      ? `${does(r, e.seat, 'оставляете', 'оставляет')} Папу вне поля.`
      : `${does(r, e.seat, 'отправляете', 'отправляет')} Папу ${regionsRu[e.region].into}.`,
  takenBack: (e, r) =>
    e.card === null
      ? `${does(r, e.seat, 'никого не возвращаете', 'никого не возвращает')}.`
      : `${does(r, e.seat, 'возвращаете', 'возвращает')} в руку ${acc(e.card)}.`,
  passed: (e, r) =>
    e.free
      ? `${does(r, e.seat, 'пасуете, но ещё можете', 'пасует, но ещё может')} вступить в битву.`
      : `${does(r, e.seat, 'пасуете', 'пасует')}.`,
  outOfCards: (e, r) => `${does(r, e.seat, 'остаётесь без карт и пасуете', 'остаётся без карт и пасует')}.`,
  compared: (e, r) => `${e.surrender ? 'Сила на момент Сдачи' : 'Сила'}: ${ranking(e.strengths, r)}.`,
  conquered: (e, r) => {
    const wins = `${does(r, e.seat, 'завоёвываете', 'завоёвывает')} ${regionsRu[e.region].acc}`;
    return e.from === null ? `${wins}.` : `${wins}. Регион ${doneBy(r, e.from, 'теряете', 'теряет')}.`;
  },
  held: (e, r) => `${does(r, e.seat, 'удерживаете', 'удерживает')} ${regionsRu[e.region].acc}.`,
  tied: (e, r) => {
    const prize = e.region === null ? 'Победителя нет' : `${regionsRu[e.region].acc} не завоёвывает никто`;
    return `Ничья (${everyone(r, e.seats)}). ${prize}.`;
  },
  tokenTo: (e, r) => `Фигурку Кондотьера ${doneBy(r, e.seat, 'получаете', 'получает')}${TOKEN[e.why]}.`,
  handDiscarded: (e, r) =>
    `${does(r, e.seat, 'сбрасываете', 'сбрасывает')} карты с руки, наёмников среди них нет: ${hand(e.cards)}.`,
  roundEnds: (e) => `Раунд ${e.round} окончен.`,
  kept: (e, r) => {
    const keeps = does(r, e.seat, 'оставляете', 'оставляет');
    const nothing = does(r, e.seat, 'не оставляете', 'не оставляет');
    const kept = e.count === 0 ? `${nothing} карт` : `${keeps} ${cardsAcc(e.count)}`;
    return e.discarded === 0 ? `${kept}.` : `${kept}, в сброс: ${e.discarded}.`;
  },
  keptCards: (e, r) =>
    e.cards.length === 0
      ? `${does(r, e.seat, 'ничего не оставляете', 'ничего не оставляет')}.`
      : `${does(r, e.seat, 'оставляете', 'оставляет')} себе: ${handAcc(e.cards)}.`,
  drew: (e, r) => `${does(r, e.seat, 'берёте', 'берёт')} ${cardsAcc(e.count)}.`,
  drewCards: (e, r) => newCards(e.seat, e.cards, r),
  pileRenewed: (e) => `Колода кончилась: ${e.withLines ? 'из сброса и боевых линий' : 'из сброса'} складывают новую.`,
  noSiteLeft: () => 'Сражаться больше не за что.',
  finalBattle: (e, r) =>
    `Последняя битва: ${everyone(r, e.finalists)}. ${doneBy(r, e.first, 'Начинаете', 'Начинает')}.`,
  gameEnds: (e, r) => outcomesRu[e.reason](e.winners, r),
  scored: (e, r) => {
    const bonus = e.bonus === 0 ? '' : ` и ${e.bonus} за победу смежными`;
    const gets = does(r, e.seat, 'получаете', 'получает');
    return `${gets} ${e.regions} за регионы${bonus}, всего ${points(e.points)}.`;
  },
  shown: (e, r) => `${does(r, e.seat, 'показываете', 'показывает')} ${cardsAcc(e.count)}: ${audience(e.whom, r)}.`,
  shownCards: (e, r) => `${does(r, e.seat, 'показываете', 'показывает')} ${handAcc(e.cards)}: ${audience(e.whom, r)}.`,
};
