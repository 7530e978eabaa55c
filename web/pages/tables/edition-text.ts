/** What the form of a new table says about editions, in both languages. Fetched with the form, in the language chosen now. */
import { computed } from '@preact/signals';
import { language } from '../../state/settings.ts';
import { EDITION_WORDS } from './edition-words.ts';

export const editionWords = computed(() => EDITION_WORDS[language.value]);
