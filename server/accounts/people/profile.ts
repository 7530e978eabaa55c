/** What people may know of each other. Never the handle, the address, or anything somebody signs in with. */
import { isBotAccount } from '@signoria/protocol';
import type { Store, User } from '@signoria/store';
import { Problem } from '../../http/problems.ts';
import { ownerOf } from '../../machines/bot-accounts.ts';
import { reliabilityOf } from '../../people.ts';
import { statisticsOf } from '../../ratings/played.ts';
import { ratingOf } from '../../ratings/rating.ts';
import type { Services } from '../../services.ts';
import { bondsOf } from './relationships.ts';

export type Acquaintance = 'self' | 'friends' | 'asked' | 'asking' | 'blocked' | null;

export async function userOf(store: Store, id: string): Promise<User> {
  const user = await store.getUser(id);
  if (user === null) throw new Problem('no-such-user');
  return user;
}

export async function profileOf({ store }: Services, reader: User, user: User) {
  const { id, name, kind, created } = user;
  const [played, standing] = await Promise.all([statisticsOf(store, id), acquaintanceOf(store, reader.id, id)]);
  const ratings = await Promise.all(played.map(({ game, players }) => ratingOf(store, game, players, id)));
  const statistics = played.map((of, i) => ({ ...of, rating: ratings[i] ?? null }));
  const keeper = isBotAccount(id) ? await keeperOf(store, id) : null;
  return { user: id, name, kind, since: created, ...reliabilityOf(user), statistics, standing, keeper };
}

/** Who answers for a bot. */
async function keeperOf(store: Store, bot: string) {
  const owner = await ownerOf(store, bot);
  const user = owner === null ? null : await store.getUser(owner);
  return user === null ? null : { user: user.id, name: user.name };
}

async function acquaintanceOf(store: Store, reader: string, user: string): Promise<Acquaintance> {
  if (reader === user) return 'self';
  const { friends, asked, asking, blocked } = await bondsOf(store, reader);
  const lists = { friends, asked, asking, blocked };
  const found = (Object.keys(lists) as (keyof typeof lists)[]).find((list) => lists[list].includes(user));
  return found ?? null;
}

/** Names to the ids. Whoever is gone meanwhile is left out. */
export async function circleOf({ store }: Services, user: string) {
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
