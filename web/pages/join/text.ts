/** The words of an invitation in the language chosen now. Fetched with it. */
import { computed } from '@preact/signals';
import { language } from '../../state/settings.ts';
import { INVITATION_WORDS } from './words.ts';

export const invitationWords = computed(() => INVITATION_WORDS[language.value]);
