/**
 * The words of a page. English and Russian come with the page; another language is fetched by those who read it, and nobody
 * else: before the page is drawn, and before the language changes.
 */
import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Language } from '@signoria/kernel';
import { language } from './settings.ts';

type Fetched = Exclude<Language, 'en' | 'ru'>;

type Table<T> = { readonly en: T; readonly ru: T } & { readonly [L in Fetched]: () => Promise<T> };

/** How each page that is here comes to its words. */
const PAGES: ((wanted: Fetched) => Promise<void>)[] = [];

export function pageWords<T>(table: Table<T>): ReadonlySignal<T> {
  const said = signal<{ readonly en: T } & { readonly [L in Language]?: T }>({ en: table.en, ru: table.ru });
  PAGES.push(async (wanted) => {
    if (said.peek()[wanted] !== undefined) return;
    const words = await table[wanted]();
    said.value = { ...said.peek(), [wanted]: words };
  });
  return computed(() => said.value[language.value] ?? said.value.en);
}

/** Resolves when all pages that are here can speak it. Words that are out of reach are said in English. */
export async function pagesSpeak(wanted: Language): Promise<void> {
  if (wanted === 'en' || wanted === 'ru') return;
  await Promise.allSettled(PAGES.map((learn) => learn(wanted)));
}
