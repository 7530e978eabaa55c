/** Founding a league, joining and leaving it, being away from it and being ready to play for others. */
import { readOptions } from '@signoria/kernel';
import type { Body, NewLeague } from '@signoria/protocol';
import { Conflict, type Store, type User } from '@signoria/store';
import { botAtPlace, NotDone } from '@signoria/table';
import { Problem } from '../http/problems.ts';
import { newId } from '../ids.ts';
import type { Services } from '../services.ts';
import { changeUntilDone, type Event, type EventData } from '../tournaments/event.ts';
import {
  addLeague,
  changeLeague,
  type League,
  type LeagueData,
  type Member,
  readLeague,
  readSeason,
} from './league.ts';

export async function found({ games, store, now }: Services, by: User, wanted: NewLeague): Promise<string> {
  const { bots, join, ...plan } = wanted;
  const module = games.get(plan.game);
  if (module === undefined) throw new Problem('no-such-game', plan.game);
  const { players, options } = module.game;
  if (plan.size < players.min || plan.size > players.max) throw new Problem('malformed', 'size');
  if (plan.startAt < now()) throw new Problem('malformed', 'startAt');
  const read = readOptions(options, plan.options, plan.size);
  if (!read.ok) throw new NotDone({ why: 'bad-option', problems: read.problems });
  const id = newId();
  const members = [...(join ? [person(by.id)] : []), ...botsOf(bots)];
  await addLeague(store, id, {
    plan,
    organiser: by.id,
    status: 'open',
    members,
    bench: [],
    season: 0,
    nextAt: plan.startAt,
    closing: false,
    created: now(),
  });
  return id;
}

function person(id: string): Member {
  return { id, bot: null, leaving: false };
}

function botsOf({ level, count }: NewLeague['bots']): readonly Member[] {
  return Array.from({ length: count }, (_, i) => ({
    id: `bot/${i + 1}`,
    bot: { name: botAtPlace(i), level },
    leaving: false,
  }));
}

export async function mustRead(store: Store, id: string): Promise<League> {
  const league = await readLeague(store, id);
  if (league === null) throw new Problem('no-such-league');
  return league;
}

/** Again until nobody else changes it at the same moment. */
export async function change(
  store: Store,
  id: string,
  to: (league: League) => Partial<LeagueData> | null,
): Promise<void> {
  for (;;) {
    const league = await mustRead(store, id);
    if (league.status === 'over' || league.status === 'cancelled') throw new Problem('league-over');
    const next = to(league);
    if (next === null) return;
    try {
      await changeLeague(store, league, next);
      return;
    } catch (error) {
      if (!(error instanceof Conflict)) throw error;
    }
  }
}

const MOST_MEMBERS = 500;

/** At the end of the ladder; plays from the next season on. Who wanted to leave stays. */
export async function join({ store }: Services, id: string, { id: user }: User): Promise<void> {
  await change(store, id, ({ members, bench }) => {
    const known = members.find((one) => one.id === user);
    if (known !== undefined) return known.leaving ? { members: withLeaving(members, user, false) } : null;
    if (members.length >= MOST_MEMBERS) throw new Problem('event-full');
    return { members: [...members, person(user)], bench: bench.filter((one) => one !== user) };
  });
}

function withLeaving(members: readonly Member[], user: string, leaving: boolean): readonly Member[] {
  return members.map((one) => (one.id === user ? { ...one, leaving } : one));
}

/** When the season is over, or at once while none is played. */
export async function leave({ store }: Services, id: string, { id: user }: User): Promise<void> {
  await change(store, id, ({ members, status }) => {
    mustBeIn(members, user);
    if (status === 'running') return { members: withLeaving(members, user, true) };
    return { members: members.filter((one) => one.id !== user) };
  });
}

function mustBeIn(members: readonly Member[], user: string): void {
  if (!members.some((one) => one.id === user)) throw new Problem('not-entered');
}

/** From the next round on somebody else plays for them, or they do again. Their founder may say so for those who cannot. */
export async function beAway(
  { store }: Services,
  id: string,
  { id: by }: User,
  { away, member: user = by }: Body<'POST /api/leagues/:id/away'>,
): Promise<void> {
  const league = await mustRead(store, id);
  if (user !== by && league.organiser !== by) throw new Problem('not-organiser');
  mustBeIn(league.members, user);
  await eachEvent(store, league, (event) => {
    if (!event.entrants.some((one) => one.id === user)) return null;
    return { entrants: event.entrants.map((one) => (one.id === user ? { ...one, away } : one)) };
  });
}

/** Ready to play for those who are away, in any division but one's own. */
export async function beReady({ store }: Services, id: string, { id: user }: User, ready: boolean): Promise<void> {
  const after = (bench: readonly string[]) => [...bench.filter((one) => one !== user), ...(ready ? [user] : [])];
  await change(store, id, ({ bench }) => ({ bench: after(bench) }));
  await eachEvent(store, await mustRead(store, id), ({ bench = [] }) => ({ bench: after(bench) }));
}

/** The divisions of the season that is played. */
async function eachEvent(
  store: Store,
  { id, status, season }: League,
  to: (event: Event) => Partial<EventData> | null,
): Promise<void> {
  const current = status === 'running' ? await readSeason(store, id, season) : null;
  for (const { event } of current?.divisions ?? []) await changeUntilDone(store, event, to);
}

/** After the season that is played; before the first, at once. */
export async function close({ store }: Services, id: string, { id: user }: User): Promise<void> {
  await change(store, id, ({ organiser, status }) => {
    if (organiser !== user) throw new Problem('not-organiser');
    if (status === 'running') return { closing: true };
    return { closing: true, status: status === 'open' ? 'cancelled' : 'over' };
  });
}
