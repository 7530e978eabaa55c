/** Words in the room they have, where nothing can be scrolled and letters cannot be measured. */

export function cut(words: string, most: number): string {
  const letters = [...words];
  return letters.length <= most
    ? words
    : `${letters
        .slice(0, most - 1)
        .join('')
        .trimEnd()}…`;
}

/** In so many lines, and no more. */
export function fitted(words: string, most: number, count: number): readonly string[] {
  const lines = wrapped(words, most);
  const last = lines.slice(count - 1).join(' ');
  return lines.length <= count ? lines : [...lines.slice(0, count - 1), cut(last, most)];
}

function wrapped(words: string, most: number): readonly string[] {
  const lines: string[] = [''];
  for (const word of words.split(' ')) {
    const line = lines.at(-1)!;
    if (line !== '' && line.length + 1 + word.length > most) lines.push(word);
    else lines[lines.length - 1] = line === '' ? word : `${line} ${word}`;
  }
  return lines.map((line) => cut(line, most));
}

/** XML has no way to write the others. */
export function printable(words: string): string {
  return words.replace(/[\p{Cc}\p{Cs}\p{Co}\uFFFE\uFFFF]/gu, '');
}
