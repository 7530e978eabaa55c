/** Users and their sessions. Passwords, rights and ratings are in the opaque `data`, the server's business. */
import { type Engine, fixed, fixedUpdate, step, writeOr } from './engine.ts';
import { Conflict, StoreError } from './errors.ts';
import { seek, toPage } from './paging.ts';
import { plainText } from './plain.ts';
import type { NewUser, Page, PageRequest, Session, User, UserPatch } from './store.ts';

const userById = fixed((build, id: string) => build.selectFrom('users').selectAll().where('id', '=', id));

export async function getUser({ read, build }: Engine, id: string): Promise<User | null> {
  return (await read(userById(build, id)))[0] ?? null;
}

export async function findUser({ read, build }: Engine, handle: string): Promise<User | null> {
  return (await read(build.selectFrom('users').selectAll().where('handle', '=', handle)))[0] ?? null;
}

export async function createUser(engine: Engine, user: NewUser): Promise<User> {
  plainText('name', user.name);
  const row = { ...user, version: 1 };
  await writeOr(engine, [step(engine.build.insertInto('users').values(row))], () => takenBy(engine, user));
  return row;
}

async function takenBy(engine: Engine, { id, handle }: Pick<User, 'id' | 'handle'>): Promise<Conflict> {
  const holder = handle === null ? null : await findUser(engine, handle);
  if (holder && handle !== null) return new Conflict('taken', { what: 'handle', value: handle });
  return new Conflict('taken', { what: 'id', value: id });
}

const changeOf = fixedUpdate((build, set, [id, version]) =>
  build
    .updateTable('users')
    .set(set)
    .where('id', '=', id as string)
    .where('version', '=', version as number)
    .returningAll(),
);

export async function updateUser(engine: Engine, id: string, version: number, patch: UserPatch): Promise<User> {
  if (patch.name !== undefined) plainText('name', patch.name);
  const stale = () => new Conflict('version', { kind: 'user', id, version });
  const update = changeOf(engine.build, { ...patch, version: version + 1 }, [id, version], stale);
  const taken = () => takenBy(engine, { id, handle: patch.handle ?? null });
  try {
    const [first] = await writeOr(engine, [update], taken);
    return first!.rows[0] as User;
  } catch (error) {
    const isGone = error instanceof Conflict && error.code === 'version' && (await getUser(engine, id)) === null;
    throw isGone ? new StoreError('missing', { kind: 'user', id }) : error;
  }
}

export async function deleteUser({ write, build }: Engine, id: string): Promise<void> {
  await write([step(build.deleteFrom('users').where('id', '=', id))]);
}

export async function listUsers(engine: Engine, kind?: User['kind'], page: PageRequest = {}): Promise<Page<User>> {
  const all = engine.build.selectFrom('users').selectAll();
  const rows = await engine.read(seek(kind === undefined ? all : all.where('kind', '=', kind), 'created', page));
  return toPage(rows, 'created', (user) => user.created, page);
}

export async function createSession(engine: Engine, { user, ...rest }: Session): Promise<void> {
  const insert = step(engine.build.insertInto('sessions').values({ ...rest, user_id: user }));
  await writeOr(engine, [insert], ({ kind }) =>
    kind === 'foreign'
      ? new StoreError('missing', { kind: 'user', id: user })
      : new Conflict('taken', { what: 'token', value: rest.token }),
  );
}

export async function getSession({ read, build }: Engine, token: string): Promise<Session | null> {
  return (await read(sessionOf(build, token)))[0] ?? null;
}

const sessionOf = fixed((build, token: string) =>
  build.selectFrom('sessions').select(['token', 'user_id as user', 'created', 'expires']).where('token', '=', token),
);

export async function extendSession({ write, build }: Engine, token: string, expires: number): Promise<void> {
  const missing = () => new StoreError('missing', { kind: 'session', id: token });
  await write([step(build.updateTable('sessions').set({ expires }).where('token', '=', token), missing)]);
}

export async function deleteSession({ write, build }: Engine, token: string): Promise<void> {
  await write([step(build.deleteFrom('sessions').where('token', '=', token))]);
}

export async function deleteSessionsOf({ write, build }: Engine, user: string): Promise<void> {
  await write([step(build.deleteFrom('sessions').where('user_id', '=', user))]);
}

export async function pruneSessions({ write, build }: Engine, now: number): Promise<number> {
  const [pruned] = await write([step(build.deleteFrom('sessions').where('expires', '<=', now))]);
  return pruned!.changed;
}
