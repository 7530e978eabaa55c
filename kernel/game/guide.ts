/**
 * A first game with somebody who explains. The learner really plays it, against the simplest bots; a note is said when
 * the game comes to what it explains, each one once. The lesson is over when every note that is not rare has been said.
 */
import type { Translated } from '../text/languages.ts';
import type { OptionChoice } from './options.ts';

export interface Guide {
  /** How many play, the learner among them. */
  readonly seats: number;
  readonly options?: OptionChoice;
  /** In the order in which they are said where several could be. */
  readonly notes: readonly GuideNote[];
  readonly words: Translated<GuideWords>;
}

export interface GuideNote {
  readonly id: string;
  readonly when: Cue;
  /** Where to read on. */
  readonly rules: readonly string[];
  /**
   * The part of the board it speaks of, by the name the board marks it with; of several the first that is in sight. `tab market` is
   * the tab of that name, as long as another page is open: behind it the part is found. None where the question says it all.
   */
  readonly at?: string | readonly string[];
  /** Some games never come to this. */
  readonly rare?: true;
}

/** All that are given must hold. */
export interface Cue {
  /** The frame in which the learner is asked. */
  readonly asked?: string;
  /** How a line of the learner's menu begins. */
  readonly offered?: string;
  /** An event the learner has seen, now or before. */
  readonly seen?: string;
}

/** A game names its notes, so that none can be forgotten. */
export type GuideWords<Note extends string = string> = {
  readonly [note in Note]: { readonly title: string; readonly text: string };
};

/** What the learner has before them. */
export interface Lesson {
  /** The frame that asks them; null while others decide. */
  readonly asked: string | null;
  /** The lines they may answer with. */
  readonly lines: readonly string[];
  /** Names of all events so far. */
  readonly seen: ReadonlySet<string>;
  /** Notes they have read. */
  readonly said: ReadonlySet<string>;
  /** Notes that lay there unread when they answered: what fits the new question goes first. */
  readonly passed?: ReadonlySet<string>;
  /** How many were read since they were last asked. */
  readonly fresh: number;
}

/** Nobody learns more than that between two answers. */
const MOST_AT_ONCE = 3;

/** The next note to be read; null where nothing new has come up, or enough has been said. */
export function nextNote({ notes }: Guide, lesson: Lesson): GuideNote | null {
  if (lesson.fresh >= MOST_AT_ONCE) return null;
  const due = notes.filter(({ id, when }) => !lesson.said.has(id) && isCued(when, lesson));
  return due.find(({ id }) => lesson.passed?.has(id) !== true) ?? due[0] ?? null;
}

function isCued({ asked, offered, seen }: Cue, lesson: Lesson): boolean {
  if (asked !== undefined && asked !== lesson.asked) return false;
  if (offered !== undefined && !lesson.lines.some((line) => line.startsWith(offered))) return false;
  return seen === undefined || lesson.seen.has(seen);
}

export function isTaught({ notes }: Guide, said: ReadonlySet<string>): boolean {
  return notes.every(({ id, rare }) => rare === true || said.has(id));
}
