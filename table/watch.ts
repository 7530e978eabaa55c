/**
 * Following a table as one reader. A view is handed out only when something in it is new to him: that a message came
 * at all would otherwise tell that somebody answered a hushed question.
 */
import type { Table } from './table.ts';
import type { TableView } from './wire.ts';

export interface Watch {
  /** The view now, with log and chat from where he left off; null when there is nothing new for him. */
  next(): TableView | null;
}

export function watch(table: Pick<Table, 'view'>, user: string, logFrom: number, chatFrom: number): Watch {
  let from = { log: logFrom, chat: chatFrom };
  let last = '';
  return {
    next() {
      const view = table.view(user, from.log, from.chat);
      const { log, chat, logFrom: _, ...rest } = view;
      const now = JSON.stringify(rest);
      if (now === last && log.length === 0 && chat.length === 0) return null;
      last = now;
      from = { log: (log.at(-1)?.seq ?? from.log - 1) + 1, chat: (chat.at(-1)?.id ?? from.chat - 1) + 1 };
      return view;
    },
  };
}
