/** Ways to spoil a good backup, each with the line that must be blamed. */
import { createHash } from 'node:crypto';
import { isRow, type Row, rowLine, SECTIONS, type Section } from '../../backup/format.ts';
import type { Damage } from '../../errors.ts';

interface Spoiled {
  readonly name: string;
  readonly spoil: string;
  readonly line: number;
  readonly damage: Damage;
}

export function damages(text: string): readonly Spoiled[] {
  const lines = text.split('\n').slice(0, -1);
  const last = lines.length;
  const at = lines.findIndex((line) => line.includes('"section":"entries"')) + 3;
  const join = (changed: readonly string[]) => `${changed.join('\n')}\n`;
  const change = (line: number, to: (was: string) => string) => join(lines.with(line - 1, to(lines[line - 1]!)));
  const without = (line: number) => join(lines.toSpliced(line - 1, 1));
  const twice = rows(lines).flatMap(([section, row]) =>
    section === 'users' ? [same(section, row), same(section, row)] : [same(section, row)],
  );
  const swap = join(lines.with(at - 1, lines[at]!).with(at, lines[at - 1]!));
  return [
    { name: 'a changed letter', spoil: change(at, (was) => was.replace('play', 'pray')), line: at, damage: 'checksum' },
    {
      name: 'a changed crc',
      spoil: change(at, (was) => was.replace(/..."\}$/, 'xyz"}')),
      line: at,
      damage: 'checksum',
    },
    { name: 'broken JSON', spoil: change(at, (was) => was.slice(0, -5)), line: at, damage: 'json' },
    { name: 'a lost line', spoil: without(at), line: at, damage: 'checksum' },
    { name: 'two lines exchanged', spoil: swap, line: at, damage: 'checksum' },
    { name: 'another first line', spoil: change(1, () => '{"hello":1}'), line: 1, damage: 'header' },
    { name: 'no JSON at all', spoil: 'once upon a time', line: 1, damage: 'header' },
    { name: 'no closing line', spoil: without(last), line: last, damage: 'end' },
    { name: 'nothing', spoil: '', line: 1, damage: 'end' },
    {
      name: 'a count',
      spoil: change(last, (was) => was.replace('"users":2', '"users":3')),
      line: last,
      damage: 'counts',
    },
    {
      name: 'the sum',
      spoil: change(last, (was) => was.replace(/..."\}\}$/, 'xyz"}}')),
      line: last,
      damage: 'checksum',
    },
    { name: 'a second ending', spoil: join([...lines, lines[last - 1]!]), line: last + 1, damage: 'after' },
    { name: 'an unknown section', spoil: resealed([['cards' as Section, { id: 1 }]]), line: 2, damage: 'section' },
    { name: 'sections exchanged', spoil: resealed(rows(lines).toReversed()), line: 3, damage: 'section' },
    { name: 'a missing column', spoil: resealed([['meta', { key: 'k' }]]), line: 2, damage: 'row' },
    { name: 'a wrong type', spoil: resealed([['meta', { key: 'k', value: 1 }]]), line: 2, damage: 'row' },
    {
      name: 'one key twice',
      spoil: resealed(twice),
      line: lines.findIndex((line) => line.includes('"sessions"')) + 3,
      damage: 'clash',
    },
  ];
}

/** The same bytes with one in the middle changed. */
export function flipped(bytes: Buffer): Buffer {
  const copy = Buffer.from(bytes);
  copy[Math.floor(copy.length / 2)]! ^= 0xff;
  return copy;
}

type Pair = readonly [Section, Row];

const same = (section: Section, row: Row): Pair => [section, row];

function rows(lines: readonly string[]): readonly Pair[] {
  return lines.slice(1, -1).map((line) => {
    const { section, row } = JSON.parse(line) as { section: Section; row: unknown };
    if (!isRow(section, row)) throw new Error(line);
    return [section, row];
  });
}

/** A file with correct sums over whatever rows. */
function resealed(pairs: readonly Pair[]): string {
  let text = '{"signoria":"backup","format":1}\n';
  let crc = 0;
  const counts = Object.fromEntries(SECTIONS.map((section) => [section, 0]));
  for (const [section, row] of pairs) {
    const next = rowLine(section, row, crc);
    text += next.line;
    crc = next.crc;
    counts[section] = (counts[section] ?? 0) + 1;
  }
  const sha256 = createHash('sha256').update(text).digest('hex');
  return `${text}${JSON.stringify({ end: { counts, sha256 } })}\n`;
}
