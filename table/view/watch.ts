/**
 * Following a table as one reader. A view is handed out only when something in it is new to them: that a message came
 * at all would otherwise tell that somebody answered a hushed question.
 */
import type { Table } from '../table.ts';
import type { TableView } from '../wire.ts';
import { changeText, type Texts, wholeText } from './parts.ts';

/** A view or what is new in it, as the fields of a JSON object without its brackets. */
export interface News {
  readonly kind: 'view' | 'change';
  readonly fields: string;
}

export interface Watch {
  /** What is plain to see now, with log and chat from where they left off; null when nothing is new to them. */
  news(): News | null;
  /** The same as a view. */
  next(): TableView | null;
}

/** `changes`: after the first view, only what is new in it. */
export function watch(
  table: Pick<Table, 'sight'>,
  user: string,
  logFrom: number,
  chatFrom: number,
  changes = false,
): Watch {
  let from = { log: logFrom, chat: chatFrom };
  let last: Texts | null = null;
  const news = (): News | null => {
    const { standing, log, chat } = table.sight(user, from.log, from.chat);
    const change = last === null ? null : changeText(last, standing);
    if (last !== null && change === null && log.length === 0 && chat.length === 0) return null;
    const added = `"logFrom":${from.log},"log":${JSON.stringify(log)},"chat":${JSON.stringify(chat)}`;
    const isWhole = !changes || last === null;
    last = standing;
    from = { log: (log.at(-1)?.seq ?? from.log - 1) + 1, chat: (chat.at(-1)?.id ?? from.chat - 1) + 1 };
    if (isWhole) return { kind: 'view', fields: `${wholeText(standing)},${added}` };
    return { kind: 'change', fields: `${change ?? UNCHANGED},${added}` };
  };
  const next = () => {
    const found = news();
    return found === null ? null : (JSON.parse(`{${found.fields}}`) as TableView);
  };
  return { news, next };
}

const UNCHANGED = '"of":{},"view":{},"items":{}';
