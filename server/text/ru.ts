import { plural } from '@signoria/kernel';
import { spanOf } from '@signoria/table';
import type { Preview, ServerText } from '../text.ts';

const places = (n: number) => `${n} ${plural('ru', n, { one: 'место', few: 'места', many: 'мест', other: 'места' })}`;
const free = (n: number) => plural('ru', n, { one: 'свободно', few: 'свободны', many: 'свободны', other: 'свободны' });

function state({ status, open }: Preview): string {
  if (status === 'finished') return 'партия сыграна';
  if (status === 'abandoned') return 'стол закрыт';
  if (status === 'paused') return 'перерыв';
  if (status === 'running') return 'идёт партия';
  return open === 0 ? 'вот-вот начнётся' : `${free(open)} ${open}`;
}

export const ru: ServerText = {
  guest: (number) => `Гость ${number}`,
  preview: {
    title: ({ game, name }) => (name === '' ? `Стол: ${game}` : `${name}: ${game}`),
    about: (it) =>
      `${places(it.seats)}, ${state(it)}; ${spanOf(it) === 'live' ? 'играют сразу' : 'играют по несколько дней'}.`,
  },
  testMail: {
    subject: (house) => `Письма от «${house || 'Signoria'}» доходят`,
    text: (house) => `Это проверка. «${house || 'Signoria'}» умеет отправлять письма.`,
  },
  noClient: 'Сервер работает, но клиент для браузера не собран. Его собирает «npm start».',
};
