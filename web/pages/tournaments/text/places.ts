/** The places of the sentences about tournaments, for whoever translates them. */
import type { Places } from '@signoria/kernel';
import type { EventsWords } from '../text.ts';

export const places: Places<EventsWords> = {
  standIn: ['name'],
  atTable: ['n'],
  entrants: ['n', 'most'],
  players: ['n'],
  round: ['n', 'of'],
  rounds: ['n'],
  starts: ['when'],
  announcedBy: ['name'],
  missingPeople: ['n'],
  nextRound: ['time'],
  deadline: ['when'],
  bot: ['level'],
  tableNumber: ['n'],
  deal: { title: ['n'], seatNumber: ['n'] },
  said: { time: ['round', 'grace'] },
  form: { sum: ['rounds', 'tables'] },
};
