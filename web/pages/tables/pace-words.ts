/** A table's pace in words: its clock and its hours. */
import { type TableSettings, timeControlRule } from '@signoria/table';
import { language } from '../../state/settings.ts';
import { inWords } from '../pace/duration.ts';
import { paceWords } from './pace-text.ts';

export function clockLine({ pace }: Pick<TableSettings, 'pace'>): string {
  const { clock } = timeControlRule(pace);
  const say = paceWords.value;
  if (clock === null) return say.noClock;
  return say.clock(inWords(clock.bank, language.value), inWords(clock.increment, language.value));
}

export function hourOf(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}

/** Null for a table that is played at any hour. */
export function hoursLine({ window }: TableSettings): string | null {
  return window == null ? null : paceWords.value.playedAt(hourOf(window.from), hourOf(window.to), window.zone);
}
