/** The words of the room in the language chosen now. Fetched with its page. */

import { computed } from '@preact/signals';
import { inEvery } from '@signoria/kernel';
import { language } from '../../state/settings.ts';
import { en } from './text/en.ts';
import { ru } from './text/ru.ts';
import type { RoomWords } from './text/shape.ts';

const ROOM_WORDS = inEvery<RoomWords>({ en, ru });

export const roomWords = computed(() => ROOM_WORDS[language.value]);
