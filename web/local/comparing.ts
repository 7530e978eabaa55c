/** Games of one deal beside each other: played again here, so that nobody has to believe a result. */
import { type GameFile, replayEntry, type Seat, startMatch, total, underRules } from '@signoria/kernel';
import { type BotLevel, botGame, type Challenge, fileOfGame, partingOf, standing } from '@signoria/table';
import type { Playable } from '../games/playable.ts';
import { isUnseen, project } from './replays.ts';
import type { ComparedAnswer, ComparedGame, Parted, Reel } from './worker-api.ts';

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
        answers: answersOf(module, file, seat, loaded.reel),
      },
    ];
  });
}

/** By entry, the number by which readers know the position after it. An answer to a sealed question is seen when that comes to light. */
function numbersOf(module: Playable, file: GameFile, last: number): readonly number[] {
  const { seats, options, edition, rules } = file.header;
  const match = startMatch(underRules(module.game, rules) ?? module.game, { seats, options, edition, key: file.key });
  let seen = 0;
  return file.entries.map((entry) => {
    replayEntry(match, entry, { checked: true });
    const unseen = isUnseen(match, entry);
    if (!unseen) seen++;
    return Math.min(last, unseen ? seen + 1 : seen);
  });
}

/** What was taken back is no answer. */
function answersOf(module: Playable, file: GameFile, seat: Seat, { chances, last }: Reel): readonly ComparedAnswer[] {
  const numbers = numbersOf(module, file, last);
  return standing(file.entries).flatMap((seq) => {
    const [entry, number] = [file.entries[seq - 1]!, numbers[seq - 1]!];
    return entry.seat === seat ? [{ line: entry.line, number, chance: chances?.[number]?.[seat] ?? null }] : [];
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
  const at = (file: GameFile, seq: number) => numbersOf(module, file, file.entries.length)[seq - 1]! - 1;
  const numbers = [at(one, found.one), at(other, found.other)] as const;
  return { after: found.after, seat: found.seat, one: line(one, found.one), other: line(other, found.other), numbers };
}
