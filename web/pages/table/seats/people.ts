/** The people at a table, for words and for boards: names in the reader's language, tinctures, whose turn. */
import type { Question, Reader, Seat } from '@signoria/kernel';
import { type BoardSeat, TINCTURES, type Tincture } from '@signoria/kit';
import { botNameIn, type SeatInfo } from '@signoria/table';
import { type Bearer, OWN } from '../../../shell/bearer.tsx';
import { me } from '../../../state/me.ts';
import { playerName } from '../../../state/settings.ts';
import { tableWords } from '../../../state/words.ts';

export function nameOf(seat: SeatInfo | undefined): string {
  if (seat === undefined || seat.kind === 'open') return '';
  if (seat.kind === 'person') return seat.name || tableWords.value.gone;
  return botNameIn(tableWords.value, seat.name);
}

/**
 * Whose arms stand beside the name. On this device its reader's, by whoever plays alone or is called as they are; of others
 * who share the screen those found from the name.
 */
export function bearerOf(seats: readonly SeatInfo[], seat: Seat, local: boolean): Bearer | null {
  const info = seats[seat];
  if (info === undefined || info.kind === 'open') return null;
  if (info.kind === 'bot') return { named: info.name };
  if (!local) return info.name === '' ? null : { user: info.user };
  const alone = seats.filter(({ kind }) => kind === 'person').length === 1;
  return alone || info.name === (me.value?.name ?? playerName.value) ? OWN : { named: info.name };
}

export function readerOf(seats: readonly SeatInfo[], you: Seat | null): Reader {
  return { seat: you, name: (seat) => nameOf(seats[seat]) };
}

export function tinctureOf(seat: SeatInfo | undefined): Tincture {
  return TINCTURES[seat?.colour ?? 0] ?? TINCTURES[0];
}

export function boardSeats(seats: readonly SeatInfo[], question: Question | null): readonly BoardSeat[] {
  return seats.map((info, seat) => ({
    seat,
    name: nameOf(info),
    tincture: tinctureOf(info),
    bot: info.kind === 'bot',
    deciding: question?.deciding.includes(seat) ?? false,
  }));
}
