/** The edition somebody is working at: a correction of the box, kept on this device, and every step of it to be taken back. */
import { type Signal, signal } from '@preact/signals';
import { withValue } from '@signoria/kernel/edition-sheet';
import { isRecord } from '@signoria/kernel/json';
import { kept } from '../../state/stored-signal.ts';

export type File = { readonly [key: string]: unknown };

export const asPrinted: File = {};

const files = new Map<string, Signal<File>>();

/** One for each game, in every tab of this browser. */
export function keptFile(game: string): Signal<File> {
  let file = files.get(game);
  if (file === undefined) {
    file = kept<File>(`edition.${game}`, asPrinted, (stored) => (isRecord(stored) ? stored : undefined));
    files.set(game, file);
  }
  return file;
}

interface Step {
  readonly before: File;
  /** The cell that was written in; null for a whole file. */
  readonly at: string | null;
}

export interface Draft {
  readonly file: Signal<File>;
  readonly steps: Signal<readonly Step[]>;
}

export function draftOf(game: string): Draft {
  return { file: keptFile(game), steps: signal([]) };
}

const MOST_STEPS = 200;

/** Writing on in the same cell is one step. */
export function write({ file, steps }: Draft, keys: readonly string[], value: unknown): void {
  const at = keys.join('.');
  if (steps.value.at(-1)?.at !== at) steps.value = [...steps.value, { before: file.value, at }].slice(-MOST_STEPS);
  file.value = withValue(file.value, keys, value);
}

export function replace({ file, steps }: Draft, next: File): void {
  steps.value = [...steps.value, { before: file.value, at: null }].slice(-MOST_STEPS);
  file.value = next;
}

export function undo({ file, steps }: Draft): void {
  const last = steps.value.at(-1);
  if (last === undefined) return;
  file.value = last.before;
  steps.value = steps.value.slice(0, -1);
}

/** What the edition calls itself. */
export function nameIn(file: File): string {
  return typeof file['name'] === 'string' ? file['name'].trim() : '';
}

/** Nothing is corrected in it. */
export function isEmpty(file: File): boolean {
  return Object.keys(file).length === 0;
}
