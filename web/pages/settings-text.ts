/** The words of the settings in the language chosen now. Fetched with the pages that show some of them. */
import { computed } from '@preact/signals';
import { language } from '../state/settings.ts';
import { SETTINGS_TEXT } from '../text/settings.ts';

export const settingsWords = computed(() => SETTINGS_TEXT[language.value]);
