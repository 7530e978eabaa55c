/** From a game's tables of words in one language to its `PlayText`. No word stands here. */

import type { Question } from '../engine/perform.ts';
import type { Choice, Seat } from '../game/game.ts';
import type { PlayText, Reader } from '../game/module.ts';

/** Something told to somebody: 'You play …' or 'Bianca plays …'. */
export type Tell<About> = (about: About, reader: Reader) => string;

/** A sentence for each of these names, out of the facts that come with it. */
export type Tells<Facts> = { readonly [name in keyof Facts]: Tell<Facts[name]> };

export interface PromptWords {
  /** For the one who decides. */
  readonly asked: string | Tell<Question>;
  /** For those who wait. */
  readonly waiting: Tell<Question>;
}

/** Choices, and the bases of forms that are still to be filled in: without the keys that the form fills. */
export type Fillable<C, Form extends string> = C extends Choice
  ? Omit<C, Form> & { readonly [K in Form & keyof C]?: C[K] }
  : never;

/** What a game can say, by the names its rules use. */
export interface Sayable {
  /** The ids of options, and of the values of picks as `option.value`. */
  readonly option: string;
  /** The frames that ask somebody. */
  readonly asking: string;
  readonly choice: { readonly do: string };
  readonly event: { readonly what: string };
  /** The facts that come with each reason for a blocked choice. */
  readonly blocked: object;
  /** The facts that come with each line of a score. */
  readonly score: object;
  /** The facts that come with each part of a number, where the game explains numbers. */
  readonly part?: object;
  readonly outcome: string;
  /** The facts that come with each problem of an edition file that is this game's own. */
  readonly edition: object;
}

/**
 * The tables every game has in every language. They are keyed by the game's own names, so a missing word does not
 * compile. A game adds its names, the pieces a position is told with, and `warnings` if it has any.
 */
export interface PlayWords<S extends Sayable> {
  readonly title: string;
  readonly blurb: string;
  readonly credit: string;
  readonly options: { readonly [id in S['option']]: { readonly name: string; readonly about: string } };
  readonly prompts: { readonly [at in S['asking']]: PromptWords };
  /** To one whose sealed answer is in while others still think. */
  readonly answered: string;
  readonly choices: { readonly [D in S['choice']['do']]: Tell<Extract<S['choice'], { readonly do: D }>> };
  readonly events: { readonly [W in S['event']['what']]: Tell<Extract<S['event'], { readonly what: W }>> };
  readonly blocked: Tells<S['blocked']>;
  readonly score: {
    readonly [what in keyof S['score']]: Tell<{ readonly points: number; readonly facts: S['score'][what] }>;
  };
  /** What a part of a number is: 'Spring', 'two Heroines'; the figure itself stands beside it. */
  readonly parts?: Tells<NonNullable<S['part']>>;
  readonly outcomes: { readonly [reason in S['outcome']]: Tell<readonly Seat[]> };
  readonly edition: Tells<S['edition']>;
}

type AnyTells = { readonly [name: string]: (about: never, reader: Reader) => string };

/** `PlayWords` of any game, its types forgotten. */
interface AnyWords extends Pick<PlayText, 'title' | 'blurb' | 'credit' | 'options'> {
  readonly prompts: { readonly [at: string]: PromptWords };
  readonly answered: string;
  readonly choices: AnyTells;
  readonly events: AnyTells;
  readonly blocked: AnyTells;
  readonly warnings?: AnyTells;
  readonly score: AnyTells;
  readonly parts?: AnyTells;
  readonly outcomes: AnyTells;
  /** By the same names, in sight of the last position; a game need not have them all, or any. */
  readonly decided?: AnyTells;
  readonly edition: AnyTells;
}

export function playText<Words extends AnyWords, View>(
  words: Words,
  describe: (words: Words, view: View, reader: Reader) => readonly string[],
): PlayText {
  const { title, blurb, credit, options, warnings, parts, decided = {} } = words;
  return {
    title,
    blurb,
    credit,
    options,
    prompt(question, reader) {
      if (question.picked !== null) return words.answered;
      const { asked, waiting } = entry(words.prompts, question.at);
      if (question.menu === null) return waiting(question, reader);
      return typeof asked === 'string' ? asked : asked(question, reader);
    },
    choice: (choice, reader) => tell(words.choices, choice.do, choice, reader),
    event: (event, reader) => tell(words.events, event.what, event, reader),
    blocked: (reason, facts, reader) => tell(words.blocked, reason, facts, reader),
    ...(warnings === undefined ? {} : { warning: (why, facts, reader) => tell(warnings, why, facts, reader) }),
    ...(parts === undefined ? {} : { part: ({ what, facts = {} }, reader) => tell(parts, what, facts, reader) }),
    score: (line, reader) => tell(words.score, line.what, line, reader),
    outcome({ winners, reason }, reader, last) {
      const inSight = last !== undefined && Object.hasOwn(decided, reason);
      return inSight
        ? tell(decided, reason, { winners, view: last }, reader)
        : tell(words.outcomes, reason, winners, reader);
    },
    edition: ({ why, facts = {} }) => tell(words.edition, why, facts, NOBODY),
    // Only this game's views come here.
    describe: (view, reader) => describe(words, view as View, reader),
  };
}

/** An edition problem is about no player. */
const NOBODY: Reader = { name: () => '', seat: null };

/**
 * The kernel knows what a game says only by name. Here, and nowhere else, it becomes the game's own type again: the
 * rules wrote it under that name.
 */
function tell(table: AnyTells, name: string, about: unknown, reader: Reader): string {
  return entry(table, name)(about as never, reader);
}

/** The sentence of this name, or null where the table has none. */
export function tellOf(table: AnyTells, name: string, facts: unknown = {}): string | null {
  return Object.hasOwn(table, name) ? tell(table, name, facts, NOBODY) : null;
}

function entry<T>(table: { readonly [name: string]: T }, name: string): T {
  if (!Object.hasOwn(table, name)) throw new Error(`no words for '${name}'`);
  return table[name]!;
}
