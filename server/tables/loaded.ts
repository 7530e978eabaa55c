/** A table in memory, and what is told to those who look at it. */
import type { KeptTable, TableView } from '@signoria/table';
import type { Services } from '../services.ts';
import { type Audience, presenceOf } from './presence.ts';
import type { TablePorts } from './table-ports.ts';

export interface Loaded {
  readonly id: string;
  readonly table: KeptTable;
  readonly tablePorts: TablePorts;
  readonly audience: Audience;
  pins: number;
  /** When it was last let go of. */
  touched: number;
}

/** All tables of this server. */
export interface State {
  readonly services: Services;
  readonly loading: Map<string, Promise<Loaded | null>>;
  readonly here: Map<string, Loaded>;
  /** Being let go: to be waited for before the same table is loaded again. */
  readonly leaving: Map<string, Promise<void>>;
  readonly sweeper: NodeJS.Timeout;
  closed: boolean;
}

/** People come and go in crowds, and each time everybody's view changes. */
const CROWD_MS = 50;

export function tellSoon(loaded: Loaded): void {
  loaded.audience.timer ??= setTimeout(() => {
    loaded.audience.timer = null;
    tellPresence(loaded);
  }, CROWD_MS).unref();
}

export function tellPresence(loaded: Loaded): void {
  const presence = presenceOf(loaded.audience, loaded.tablePorts.row.seats);
  if (presence !== null) loaded.table.presence(presence);
}

/** A view for whoever is not about to answer. */
export function viewOf({ table }: Pick<Loaded, 'table'>, user: string, logFrom = ALL, chatFrom = ALL): TableView {
  return table.glance(user, logFrom, chatFrom);
}

/** From here on there is nothing yet. */
const ALL = Number.MAX_SAFE_INTEGER;
