/** Following a document: its fenced blocks marked `follow` (or otherwise), commands to run and edits to make, one after another. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export type Step =
  | { readonly kind: 'run'; readonly command: string }
  | { readonly kind: 'edit'; readonly file: string; readonly hunks: readonly Hunk[] };

/** Lines that must stand there, one after another, and what they become. */
export interface Hunk {
  readonly before: string;
  readonly after: string;
}

export function stepsOf(document: string, mark = 'follow'): readonly Step[] {
  const blocks = document.matchAll(new RegExp(`^\`\`\`(sh|diff) ${mark}\\n([\\s\\S]*?)^\`\`\`$`, 'gm'));
  return [...blocks].flatMap(([, kind, body]) => (kind === 'sh' ? commandsOf(body!) : editsOf(body!)));
}

function commandsOf(body: string): readonly Step[] {
  return body
    .trim()
    .split('\n')
    .map((command) => ({ kind: 'run', command }));
}

/** `--- a/file`, `+++ b/file`, then hunks after `@@`, without line numbers: people read them. */
function editsOf(body: string): readonly Step[] {
  return body.split(/^--- a\//m).flatMap((part): readonly Step[] => {
    const [head = '', ...hunks] = part.split(/^@@.*\n/m);
    const file = head.split('\n')[0]!;
    return file === '' ? [] : [{ kind: 'edit', file, hunks: hunks.map(hunkOf) }];
  });
}

function hunkOf(text: string): Hunk {
  const lines = text.replace(/\n$/, '').split('\n');
  const side = (dropped: string) =>
    lines
      .filter((line) => !line.startsWith(dropped))
      .map((line) => `${line.slice(1)}\n`)
      .join('');
  return { before: side('+'), after: side('-') };
}

export function makeEdit(root: string, { file, hunks }: Extract<Step, { kind: 'edit' }>): void {
  const path = join(root, file);
  let text = readFileSync(path, 'utf8');
  for (const { before, after } of hunks) {
    if (text.split(before).length !== 2) throw new Error(`${file} has not once:\n${before}`);
    text = text.replace(before, () => after);
  }
  writeFileSync(path, text);
}
