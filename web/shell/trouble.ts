/** What went wrong, in the reader's words. */
import type { PlayText } from '@signoria/kernel';
import { ApiError } from '../api.ts';
import { toast } from '../state/toasts.ts';
import type { Words } from '../text/shape.ts';

const NOBODY = { name: (seat: number) => String(seat + 1), seat: null };

export function troubleText(error: unknown, words: Words, game: PlayText | null): string {
  if (!(error instanceof ApiError)) return words.trouble.server;
  const { trouble } = error;
  if (trouble.kind === 'offline') return words.trouble.offline;
  if (trouble.kind === 'refusal') {
    // Only refusals of a start name the game; without its words the general sentence must do.
    return game === null ? words.trouble.server : words.atTable.refusal(trouble.refusal, game, NOBODY);
  }
  if (trouble.code === 'too-many') return words.trouble.tooMany;
  if (trouble.code === 'no-such-table') return words.table.gone.unknown.text;
  return words.trouble.server;
}

export function toastTrouble(error: unknown, game: PlayText | null = null): void {
  toast('bad', (words) => troubleText(error, words, game));
}
