/** Links to a move of a replay. */

/** Where a link names its move once more: what stands after `#` reaches no server, and the link's picture shows that moment. */
export const AT = 'at';

export function momentLink(address: string, seq: number): string {
  const url = new URL(address);
  url.searchParams.set(AT, String(seq));
  url.hash = String(seq);
  return url.href;
}
