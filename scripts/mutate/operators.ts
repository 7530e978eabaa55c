// What can go wrong at one node: each change is a small mistake somebody could have made.

import { child, isNode, type Node } from './tree.ts';

/** One mistake: where, and what stands there instead. */
export interface Change {
  readonly start: number;
  readonly end: number;
  readonly from: string;
  readonly to: string;
  /** An expression is chosen by a condition, a statement left out, the name of a method chosen between brackets. */
  readonly form: 'expression' | 'statement' | 'method';
}

const BINARY: Readonly<Record<string, readonly string[]>> = {
  '<': ['<=', '>='],
  '<=': ['<', '>'],
  '>': ['>=', '<='],
  '>=': ['>', '<'],
  '===': ['!=='],
  '!==': ['==='],
  '+': ['-'],
  '-': ['+'],
  '*': ['/'],
  '/': ['*'],
  '%': ['*'],
  '&&': ['||'],
  '||': ['&&'],
  '+=': ['-='],
  '-=': ['+='],
};

/** `slice` is `filter` that keeps everything: a function counts as 0 there. */
const METHODS: Readonly<Record<string, string>> = {
  some: 'every',
  every: 'some',
  filter: 'slice',
  min: 'max',
  max: 'min',
};

const ASSERTING = /^(assert|invariant|never|unreachable|impossible)/i;

/** The changes at this node itself, not within it. */
export function changesAt(node: Node, source: string): readonly Change[] {
  switch (node.type) {
    case 'BinaryExpression':
    case 'LogicalExpression':
    case 'AssignmentExpression':
      return operatorChanges(node, source);
    case 'UnaryExpression':
      return unaryChanges(node, source);
    case 'Literal':
      return numberChanges(node, source);
    case 'IfStatement':
    case 'ConditionalExpression':
      return ['true', 'false'].map((to) => expression(child(node, 'test'), source, to));
    case 'WhileStatement':
      return [expression(child(node, 'test'), source, 'false')];
    case 'CallExpression':
      return methodChanges(node, source);
    case 'ExpressionStatement':
      return statementChanges(node, source);
    default:
      return [];
  }
}

/** Guards against what cannot happen: no test can reach behind them, so no mistake there can be noticed. */
export function isInvariant(node: Node): boolean {
  if (node.type === 'ThrowStatement') return isBareError(node);
  if (node.type === 'IfStatement') return node.alternate === null && onlyThrows(child(node, 'consequent'));
  if (node.type !== 'CallExpression') return false;
  const callee = child(node, 'callee');
  return callee.type === 'Identifier' && ASSERTING.test(callee.name as string);
}

function onlyThrows(node: Node): boolean {
  if (node.type !== 'BlockStatement') return node.type === 'ThrowStatement' && isBareError(node);
  const body = node.body as readonly Node[];
  return body.length === 1 && onlyThrows(body[0]!);
}

/** `Error` itself is for faults of the program; what players or files do wrong is refused by errors of other names. */
function isBareError(node: Node): boolean {
  const thrown = child(node, 'argument');
  return thrown.type === 'NewExpression' && child(thrown, 'callee').name === 'Error';
}

function operatorChanges(node: Node, source: string): readonly Change[] {
  const operator = node.operator as string;
  const left = child(node, 'left');
  const right = child(node, 'right');
  if (operator === '+' && (isText(left) || isText(right))) return [];
  const gap = source.slice(left.end, right.start);
  return (BINARY[operator] ?? []).map((other) => {
    const between = gap.replace(operator, () => other);
    return expression(node, source, source.slice(node.start, left.end) + between + source.slice(right.start, node.end));
  });
}

function isText(node: Node): boolean {
  return node.type === 'TemplateLiteral' || (node.type === 'Literal' && typeof node.value === 'string');
}

function unaryChanges(node: Node, source: string): readonly Change[] {
  const argument = child(node, 'argument');
  const drops = node.operator === '!' || (node.operator === '-' && argument.type !== 'Literal');
  return drops ? [expression(node, source, source.slice(node.start + 1, node.end).trim())] : [];
}

function numberChanges(node: Node, source: string): readonly Change[] {
  if (typeof node.value !== 'number') return [];
  const value = node.value;
  return [value + 1, value - 1].map((other) => expression(node, source, String(other)));
}

function methodChanges(node: Node, source: string): readonly Change[] {
  const callee = child(node, 'callee');
  if (callee.type !== 'MemberExpression' || callee.computed === true) return [];
  const property = child(callee, 'property');
  const name = property.name as string;
  const to = Object.hasOwn(METHODS, name) ? METHODS[name] : undefined;
  if (to === undefined || ((name === 'min' || name === 'max') && child(callee, 'object').name !== 'Math')) return [];
  // `a.some` becomes `a[…]`, and `a?.some` becomes `a?.[…]`.
  const start = source[property.start - 1] === '.' && callee.optional !== true ? property.start - 1 : property.start;
  return [{ start, end: property.end, from: name, to, form: 'method' }];
}

function statementChanges(node: Node, source: string): readonly Change[] {
  const what = child(node, 'expression');
  const acts = what.type === 'CallExpression' || what.type === 'AssignmentExpression' || isNode(what.argument);
  if (!acts || isInvariant(what)) return [];
  const { start, end } = node;
  return [{ start, end, from: source.slice(start, end), to: '', form: 'statement' }];
}

function expression({ start, end }: Node, source: string, to: string): Change {
  return { start, end, from: source.slice(start, end), to, form: 'expression' };
}
