// All the mutants of a source file, and the code that holds a choice of them.

import { type Change, changesAt, isInvariant } from './operators.ts';
import { child, lineAt, type Node, parse, parts } from './tree.ts';
import { type Wrap, wrapped } from './wrap.ts';

export interface Mutant {
  readonly file: string;
  readonly line: number;
  /** `original → replacement`, for people. */
  readonly what: string;
  readonly change: Change;
}

/** A mutant of the sample; the code asks for it by this number, which is never 0. */
export interface Chosen extends Mutant {
  readonly id: number;
}

const LOOPS = new Set(['ForStatement', 'ForOfStatement', 'ForInStatement', 'WhileStatement', 'DoWhileStatement']);
const LONGEST = 90;

export function mutantsOf(file: string, source: string): readonly Mutant[] {
  return changesIn(parse(source), source).map((change) => ({
    file,
    line: lineAt(source, change.start),
    what: `${short(change.from)} → ${change.to === '' ? '(removed)' : short(change.to)}`,
    change,
  }));
}

function changesIn(node: Node, source: string): readonly Change[] {
  if (isInvariant(node)) return [];
  return [...changesAt(node, source), ...parts(node).flatMap((part) => changesIn(part, source))];
}

/**
 * The source with the chosen mutants in it, each behind its switch, and with every loop counted, so that one without
 * end can be ended. Lines stay where they are.
 */
export function withMutants(source: string, chosen: readonly Chosen[]): string {
  const wraps = [...chosen.map(switched), ...loopsIn(parse(source)).map(counted)];
  if (wraps.length === 0) return source;
  return `const { $mutant, $tick } = globalThis.$mutation; ${wrapped(source, wraps)}`;
}

function switched({ id, change }: Chosen): Wrap {
  const { start, end, from, to, form } = change;
  if (form === 'statement') return { start, end, around: (inner) => `{ if (!$mutant(${id})) { ${inner} } }` };
  if (form === 'method') return { start, end, around: () => `[$mutant(${id}) ? '${to}' : '${from}']` };
  return { start, end, around: (inner) => `($mutant(${id}) ? (${to}) : (${inner}))` };
}

function loopsIn(node: Node): readonly Node[] {
  const within = parts(node).flatMap(loopsIn);
  return LOOPS.has(node.type) ? [node, ...within] : within;
}

function counted(loop: Node): Wrap {
  const body = child(loop, 'body');
  if (body.type !== 'BlockStatement') {
    return { start: body.start, end: body.end, around: (inner) => `{ $tick(); ${inner} }` };
  }
  return { start: body.start + 1, end: body.start + 1, around: () => ' $tick();' };
}

function short(text: string): string {
  const line = text.replace(/\s+/g, ' ');
  return line.length > LONGEST ? `${line.slice(0, LONGEST - 1)}…` : line;
}
