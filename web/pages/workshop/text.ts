/** The words of the edition workshop. Fetched with its page. */

import { computed } from '@preact/signals';
import { inEvery } from '@signoria/kernel';
import { language } from '../../state/settings.ts';
import { en } from './text/en.ts';
import { ru } from './text/ru.ts';

export type WorkshopText = typeof en;

const all = inEvery<WorkshopText>({ en, ru });

export const say = computed(() => all[language.value]);
