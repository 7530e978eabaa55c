/** The words of the deals of the house. German stands in `words.de.json` and is fetched by those who read it. */
import { type Places, plural } from '@signoria/kernel';
import type { DealKind, ProblemCode } from '@signoria/protocol';

export interface DealsWords {
  readonly title: string;
  readonly lead: string;
  readonly kind: { readonly [K in DealKind]: string };
  readonly now: string;
  readonly past: string;
  readonly noPast: string;
  readonly more: string;
  readonly all: string;
  readonly challenge: string;
  until(when: string): string;
  closed(when: string): string;
  against(bots: number, level: string): string;
  played(people: number): string;
  readonly play: string;
  readonly goOn: string;
  readonly practise: string;
  readonly tryOut: string;
  readonly practiceNote: string;
  readonly closedNote: string;
  readonly look: string;
  readonly once: string;
  readonly needAccount: string;
  readonly account: string;
  readonly ranking: string;
  readonly empty: string;
  readonly rank: string;
  readonly player: string;
  readonly points: string;
  readonly share: string;
  readonly shareNote: string;
  readonly won: string;
  readonly byBot: string;
  readonly you: string;
  readonly spread: string;
  spreadOf(least: number, middle: number, most: number): string;
  readonly beside: string;
  readonly besideNote: string;
  readonly one: string;
  readonly other: string;
  gameOf(rank: number, name: string, points: number): string;
  readonly sealed: string;
  readonly sealedNote: string;
  readonly key: string;
  readonly coming: string;
  seals(deals: number): string;
  readonly missing: string;
  readonly mine: string;
  readonly problems: { readonly [C in ProblemCode]?: string };
}

export const en: DealsWords = {
  title: 'Deals of the week',
  lead: 'The same cards and dice for everybody, the same seat, the same bots. One try counts; how well you did is measured against all who played it.',
  kind: { week: 'Deal of the week', day: 'Deal of the day' },
  now: 'Being played',
  past: 'Archive',
  noPast: 'No deal has been closed yet.',
  more: 'Earlier deals',
  all: 'All deals',
  challenge: 'Send a deal to a friend',
  until: (when) => `open until ${when}`,
  closed: (when) => `closed on ${when}`,
  against: (n, level) => `against ${n} ${plural('en', n, { one: 'bot', other: 'bots' })}: ${level}`,
  played: (n) =>
    n === 0
      ? 'nobody has finished it yet'
      : `${n} ${plural('en', n, { one: 'person has', other: 'people have' })} finished it`,
  play: 'Play the deal',
  goOn: 'Go on with my try',
  practise: 'Play it again for practice',
  tryOut: 'Play it for practice',
  practiceNote: 'Your try has been counted. What you play from now on is practice.',
  closedNote: 'This deal is closed: what is played of it from now on is practice.',
  look: 'Ranking',
  once: 'One try counts: nothing is taken back, and it has to be over before the deal closes.',
  needAccount: 'To play a deal that counts you need an account, because each person has one try.',
  account: 'To my account',
  ranking: 'Ranking',
  empty: 'Nobody has finished this deal.',
  rank: 'Rank',
  player: 'Player',
  points: 'Points',
  share: 'Ahead of',
  shareNote: '“Ahead of” is the part of all the others who did worse with the same deal; equals count half.',
  won: 'won',
  byBot: 'a bot has helped',
  you: 'you',
  spread: 'How the deal has gone',
  spreadOf: (least, middle, most) => `from ${least} to ${most} points, ${middle} in the middle`,
  beside: 'Side by side',
  besideNote: 'Two games of the deal, played again: where they parted, and how it went on in each.',
  one: 'This game',
  other: 'and this one',
  gameOf: (rank, name, points) => `${rank}. ${name}, ${points}`,
  sealed: 'Sealed shuffle',
  sealedNote:
    'The house made the shuffle by itself, before anybody played, and published this number then. When the deal closes the key is shown, and everybody can check that it is the one.',
  key: 'Key',
  coming: 'Already dealt and sealed, for the time after',
  seals: (n) => `The seals of ${n} ${plural('en', n, { one: 'deal', other: 'deals' })} to come`,
  missing: 'There is no such deal.',
  mine: 'your result',
  problems: {
    'no-such-deal': 'There is no such deal.',
    'deal-closed': 'This deal is closed.',
    'deal-unplayed': 'Practice comes after the try that counts.',
    'deal-outdated': 'This deal was made for other rules or other bots than are here now.',
    'need-account': 'To play a deal that counts you need an account.',
  },
};

const ru: DealsWords = {
  title: 'Раздачи недели',
  lead: 'Всем одни и те же карты и кубики, одно место, одни и те же боты. Засчитывается одна попытка; результат сравнивают со всеми, кто сыграл эту раздачу.',
  kind: { week: 'Раздача недели', day: 'Раздача дня' },
  now: 'Играются сейчас',
  past: 'Архив',
  noPast: 'Закрытых раздач пока нет.',
  more: 'Более ранние',
  all: 'Все раздачи',
  challenge: 'Отправить раздачу другу',
  until: (when) => `открыта до ${when}`,
  closed: (when) => `закрыта ${when}`,
  against: (n, level) => `против ${n} ${plural('ru', n, { one: 'бота', few: 'ботов', many: 'ботов' })}: ${level}`,
  played: (n) => (n === 0 ? 'ещё никто не доиграл' : `доиграли: ${n}`),
  play: 'Сыграть раздачу',
  goOn: 'Продолжить попытку',
  practise: 'Сыграть ещё раз для тренировки',
  tryOut: 'Сыграть для тренировки',
  practiceNote: 'Ваша попытка засчитана. Всё дальнейшее — тренировка.',
  closedNote: 'Раздача закрыта: теперь её играют только для тренировки.',
  look: 'Таблица',
  once: 'Засчитывается одна попытка: ходов не возвращают, и закончить надо до закрытия раздачи.',
  needAccount: 'Для зачётной раздачи нужна учётная запись: у каждого одна попытка.',
  account: 'К учётной записи',
  ranking: 'Таблица',
  empty: 'Эту раздачу ещё никто не доиграл.',
  rank: 'Место',
  player: 'Игрок',
  points: 'Очки',
  share: 'Лучше, чем',
  shareNote: '«Лучше, чем» — доля остальных, кто с той же раздачей сыграл хуже; равные считаются за половину.',
  won: 'победа',
  byBot: 'помогал бот',
  you: 'вы',
  spread: 'Как сыграли раздачу',
  spreadOf: (least, middle, most) => `от ${least} до ${most} очков, посередине ${middle}`,
  beside: 'Рядом',
  besideNote: 'Две партии этой раздачи, разыгранные заново: где они разошлись и что было дальше в каждой.',
  one: 'Эта партия',
  other: 'и эта',
  gameOf: (rank, name, points) => `${rank}. ${name}, ${points}`,
  sealed: 'Запечатанная тасовка',
  sealedNote:
    'Тасовку сделал сам дом, до первой партии, и тогда же объявил это число. Когда раздача закроется, откроется ключ, и каждый сможет проверить, что он тот самый.',
  key: 'Ключ',
  coming: 'Уже сданы и запечатаны на следующий раз',
  seals: (n) =>
    `Печати ${n} ${plural('ru', n, { one: 'будущей раздачи', few: 'будущих раздач', many: 'будущих раздач' })}`,
  missing: 'Такой раздачи нет.',
  mine: 'ваш результат',
  problems: {
    'no-such-deal': 'Такой раздачи нет.',
    'deal-closed': 'Эта раздача закрыта.',
    'deal-unplayed': 'Тренировка — после зачётной попытки.',
    'deal-outdated': 'Раздача сделана для других правил или других ботов, чем сейчас.',
    'need-account': 'Для зачётной раздачи нужна учётная запись.',
  },
};

export const places: Places<DealsWords> = {
  until: ['when'],
  closed: ['when'],
  against: ['bots', 'level'],
  played: ['people'],
  spreadOf: ['least', 'middle', 'most'],
  gameOf: ['rank', 'name', 'points'],
  seals: ['deals'],
};

export const DEALS_WORDS = { en, ru };
