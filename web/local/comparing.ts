/** Games of one deal beside each other: played again here, so that nobody has to believe a result. */
import { type GameFile, type Seat, total } from '@signoria/kernel';
import { type BotLevel, botGame, type Challenge, fileOfGame, partingOf } from '@signoria/table';
import type { Playable } from '../games/playable.ts';
import { project } from './replays.ts';
import type { ComparedGame, Parted, Reel } from './worker-api.ts';

/** What does not hold is left out. Last comes a bot's own game of the seat. */
export function compared(module: Playable, { deal, games }: Challenge, bot: BotLevel): readonly ComparedGame[] {
  const files = games.flatMap((told) => fileOfGame(module, deal, told) ?? []);
  return beside(module, [...files, botGame(module, deal, bot)], deal.seat);
}

/** Games of one deal from one of its seats. */
export function beside(module: Playable, files: readonly GameFile[], seat: Seat): readonly ComparedGame[] {
  return files.flatMap((file) => {
    const { loaded } = project(module, file);
    if (!loaded.ok) return [];
    const points = pointsOf(loaded.reel, file.header.seats);
    return [
      {
        name: file.names[seat]!,
        hash: file.entries.at(-1)?.hash ?? '',
        reel: loaded.reel,
        points: points[seat]!,
        place: placeOf(loaded.reel, points, seat),
        parted: file === files[0] ? null : parted(module, files[0]!, file),
      },
    ];
  });
}

function pointsOf({ statistics: { totals } }: Reel, seats: number): readonly number[] {
  return totals.at(-1)?.totals ?? Array.from({ length: seats }, () => total([]));
}

/** Winners first, the others by their points. */
function placeOf({ outcome }: Reel, points: readonly number[], seat: number): number {
  const winners = outcome?.winners ?? [];
  if (winners.includes(seat)) return 1;
  const others = points.filter((own, i) => !winners.includes(i) && own > points[seat]!);
  return Math.max(1, winners.length) + 1 + others.length;
}

function parted(module: Playable, one: GameFile, other: GameFile): Parted | null {
  const found = partingOf(module, one, other);
  if (found === null) return null;
  const line = (file: GameFile, seq: number) => file.entries[seq - 1]!.line;
  return { after: found.after, seat: found.seat, one: line(one, found.one), other: line(other, found.other) };
}
