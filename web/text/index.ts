/** All languages of the client. */
import type { Language } from '@signoria/kernel';
import { en } from './en.ts';
import { ru } from './ru.ts';
import type { Words } from './shape.ts';

export const TEXT: { readonly [L in Language]: Words } = { en, ru };
