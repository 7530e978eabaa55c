/** First looks at JSON from anywhere: what a reader asks before it takes a value for something it knows. */

export type Json = { readonly [key: string]: unknown };

export function isRecord(x: unknown): x is Json {
  return typeof x === 'object' && x !== null && !Array.isArray(x);
}

export function isList(x: unknown): x is readonly unknown[] {
  return Array.isArray(x);
}

export function isText(x: unknown): x is string {
  return typeof x === 'string';
}

export function isNumber(x: unknown): x is number {
  return typeof x === 'number';
}

/** A list of nothing else. */
export function isListOf<T>(is: (one: unknown) => one is T): (x: unknown) => x is readonly T[] {
  return (x): x is readonly T[] => isList(x) && x.every(is);
}
