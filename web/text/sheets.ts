/** The client's words that are translated in plain files. */
import type { Sheet } from '@signoria/kernel';
import * as page0 from '../pages/table/guide/guide-words.ts';
import * as page4 from '../pages/table/orders/text.ts';
import * as page7 from '../pages/table/report/words.ts';
import { clockEn } from '../pages/table/seats/clock-words.ts';
import * as page2 from '../pages/tables/edition-words.ts';
import * as page3 from '../pages/tables/more-words.ts';
import * as page1 from '../pages/tables/pace-sentences.ts';
import * as page6 from '../picture/words.ts';
import * as page5 from '../shell/strips-words.ts';
import * as page9 from './create.ts';
import { en } from './en.ts';
import { clockPlaces, places } from './places.ts';
import * as page8 from './settings.ts';

const { atTable: _, ...own } = en;

/** What a table page needs: fetched with the language. */
const core: Sheet = {
  file: 'web/text/',
  english: { ...own, clock: clockEn },
  places: { ...places('en'), clock: clockPlaces },
};

/** What is fetched with its page, in all languages. */
const pages: readonly Sheet[] = [
  { file: 'web/pages/table/guide/guide-text.', english: page0.en, places: page0.places },
  { file: 'web/pages/tables/pace-text.', english: page1.en, places: page1.places },
  { file: 'web/pages/tables/edition-text.', english: page2.en, places: page2.places },
  { file: 'web/pages/tables/more-words.', english: page3.en, places: page3.places },
  { file: 'web/pages/table/orders/orders.', english: page4.en, places: page4.places },
  { file: 'web/shell/strips-words.', english: page5.en, places: page5.places },
  { file: 'web/picture/words.', english: page6.en, places: page6.places },
  { file: 'web/pages/table/report/words.', english: page7.en, places: page7.places },
  { file: 'web/text/settings.', english: page8.en, places: page8.places },
  { file: 'web/text/create.', english: page9.en, places: page9.places },
];

export const sheets: readonly Sheet[] = [core, ...pages];
