/** The words of programs and bots on the account page. German stands in `words.de.json` and is fetched by those who read it. */
import type { Places } from '@signoria/kernel';
import type { Scope } from '@signoria/protocol';

export interface MachineWords {
  readonly title: string;
  readonly about: string;
  /** The link to the page about the interface. */
  readonly docs: string;
  readonly tokens: string;
  readonly noTokens: string;
  /** The same words for a list and for a switch. */
  readonly scopes: { readonly [S in Scope]: string };
  readonly scopeNotes: { readonly [S in Scope]: string };
  made(ago: string): string;
  used(ago: string): string;
  readonly unused: string;
  until(date: string): string;
  revoke(name: string): string;
  readonly revoked: string;
  readonly make: string;
  readonly name: string;
  readonly nameNote: string;
  readonly who: string;
  readonly me: string;
  readonly days: string;
  lasts(days: number): string;
  readonly submit: string;
  /** After the proof. */
  readonly go: string;
  readonly needsScope: string;
  readonly shownOnce: string;
  readonly yourToken: string;
  readonly copy: string;
  readonly copied: string;
  readonly done: string;
  readonly bots: string;
  readonly botsAbout: string;
  readonly botName: string;
  readonly makeBot: string;
  botMade(name: string): string;
  deleteBot(name: string): string;
  readonly deleteNote: string;
  readonly reallyDelete: string;
  readonly keepBot: string;
  readonly botDeleted: string;
}

export const en: MachineWords = {
  title: 'Programs and bots',
  about:
    'A program signs in with a token instead of your password. Give each program one of its own, for no more than it needs; it can be revoked at any time.',
  docs: 'How programs speak to this server',
  tokens: 'Tokens',
  noTokens: 'No program has a token of yours.',
  scopes: { read: 'Read', play: 'Play', bot: 'Play as a bot', admin: 'Look after the house' },
  scopeNotes: {
    read: 'Tables, views and lists, as you may see them.',
    play: 'Take seats and answer in your name. Reading is part of it.',
    bot: 'Read and play as the bot account, and nothing of yours.',
    admin: 'Tables, people and reports. Not settings, not backups, and it makes no administrators.',
  },
  made: (ago) => `made ${ago}`,
  used: (ago) => `last used ${ago}`,
  unused: 'never used',
  until: (date) => `until ${date}`,
  revoke: (name) => `Revoke ${name}`,
  revoked: 'The token is revoked.',
  make: 'Make a token',
  name: 'What it is for',
  nameNote: 'So that you know it again in this list.',
  who: 'In whose name',
  me: 'Mine',
  days: 'For how long',
  lasts: (days) => `${days} days`,
  submit: 'Make the token',
  go: 'Show me the token',
  needsScope: 'Choose at least one thing it may do.',
  shownOnce: 'Copy it now: it is shown this once. Whoever has it can do what it is for.',
  yourToken: 'Your new token',
  copy: 'Copy',
  copied: 'The token is copied.',
  done: 'I have it',
  bots: 'Bot accounts',
  botsAbout:
    'A bot plays under a name of its own and is marked as a bot wherever that stands. You answer for it. At rated tables it sits down only where the owner allows it.',
  botName: 'Name of the bot',
  makeBot: 'Make a bot account',
  botMade: (name) => `${name} is there. Make a token for it next.`,
  deleteBot: (name) => `Delete ${name}`,
  deleteNote: 'Its tokens are gone at once. In running games a bot of the house plays on for it.',
  reallyDelete: 'Delete for good',
  keepBot: 'Keep it',
  botDeleted: 'The bot account is deleted.',
};

const ru: MachineWords = {
  title: 'Программы и боты',
  about:
    'Программа входит не по паролю, а по токену. Заведите каждой программе свой и дайте ему не больше, чем нужно; отозвать его можно в любую минуту.',
  docs: 'Как программы говорят с этим сервером',
  tokens: 'Токены',
  noTokens: 'Ни у одной программы нет вашего токена.',
  scopes: { read: 'Читать', play: 'Играть', bot: 'Играть как бот', admin: 'Следить за домом' },
  scopeNotes: {
    read: 'Столы, позиции и списки, как их видите вы.',
    play: 'Садиться за столы и отвечать от вашего имени. Чтение входит сюда же.',
    bot: 'Читать и играть от имени бота; ничего вашего.',
    admin: 'Столы, люди и жалобы. Ни настроек, ни резервных копий, и администраторов он не назначает.',
  },
  made: (ago) => `создан ${ago}`,
  used: (ago) => `использован ${ago}`,
  unused: 'ещё не использован',
  until: (date) => `до ${date}`,
  revoke: (name) => `Отозвать: ${name}`,
  revoked: 'Токен отозван.',
  make: 'Создать токен',
  name: 'Для чего он',
  nameNote: 'Чтобы узнать его в этом списке.',
  who: 'От чьего имени',
  me: 'От моего',
  days: 'На какой срок',
  lasts: (days) => `${days} дней`,
  submit: 'Создать',
  go: 'Показать токен',
  needsScope: 'Выберите хотя бы одно, что ему можно.',
  shownOnce: 'Скопируйте сейчас: он показывается один раз. У кого он есть, тот может всё, для чего он создан.',
  yourToken: 'Ваш новый токен',
  copy: 'Скопировать',
  copied: 'Токен скопирован.',
  done: 'Готово',
  bots: 'Учётные записи ботов',
  botsAbout:
    'Бот играет под собственным именем, и везде, где оно стоит, он помечен как бот. Отвечаете за него вы. За рейтинговый стол он садится только там, где это разрешил хозяин стола.',
  botName: 'Имя бота',
  makeBot: 'Завести бота',
  botMade: (name) => `Бот заведён: ${name}. Теперь создайте для него токен.`,
  deleteBot: (name) => `Удалить: ${name}`,
  deleteNote: 'Его токены пропадут сразу. В начатых партиях за него доиграет бот дома.',
  reallyDelete: 'Удалить навсегда',
  keepBot: 'Оставить',
  botDeleted: 'Учётная запись бота удалена.',
};

export const places: Places<MachineWords> = {
  made: ['ago'],
  used: ['ago'],
  until: ['date'],
  revoke: ['name'],
  lasts: ['days'],
  botMade: ['name'],
  deleteBot: ['name'],
};

export const MACHINE_WORDS = { en, ru };
