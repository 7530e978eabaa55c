/** A person's own results over time, by game and number of players, beside what people here win on the whole. */
import type { Trend } from '@signoria/protocol';
import { gamesOf, type Played } from '../ratings/played.ts';
import type { Services } from '../services.ts';
import { type KeptSheet, readSheets } from './counting.ts';
import { addSheets } from './sheet.ts';
import { shareOf, tellable } from './telling.ts';

/** Enough for a curve; the latest. */
const MOST = 300;

export async function trendsOf({ store }: Pick<Services, 'store'>, user: string): Promise<readonly Trend[]> {
  const kinds = new Map<string, Played[]>();
  for await (const played of gamesOf(store, user)) {
    const kind = `${played.game}/${played.players}`;
    kinds.set(kind, [...(kinds.get(kind) ?? []), played]);
  }
  const sheets = await readSheets(store);
  return [...kinds.values()]
    .toSorted((a, b) => b.length - a.length)
    .map((games) => {
      const { game, players } = games[0]!;
      const latest = games.toSorted((a, b) => a.at - b.at).slice(-MOST);
      return {
        game,
        players,
        house: peopleIn(sheets.filter(({ kind }) => kind.game === game && kind.players === players)),
        points: latest.map(({ at }, i) => ({ at, ...sharedIn(latest.slice(0, i + 1)) })),
      };
    });
}

/** So many games back: long enough to be steady, short enough to show a change. */
const WINDOW = 20;

function sharedIn(games: readonly Played[]) {
  const last = games.slice(-WINDOW);
  return shareOf(
    last.length,
    last.reduce((sum, { share }) => sum + share, 0),
  );
}

function peopleIn(sheets: readonly KeptSheet[]) {
  const { shares } = addSheets(sheets.map(({ sheet, hidden }) => tellable(sheet, hidden > 0)));
  const people = shares.find(({ of, what }) => of === 'player' && what === 'person');
  return people === undefined ? null : shareOf(people.n, people.sum);
}
