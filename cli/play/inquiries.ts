/** What can be asked during a game without answering: the position, the score, why not, the rules, the log. */
import {
  type Choice,
  canonical,
  imagine,
  judge,
  kernelText,
  NotationError,
  type Refusal,
  Refused,
  type ScoreLine,
  type Seat,
  toFile,
} from '@signoria/kernel';
import { UsageError } from '../args/usage.ts';
import { fileText, writeText } from '../files/files.ts';
import { entriesNamed } from '../games/reference.ts';
import { scoreLines } from '../terminal/result.ts';
import type { Asked, Offer } from './offers.ts';
import { type Session, tellAll } from './session.ts';
import type { PlayWord } from './words.ts';

type Inquiry = (session: Session, asked: Asked, rest: string) => void;

export const INQUIRIES: { readonly [W in Exclude<PlayWord, 'undo' | 'quit'>]: Inquiry } = {
  help: ({ io, text }) => {
    for (const line of text.play.help) io.out(line);
  },
  why,
  score: scores,
  log: tellAll,
  position: show,
  rules: (session, _, ids) => rules(session, ids),
  save: (session, _, file) => save(session, file),
};

/** The position, what is asked, and the numbered answers. */
export function show({ io, text, words, reader, match, seat }: Session, { question, offers }: Asked): void {
  io.out('');
  for (const line of words.describe(match.game.view(match.state, seat), reader)) io.out(line);
  io.out('');
  io.out(io.paint('bold', words.prompt(question, reader)));
  const width = String(offers.length).length;
  for (const [i, offer] of offers.entries()) {
    if (offer.free && offers[i - 1]?.free !== true) io.out(text.play.atAnyTime);
    const line = `${String(i + 1).padStart(width)}. ${offer.words}`;
    io.out(offer.kind === 'blocked' ? io.paint('dim', `${line} ${text.play.forbidden}`) : line);
  }
}

export function refusalWords({ language, words, reader }: Session, why: Refusal): string {
  return kernelText[language].refusal(why, words, reader);
}

/** Why a choice, named by number or notation, is forbidden; and the rules that say so. */
export function why(session: Session, asked: Asked, what: string): void {
  const { io, text } = session;
  const found = what === '' ? null : reasonAgainst(session, asked, what);
  if (found === null) {
    io.out(what === '' ? text.play.whyWhat : text.play.allowed);
    return;
  }
  io.out(refusalWords(session, found));
  const cited = found.why === 'forbidden' ? found.rules : [];
  for (const id of cited) ruleLine(session, id);
}

function reasonAgainst({ match, seat }: Session, { offers }: Asked, what: string): Refusal | null {
  const offer = /^\d+$/.test(what) ? offers[Number(what) - 1] : undefined;
  if (offer?.kind === 'form') return null;
  try {
    judge(match.game, match.state, seat, offer === undefined ? match.game.notation.read(what) : chosen(offer));
    return null;
  } catch (error) {
    if (error instanceof Refused) return error.refusal;
    if (error instanceof NotationError) return { why: 'unreadable', line: what, problem: error.message };
    throw error;
  }
}

function chosen(offer: Exclude<Offer, { kind: 'form' }>): Choice {
  return offer.kind === 'choice' ? offer.choice : offer.blocked.choice;
}

function rules(session: Session, ids: string): void {
  const { io, text, words } = session;
  if (ids === '') {
    for (const { id, title } of words.reference.chapters) io.out(`${id}. ${title}`);
    return;
  }
  for (const id of ids.split(/[\s,]+/)) if (!ruleLine(session, id)) io.out(text.play.noSuchRule(id));
}

/** An entry by its id, or all entries of a chapter. */
function ruleLine({ io, words }: Session, given: string): boolean {
  const ids = entriesNamed(words.reference, given);
  for (const id of ids) io.out(`${io.paint('cyan', id)}  ${words.reference.entries[id]}`);
  return ids.length > 0;
}

function scores(session: Session): void {
  const { module, match, reader, io } = session;
  for (let seat = 0; seat < match.header.seats; seat++) {
    for (const line of scoreLines(module, knownScore(session, seat), reader.name(seat), reader, session)) io.out(line);
  }
}

/** Enough that a line resting on a secret differs in at least one of them. */
const WORLDS = 16;

/** Of others' scores, the lines that are the same in every world the person cannot tell from the real one. */
function knownScore({ match, seat: own }: Session, seat: Seat): readonly ScoreLine[] {
  const { game, state } = match;
  const real = game.score(state, seat);
  if (seat === own) return real;
  const worlds = Array.from({ length: WORLDS }, (_, i) =>
    game.score(imagine(game, state, own, i + 1), seat).map(canonical),
  );
  return real.filter((line) => worlds.every((world) => world.includes(canonical(line))));
}

function save({ match, players, io, text }: Session, file: string): void {
  if (file === '') {
    io.out(text.play.saveWhere);
    return;
  }
  try {
    writeText(file, fileText(toFile(match, players)));
    io.out(text.files.wrote(file, match.log.length));
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    io.out(text.usage(error.problem));
  }
}
