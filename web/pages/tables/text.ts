/** Words only the tables page needs, in the language chosen now. */
import { computed } from '@preact/signals';
import { language } from '../../state/settings.ts';
import { TABLES_WORDS } from './more-words.ts';

export const tablesWords = computed(() => TABLES_WORDS[language.value]);
