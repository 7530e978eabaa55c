/** The words for setting a table, in the language chosen now. */
import { computed } from '@preact/signals';
import { language } from '../../state/settings.ts';
import { CREATE_TEXT } from '../../text/create.ts';

export const createWords = computed(() => CREATE_TEXT[language.value]);
