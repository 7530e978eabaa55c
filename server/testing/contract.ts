/**
 * Every answer that a test gets is held against the contract: what is declared comes, nothing else does, and what is
 * refused is refused with a code the route has declared.
 */
import { isDeepStrictEqual } from 'node:util';
import { ALWAYS, type Declared, listRoutes, methodOf, problem, problemsOf, refused } from '@signoria/protocol';

interface Listed {
  readonly key: string;
  readonly route: Declared;
  readonly pattern: RegExp;
}

const LISTED: readonly Listed[] = listRoutes()
  .map(({ key, path, route }) => ({ key, route, pattern: new RegExp(`^${path.replaceAll(/:\w+/g, '([^/]+)')}$`) }))
  // A name in the path goes before anything that may stand in its place.
  .sort((a, b) => Number(a.key.includes(':')) - Number(b.key.includes(':')));

function declaredAt(method: string, path: string): Listed | undefined {
  const [bare = ''] = path.split('?');
  return LISTED.find(({ key, pattern }) => methodOf(key) === method && pattern.test(bare));
}

interface Answered {
  readonly status: number;
  readonly body: unknown;
}

/** Throws where server and contract do not say the same. */
export function mustKeepContract(method: string, path: string, { status, body }: Answered): void {
  const declared = declaredAt(method, path);
  if (declared === undefined) return;
  const wrong = status < 300 ? wrongAnswer(declared, status, body) : wrongRefusal(declared, body);
  if (wrong !== null) throw new Error(`${declared.key} breaks its contract: ${wrong}`);
}

function wrongAnswer({ route: { answer, media, status: expected = 200 } }: Listed, status: number, body: unknown) {
  if (status !== expected) return `${status} instead of ${expected}`;
  if (media !== undefined) return null;
  const read = answer.safeParse(body);
  if (!read.success) return JSON.stringify(read.error.issues);
  return isDeepStrictEqual(read.data, body) ? null : `more than declared in ${JSON.stringify(body)}`;
}

function wrongRefusal({ key, route }: Listed, body: unknown): string | null {
  if (route.answer.safeParse(body).success) return null; // a server that is not well says so in its own words
  if (refused.safeParse(body).success) return route.refuses === true ? null : 'refuses as a table does';
  const read = problem.safeParse(body);
  if (!read.success) return JSON.stringify(body);
  const { code } = read.data.error;
  return [...problemsOf(key, route), ...ALWAYS].includes(code) ? null : `refused with ${code}`;
}
