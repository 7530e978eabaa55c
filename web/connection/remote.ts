/** A table on a server, over the page's one socket. */
import { computed, signal } from '@preact/signals';
import type { GameFile } from '@signoria/kernel';
import { type Counsel, counselled, type TableView } from '@signoria/table';
import type { Gone, TableConnection } from './connection.ts';
import { merge, mergeChange, placeAfter } from './merge.ts';
import { requestsTo } from './requests.ts';
import type { Socket, TableNews } from './socket.ts';

export interface RemoteOptions {
  readonly socket: Socket;
  readonly table: string;
  readonly fetchFile: (table: string) => Promise<GameFile>;
}

export function remoteTable({ socket, table, fetchFile }: RemoteOptions): TableConnection {
  /** What was last seen plainly, and what was last found out beside it. */
  const plain = signal<TableView | null>(null);
  const counsel = signal<Counsel | null>(null);
  const gone = signal<Gone | null>(null);
  const skew = signal(0);
  const see = (next: TableView | null): void => {
    if (next === null) socket.again(table);
    else plain.value = next;
  };
  const hear = (news: TableNews): void => {
    if (news.type === 'gone') {
      gone.value = news.why;
      return;
    }
    gone.value = null;
    if (news.type === 'counsel') counsel.value = news;
    else {
      if (news.now !== undefined) skew.value = news.now - Date.now();
      see(news.type === 'table' ? merge(plain.value, news.view) : mergeChange(plain.value, news));
    }
  };
  const view = computed(() => (plain.value === null ? null : counselled(plain.value, counsel.value)));
  const stop = socket.watch(table, { place: () => placeAfter(plain.value), hear });
  return {
    table,
    local: false,
    view,
    gone,
    skew,
    link: computed(() => (view.value === null && socket.link.value === 'open' ? 'connecting' : socket.link.value)),
    curtain: signal(null),
    ...requestsTo(table, socket.send),
    file: () => fetchFile(table),
    lift: () => {},
    retry: () => socket.retry(),
    close: stop,
  };
}
