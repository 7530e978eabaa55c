/** Short news that asks for nothing. Kept as a function of the words, so that a change of language reaches it too. */
import { signal } from '@preact/signals';
import type { Words } from '../text/shape.ts';

export interface Toast {
  readonly id: string;
  readonly kind: 'plain' | 'good' | 'bad';
  readonly text: (words: Words) => string;
}

export const toasts = signal<readonly Toast[]>([]);

const STAYS_MS = 6000;
let last = 0;

export function toast(kind: Toast['kind'], text: Toast['text']): void {
  const id = String(++last);
  toasts.value = [...toasts.value.slice(-2), { id, kind, text }];
  setTimeout(() => closeToast(id), STAYS_MS);
}

export function closeToast(id: string): void {
  toasts.value = toasts.value.filter((message) => message.id !== id);
}
