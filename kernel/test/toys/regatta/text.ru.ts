/** Regatta in Russian. */
import type { Choice, GameEvent, GameText, Reader } from '../../../index.ts';
import { plural } from '../../../index.ts';
import type { View } from './hidden.ts';
import type { RegattaChoice, RegattaEvent } from './state.ts';

const FLAGS = { red: 'красный', white: 'белый' };
const PROMPTS: { readonly [at: string]: string } = {
  race: 'Выложите одну карту.',
  plan: 'Поднимите флаг.',
  reef: 'Утопите не больше двух карт.',
};

const cards = (n: number) => `${n} ${plural('ru', n, { one: 'карту', few: 'карты', many: 'карт' })}`;

function choice(given: Choice, reader: Reader): string {
  const c = given as RegattaChoice; // this game's own
  switch (c.do) {
    case 'sail':
      return `Плыть с картой ${c.card}`;
    case 'hoist':
      return `Поднять ${FLAGS[c.flag]} флаг`;
    case 'whisper':
      return `Шепнуть: ${reader.name(c.to)}`;
    case 'reef':
      return c.items.length === 0 ? 'Оставить все карты' : `Утопить ${c.items.join(', ')}`;
    case 'spy':
      return 'Подсмотреть приз';
  }
}

function event(given: GameEvent, { name }: Reader): string {
  const e = given as RegattaEvent; // this game's own
  switch (e.what) {
    case 'sailed':
      return `${name(e.seat)} плывёт с картой ${e.card}.`;
    case 'becalmed':
      return 'Гонку не выиграл никто.';
    case 'won':
      return `Гонку выигрывает ${name(e.seat)}.`;
    case 'hoisted':
      return `${name(e.seat)} поднимает ${FLAGS[e.flag]} флаг.`;
    case 'whispered':
      return `${name(e.seat)} шепчет что-то на ухо: ${name(e.hearer)}.`;
    case 'reefed':
      return `${name(e.seat)} топит ${cards(e.count)}.`;
    case 'drew':
      return `${name(e.seat)} берёт ${e.cards.join(', ')}.`;
    case 'spied':
      return `${name(e.seat)} заглядывает под стол.`;
    case 'prizeSeen':
      return `${name(e.seat)} теперь знает приз: ${e.prize}.`;
    case 'prizeShown':
      return `Под столом лежал приз ${e.prize}.`;
  }
}

export const textRu: GameText = {
  title: 'Регата',
  blurb: 'Лодки спорят за спрятанный приз.',
  credit: 'Игрушка для проверок.',
  options: {
    rounds: { name: 'Гонки', about: 'Сколько будет гонок.' },
    calm: { name: 'Штиль', about: 'Карты никто не топит.' },
    storm: { name: 'Шторм', about: 'Побеждает единственная младшая карта.' },
    fleet: { name: 'Флот', about: 'Три карты на руке или четыре.' },
    'fleet.small': { name: 'Малый', about: 'Три карты на руке.' },
    'fleet.large': { name: 'Большой', about: 'Четыре карты на руке.' },
  },
  prompt: ({ at }) => PROMPTS[at]!,
  choice,
  event,
  blocked: (reason) => (reason === 'notHeld' ? 'Такой карты у вас нет.' : 'Вы сами не знаете приза.'),
  score: ({ what, points }) => (what === 'wins' ? `Выиграно гонок: ${points}` : `Приз: ${points}`),
  outcome: ({ winners, reason }, { name }) =>
    reason === 'alone' ? `Победа: ${name(winners[0]!)}.` : `Победа на всех: ${winners.map(name).join(', ')}.`,
  edition: ({ facts }) => `нужно целое число от ${facts?.min} до ${facts?.max}.`,
  describe(given) {
    const v = given as View; // this game's own
    return [`Гонка ${v.round} из ${v.rounds}.`, `На руке: ${v.hand?.join(' ') ?? 'не видно'}`];
  },
  reference: {
    chapters: [{ id: '1', title: 'Регата', entries: ['REG-1', 'REG-2', 'REG-3', 'REG-4', 'REG-5', 'REG-6'] }],
    entries: {
      'REG-1': 'Карт каждого достоинства четыре; у всех по три на руке. Приз лежит лицом вниз.',
      'REG-2': 'Все разом выкладывают по карте; побеждает единственная старшая.',
      'REG-3': 'Выигранная гонка приносит очко.',
      'REG-4': 'Победитель поднимает флаг, затем может утопить до двух карт и взять столько же.',
      'REG-5': 'Подсмотреть приз может каждый; кто его знает, может шепнуть другим.',
      'REG-6': 'Последний победитель гонки получает приз. Побеждает большинство очков.',
    },
  },
};
