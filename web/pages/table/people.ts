/** The people at a table, for words and for boards: names in the reader's language, tinctures, whose turn. */
import type { Language, Question, Reader, Seat } from '@signoria/kernel';
import { type SeatInfo, tableText } from '@signoria/table';
import { type BoardSeat, TINCTURES, type Tincture } from '../../kit/index.ts';

export function nameOf(seat: SeatInfo | undefined, language: Language): string {
  if (seat === undefined || seat.kind === 'open') return '';
  if (seat.kind === 'person') return seat.name;
  const names: { readonly [id: string]: string } = tableText[language].botName;
  return names[seat.name] ?? seat.name;
}

export function readerOf(seats: readonly SeatInfo[], you: Seat | null, language: Language): Reader {
  return { seat: you, name: (seat) => nameOf(seats[seat], language) };
}

export function tinctureOf(seat: SeatInfo | undefined): Tincture {
  return TINCTURES[seat?.colour ?? 0] ?? TINCTURES[0];
}

export function boardSeats(
  seats: readonly SeatInfo[],
  question: Question | null,
  language: Language,
): readonly BoardSeat[] {
  return seats.map((info, seat) => ({
    seat,
    name: nameOf(info, language),
    tincture: tinctureOf(info),
    bot: info.kind === 'bot',
    deciding: question?.deciding.includes(seat) ?? false,
  }));
}
