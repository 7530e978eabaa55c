/** The words of challenges. German stands in `words.de.json` and is fetched by those who read it. */
import { type Places, plural } from '@signoria/kernel';

export interface ChallengeWords {
  readonly title: string;
  readonly lead: string;
  from(names: string): string;
  by(names: string): string;
  readonly fresh: string;
  opponents(bots: number): string;
  readonly hidden: string;
  readonly play: string;
  readonly again: string;
  readonly send: string;
  readonly sendNote: string;
  readonly copy: string;
  readonly copied: string;
  readonly file: string;
  readonly open: string;
  readonly openNote: string;
  readonly bad: string;
  readonly otherRules: string;
  readonly otherBots: string;
  readonly masters: string;
  readonly honour: string;
  readonly results: string;
  readonly player: string;
  readonly place: string;
  readonly points: string;
  readonly you: string;
  readonly parted: string;
  partedAfter(answers: number): string;
  readonly never: string;
  readonly chances: string;
  chancesOf(name: string): string;
  readonly moments: string;
  readonly momentsNote: string;
  readonly beside: string;
  readonly moment: string;
  momentAt(n: number): string;
  equal(answers: number): string;
  all(answers: number): string;
  readonly noAnswer: string;
  readonly thisSeat: string;
  readonly partedHere: string;
  readonly comparing: string;
  readonly known: string;
  readonly make: string;
  readonly game: string;
  readonly level: string;
  readonly players: string;
  readonly deal: string;
}

export const en: ChallengeWords = {
  title: 'The same deal',
  lead: 'The same cards and dice, the same seat, the same bots: whoever does better did it by playing better.',
  from: (names) => `${names} played this deal. Now you.`,
  by: (names) => `Played by ${names}.`,
  fresh: 'A deal nobody has played yet.',
  opponents: (n) => `against ${n} ${plural('en', n, { one: 'bot', other: 'bots' })}`,
  hidden: 'What the others came to is shown when you have played it to the end.',
  play: 'Play this deal',
  again: 'Play it again',
  send: 'Send it to a friend',
  sendNote: 'The link holds the whole deal and the games played so far. No account is needed, and no server reads it.',
  copy: 'Copy the link',
  copied: 'The link is on the clipboard.',
  file: 'Save as a file',
  open: 'Open a file',
  openNote: 'A deal somebody gave you as a file.',
  bad: 'This is no deal, or a piece of it is missing. Ask for the whole link, or for the file.',
  otherRules: 'This deal was made with other rules of the game than are played here. It cannot be compared.',
  otherBots: 'This deal was made with other bots than play here. Their answers may differ from those the others met.',
  masters:
    'Masters answer alike in deals that were sent before they were played. In other games they think by the clock.',
  honour:
    'A deal holds its own shuffle. Whoever takes it apart could look ahead: among friends that is a matter of honour.',
  results: 'Side by side',
  player: 'Player',
  place: 'Place',
  points: 'Points',
  you: 'you',
  parted: 'Where you parted',
  partedAfter: (n) =>
    n === 0 ? 'at the first answer' : `after ${n} equal ${plural('en', n, { one: 'answer', other: 'answers' })}`,
  never: 'Not at all: every answer is the same.',
  chances: 'How the chances went',
  chancesOf: (name) => `Chances to win in the game of ${name}`,
  moments: 'Moment by moment',
  momentsNote:
    'The answers of this seat in their order, and the bots’ estimate of its chance to win after each. From where the games part on, the positions are no longer the same.',
  beside: 'Beside',
  moment: 'Answer',
  momentAt: (n) => `Show answer ${n} on the curves`,
  equal: (n) => `${n} equal ${plural('en', n, { one: 'answer', other: 'answers' })}`,
  all: (n) => `Show all ${n} answers`,
  noAnswer: 'the game was over',
  thisSeat: 'this seat',
  partedHere: 'where the games parted',
  comparing: 'The games are played again',
  known: 'Deals you have',
  make: 'Deal anew',
  game: 'Game',
  level: 'Bots',
  players: 'Players',
  deal: 'Deal',
};

const ru: ChallengeWords = {
  title: 'Та же раздача',
  lead: 'Те же карты и кубики, то же место, те же боты: кто выступил лучше, тот лучше и сыграл.',
  from: (names) => `${names}: раздача сыграна. Теперь ваша очередь.`,
  by: (names) => `Играли: ${names}.`,
  fresh: 'Этой раздачи ещё никто не играл.',
  opponents: (n) => `против ${n} ${plural('ru', n, { one: 'бота', few: 'ботов', many: 'ботов' })}`,
  hidden: 'Чего добились другие, вы увидите, когда доиграете до конца.',
  play: 'Сыграть раздачу',
  again: 'Сыграть ещё раз',
  send: 'Отправить другу',
  sendNote: 'В ссылке вся раздача и уже сыгранные партии. Учётная запись не нужна, и ни один сервер ссылку не читает.',
  copy: 'Скопировать ссылку',
  copied: 'Ссылка скопирована.',
  file: 'Сохранить в файл',
  open: 'Открыть файл',
  openNote: 'Раздача, которую вам дали файлом.',
  bad: 'Это не раздача, или от неё чего-то не хватает. Попросите ссылку целиком или файл.',
  otherRules: 'Раздача сделана по другой редакции правил, чем здесь. Сравнить её нельзя.',
  otherBots: 'Раздача сделана с другими ботами. Их ответы могут отличаться от тех, что встретили остальные.',
  masters: 'Мастера отвечают одинаково в раздачах, отправленных до игры. В остальных партиях они думают по часам.',
  honour: 'Раздача несёт в себе свою тасовку. Кто её разберёт, мог бы заглянуть вперёд: между друзьями это дело чести.',
  results: 'Рядом',
  player: 'Игрок',
  place: 'Место',
  points: 'Очки',
  you: 'вы',
  parted: 'Где вы разошлись',
  partedAfter: (n) =>
    n === 0
      ? 'на первом же ответе'
      : `после ${n} ${plural('ru', n, { one: 'одинакового ответа', few: 'одинаковых ответов', many: 'одинаковых ответов' })}`,
  never: 'Нигде: все ответы одинаковы.',
  chances: 'Как менялись шансы',
  chancesOf: (name) => `Шансы на победу в партии игрока ${name}`,
  moments: 'Шаг за шагом',
  momentsNote:
    'Ответы этого места по порядку и оценка ботами его шансов на победу после каждого. С того места, где партии разошлись, положения уже разные.',
  beside: 'Рядом с партией',
  moment: 'Ответ',
  momentAt: (n) => `Показать ответ ${n} на кривых`,
  equal: (n) =>
    `${n} ${plural('ru', n, { one: 'одинаковый ответ', few: 'одинаковых ответа', many: 'одинаковых ответов' })}`,
  all: (n) => `Показать все ответы (${n})`,
  noAnswer: 'партия уже кончилась',
  thisSeat: 'это место',
  partedHere: 'где партии разошлись',
  comparing: 'Партии разыгрываются заново',
  known: 'Ваши раздачи',
  make: 'Новая раздача',
  game: 'Игра',
  level: 'Боты',
  players: 'Игроки',
  deal: 'Раздать',
};

export const places: Places<ChallengeWords> = {
  from: ['names'],
  by: ['names'],
  opponents: ['bots'],
  partedAfter: ['answers'],
  chancesOf: ['name'],
  momentAt: ['n'],
  equal: ['answers'],
  all: ['answers'],
};

export const CHALLENGE_WORDS = { en, ru };
