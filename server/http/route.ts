/** What every route is declared with: its schemas, its line on the page of the interface, its limit. */
import type { z } from 'zod';
import { type RouteName, serverText } from '../text.ts';
import { problem } from './schemas.ts';

export interface Schemas {
  readonly body?: z.ZodType;
  readonly querystring?: z.ZodType;
  readonly params?: z.ZodType;
  readonly response?: { readonly [status: number]: z.ZodType };
}

/** `S` is kept exact, so that the handler's types follow from it. */
export function documented<const S extends Schemas>(name: RouteName, schemas: S) {
  const response = { ...schemas.response, '4xx': problem };
  return { schema: { ...schemas, operationId: name, summary: serverText.en.routes[name], response } };
}

export function perMinute(max: number) {
  return { rateLimit: { max, timeWindow: 60_000 } };
}
