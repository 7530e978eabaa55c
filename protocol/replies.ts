/**
 * Replies of the socket as they come in. Small and without a library, because the browser loads it: a reply is known by
 * its type, and the rest is taken at the server's word, whose types are the same.
 */
import type { Reply } from '@signoria/table';

const TYPES: { readonly [T in Reply['type']]: true } = {
  table: true,
  change: true,
  counsel: true,
  done: true,
  refused: true,
  past: true,
  foreseen: true,
  reasons: true,
  room: true,
  gone: true,
};

export const REPLY_TYPES = Object.keys(TYPES);

function isReply(json: unknown): json is Reply {
  return typeof json === 'object' && json !== null && 'type' in json && REPLY_TYPES.includes(String(json.type));
}

/** Null for what a server of another version may say. */
export function readReply(text: string): Reply | null {
  return asReply(JSON.parse(text));
}

/** The same of what has been parsed already. */
export function asReply(json: unknown): Reply | null {
  return isReply(json) ? json : null;
}
