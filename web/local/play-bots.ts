/** From a click to a running table on this device. */
import type { BotLevel, NewTable } from '@signoria/table';
import { loadOptions } from '../games/face.ts';
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
  readonly options?: NewTable['options'];
}

export function ownName(): string {
  return me.value?.name || playerName.value || words.value.shell.guest;
}

export async function playBots({ game, seats, level, options }: BotGame): Promise<void> {
  const settings = { name: '', visibility: 'private', pace: 'live', language: 'any', rated: false } as const;
  const others = Array<BotLevel>(seats - 1).fill(level);
  const people = [ownName(), ...others.map(() => null)];
  try {
    const chosen = options ?? mustSay(await loadOptions(game), seats);
    const plan: NewTable = { game, seats, options: chosen, edition: null, settings, places: ['me', ...others] };
    const created = await call('create', { plan, people });
    if (!created.ok) throw new Error(JSON.stringify(created.refusal));
    go(paths.table(created.table, true));
  } catch (error) {
    console.error(error);
    toastTrouble(error);
  }
}
