/** The places of the server's sentences: what their facts are called in a translator's file. */
import { given, type Places } from '@signoria/kernel';
import { spanOf } from '@signoria/table';
import type { Preview, ServerText } from '../text.ts';

const inHouse = given(['house'], (house: string) => ({ house: house || 'Signoria' }));

export const places: Places<ServerText> = {
  // A number to tell guests apart, not one to count with.
  guest: given(['number'], (number) => ({ number: `${number}` })),
  preview: {
    title: given(['game', 'name'], ({ game, name }: Preview) => ({
      game,
      name: { text: name, key: name === '' ? 'none' : 'other' },
    })),
    about: given(['seats', 'status', 'open', 'span'], (it: Preview) => ({
      seats: it.seats,
      status: it.status,
      open: it.open,
      span: spanOf(it) === 'live' ? 'live' : 'days',
    })),
  },
  testMail: { subject: inHouse, text: inHouse },
};
