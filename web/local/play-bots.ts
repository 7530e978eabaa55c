/** From a click to a running table on this device. */
import type { BotLevel, NewTable } from '@signoria/table';
import { loadOptions } from '../games/client-bundle.ts';
import { mustSay } from '../games/seat-limits.ts';
import { go, paths } from '../router.ts';
import { toastTrouble } from '../shell/trouble.ts';
import { me } from '../state/me.ts';
import { playerName } from '../state/settings.ts';
import { words } from '../state/words.ts';
import { call } from './client.ts';

export interface BotGame {
  readonly game: string;
  readonly seats: number;
  readonly level: BotLevel;
  /** Beside what must be said. */
  readonly options?: NewTable['options'];
  /** Corrections to the box. */
  readonly edition?: unknown;
  /** Before the table is opened. */
  readonly created?: (table: string) => void;
}

export function ownName(): string {
  return me.value?.name || playerName.value || words.value.shell.guest;
}

export async function playBots({ game, seats, level, options, edition = null, created }: BotGame): Promise<void> {
  const settings = { name: '', visibility: 'private', pace: 'live', language: 'any', rated: false } as const;
  const others = Array<BotLevel>(seats - 1).fill(level);
  const people = [ownName(), ...others.map(() => null)];
  try {
    const chosen = { ...mustSay(await loadOptions(game), seats), ...options };
    const plan: NewTable = { game, seats, options: chosen, edition, settings, places: ['me', ...others] };
    const made = await call('create', { plan, people });
    if (!made.ok) throw new Error(JSON.stringify(made.refusal));
    created?.(made.table);
    go(paths.table(made.table, true));
  } catch (error) {
    console.error(error);
    toastTrouble(error);
  }
}
