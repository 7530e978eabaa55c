/** What people may know of each other. Never the handle, the address, or anything somebody signs in with. */
import type { Store, User } from '@signoria/store';
import type { House } from '../house.ts';
import { Problem } from '../http/problems.ts';
import { reliabilityOf } from '../people.ts';
import { statisticsOf } from '../ratings/played.ts';
import { ratingOf } from '../ratings/rating.ts';
import { bondsOf } from './bonds.ts';

export type Standing = 'self' | 'friends' | 'asked' | 'asking' | 'blocked' | null;

export async function userOf(store: Store, id: string): Promise<User> {
  const user = await store.getUser(id);
  if (user === null) throw new Problem('no-such-user');
  return user;
}

export async function profileOf({ store }: House, reader: User, user: User) {
  const { id, name, kind, created } = user;
  const [played, standing] = await Promise.all([statisticsOf(store, id), standingOf(store, reader.id, id)]);
  const ratings = await Promise.all(played.map(({ game, players }) => ratingOf(store, game, players, id)));
  const statistics = played.map((of, i) => ({ ...of, rating: ratings[i] ?? null }));
  return { user: id, name, kind, since: created, ...reliabilityOf(user), statistics, standing };
}

async function standingOf(store: Store, reader: string, user: string): Promise<Standing> {
  if (reader === user) return 'self';
  const { friends, asked, asking, blocked } = await bondsOf(store, reader);
  const lists = { friends, asked, asking, blocked };
  const found = (Object.keys(lists) as (keyof typeof lists)[]).find((list) => lists[list].includes(user));
  return found ?? null;
}

/** Names to the ids. Whoever is gone meanwhile is left out. */
export async function circleOf({ store }: House, user: string) {
  const named = async (ids: readonly string[]) => {
    const users = await Promise.all(ids.map((id) => store.getUser(id)));
    return users.flatMap((found) => (found === null ? [] : [{ user: found.id, name: found.name }]));
  };
  const { friends, asked, asking, blocked } = await bondsOf(store, user);
  return {
    friends: await named(friends),
    asked: await named(asked),
    asking: await named(asking),
    blocked: await named(blocked),
  };
}
