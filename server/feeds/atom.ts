/** Atom (RFC 4287), as much of it as a list of finished games needs. Pure. */
import { escaped } from '../http/escaped.ts';

export interface FinishedGame {
  readonly table: string;
  readonly at: number;
  readonly title: string;
  readonly summary: string;
  readonly url: string;
}

interface Feed {
  readonly title: string;
  readonly language: string;
  /** Where the feed itself is found, and the house. */
  readonly self: string;
  readonly home: string;
  readonly games: readonly FinishedGame[];
}

export function atomText({ title, language, self, home, games }: Feed): string {
  const latest = Math.max(0, ...games.map(({ at }) => at));
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">`,
    `<id>${escaped(self)}</id>`,
    `<title>${escaped(title)}</title>`,
    `<updated>${new Date(latest).toISOString()}</updated>`,
    '<author><name>Signoria</name></author>',
    `<link rel="self" type="application/atom+xml" href="${escaped(self)}"/>`,
    `<link rel="alternate" type="text/html" href="${escaped(home)}"/>`,
    ...games.map(entryText),
    '</feed>',
    '',
  ].join('\n');
}

function entryText({ table, at, title, summary, url }: FinishedGame): string {
  return [
    '<entry>',
    `<id>urn:signoria:table:${escaped(table)}</id>`,
    `<title>${escaped(title)}</title>`,
    `<updated>${new Date(at).toISOString()}</updated>`,
    `<link rel="alternate" type="text/html" href="${escaped(url)}"/>`,
    `<summary>${escaped(summary)}</summary>`,
    '</entry>',
  ].join('\n');
}
