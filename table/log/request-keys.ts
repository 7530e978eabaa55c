/**
 * What made an entry, written into it: a request by hand, or the table on somebody's behalf. The same key is never
 * written twice, so a repeated request, a bot asked on two machines, or a restart at the wrong moment does no harm.
 * `asked` numbers questions and never repeats, not even after an undo.
 */
import type { Seat } from '@signoria/kernel';

export function handKey(user: string, id: string): string {
  return `by/${user}/${id}`;
}

/** Whether a player made this entry themselves. */
export function isByHand(requestKey: string | null): boolean {
  return requestKey?.startsWith('by/') ?? false;
}

/** Whether the answer is the player's own, by hand or by order: what others may see counts both alike. */
export function isOwn(requestKey: string | null): boolean {
  return isByHand(requestKey) || (requestKey?.startsWith('order/') ?? false);
}

export function forcedKey(asked: number): string {
  return `forced/${asked}`;
}

/** Whether the table made it, because nothing else was possible. */
export function isForced(requestKey: string | null): boolean {
  return requestKey?.startsWith('forced/') ?? false;
}

export function botKey(asked: number, seat: Seat): string {
  return `bot/${asked}/${seat}`;
}

/** Whether a bot made this entry, asked or not. */
export function isByBot(requestKey: string | null): boolean {
  return requestKey !== null && /^(bot|unasked)\//.test(requestKey);
}

/** Unasked: `entries` were in the log before. */
export function unaskedKey(entries: number, seat: Seat): string {
  return `unasked/${entries}/${seat}`;
}

/** The entry itself says which order made it, so that an order for once is spent with it and not a moment later. */
export function orderKey(asked: number, seat: Seat, index: number): string {
  return `order/${asked}/${seat}/${index}`;
}

/** Which of the seat's orders made the entry; null when none did. */
export function orderUsed(requestKey: string | null, seat: Seat): number | null {
  const [kind, , by, index] = requestKey?.split('/') ?? [];
  return kind === 'order' && Number(by) === seat ? Number(index) : null;
}

export function proposalKey(id: number): string {
  return `proposal/${id}`;
}

/** An answer the table had given is taken back on the way to the player's own. */
export function undoneKey(asked: number): string {
  return `undone/${asked}`;
}
