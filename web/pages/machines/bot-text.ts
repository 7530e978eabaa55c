/** What stands beside the name of a bot account. Fetched with the first of them that is shown. */
import { computed } from '@preact/signals';
import type { Language } from '@signoria/kernel';
import { language } from '../../state/settings.ts';

export const BOT_WORD: { readonly [L in Language]: string } = { en: 'bot', ru: 'бот' };

export const botWord = computed(() => BOT_WORD[language.value]);
