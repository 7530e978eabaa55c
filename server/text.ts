/** Every word the server itself says to people. What is said about games and tables comes from their own text tables. */

import { inEvery, LANGUAGES, type Language, translated } from '@signoria/kernel';
import type { TableSettings, TableStatus } from '@signoria/table';
import sentences from './text/de.json' with { type: 'json' };
import { en } from './text/en.ts';
import { places } from './text/places.ts';
import { ru } from './text/ru.ts';

/** What a link to a table shows before it is opened. */
export interface Preview {
  readonly game: string;
  readonly name: string;
  readonly status: TableStatus;
  readonly pace: TableSettings['pace'];
  readonly seats: number;
  readonly open: number;
}

export interface ServerText {
  guest(number: number): string;
  readonly preview: { title(preview: Preview): string; about(preview: Preview): string };
  /** What administrators send themselves to see whether mail arrives. The house may have no name. */
  readonly testMail: { subject(house: string): string; text(house: string): string };
  /** Shown where the client should be, when nobody has built it. */
  readonly noClient: string;
}

export const serverText = inEvery<ServerText>({ en, ru, de: translated('de', en, sentences, places) });

/** The first of our languages that the browser names; English otherwise. */
export function languageOf(accepted: string | undefined): Language {
  const wanted = (accepted ?? '').split(',').map((part) => part.trim().slice(0, 2).toLowerCase());
  return wanted.flatMap((tag) => LANGUAGES.find((known) => known === tag) ?? [])[0] ?? 'en';
}
