/** Accounts for tests: opened by a guest, signed in from another browser. */
import { ask, type Guest, newGuest, takeCookie } from './client.ts';

export const PASSWORD = 'a quiet lagoon';

export interface Account extends Guest {
  readonly handle: string;
}

export async function newAccount(address: string, handle: string, password = PASSWORD): Promise<Account> {
  const guest = await newGuest(address);
  await post(guest, '/api/account', { handle, password });
  return { ...guest, handle };
}

/** Throws what the server says when it refuses. */
export async function post(who: Pick<Guest, 'address' | 'cookie'>, path: string, body: unknown, agent = 'tests') {
  const response = await fetch(`${who.address}${path}`, {
    method: 'POST',
    headers: { 'x-signoria': '1', 'content-type': 'application/json', 'user-agent': agent, cookie: who.cookie },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
  takeCookie(who, response);
  return response;
}

/** From a browser that knows nothing, or from one that is already somebody. */
export async function signIn(
  address: string,
  handle: string,
  { password = PASSWORD, cookie = '', agent = 'tests' } = {},
): Promise<Account> {
  const who = { address, cookie, agent };
  const { user, name } = await ask(who, 'POST /api/session', { body: { handle, password } });
  return { address, cookie: who.cookie, user, name, handle };
}
