import { plural } from '@signoria/kernel';
import { spanOf } from '@signoria/table';
import type { Preview, ServerText } from '../text.ts';

const seats = (n: number) => `${n} ${plural('en', n, { one: 'seat', other: 'seats' })}`;

function state({ status, open }: Preview): string {
  if (status === 'finished') return 'finished';
  if (status === 'abandoned') return 'closed';
  if (status === 'paused') return 'paused';
  if (status === 'running') return 'being played';
  return open === 0 ? 'about to start' : `${seats(open)} free`;
}

export const en: ServerText = {
  guest: (number) => `Guest ${number}`,
  preview: {
    title: ({ game, name }) => (name === '' ? `A table of ${game}` : `${name}: ${game}`),
    about: (it) => `${seats(it.seats)}, ${state(it)}; ${spanOf(it) === 'live' ? 'a live game' : 'a game over days'}.`,
  },
  testMail: {
    subject: (house) => `Mail from ${house || 'Signoria'} arrives`,
    text: (house) => `This is a test. ${house || 'Your Signoria server'} can send mail.`,
  },
  noClient: 'The server is running, but the browser client has not been built. “npm start” builds it.',
};
