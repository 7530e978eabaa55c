/** Which refresh arrows the selected move of the marker would cross: seen before it is made. */
import { pointedAt } from '@signoria/kit';
import { ROOMS, type Side } from '../../data/palace.ts';
import type { Choice } from '../../rules/model/choices.ts';
import type { PlayerView } from '../../rules/view/types.ts';
import type { Table } from '../table.ts';

function stepsOf(choice: Choice | null): number {
  if (choice?.do === 'march') return choice.rooms;
  return choice?.do === 'further' ? 1 : 0;
}

export function crossedArrows(table: Table, player: PlayerView): readonly Side[] {
  if (player.seat !== table.you || player.marker === null) return [];
  const from = ROOMS.indexOf(player.marker);
  return Array.from(
    { length: stepsOf(pointedAt(table)) },
    (_, i) => player.rooms[(from + i) % ROOMS.length]!.arrow,
  ).filter((side) => side !== null);
}
