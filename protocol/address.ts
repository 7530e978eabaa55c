/** From a declared route to the request that is sent. Without a library, because the browser loads it. */
import type { Method } from './route.ts';

interface Parts {
  readonly params?: object;
  readonly query?: object | undefined;
}

export function methodOf(key: string): Method {
  return key.startsWith('GET ') ? 'GET' : 'POST';
}

/** As declared: `/api/tables/:id`. */
export function pathOf(key: string): string {
  return key.slice(key.indexOf(' ') + 1);
}

/** As sent: `/api/tables/abc?limit=5`. What is undefined or empty in a query is not asked for. */
export function addressOf(key: string, { params = {}, query = {} }: Parts): string {
  const values = new Map(Object.entries(params).map(([name, value]) => [name, encodeURIComponent(String(value))]));
  const path = pathOf(key).replace(/:(\w+)/g, (_, name: string) => values.get(name) ?? '');
  const asked = Object.entries(query).filter(([, value]) => value !== undefined && value !== '');
  return asked.length === 0 ? path : `${path}?${new URLSearchParams(asked)}`;
}
