/** The days of one's leagues, for a calendar: when each round that is played or to come begins, and when it ends. */
import { roundsAhead } from '../leagues/calendar.ts';
import { type League, listLeagues, readSeason } from '../leagues/league.ts';
import type { Services } from '../services.ts';
import type { Reader } from './addresses.ts';
import type { Deadline } from './calendar.ts';
import { feedText } from './text.ts';

const MOST_LEAGUES = 100;

export async function leagueDays(services: Services, reader: Reader, home: string): Promise<readonly Deadline[]> {
  const found: Deadline[] = [];
  let cursor: string | undefined;
  do {
    const { leagues, next } = await listLeagues(services.store, cursor, MOST_LEAGUES);
    const own = leagues.filter(({ members }) => members.some(({ id, leaving }) => id === reader.user && !leaving));
    for (const league of own) found.push(...(await daysOf(services, league, reader, home)));
    cursor = next ?? undefined;
  } while (cursor !== undefined);
  return found;
}

async function daysOf(
  { store, now }: Services,
  league: League,
  { user, language }: Reader,
  home: string,
): Promise<readonly Deadline[]> {
  const current = league.status === 'running' ? await readSeason(store, league.id, league.season) : null;
  // Who has joined since waits for the next season.
  if (current !== null && !current.divisions.some(({ members }) => members.includes(user))) return [];
  const say = feedText[language];
  const url = `${home}/leagues/${league.id}`;
  return roundsAhead(league, current).flatMap(({ season, round, opens, closes }) => {
    const uid = `${league.id}-${season}-${round}`;
    const about = [league.plan.name, season, round] as const;
    const begins = { uid: `${uid}-opens`, at: opens, summary: say.roundBegins(...about), url };
    const ends = { uid: `${uid}-closes`, at: closes, summary: say.roundEnds(...about), url };
    return [begins, ends].filter(({ at }) => at > now());
  });
}
