/** The words of the review in the language chosen now. Fetched with its page. */

import { computed } from '@preact/signals';
import { inEvery } from '@signoria/kernel';
import { language } from '../../state/settings.ts';
import { en } from './text/en.ts';
import { ru } from './text/ru.ts';
import type { ReviewWords } from './text/shape.ts';

const REVIEW_WORDS = inEvery<ReviewWords>({ en, ru });

export const reviewWords = computed(() => REVIEW_WORDS[language.value]);
