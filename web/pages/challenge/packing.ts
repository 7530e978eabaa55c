/** A challenge as the tail of a link: packed small, and behind the `#`, so that no server ever gets to see it. */
import { type Challenge, readChallenge } from '@signoria/table';

/** More than any number of games comes to; what unpacks to more is a trick. */
const MOST_BYTES = 4_000_000;

export async function packed(challenge: Challenge): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(challenge));
  const all = await readAll(through(bytes, new CompressionStream('deflate-raw')));
  return btoa(Array.from(all, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/** Null for what is no challenge. */
export async function unpacked(text: string): Promise<Challenge | null> {
  try {
    const bytes = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (c) => c.charCodeAt(0));
    const json = await readAll(through(bytes, new DecompressionStream('deflate-raw')));
    return readChallenge(JSON.parse(new TextDecoder().decode(json)));
  } catch {
    return null;
  }
}

function through(bytes: Uint8Array<ArrayBuffer>, stream: CompressionStream | DecompressionStream) {
  return new Blob([bytes]).stream().pipeThrough(stream);
}

async function readAll(stream: ReadableStream<Uint8Array>): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let size = 0;
  const reader = stream.getReader();
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    size += next.value.length;
    if (size > MOST_BYTES) throw new Error('too much');
    parts.push(next.value);
  }
  const all = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}
