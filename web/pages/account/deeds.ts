/** What can go wrong with an account, in the reader's words. */
import { deedsIn, problemOf, wordFor } from '../../shell/deed.ts';
import { troubleText } from '../../shell/trouble.ts';
import { words } from '../../state/words.ts';
import { accountWords } from './text.ts';

export function troubleIn(error: unknown): string {
  const { trouble, weak, sso } = accountWords.value;
  const problem = problemOf(error);
  if (problem?.code === 'weak-password') return weak[problem.detail];
  if (problem?.code === 'sso-refused') return sso.refused[problem.detail];
  return wordFor(trouble, error) ?? troubleText(error, words.value, null);
}

export const useDeed = deedsIn(troubleIn);
