/** From one language's words to the kernel's `PlayText` and `Reference`. No word stands here. */
import type { PlayText, Reader, Reference } from '@signoria/kernel';
import type { View } from '../rules/view.ts';
import { describe } from './describe.ts';
import { CHAPTERS, type RulesText } from './rules.ids.ts';
import type { Asking, PromptWords, Words } from './shape.ts';

export function textOf(words: Words): PlayText {
  return {
    title: words.title,
    blurb: words.blurb,
    credit: words.credit,
    options: words.options,
    prompt(question, reader) {
      if (question.picked !== null) return words.answered;
      const { asked, waiting } = promptOf(words, question.at);
      return question.menu === null ? waiting(question, reader) : asked;
    },
    choice: (choice, reader) => tell(words.choices, choice.do, choice, reader),
    event: (event, reader) => tell(words.events, event.what, event, reader),
    blocked: (reason, facts, reader) => tell(words.blocked, reason, facts, reader),
    score: (line, reader) => tell(words.score, line.what, line, reader),
    outcome: ({ winners, reason }, reader) => tell(words.outcomes, reason, winners, reader),
    edition: ({ why, facts = {} }) => tell(words.edition, why, facts, NOBODY),
    // Only this game's views come here.
    describe: (view, reader) => describe(words, view as View, reader),
  };
}

/** An edition problem is about no player. */
const NOBODY: Reader = { name: () => '', seat: null };

/**
 * The kernel knows what a game says only by name. Here, and nowhere else, it becomes this game's own type again: the
 * rules wrote it under that name.
 */
function tell(
  table: { readonly [name: string]: (about: never, reader: Reader) => string },
  name: string,
  about: unknown,
  reader: Reader,
): string {
  if (!Object.hasOwn(table, name)) throw new Error(`no words for '${name}'`);
  return table[name]!(about as never, reader);
}

function promptOf(words: Words, at: string): PromptWords {
  if (!Object.hasOwn(words.prompts, at)) throw new Error(`no words for '${at}'`);
  return words.prompts[at as Asking];
}

export function referenceOf(rules: RulesText): Reference {
  return {
    chapters: CHAPTERS.map(({ id, entries }) => ({ id, title: rules.chapters[id], entries })),
    entries: rules.entries,
  };
}
