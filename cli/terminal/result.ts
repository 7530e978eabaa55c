/** The end of a game in words: who won and why, and everybody's score line by line. */
import { type AnyState, type GameModule, type Language, type Reader, type ScoreLine, total } from '@signoria/kernel';
import type { CliText } from '../text.ts';
import type { Io } from './io.ts';

export interface Speech {
  readonly io: Io;
  readonly text: CliText;
  readonly language: Language;
}

/** `told` are the lines above it: who won is not said twice. */
export function resultLines(
  module: GameModule,
  state: AnyState,
  reader: Reader,
  speech: Speech,
  told: readonly string[] = [],
): readonly string[] {
  const { io, language } = speech;
  const seats = Array.from({ length: state.seats }, (_, seat) => seat);
  const outcome = state.outcome === null ? [] : [module.text[language].outcome(state.outcome, reader)];
  return [
    ...outcome.filter((line) => !told.includes(line)).map((line) => io.paint('bold', line)),
    ...seats.flatMap((seat) => scoreLines(module, module.game.score(state, seat), reader.name(seat), reader, speech)),
  ];
}

export function scoreLines(
  module: GameModule,
  lines: readonly ScoreLine[],
  name: string,
  reader: Reader,
  { io, text, language }: Speech,
): readonly string[] {
  return [
    io.paint('cyan', text.score.total(name, total(lines))),
    ...lines.map((line) => {
      const rules = line.rules.length > 0 ? io.paint('dim', ` (${line.rules.join(', ')})`) : '';
      return `  ${String(line.points).padStart(4)}  ${module.text[language].score(line, reader)}${rules}`;
    }),
  ];
}
