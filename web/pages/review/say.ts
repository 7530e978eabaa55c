/** The review's answers and events in the game's own words. */
import type { Reader, Seat } from '@signoria/kernel';
import { chronicle } from '../table/chronicle/chronicle.ts';
import { nameOf } from '../table/seats/people.ts';
import type { Moment } from './moment.ts';
import { reviewWords } from './text.ts';

export function readerAt({ reel }: Pick<Moment, 'reel'>, seat: Seat | null): Reader {
  return { seat, name: (of) => nameOf(reel.seats.value[of]) };
}

/** An answer in words, as its seat would read it. */
export function answerText(state: Pick<Moment, 'reel'>, line: string | null, seat: Seat): string {
  if (line === null) return reviewWords.value.decision.nothingDone;
  const { module, text } = state.reel;
  return text.value.choice(module.game.notation.read(line), readerAt(state, seat));
}

/** What the chronicle says of a number; the last lines, since the first ones only lead up to them. */
export function toldAt(state: Pick<Moment, 'reel'>, shown: number, most: number): string {
  const { reel } = state;
  return chronicle({
    log: reel.reel.log.filter((item) => item.seq === shown),
    text: reel.text.value,
    reader: readerAt(state, null),
    undoable: 0,
    since: null,
    at: null,
  })
    .flatMap((line) => (line.kind === 'line' ? [line.text] : []))
    .slice(-most)
    .join(' ');
}
