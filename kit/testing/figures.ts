/** Numbers that explain themselves, in boards drawn as text and in views. */
import type { Sum } from '@signoria/kernel';

const PRESSED = /<button[^>]*class="why-number[^"]*"[^>]*><span class="only-heard">([^<]*?) ?<\/span>/g;
const SPREAD = /<table class="why-sum">[\s\S]*?<tfoot><tr><th scope="row">([^<]*)<\/th>/g;

/** What the numbers are called that can be opened, or lie open. */
export function figuresIn(markup: string): ReadonlySet<string> {
  const found = [PRESSED, SPREAD].flatMap((pattern) => [...markup.matchAll(pattern)]);
  return new Set(found.map(([, label]) => label!.replaceAll('&amp;', '&')));
}

/** Everything that is a sum in a view, wherever it stands. */
export function sumsIn(value: unknown): readonly Sum[] {
  if (typeof value !== 'object' || value === null) return [];
  return isSum(value) ? [value] : Object.values(value).flatMap(sumsIn);
}

/** Other totals may have parts too: those cite nothing. */
function isSum(value: object): value is Sum {
  if (!('parts' in value) || !('total' in value) || !Array.isArray(value.parts)) return false;
  return value.parts.every((part: object) => 'rules' in part);
}

/** Sums with a part that cites nothing. */
export function unfounded(value: unknown): readonly Sum[] {
  return sumsIn(value).filter(({ parts }) => parts.some(({ rules }) => rules.length === 0));
}
