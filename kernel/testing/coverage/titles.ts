/**
 * The titles of the tests in a source text, found without running it. A small reader of TypeScript: it knows comments,
 * strings, templates and regular expressions well enough not to be fooled by them, and nothing else.
 */

export interface Title {
  readonly text: string;
  /** Whether the test runs: not skipped, not a to-do, not expected to fail, and in no block that is. */
  readonly runs: boolean;
}

const CALLS = /(?<![\w$.])(it|test|describe|suite)((?:\.\w+)*)\s*(?=[(<`])/g;
const IDLE = /\.(skip|todo|fails|skipIf|runIf)\b/;
const IDLE_OPTION = /^\s*,\s*\{[^}]*\b(skip|todo|fails)\b/;
/** A slash after one of these begins a regular expression, not a division. */
const BEFORE_REGEX = /(?:^|[([{,;:=!&|?+\-*%<>~^]|\b(?:return|typeof|case|in|of))\s*$/;

export function titlesIn(source: string): readonly Title[] {
  const code = blanked(source);
  const idle = idleBlocks(code);
  return [...code.matchAll(CALLS)].flatMap((call) => {
    const [whole, name, modifiers] = call;
    if (name === 'describe' || name === 'suite') return [];
    const open = callAfter(code, call.index + whole.length, modifiers!);
    const text = open === null ? null : literalAt(source, open + 1);
    if (text === null) return [];
    const after = source.slice(text.end, text.end + 200);
    const runs = !IDLE.test(modifiers!) && !IDLE_OPTION.test(after) && !idle.some(([a, b]) => a < open! && open! < b);
    return [{ text: text.value, runs }];
  });
}

type Span = readonly [number, number];

function idleBlocks(code: string): readonly Span[] {
  return [...code.matchAll(CALLS)].flatMap((call): readonly Span[] => {
    const [whole, name, modifiers] = call;
    if ((name !== 'describe' && name !== 'suite') || !IDLE.test(modifiers!)) return [];
    const open = callAfter(code, call.index + whole.length, modifiers!);
    return open === null ? [] : [[open, closing(code, open)]];
  });
}

/** The bracket that opens the call with the title: the second one after `.each(…)` and its kin. */
function callAfter(code: string, at: number, modifiers: string): number | null {
  let open = skipTypes(code, at);
  if (/\.(each|for|skipIf|runIf)\b/.test(modifiers)) {
    const table = code[open] === '`' ? code.indexOf('`', open + 1) : closing(code, open);
    open = skipTypes(code, table + 1 + /^\s*/.exec(code.slice(table + 1))![0].length);
  }
  return code[open] === '(' ? open : null;
}

function skipTypes(code: string, at: number): number {
  if (code[at] !== '<') return at;
  const open = code.indexOf('(', at);
  return open < 0 ? at : open;
}

/** The place of the bracket that closes the one at `open`. */
function closing(code: string, open: number): number {
  let depth = 0;
  for (let i = open; i < code.length; i++) {
    if ('([{'.includes(code[i]!)) depth++;
    else if (')]}'.includes(code[i]!) && --depth === 0) return i;
  }
  return code.length;
}

function literalAt(source: string, from: number): { readonly value: string; readonly end: number } | null {
  const at = from + /^(?:\s|\/\/[^\n]*\n|\/\*[\s\S]*?\*\/)*/.exec(source.slice(from))![0].length;
  const quote = source[at];
  if (quote !== "'" && quote !== '"' && quote !== '`') return null;
  const end = endOfString(source, at);
  return { value: source.slice(at + 1, end - 1), end };
}

/** The text with comments and the inside of strings and regular expressions blanked, place by place. */
function blanked(source: string): string {
  let out = '';
  for (let i = 0; i < source.length; ) {
    const end = endOfToken(source, i, out);
    const token = source.slice(i, end);
    out +=
      end === i + 1 ? token : isComment(token) ? blank(token) : token[0] + blank(token.slice(1, -1)) + token.at(-1);
    i = end;
  }
  return out;
}

function isComment(token: string): boolean {
  return token.startsWith('//') || token.startsWith('/*');
}

function blank(text: string): string {
  return text.replace(/[^\n]/g, ' ');
}

function endOfToken(source: string, i: number, before: string): number {
  const sign = source[i]!;
  if (sign === "'" || sign === '"' || sign === '`') return endOfString(source, i);
  if (sign !== '/') return i + 1;
  if (source[i + 1] === '/') return until(source, '\n', i, 0);
  if (source[i + 1] === '*') return until(source, '*/', i + 2, 2);
  return BEFORE_REGEX.test(before.slice(-20)) ? endOfRegex(source, i) : i + 1;
}

function until(source: string, what: string, from: number, and: number): number {
  const at = source.indexOf(what, from);
  return at < 0 ? source.length : at + and;
}

function endOfString(source: string, at: number): number {
  const quote = source[at]!;
  for (let i = at + 1; i < source.length; i++) {
    if (source[i] === '\\') i++;
    else if (source[i] === quote) return i + 1;
    else if (quote === '`' && source.startsWith('${', i)) i = endOfHole(source, i + 2) - 1;
  }
  return source.length;
}

/** Past the `}` that closes a hole in a template; strings and templates may stand inside. */
function endOfHole(source: string, from: number): number {
  let depth = 1;
  for (let i = from; i < source.length; ) {
    const sign = source[i]!;
    if (sign === "'" || sign === '"' || sign === '`') {
      i = endOfString(source, i);
      continue;
    }
    if (sign === '{') depth++;
    if (sign === '}' && --depth === 0) return i + 1;
    i++;
  }
  return source.length;
}

function endOfRegex(source: string, at: number): number {
  let inClass = false;
  for (let i = at + 1; i < source.length && source[i] !== '\n'; i++) {
    if (source[i] === '\\') i++;
    else if (source[i] === '[') inClass = true;
    else if (source[i] === ']') inClass = false;
    else if (source[i] === '/' && !inClass) return i + 1;
  }
  return at + 1;
}
