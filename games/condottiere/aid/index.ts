/** Condottiere on one page. */
import { type Aid, inEvery, translated } from '@signoria/kernel';
import sentences from './de.json' with { type: 'json' };
import { aidEn } from './en.ts';
import { examples } from './examples.ts';
import { actions, scoring, turn } from './items.ts';
import { aidRu } from './ru.ts';

const words = inEvery({ en: aidEn, ru: aidRu, de: translated('de', aidEn, sentences, {}) });

export const aid: Aid = { turn, actions, scoring, examples, words };
