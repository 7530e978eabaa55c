/** One decision of the person at the keyboard: show it, then read lines until one of them is an answer. */
import { freedoms, type Played, play, question, Refused, undo } from '@signoria/kernel';
import { askForm } from './forms.ts';
import { INQUIRIES, refusalWords, show, why } from './inquiries.ts';
import { type Asked, offersOf } from './offers.ts';
import type { Session } from './session.ts';
import { wordOf } from './words.ts';

/** An entry of the log, or a reason why there is none. */
export type Turn = Played | 'again' | 'left' | 'silent';

export async function personTurn(session: Session): Promise<Turn> {
  const { match, seat, words, reader, lines } = session;
  const open = question(match.game, match.state, seat)!;
  const offers = offersOf(open, freedoms(match.game, match.state, seat), words, reader);
  const asked = { question: open, offers };
  show(session, asked);
  for (;;) {
    const line = await lines.next('> ');
    if (line === null) return 'silent';
    const turn = await hear(session, asked, line.trim());
    if (turn !== null) return turn;
  }
}

/** Null when the line was only a question or a mistake, and the decision stays open. */
async function hear(session: Session, asked: Asked, line: string): Promise<Turn | null> {
  const number = /^(\d+)(?:\s+(.*))?$/.exec(line);
  if (number !== null) return choose(session, asked, Number(number[1]), number[2] ?? '');
  const [head = '', ...rest] = line.split(/\s+/);
  const word = head === '' ? 'position' : wordOf(session.text, head);
  if (word === 'quit') return 'left';
  if (word === 'undo') return attempt(session, () => takeBack(session));
  if (word === null) return attempt(session, () => play(session.match, session.seat, line, asked.question.ticket));
  INQUIRIES[word](session, asked, rest.join(' '));
  return null;
}

function takeBack({ match, seat, io, text }: Session): Turn {
  undo(match, seat);
  io.out(text.play.undone);
  return 'again';
}

async function choose(session: Session, asked: Asked, number: number, rest: string): Promise<Turn | null> {
  const { io, text, match, seat } = session;
  const offer = asked.offers[number - 1];
  if (offer === undefined) {
    io.out(text.play.noSuchNumber(number, asked.offers.length));
    return null;
  }
  if (offer.kind === 'blocked') {
    why(session, asked, String(number));
    return null;
  }
  const choice = offer.kind === 'choice' ? offer.choice : await askForm(offer.form, rest, session);
  if (choice === null) return null;
  return attempt(session, () => play(match, seat, match.game.notation.write(choice), asked.question.ticket));
}

function attempt(session: Session, act: () => Turn): Turn | null {
  try {
    return act();
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    session.io.out(refusalWords(session, error.refusal));
    return null;
  }
}
