/** The table's own words that are translated in plain files. */
import type { Sheet } from '@signoria/kernel';
import { kernelEn } from '@signoria/kernel/words/en';
import { tableEn } from './en.ts';
import { places } from './places.ts';

export const sheets: readonly Sheet[] = [{ file: 'table/text/', english: tableEn, places: places(kernelEn) }];
