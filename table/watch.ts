/**
 * Following a table as one reader. A view is handed out only when something in it is new to him: that a message came
 * at all would otherwise tell that somebody answered a hushed question.
 */
import type { Table } from './table.ts';
import type { TableView } from './wire.ts';

export interface Watch {
  /** The view now, with log and chat from where he left off; null when there is nothing new for him. */
  next(): TableView | null;
  /** The same as JSON, for whoever only sends it on. */
  nextText(): string | null;
}

export function watch(table: Pick<Table, 'sight'>, user: string, logFrom: number, chatFrom: number): Watch {
  let from = { log: logFrom, chat: chatFrom };
  let last = '';
  const nextText = () => {
    const { standing, log, chat } = table.sight(user, from.log, from.chat);
    if (standing === last && log.length === 0 && chat.length === 0) return null;
    const added = `"logFrom":${from.log},"log":${JSON.stringify(log)},"chat":${JSON.stringify(chat)}`;
    last = standing;
    from = { log: (log.at(-1)?.seq ?? from.log - 1) + 1, chat: (chat.at(-1)?.id ?? from.chat - 1) + 1 };
    return `${standing.slice(0, -1)},${added}}`;
  };
  const next = () => {
    const text = nextText();
    return text === null ? null : (JSON.parse(text) as TableView);
  };
  return { next, nextText };
}
