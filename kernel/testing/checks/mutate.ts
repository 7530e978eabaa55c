/** Spoiling an answer in every way a careless or hostile client would. */
import type { Choice } from '../../index.ts';
import { same } from '../../index.ts';

type Fields = { readonly [field: string]: unknown };

/** Choices that differ from this one in one place. */
export function mutations(choice: Choice): readonly Choice[] {
  const fields = choice as unknown as Fields; // any choice is plain data
  const changed = Object.keys(fields).flatMap((field) => [
    without(fields, field),
    ...variants(fields[field]).map((value) => ({ ...fields, [field]: value })),
  ]);
  const spoilt = [...changed, { ...fields, extra: 1 }].filter((mutant) => !same(mutant, fields));
  return spoilt as unknown as readonly Choice[];
}

function without(fields: Fields, field: string): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => name !== field));
}

function variants(value: unknown): readonly unknown[] {
  if (typeof value === 'number') return [value + 1, value - 1, -1, value + 0.5, 1e9, Number.NaN, String(value), null];
  if (typeof value === 'string') return [`${value}x`, '', '__proto__', 'constructor', null, 0, [value]];
  if (typeof value === 'boolean') return [!value, null, Number(value), String(value)];
  if (Array.isArray(value)) return [...lists(value), null, {}, 'list'];
  return [null, {}, { ...(value as object | null), extra: 1 }, 'object'];
}

function lists(list: readonly unknown[]): readonly unknown[] {
  const [first] = list;
  const items = first === undefined ? [] : [list.slice(1), [first, ...list], list.toReversed(), ...within(list)];
  return [...items, [...list, 'nonsense'], [...list, null], [...list, '__proto__']];
}

function within(list: readonly unknown[]): readonly unknown[] {
  return variants(list[0]).map((value) => [value, ...list.slice(1)]);
}

/** Lines that differ from this one in one place, and some that mean nothing anywhere. */
export function mutatedLines(line: string): readonly string[] {
  const words = line.split(' ');
  const dropped = words.map((_, i) => words.filter((_, j) => j !== i).join(' '));
  const doubled = words.map((word, i) => words.toSpliced(i, 0, word).join(' '));
  const bent = words.flatMap((_, i) =>
    ['0', '-1', '1e3', '99999', 'x', '__proto__', 'constructor'].map((w) => words.with(i, w).join(' ')),
  );
  const odd = [
    '',
    ' ',
    '@undo 0',
    line.toUpperCase(),
    `${line} ${line}`,
    `${line} 1`,
    `${line}=`,
    line.slice(0, -1),
    '💥',
  ];
  return [...new Set([...dropped, ...doubled, ...bent, ...odd, words.toReversed().join(' ')])].filter(
    (l) => l !== line,
  );
}
