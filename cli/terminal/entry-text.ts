/** An entry of the log in words: what happened, or that somebody went back. */
import { backTo, type GameEvent, type GameText, type Played, type Reader } from '@signoria/kernel';
import type { CliText } from '../text.ts';

export interface Teller {
  readonly words: GameText;
  readonly text: CliText;
  readonly reader: Reader;
  /** Which events the listener may hear of. */
  knows(event: GameEvent): boolean;
}

export function eventLines({ words, reader, knows }: Teller, events: readonly GameEvent[]): readonly string[] {
  return events.filter(knows).map((event) => words.event(event, reader));
}

export function entryLines(teller: Teller, { entry, events }: Played): readonly string[] {
  if (backTo(entry) === null) return eventLines(teller, events);
  const { text, reader } = teller;
  const to = Number(entry.line.split(' ')[1]);
  return [entry.seat === null ? text.replay.allWentBack(to) : text.replay.tookBack(reader.name(entry.seat), to)];
}
