/** Which requests only look into something: they go another way than what is done. */
import type { Inquiry } from './wire.ts';

export function isInquiry<R extends { readonly type: string }>(request: R | Inquiry): request is Inquiry {
  return request.type === 'foresee' || request.type === 'why';
}
