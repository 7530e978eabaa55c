/** Virtù on one page. */
import { type Aid, inEvery } from '@signoria/kernel';
import { aidEn } from './en.ts';
import { examples } from './examples.ts';
import { actions, scoring, turn } from './items.ts';
import { aidRu } from './ru.ts';

export const aid: Aid = { turn, actions, scoring, examples, words: inEvery({ en: aidEn, ru: aidRu }) };
