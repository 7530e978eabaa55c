/** Signals that outlive the page: kept in local storage, and shared with the other tabs of this browser. */
import { effect, type Signal, signal } from '@preact/signals';
import { visiting } from './visiting.ts';

const PREFIX = 'signoria.';

/** `read` turns whatever is stored into a value, or says undefined when it means nothing any more. */
export function kept<T>(key: string, fallback: T, read: (stored: unknown) => T | undefined): Signal<T> {
  if (visiting) return signal(read(new URLSearchParams(location.search).get(key)) ?? fallback);
  const name = PREFIX + key;
  const value = signal<T>(parse(load(name), read) ?? fallback);
  effect(() => store(name, JSON.stringify(value.value)));
  addEventListener('storage', (event) => {
    if (event.key === name) value.value = parse(event.newValue, read) ?? fallback;
  });
  return value;
}

function parse<T>(text: string | null, read: (stored: unknown) => T | undefined): T | undefined {
  if (text === null) return undefined;
  try {
    return read(JSON.parse(text));
  } catch {
    return undefined;
  }
}

/** Storage may be closed to us (private windows, settings of the browser): then nothing is kept, and all else works. */
function load(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

function store(name: string, text: string): void {
  try {
    localStorage.setItem(name, text);
  } catch {
    // Nothing to do: the value lives as long as the page.
  }
}

/** Reads one of a few words. */
export function oneOf<const T extends string>(words: readonly T[]): (stored: unknown) => T | undefined {
  return (stored) => words.find((word) => word === stored);
}

export const text = (stored: unknown): string | undefined => (typeof stored === 'string' ? stored : undefined);
export const flag = (stored: unknown): boolean | undefined => (typeof stored === 'boolean' ? stored : undefined);
