/** The words of an invitation. German stands in `words.de.json` and is fetched by those who read it. */
import { type Places, plural } from '@signoria/kernel';

export interface InvitationWords {
  invites(name: string): string;
  readonly invited: string;
  minutes(n: number): string;
  readonly there: string;
  free(n: number): string;
  readonly name: string;
  readonly nameNote: string;
  readonly another: string;
  sit(name: string): string;
  readonly sitDown: string;
  readonly look: string;
  readonly full: string;
  readonly aid: string;
  /** A first game that explains itself, on this device. */
  readonly learn: string;
  readonly callYou: string;
  readonly keep: string;
}

export const en: InvitationWords = {
  invites: (name) => `${name} calls you to the table`,
  invited: 'You are called to the table',
  minutes: (n) => `about ${n} ${plural('en', n, { one: 'minute', other: 'minutes' })}`,
  there: 'Who sits there',
  free: (n) => `${n} ${plural('en', n, { one: 'free seat', other: 'free seats' })}`,
  name: 'Your name',
  nameNote: 'So the others know whom they play with. No account is needed.',
  another: 'Another name',
  sit: (name) => `Sit down as ${name}`,
  sitDown: 'Sit down',
  look: 'Only look',
  full: 'All seats are taken: you may still look on.',
  aid: 'The game on one page',
  learn: 'Meanwhile: learn it in a guided first game',
  callYou: 'What shall the others call you?',
  keep: 'That is my name',
};

const seats = (n: number) =>
  plural('ru', n, { one: 'свободное место', few: 'свободных места', many: 'свободных мест' });

export const ru: InvitationWords = {
  invites: (name) => `${name} зовёт вас за стол`,
  invited: 'Вас зовут за стол',
  minutes: (n) => `примерно ${n} ${plural('ru', n, { one: 'минута', few: 'минуты', many: 'минут' })}`,
  there: 'Кто за столом',
  free: (n) => `${n} ${seats(n)}`,
  name: 'Ваше имя',
  nameNote: 'Чтобы остальные знали, с кем играют. Учётная запись не нужна.',
  another: 'Другое имя',
  sit: (name) => `Сесть за стол: ${name}`,
  sitDown: 'Сесть за стол',
  look: 'Только посмотреть',
  full: 'Все места заняты, но смотреть можно.',
  aid: 'Игра на одной странице',
  learn: 'А пока – первая партия с подсказками',
  callYou: 'Как вас называть?',
  keep: 'Это моё имя',
};

export const places: Places<InvitationWords> = {
  invites: ['name'],
  minutes: ['n'],
  free: ['n'],
  sit: ['name'],
};
