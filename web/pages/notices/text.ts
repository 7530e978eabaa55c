/** The words of the pages about notices. Fetched with them, so that tables need not carry them. */

import type { Channel, ChannelType, Failure, NoticeKind } from '@signoria/protocol';
import { pageWords } from '../../state/page-words.ts';
import { language } from '../../state/settings.ts';
import { en } from './text/en.ts';
import { ru } from './text/ru.ts';

interface Explained {
  readonly name: string;
  readonly about: string;
}

export interface NoticeWords {
  readonly title: string;
  readonly lead: string;
  readonly where: string;
  readonly none: { readonly title: string; readonly text: string };
  readonly type: { readonly [T in ChannelType]: Explained };
  readonly add: string;
  readonly addTitle: string;
  /** Which of the ways. */
  readonly kind: string;
  readonly field: { readonly [F in 'address' | 'url' | 'token' | 'chat' | 'server' | 'topic']: string };
  readonly optional: string;
  readonly hookToken: string;
  readonly noMail: string;
  readonly push: {
    readonly button: string;
    readonly unsupported: string;
    readonly denied: string;
    readonly failed: string;
  };
  readonly secret: { readonly title: string; readonly text: string; readonly copy: string; readonly copied: string };
  readonly test: string;
  readonly again: string;
  readonly remove: string;
  removeOf(label: string): string;
  testOf(label: string): string;
  readonly cancel: string;
  readonly when: { readonly label: string; readonly first: string; readonly later: string };
  readonly discreet: Explained;
  readonly unconfirmed: string;
  /** How the last delivery went. */
  arrived(at: string): string;
  failed(at: string, why: string, tries: number): string;
  readonly never: string;
  readonly failure: { readonly [F in Failure]: string };
  readonly what: string;
  readonly told: { readonly [K in NoticeKind]: Explained };
  readonly how: string;
  readonly quiet: Explained;
  readonly from: string;
  readonly to: string;
  readonly zone: string;
  readonly language: string;
  readonly escalate: { readonly label: string; readonly note: string; readonly never: string };
  readonly gather: { readonly label: string; readonly note: string; readonly never: string };
  duration(ms: number): string;
  readonly saved: string;
  readonly trouble: {
    readonly malformed: string;
    readonly channels: string;
    readonly letters: string;
    readonly mailOff: string;
  };
  readonly link: {
    readonly answer: { readonly title: string; readonly button: string; readonly note: string };
    readonly late: { readonly title: string; readonly text: string };
    readonly confirm: {
      readonly title: string;
      readonly text: string;
      readonly button: string;
      readonly done: string;
    };
    readonly stop: { readonly title: string; readonly text: string; readonly button: string; readonly done: string };
    readonly bad: { readonly title: string; readonly text: string };
    readonly open: string;
  };
}

export const noticeWords = pageWords<NoticeWords>({ en, ru, de: async () => (await import('./text/de.ts')).de });

/** When, as the reader's clock has it. */
export function timeText(at: number): string {
  return new Intl.DateTimeFormat(language.value, { dateStyle: 'medium', timeStyle: 'short' }).format(at);
}

export function stateText({ last, confirmed }: Channel): string {
  const w = noticeWords.value;
  if (last !== null && last.failure !== null) return w.failed(timeText(last.at), w.failure[last.failure], last.tries);
  if (!confirmed) return w.unconfirmed;
  return last === null ? w.never : w.arrived(timeText(last.at));
}
