/** The names accounts are signed in with. What others read is the name beside it, which may change. */
const SHORTEST = 3;
const LONGEST = 30;
const HANDLE = /^[\p{L}\p{N}][\p{L}\p{M}\p{N}._-]*$/u;

/** As it is kept, so that capitals and ways of writing the same letter make no difference; null when it is none. */
export function readHandle(given: string): string | null {
  const handle = given.normalize('NFKC').trim().toLowerCase().normalize('NFKC');
  const length = [...handle].length;
  return length >= SHORTEST && length <= LONGEST && HANDLE.test(handle) ? handle : null;
}
