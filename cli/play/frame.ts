/** The beginning and the end of a game in the terminal. */
import { commitment } from '@signoria/kernel';
import { resultLines } from '../terminal/result.ts';
import type { Ending } from './loop.ts';
import { type Session, tellAll } from './session.ts';

export function greeting(session: Session): void {
  const { io, text, words, names, match } = session;
  io.out(io.paint('bold', text.play.title(words.title, names)));
  io.out(words.credit);
  io.out(text.play.committed(match.header.commitment));
  io.out(text.play.hint);
  io.out('');
  tellAll(session);
}

/** The result with every score line, and the key that proves the shuffle; or a word on leaving early. */
export function ending(session: Session, end: Ending): void {
  const { io, text, match, module, reader } = session;
  io.out('');
  if (end === 'silent') io.err(`signoria: ${text.play.silent(match.log.length)}`);
  if (end === 'left') io.out(text.play.left(match.log.length));
  if (end !== 'over') return;
  for (const line of resultLines(module, match.state, reader, session)) io.out(line);
  io.out('');
  const kept = commitment(match.key) === match.header.commitment;
  for (const line of text.play.revealed(match.key, match.header.commitment, kept)) io.out(line);
}
