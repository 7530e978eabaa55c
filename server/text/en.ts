import { plural } from '@signoria/kernel';
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
    about: (it) => `${seats(it.seats)}, ${state(it)}; ${it.pace === 'live' ? 'a live game' : 'a game over days'}.`,
  },
  noClient: 'The server is running, but the browser client has not been built. “npm start” builds it.',
  docs: {
    title: 'Signoria: the HTTP interface',
    about: 'Requests that change anything need the header x-signoria. The socket is described in docs/protocol.md.',
    json: 'OpenAPI as JSON',
  },
  routes: {
    me: 'Who am I? Whoever has no session yet gets one, as a guest.',
    name: 'Change my name.',
    games: 'The games that can be played here, with their options.',
    lobby: 'Public tables, newest first.',
    create: 'Set up a table.',
    mine: 'The tables where I have a seat.',
    code: 'The table with this code. Whoever has no session yet gets one, as a guest.',
    table: 'What is publicly known of a table.',
    join: 'Take a seat: the one named, or the first that is free.',
    leave: 'Give up my seat before the start.',
    start: 'Start the game. Only the owner may.',
    seat: 'Give a seat to a bot, open it again, or change a colour.',
    close: 'Close a table that has not started. Only the owner may.',
    file: 'The game file of a finished game.',
    import: 'Check a game file and keep it as a table of its own.',
    branch: 'Play on from a position of this table at a table of one’s own. What one cannot know is dealt anew.',
    health: 'Is the server well?',
    metrics: 'Figures for Prometheus.',
  },
};
