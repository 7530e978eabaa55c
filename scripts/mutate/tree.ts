// The syntax tree as far as mutation needs it: plain nodes, walked without their types.

import { parseAst } from 'vite';

export interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [field: string]: unknown;
}

/** What TypeScript writes around an expression that runs. Everything else of TypeScript is gone at run time. */
const AROUND = new Set(['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression', 'TSInstantiationExpression']);

export function parse(source: string): Node {
  return parseAst(source, { lang: 'ts' }) as unknown as Node;
}

export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';
}

/** The node in a field that the kind of node is known to have. */
export function child(node: Node, field: string): Node {
  return node[field] as Node;
}

/** The parts of a node that run, in the order of the source. */
export function parts(node: Node): readonly Node[] {
  const fields = AROUND.has(node.type) ? ['expression'] : Object.keys(node).filter((field) => !isUnrun(node, field));
  return fields
    .flatMap((field) => node[field])
    .filter(isNode)
    .filter((part) => !part.type.startsWith('TS') || AROUND.has(part.type))
    .sort((a, b) => a.start - b.start);
}

/** Names and sources are no expressions; a shorthand property would be met twice. */
function isUnrun(node: Node, field: string): boolean {
  if (node.type === 'ImportDeclaration' || node.type === 'ExportAllDeclaration') return true;
  if (field === 'source') return node.type === 'ExportNamedDeclaration';
  if (field === 'key') return node.computed !== true;
  if (field === 'property') return node.type === 'MemberExpression' && node.computed !== true;
  return false;
}

export function lineAt(source: string, offset: number): number {
  return source.slice(0, offset).split('\n').length;
}
