/** What can go wrong with an account, in the reader's words. */
import { deedsIn, problemOf } from '../../shell/deed.ts';
import { troubleText } from '../../shell/trouble.ts';
import { words } from '../../state/words.ts';
import { accountWords } from './text.ts';

export function troubleIn(error: unknown): string {
  const { trouble, weak } = accountWords.value;
  const { code = '', detail = null } = problemOf(error) ?? {};
  if (code === 'weak-password' && (detail === 'short' || detail === 'handle' || detail === 'common'))
    return weak[detail];
  return (Object.hasOwn(trouble, code) ? trouble[code] : undefined) ?? troubleText(error, words.value, null);
}

export const useDeed = deedsIn(troubleIn);
