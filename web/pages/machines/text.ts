/** The words of programs and bots in the language chosen now. Fetched with the account page. */
import { computed } from '@preact/signals';
import { language } from '../../state/settings.ts';
import { MACHINE_WORDS } from './words.ts';

export const machineWords = computed(() => MACHINE_WORDS[language.value]);
