/** All languages of the client. */
import { inEvery } from '@signoria/kernel';
import { de } from './de.ts';
import { en } from './en.ts';
import { ru } from './ru.ts';
import type { Words } from './shape.ts';

export const TEXT = inEvery<Words>({ en, ru, de });
