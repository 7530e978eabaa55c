// How long the functions of a source file are, to whoever wants to keep them short.

import { parseAst } from 'vite';
import { isNode, type Node } from './mutate/tree.ts';

export interface Length {
  /** Where it begins in the source. */
  readonly start: number;
  readonly lines: number;
}

const FUNCTIONS = /^(FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/;

/** Every function of a file, those inside others too. */
export function functionsIn(path: string, source: string): readonly Length[] {
  const found: Length[] = [];
  const look = (part: unknown): void => {
    if (Array.isArray(part)) part.forEach(look);
    if (!isNode(part)) return;
    if (FUNCTIONS.test(part.type)) found.push(lengthOf(part, source));
    Object.values(part).forEach(look);
  };
  look(parseAst(source, { lang: path.endsWith('x') ? 'tsx' : 'ts' }));
  return found;
}

function lengthOf({ start, end }: Node, source: string): Length {
  return { start, lines: source.slice(start, end).split('\n').length };
}
