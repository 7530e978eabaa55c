// What comes from outside is read, not believed: where JSON is parsed no cast makes it what one hopes it is. That nothing
// parsed is used before it was looked at is the compiler's part (tsconfig.boundaries.json).

import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAst } from 'vite';
import { describe, expect, it } from 'vitest';
import { isNode, lineAt, type Node } from '../mutate/tree.ts';

const ROOT = join(import.meta.dirname, '../..');
const sources = globSync('{server,web,protocol,cli,store}/**/*.{ts,tsx}', { cwd: ROOT })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => !/(^|\/)(node_modules|dist|test|testing|bench)\//.test(path))
  .sort();

/** What is believed all the same, and why. */
const BELIEVED: { readonly [path: string]: string } = {
  'store/read-back.ts': 'rows of our own database: nobody else writes them',
};

describe('readers', () => {
  const found = sources.flatMap((path) => {
    const source = readFileSync(join(ROOT, path), 'utf8');
    return castsIn(path, source).map((start) => ({ path, at: `${path}:${lineAt(source, start)}` }));
  });

  it('stand at every door: nothing parsed, and nothing unknown, is cast', () => {
    expect(sources.length).toBeGreaterThan(500);
    expect(found.filter(({ path }) => BELIEVED[path] === undefined).map(({ at }) => at)).toEqual([]);
  });

  it('are missing nowhere else than where it is said', () => {
    const casting = new Set(found.map(({ path }) => path));
    expect(Object.keys(BELIEVED).filter((path) => !casting.has(path))).toEqual([]);
  });

  it.each([
    ['const a = JSON.parse(text) as Row;', 1],
    ['const a = (await response.json()) as Row;', 1],
    ['const a: Row = JSON.parse(text);', 1],
    ['const { b } = JSON.parse(text);', 1],
    ['const a: unknown = JSON.parse(text); use(a as Row);', 1],
    ['function f(stored: unknown) { return (stored as { b: number }).b; }', 1],
    ['const a: unknown = JSON.parse(text); use(isRow(a) ? a : null);', 0],
    ['const a = JSON.parse(text) as unknown; const b = ["c"] as const;', 0],
  ])('are missed in %s', (source, casts) => {
    expect(castsIn('a.ts', source)).toHaveLength(casts);
  });
});

/** Where something parsed, or called unknown, is said to be something. */
function castsIn(path: string, source: string): readonly number[] {
  const tree = parseAst(source, { lang: path.endsWith('x') ? 'tsx' : 'ts' });
  const unknown = new Set<string>();
  each(tree, (node) => {
    if (node.type === 'Identifier' && isUnknown(node.typeAnnotation)) unknown.add(String(node.name));
  });
  const casts: number[] = [];
  each(tree, (node) => {
    if (isCast(node, unknown) || isHope(node)) casts.push(node.start);
  });
  return casts;
}

function isCast(node: Node, unknown: ReadonlySet<string>): boolean {
  if (node.type !== 'TSAsExpression' || isUnknown(node)) return false;
  const of = bare(node.expression);
  return isParsing(of) || (of?.type === 'Identifier' && unknown.has(String(of.name)));
}

/** A variable with a type, or taken apart, that holds what was parsed. */
function isHope(node: Node): boolean {
  if (node.type !== 'VariableDeclarator' || !isParsing(bare(node.init)) || !isNode(node.id)) return false;
  const { type, typeAnnotation } = node.id;
  return type !== 'Identifier' || (isNode(typeAnnotation) && !isUnknown(typeAnnotation));
}

function isParsing(node: Node | null): boolean {
  if (node?.type !== 'CallExpression' || !isNode(node.callee) || !isNode(node.callee.property)) return false;
  const { object, property } = node.callee;
  const isJson = isNode(object) && object.name === 'JSON';
  return (isJson && property.name === 'parse') || (!isJson && property.name === 'json');
}

/** Without `await` and brackets around it. */
function bare(part: unknown): Node | null {
  if (!isNode(part)) return null;
  if (part.type === 'AwaitExpression') return bare(part.argument);
  return part.type === 'ParenthesizedExpression' ? bare(part.expression) : part;
}

/** `: unknown`, or `as unknown`. */
function isUnknown(part: unknown): boolean {
  return isNode(part) && isNode(part.typeAnnotation) && part.typeAnnotation.type === 'TSUnknownKeyword';
}

function each(part: unknown, look: (node: Node) => void): void {
  if (Array.isArray(part)) for (const one of part) each(one, look);
  if (!isNode(part)) return;
  look(part);
  for (const field of Object.values(part)) each(field, look);
}
