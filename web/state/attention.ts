/** Somebody waits for an answer of this reader, here and now. */
import { signal } from '@preact/signals';

export const attention = signal(false);
