/** The words of accounts and people. Fetched with their pages, so that tables need not carry them. */
import type { ProblemCode, SsoRefusal } from '@signoria/protocol';
import { pageWords } from '../../state/page-words.ts';
import { en } from './text/en.ts';
import { ru } from './text/ru.ts';

export interface AccountWords {
  readonly title: string;
  readonly guestLead: string;
  readonly signUp: {
    readonly tab: string;
    readonly handle: string;
    readonly handleNote: string;
    readonly password: string;
    readonly passwordNote: string;
    readonly setupCode: string;
    readonly setupNote: string;
    readonly submit: string;
    readonly done: string;
    readonly first: string;
    readonly closed: string;
  };
  readonly signIn: {
    readonly tab: string;
    readonly submit: string;
    readonly passkey: string;
    readonly forgot: string;
    readonly noMail: string;
    readonly address: string;
    readonly send: string;
    readonly sent: string;
    readonly done: string;
  };
  readonly show: string;
  readonly hide: string;
  readonly recover: {
    readonly title: string;
    readonly drop: string;
    readonly dropNote: string;
    readonly submit: string;
    readonly done: string;
  };
  /** Before what opens the account is changed. */
  readonly prove: {
    readonly about: string;
    readonly elsewhere: string;
    readonly password: string;
    readonly byPasskey: string;
    bySso(label: string): string;
  };
  /** Signing in elsewhere, at a provider that the host calls so. */
  readonly sso: {
    enter(label: string): string;
    readonly done: string;
    isLinked(label: string): string;
    notLinked(label: string): string;
    link(label: string): string;
    unlink(label: string): string;
    readonly unlinked: string;
    signOut(label: string): string;
    readonly refused: { readonly [R in SsoRefusal]: string };
  };
  readonly confirmed: string;
  readonly notConfirmed: string;
  readonly you: {
    readonly title: string;
    readonly handle: string;
    readonly admin: string;
    readonly profile: string;
    readonly settings: string;
    readonly signOut: string;
    readonly signedOut: string;
  };
  readonly handover: {
    readonly title: string;
    text(name: string, games: number): string;
    readonly take: string;
    readonly leave: string;
    taken(games: number): string;
    kept(games: number): string;
  };
  readonly password: {
    readonly title: string;
    readonly current: string;
    readonly next: string;
    readonly drop: string;
    dropNote(names: string): string;
    readonly submit: string;
    readonly note: string;
    readonly done: string;
  };
  readonly address: {
    readonly title: string;
    readonly label: string;
    readonly none: string;
    readonly noMail: string;
    readonly submit: string;
    readonly remove: string;
    readonly sent: string;
    readonly removed: string;
  };
  readonly passkeys: {
    readonly title: string;
    readonly about: string;
    readonly none: string;
    readonly unsupported: string;
    readonly byNumber: string;
    readonly add: string;
    readonly go: string;
    readonly added: string;
    readonly unnamed: string;
    made(ago: string): string;
    used(ago: string): string;
    remove(name: string): string;
    readonly really: string;
    readonly removed: string;
  };
  readonly devices: {
    readonly title: string;
    readonly here: string;
    readonly unnamed: string;
    seen(ago: string): string;
    end(name: string): string;
    readonly endOthers: string;
    readonly ended: string;
  };
  readonly feeds: {
    readonly title: string;
    readonly about: string;
    readonly make: string;
    readonly renew: string;
    readonly stop: string;
    readonly stopped: string;
    since(ago: string): string;
    readonly address: string;
    readonly once: string;
    readonly copy: string;
    readonly copied: string;
    readonly finished: string;
  };
  readonly data: {
    readonly title: string;
    readonly exportNote: string;
    readonly export: string;
    readonly puzzles: string;
    readonly puzzlesNote: string;
    readonly deleteNote: string;
    readonly delete: string;
    readonly dialog: string;
    readonly consequences: readonly string[];
    readonly password: string;
    readonly really: string;
    readonly keep: string;
    readonly done: string;
  };
  readonly friends: {
    readonly title: string;
    readonly none: string;
    readonly noneText: string;
    readonly asking: string;
    readonly asked: string;
    readonly blocked: string;
    readonly accept: string;
    readonly decline: string;
    readonly withdraw: string;
  };
  readonly person: {
    /** Who answers for a bot account. */
    keeper(name: string): string;
    since(date: string, kind: 'guest' | 'account'): string;
    readonly reliability: string;
    finished(games: number, left: number): string;
    readonly newcomer: string;
    readonly typical: string;
    readonly games: string;
    readonly noGames: string;
    readonly noGamesText: string;
    readonly game: string;
    readonly players: string;
    readonly played: string;
    readonly won: string;
    readonly place: string;
    readonly moveTime: string;
    readonly withBots: string;
    readonly rating: string;
    readonly provisional: string;
    readonly befriend: string;
    readonly accept: string;
    readonly withdraw: string;
    readonly part: string;
    readonly block: string;
    readonly blockNote: string;
    readonly unblock: string;
    readonly isFriend: string;
    readonly isAsked: string;
    readonly isAsking: string;
    readonly isBlocked: string;
    readonly isYou: string;
    readonly missing: string;
    readonly missingText: string;
  };
  readonly invite: {
    readonly title: string;
    readonly ask: string;
    readonly asked: string;
    readonly none: string;
    from(name: string, game: string): string;
    readonly look: string;
    readonly decline: string;
  };
  /** How long an answer takes. */
  duration(ms: number): string;
  readonly trouble: { readonly [C in ProblemCode]?: string };
  readonly weak: { readonly short: string; readonly handle: string; readonly common: string };
}

export const accountWords = pageWords<AccountWords>({ en, ru, de: async () => (await import('./text/de.ts')).de });
