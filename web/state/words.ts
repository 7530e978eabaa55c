/**
 * The words in the language chosen now. Whoever reads `words.value` while drawing is drawn again when it changes. Only one
 * language is fetched: another when it is asked for.
 */
import { batch, computed, effect, signal } from '@preact/signals';
import type { Language } from '@signoria/kernel';
import type { Words } from '../text/shape.ts';
import { pagesSpeak } from './page-words.ts';
import { language, wantedLanguage } from './settings.ts';

const FETCH: { readonly [L in Language]: () => Promise<Words> } = {
  en: async () => (await import('../text/en.ts')).en,
  ru: async () => (await import('../text/ru.ts')).ru,
  de: async () => (await import('../text/de.ts')).de,
};

const fetched = signal<Words | null>(null);

export const words = computed((): Words => {
  if (fetched.value === null) throw new Error('nothing can be drawn before `speak`');
  return fetched.value;
});
export const tableWords = computed(() => words.value.atTable);

/** Resolves with the first words; from then on the page follows the setting. */
export async function speak(): Promise<void> {
  await speakIn(wantedLanguage.value);
  effect(() => {
    // Out of reach of the server, a language never spoken here cannot be had: the page stays with the one it has.
    void speakIn(wantedLanguage.value).catch(() => {});
  });
}

async function speakIn(wanted: Language): Promise<void> {
  const [said] = await Promise.all([FETCH[wanted](), pagesSpeak(wanted)]);
  if (wantedLanguage.value !== wanted) return;
  batch(() => {
    fetched.value = said;
    language.value = wanted;
  });
}
