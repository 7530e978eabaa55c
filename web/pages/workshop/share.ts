/** An edition on its way: as a file, and inside a link, where no server reads it. */
import { isRecord } from '@signoria/kernel/json';
import { paths } from '../../router.ts';
import type { File } from './draft.ts';

const MARK = 'edition=';

export function saveFile(game: string, file: File): void {
  const name = typeof file['name'] === 'string' && file['name'] !== '' ? file['name'] : 'edition';
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([`${JSON.stringify(file, null, 2)}\n`], { type: 'application/json' }));
  link.download = `${game}-${name.replaceAll(/[^\p{L}\p{N}]+/gu, '-')}.json`;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** Null for what is no JSON object. */
export function parsed(text: string): File | null {
  try {
    const json: unknown = JSON.parse(text);
    return isRecord(json) ? json : null;
  } catch {
    return null;
  }
}

async function through(bytes: Uint8Array<ArrayBuffer>, stream: CompressionStream | DecompressionStream) {
  const squeezed = new Blob([bytes]).stream().pipeThrough(stream);
  return new Uint8Array(await new Response(squeezed).arrayBuffer());
}

export async function linkTo(game: string, file: File): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(file));
  const small = await through(bytes, new CompressionStream('deflate-raw'));
  const letters = btoa(String.fromCharCode(...small));
  const plain = letters.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
  return `${location.origin}${paths.workshop(game)}#${MARK}${plain}`;
}

/** The edition in what stands after `#`; null where there is none. */
export async function linked(anchor: string): Promise<File | null> {
  if (!anchor.startsWith(MARK)) return null;
  try {
    const letters = atob(anchor.slice(MARK.length).replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
    return parsed(new TextDecoder().decode(await through(bytes, new DecompressionStream('deflate-raw'))));
  } catch {
    return null;
  }
}
