/** A table in this browser: the same messages as over the socket, to a worker instead of a server. */
import { batch, effect, signal } from '@preact/signals';
import type { TableView } from '@signoria/table';
import { call, listen } from '../local/client.ts';
import type { Push } from '../local/worker-api.ts';
import { tempo } from '../state/settings.ts';
import type { Gone, Link, NextReader, TableConnection } from './connection.ts';
import { merge } from './merge.ts';
import { requestsTo } from './requests.ts';

/** Bots on this device take as long as their moves are to be looked at. */
const BOT_PACE = { slow: 1.6, normal: 1, fast: 0.25, step: 0.25 } as const;

export function localTable(table: string): TableConnection {
  const view = signal<TableView | null>(null);
  const link = signal<Link>('connecting');
  const gone = signal<Gone | null>(null);
  const curtain = signal<NextReader | null>(null);
  const hear = (push: Push): void => {
    if (push.table !== table) return;
    if (push.push === 'curtain') curtain.value = push.next;
    else if (push.push === 'fresh') view.value = null;
    else view.value = merge(view.value, push.view) ?? view.value;
  };
  const stop = listen(hear);
  const stopPace = effect(() => void call('pace', BOT_PACE[tempo.value]));
  void call('open', table).then(
    (found) => {
      link.value = 'open';
      if (!found) gone.value = 'unknown';
    },
    () => {
      gone.value = 'closed';
    },
  );
  return {
    table,
    local: true,
    view,
    link,
    gone,
    skew: signal(0),
    curtain,
    ...requestsTo(table, (message) => call('request', message)),
    file: () => call('file', table),
    lift() {
      // Nothing of the last reader's may be seen by the next.
      batch(() => {
        view.value = null;
        curtain.value = null;
      });
      void call('lift');
    },
    retry: () => {},
    close() {
      stop();
      stopPace();
      void call('close', table);
    },
  };
}
