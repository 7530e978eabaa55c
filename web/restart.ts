/**
 * A part of an older version that is no longer on the server: one fresh start brings all parts together again. Where no server
 * answers there is nothing to start from, and the page stays as it is.
 */
import { at } from './address.ts';

const KEY = 'signoria.restarted';
const ONE_MINUTE_MS = 60_000;

export async function restartOnce(): Promise<void> {
  if (Date.now() - Number(sessionStorage.getItem(KEY) ?? 0) < ONE_MINUTE_MS || !(await isServed())) return;
  sessionStorage.setItem(KEY, String(Date.now()));
  location.reload();
}

/** Asked of the server itself: what a service worker keeps is answered to GET alone. */
function isServed(): Promise<boolean> {
  const asked = fetch(at('/'), { method: 'HEAD', cache: 'no-store' });
  return asked.then(
    ({ ok }) => ok,
    () => false,
  );
}
