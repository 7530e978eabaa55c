import { plural } from '@signoria/kernel';
import type { Duration, NoticeText } from '../text.ts';

const list = new Intl.ListFormat('ru', { type: 'conjunction' });
const count = (n: number, one: string, few: string, many: string) =>
  `${n} ${plural('ru', n, { one, few, many, other: few })}`;

function duration({ days, hours, minutes }: Duration): string {
  const parts = [
    days > 0 ? count(days, 'день', 'дня', 'дней') : '',
    hours > 0 ? count(hours, 'час', 'часа', 'часов') : '',
    minutes > 0 ? count(minutes, 'минута', 'минуты', 'минут') : '',
  ];
  return parts.filter((part) => part !== '').join(' ');
}

export const noticeRu: NoticeText = {
  title: {
    turn: (game) => `${game}: ваш ход`,
    remind: (game) => `${game}: всё ещё ваш ход`,
    warn: (game) => `${game}: ваше время на исходе`,
    covered: (game) => `${game}: за вас играет бот`,
    vacant: (game) => `${game}: ваше место могут отдать`,
    start: (game) => `${game}: партия началась`,
    over: (game) => `${game}: партия окончена`,
    invited: (game, by) => `${game}: приглашение от игрока ${by}`,
    mention: (game, by) => `${game}: вас упоминает ${by}`,
  },
  waiting: (tables) => `Ваш ход за ${plural('ru', tables, { one: `${tables} столом`, other: `${tables} столами` })}`,
  news: (notices) => `${count(notices, 'новость', 'новости', 'новостей')} с ваших столов`,
  with: (names) => `${plural('ru', names.length, { one: 'Соперник', other: 'Соперники' })}: ${list.format(names)}.`,
  table: (name) => `Стол: ${name}.`,
  left: (time) => `Осталось времени: ${duration(time)}.`,
  timeUp: 'Время вышло.',
  said: (by, text) => `${by}: ${text}`,
  open: 'Открыть стол',
  answer: 'Ответить прямо отсюда:',
  why: 'Вы получили это письмо, потому что просили сообщать вам о ваших столах.',
  change: 'Изменить настройки уведомлений',
  stop: 'Больше не писать на этот адрес',
  confirm: {
    subject: 'Это ваш адрес?',
    text: 'Кто-то хочет получать сюда уведомления об играх. Если это вы, подтвердите:',
    button: 'Да, присылайте сюда',
    not: 'Если это не вы, ничего делать не нужно: больше мы вам не напишем.',
  },
  test: { title: 'Всё работает', body: 'Так вы будете узнавать о своих столах.' },
  takenBack: { title: (game) => `${game}: ваш ход отменён`, body: 'Пока решать нечего.' },
  answered: { title: (game) => `${game}: ответ принят` },
  late: {
    title: (game) => `${game}: поздно`,
    body: 'Об этом уже не спрашивают. Откройте стол и посмотрите, что сейчас.',
  },
};
