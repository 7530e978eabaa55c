/** This browser has become somebody else: what the rest of the client knows of its reader follows. */
import type { Me } from '@signoria/protocol';
import { lookAtClub } from '../../state/club.ts';
import { greet, me } from '../../state/me.ts';
import { fetchMyTables } from '../../state/my-tables.ts';
import { playerName } from '../../state/settings.ts';

export function arrived(as: Me): void {
  playerName.value = as.name;
  me.value = as;
  void fetchMyTables();
  // The first account sets the house up by being there.
  if (as.admin) void lookAtClub();
}

/** Whoever comes next at this browser is a new guest, and not called like the one who left. */
export async function departed(): Promise<void> {
  playerName.value = '';
  me.value = null;
  await greet();
  await fetchMyTables();
}
