/** Who wants to hear what happens at tables: clocks, notices, ratings. Told after it is written; nobody waits for them. */
import type { Table } from '@signoria/store';
import type { Course, TableRecord } from '@signoria/table';
import { reported } from '../log.ts';
import type { Services } from '../services.ts';
import type { Loaded } from './loaded.ts';

/** Something that went wrong at a table and no player was told. Goes to administrators only. */
export interface TableFault {
  readonly table: string;
  readonly game: string;
  readonly rules: number;
  readonly seat: number | null;
  /** The last entry of the log by then. */
  readonly seq: number;
  readonly what: string;
  /** What was being answered; null when nothing was. */
  readonly line: string | null;
  readonly error: string;
  readonly stack: string | null;
}

export interface Listener {
  /** Somebody has set up a table. */
  readonly created?: (table: Table) => Promise<void>;
  /** Something about a table changed: a move, a seat, a pause. Once for several changes at a time. */
  readonly changed?: (loaded: Loaded) => Promise<void> | undefined;
  /** The course as it is at hand here, so that nobody need play the game again. */
  readonly finished?: (record: TableRecord, course: Course | null) => Promise<void>;
  /** A server died that may not have told everybody what happened here last: to be done unless it was. */
  readonly inherited?: (loaded: Loaded) => Promise<void> | undefined;
  /** The same where the game was over by then. */
  readonly inheritedOver?: (record: TableRecord) => Promise<void>;
  readonly failed?: (fault: TableFault) => Promise<void>;
}

export interface TableHooks {
  listen(listener: Listener): void;
  created(services: Services, table: Table): void;
  changed(services: Services, loaded: Loaded): void;
  finished(services: Services, record: TableRecord, course: Course | null): void;
  inherited(services: Services, loaded: Loaded): void;
  inheritedOver(services: Services, record: TableRecord): void;
  failed(services: Services, fault: TableFault): void;
  /** Resolves when all who were told have done what they do about it. */
  settled(): Promise<void>;
}

export function makeTableHooks(): TableHooks {
  const listeners: Listener[] = [];
  const soon = new Set<Loaded>();
  const busy = new Set<Promise<void>>();
  const tell = (services: Services, table: string, hear: (listener: Listener) => Promise<void> | undefined) => {
    const hearing = listeners.flatMap((listener) => hear(listener) ?? []);
    if (hearing.length === 0) return;
    const heard = Promise.allSettled(hearing).then((ends) => {
      busy.delete(heard);
      for (const end of ends) {
        if (end.status === 'rejected') services.log.warn({ table, ...reported(end.reason) }, 'not heard');
      }
    });
    busy.add(heard);
  };
  return {
    listen: (listener) => void listeners.push(listener),
    created: (services, table) => tell(services, table.id, (listener) => listener.created?.(table)),
    changed(services, loaded) {
      if (soon.has(loaded)) return;
      soon.add(loaded);
      setImmediate(() => {
        soon.delete(loaded);
        tell(services, loaded.id, (listener) => listener.changed?.(loaded));
      });
    },
    finished: (services, record, course) =>
      tell(services, record.id, (listener) => listener.finished?.(record, course)),
    inherited: (services, loaded) => tell(services, loaded.id, (listener) => listener.inherited?.(loaded)),
    inheritedOver: (services, record) => tell(services, record.id, (listener) => listener.inheritedOver?.(record)),
    failed: (services, fault) => tell(services, fault.table, (listener) => listener.failed?.(fault)),
    async settled() {
      do {
        await new Promise((resolve) => setImmediate(resolve));
        await Promise.all(busy);
      } while (busy.size > 0 || soon.size > 0);
    },
  };
}
