/** Puts a text on the clipboard and says so. */
import { toast } from '../state/toasts.ts';
import type { Words } from '../text/shape.ts';

export async function copy(text: string, done: (words: Words) => string): Promise<void> {
  if (await copied(text)) toast('good', done);
  else toast('bad', (words) => words.trouble.copyFailed);
}

async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copiedByHand(text);
  }
}

/** The old way: the new one is closed to a server without TLS. */
function copiedByHand(text: string): boolean {
  const field = document.createElement('textarea');
  field.value = text;
  field.setAttribute('readonly', '');
  document.body.append(field);
  field.select();
  const done = document.execCommand('copy');
  field.remove();
  return done;
}
