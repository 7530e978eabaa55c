/** The words a person may type besides choices: in their language, and always in English. */
import { type CliText, cliText } from '../text.ts';

export const PLAY_WORDS = ['help', 'why', 'score', 'log', 'position', 'undo', 'rules', 'save', 'quit'] as const;
export type PlayWord = (typeof PLAY_WORDS)[number];

export function wordOf(text: CliText, typed: string): PlayWord | null {
  const word = typed.toLowerCase();
  const means = (known: PlayWord) =>
    text.play.words[known].includes(word) || cliText.en.play.words[known].includes(word);
  return PLAY_WORDS.find(means) ?? null;
}
