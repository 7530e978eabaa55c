/**
 * A table as the page holds it, wherever it is played: on a server (remote.ts) or in a worker of this browser
 * (local.ts). Everything the page shows comes from `view`; everything a person does goes through `ask`.
 */

import type { ReadonlySignal } from '@preact/signals';
import type { GameFile, Seat } from '@signoria/kernel';
import type { Inquiry, LobbyRequest, PastView, Reply, Request, TableRefusal, TableView } from '@signoria/table';
import type { RequestReply } from './socket.ts';

/** Lost: what was asked meanwhile is kept and will be sent. */
export type Link = 'connecting' | 'open' | 'lost';

export type Gone = Extract<Reply, { type: 'gone' }>['why'];

/** Everything that can be asked of a table. */
export type Message = Request | LobbyRequest;
export type Numbered = Extract<Message, { readonly id: string }>;
type Bare<M> = M extends Numbered ? Omit<M, 'table' | 'id'> : never;

/** A request before it has been given its table and its number. */
export type Asked = Bare<Exclude<Numbered, Inquiry | { type: 'past' }>>;

export type Answered =
  | { readonly ok: true; readonly seq: number | null }
  | { readonly ok: false; readonly refusal: TableRefusal };

/** To whom a shared screen is handed. */
export interface NextReader {
  readonly seat: Seat;
  readonly name: string;
  readonly colour: number;
}

export interface TableConnection {
  readonly table: string;
  readonly local: boolean;
  /** The latest view with the whole log and chat read so far; null until the first has come. */
  readonly view: ReadonlySignal<TableView | null>;
  readonly link: ReadonlySignal<Link>;
  readonly gone: ReadonlySignal<Gone | null>;
  /** How far the table's time is ahead of this device's. */
  readonly skew: ReadonlySignal<number>;
  /** One screen for several people: the seat that is to take the device now. Null: the reader may look. */
  readonly curtain: ReadonlySignal<NextReader | null>;
  ask(request: Asked): Promise<Answered>;
  past(seq: number): Promise<PastView>;
  /** Looked into; nothing is done. */
  inquire(inquiry: Bare<Inquiry>): Promise<RequestReply>;
  /** The game file of a finished game. */
  file(): Promise<GameFile>;
  /** The next person is looking at the screen. */
  lift(): void;
  /** Try to connect now instead of waiting. */
  retry(): void;
  close(): void;
}
