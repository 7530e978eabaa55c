/** What somebody puts into a page of their own to show a game there. */
import type { Language } from '@signoria/kernel';

export interface Shown {
  /** A page made to be shown elsewhere: `paths.embed(…)`. */
  readonly path: string;
  readonly title: string;
  readonly language: Language;
  readonly dark: boolean;
  /** The move it opens at; null for the latest. */
  readonly seq: number | null;
}

export function snippetOf(origin: string, { path, title, language, dark, seq }: Shown): string {
  const url = new URL(path, origin);
  url.searchParams.set('language', language);
  url.searchParams.set('theme', dark ? 'dark' : 'light');
  if (seq !== null) url.hash = String(seq);
  const frame = 'width="960" height="640" style="border:0;max-width:100%" loading="lazy"';
  return `<iframe src="${escaped(url.href)}" title="${escaped(title)}" ${frame}></iframe>`;
}

const SIGNS: { readonly [sign: string]: string } = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => SIGNS[sign]!);
