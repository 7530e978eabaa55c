/** The first account of a house, which looks after it. */
import type { Page } from 'playwright-core';

const DOGE = { handle: 'doge', password: 'a quiet lagoon' };
const OURS = { 'x-signoria': '1' };

/**
 * Makes it, or signs in to it where a visit before this one made it. Before any page is open: a page that is just coming up asks
 * who is there, and of two answers with a cookie the later one stays.
 */
export async function becomeAdministrator(page: Page): Promise<void> {
  const { request } = page.context();
  const post = (path: string) => request.post(path, { headers: OURS, data: DOGE });
  await request.get('/api/me');
  if ((await post('/api/account')).ok()) return;
  const signedIn = await post('/api/session');
  if (!signedIn.ok()) throw new Error(`the administrator was refused: ${signedIn.status()} ${await signedIn.text()}`);
}
