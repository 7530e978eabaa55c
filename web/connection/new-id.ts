/** A number nobody else will use. Not `crypto.randomUUID`, which a browser denies to a club's server without TLS. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
