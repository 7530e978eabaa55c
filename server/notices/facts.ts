/**
 * What a notice has to say, looked up when it is sent: the table as its reader sees it then, and nothing they could not
 * read there themselves. What is no longer so is not told.
 */
import type { Choice, GameModule, Language, Menu, Reader } from '@signoria/kernel';
import { botNameIn, type SeatInfo, type TableView, tableText } from '@signoria/table';
import type { Around } from '../http/routes.ts';
import { type Loaded, viewOf } from '../tables/loaded.ts';
import type { Call, Subject } from './notice.ts';

export interface Answer {
  readonly line: string;
  readonly words: string;
}

export interface NoticeFacts {
  readonly call: Call | Exclude<Subject['kind'], 'turn'>;
  readonly table: string;
  /** The game's id and its title. */
  readonly game: string;
  readonly title: string;
  readonly name: string;
  readonly others: readonly string[];
  /** Whoever caused it: who invites, who mentions. */
  readonly by: string;
  /** What is asked, how it ended, what was written: left out where others may read along. */
  readonly words: string | null;
  /** The question, and the few answers it has; none when it has many. */
  readonly ticket: number | null;
  readonly answers: readonly Answer[];
  readonly deadline: number | null;
}

const ALL = Number.MAX_SAFE_INTEGER;
/** As many answers as fit beneath a notice. */
const MOST_ANSWERS = 4;

/** Null when there is nothing to tell any more. */
export async function factsOf(around: Around, subject: Subject, language: Language): Promise<NoticeFacts | null> {
  const found = await around.tables.use(subject.table, (loaded) => factsAt(around, loaded, subject, language));
  return found ?? null;
}

async function factsAt(
  { services }: Around,
  loaded: Loaded,
  subject: Subject,
  language: Language,
): Promise<NoticeFacts | null> {
  const { row } = loaded.tablePorts;
  const module = services.games.get(row.game);
  const view = viewOf(loaded, subject.user, ALL, subject.kind === 'mention' ? subject.line : ALL);
  if (module === undefined) return null;
  const own = ownFacts({ module, view, language }, subject);
  if (own === null) return null;
  const { you, seats, settings } = view;
  return {
    call: subject.kind === 'turn' ? subject.call : subject.kind,
    table: subject.table,
    game: row.game,
    title: module.text[language].title,
    name: settings.name,
    others: seats.flatMap((of, seat) => (seat === you || of.kind === 'open' ? [] : [nameOf(of, language)])),
    ...NOTHING,
    ...own,
  };
}

type Own = Pick<NoticeFacts, 'by' | 'words' | 'ticket' | 'answers' | 'deadline'>;
const NOTHING: Own = { by: '', words: null, ticket: null, answers: [], deadline: null };

interface Sight {
  readonly module: GameModule;
  readonly view: TableView;
  readonly language: Language;
}

function ownFacts(sight: Sight, subject: Subject): Partial<Own> | null {
  const { view } = sight;
  const seat = view.you === null ? undefined : view.seats[view.you];
  switch (subject.kind) {
    case 'turn':
      return turnFacts(sight, subject.asked);
    case 'start':
      return view.status === 'running' && view.you !== null ? {} : null;
    case 'over':
      return overFacts(sight);
    case 'covered':
      return seat?.kind === 'person' && seat.covered !== null ? {} : null;
    case 'vacant':
      return seat?.kind === 'person' && view.status === 'running' ? {} : null;
    case 'invited':
      return view.status === 'open' && view.you === null ? { by: subject.by } : null;
    case 'mention': {
      const line = view.chat.find(({ id }) => id === subject.line);
      return line === undefined ? null : { by: line.from.name, words: line.text };
    }
  }
}

function turnFacts({ module, view, language }: Sight, asked: number): Partial<Own> | null {
  const turn = turnIn(view);
  if (turn === null || turn.ticket !== asked || view.you === null) return null;
  const text = module.text[language];
  const reader = readerOf(view, language);
  const few = fewChoices(turn.menu);
  return {
    words: text.prompt(turn, reader),
    ticket: asked,
    answers: few.map((choice) => ({ line: module.game.notation.write(choice), words: text.choice(choice, reader) })),
    deadline: view.clock?.seats[view.you]?.flag ?? null,
  };
}

function overFacts({ module, view, language }: Sight): Partial<Own> | null {
  const { outcome, status } = view;
  if (status !== 'finished' || outcome === null) return null;
  return { words: module.text[language].outcome(outcome, readerOf(view, language)) };
}

/** The question its reader is asked and has not answered; a bot in their place is asked for them. */
export function turnIn({ status, question, seats, you }: TableView) {
  const of = you === null ? undefined : seats[you];
  if (status !== 'running' || question === null || of?.kind !== 'person' || of.covered !== null) return null;
  return question.menu === null || question.picked !== null ? null : { ...question, menu: question.menu };
}

function fewChoices(menu: Menu<Choice>): readonly Choice[] {
  const choices = listed(menu);
  return choices === null || choices.length > MOST_ANSWERS ? [] : choices;
}

/** All answers of a menu that is nothing but a list; null for a form. */
function listed(menu: Menu<Choice>): readonly Choice[] | null {
  if (menu.kind === 'list') return menu.choices;
  if (menu.kind !== 'any') return null;
  const parts = menu.of.map(listed);
  return parts.some((part) => part === null) ? null : parts.flatMap((part) => part ?? []);
}

export function readerOf({ seats, you }: TableView, language: Language): Reader {
  return { seat: you, name: (seat) => nameOf(seats[seat], language) };
}

function nameOf(of: SeatInfo | undefined, language: Language): string {
  if (of === undefined || of.kind === 'open') return '';
  return of.kind === 'bot' ? botNameIn(tableText[language], of.name) : of.name;
}
