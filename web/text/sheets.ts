/** The client's words that are translated in plain files. */
import type { Sheet } from '@signoria/kernel';
import * as embed from '../embed/sentences.ts';
import { en as accountEn } from '../pages/account/text/en.ts';
import { places as accountPlaces } from '../pages/account/text/places.ts';
import { en as adminEn } from '../pages/admin/text/en.ts';
import { places as adminPlaces } from '../pages/admin/text/places.ts';
import * as aid from '../pages/aid/words.ts';
import { en as armsEn } from '../pages/arms/words.ts';
import * as challenge from '../pages/challenge/words.ts';
import * as credits from '../pages/credits-sentences.ts';
import * as deals from '../pages/deals/words.ts';
import * as figures from '../pages/figures/words.ts';
import * as strength from '../pages/game/strength-words.ts';
import * as game from '../pages/game/words.ts';
import * as join from '../pages/join/words.ts';
import { en as leagueEn } from '../pages/leagues/text/en.ts';
import { places as leaguePlaces } from '../pages/leagues/text/places.ts';
import * as luck from '../pages/luck/words.ts';
import * as machines from '../pages/machines/words.ts';
import { en as noticeEn } from '../pages/notices/text/en.ts';
import { places as noticePlaces } from '../pages/notices/text/places.ts';
import * as pace from '../pages/pace/words.ts';
import * as puzzles from '../pages/puzzles/words.ts';
import * as ratings from '../pages/ratings/words.ts';
import { en as reviewEn } from '../pages/review/text/en.ts';
import { places as reviewPlaces } from '../pages/review/text/places.ts';
import { en as roomEn } from '../pages/room/text/en.ts';
import { places as roomPlaces } from '../pages/room/text/places.ts';
import * as why from '../pages/table/chronicle/why-sentences.ts';
import * as end from '../pages/table/end/sentences.ts';
import * as page0 from '../pages/table/guide/guide-words.ts';
import * as page4 from '../pages/table/orders/text.ts';
import * as page7 from '../pages/table/report/words.ts';
import { clockEn } from '../pages/table/seats/clock-words.ts';
import * as page2 from '../pages/tables/edition-words.ts';
import * as page3 from '../pages/tables/more-words.ts';
import * as page1 from '../pages/tables/pace-sentences.ts';
import { en as eventsEn } from '../pages/tournaments/text/en.ts';
import { places as eventsPlaces } from '../pages/tournaments/text/places.ts';
import { en as workshopEn } from '../pages/workshop/text/en.ts';
import { places as workshopPlaces } from '../pages/workshop/text/places.ts';
import * as page6 from '../picture/words.ts';
import * as page5 from '../shell/strips-words.ts';
import * as page9 from './create.ts';
import { en } from './en.ts';
import { clockPlaces, places } from './places.ts';
import * as page8 from './settings.ts';

const { atTable: _, ...own } = en;
/** How arms are called out needs more grammar than places have. */
const { blazon: __, ...arms } = armsEn;

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
  { file: 'web/pages/account/text/', english: accountEn, places: accountPlaces },
  { file: 'web/pages/room/text/', english: roomEn, places: roomPlaces },
  { file: 'web/pages/review/text/', english: reviewEn, places: reviewPlaces },
  { file: 'web/embed/words.', english: embed.en, places: embed.places },
  { file: 'web/pages/aid/words.', english: aid.en, places: aid.places },
  { file: 'web/pages/credits-text.', english: credits.en, places: credits.places },
  { file: 'web/pages/game/strength-words.', english: strength.en, places: strength.places },
  { file: 'web/pages/game/words.', english: game.en, places: game.places },
  { file: 'web/pages/luck/words.', english: luck.en, places: luck.places },
  { file: 'web/pages/puzzles/words.', english: puzzles.en, places: puzzles.places },
  { file: 'web/pages/table/chronicle/why-text.', english: why.en, places: why.places },
  { file: 'web/pages/table/end/words.', english: end.en, places: end.places },
];

/** What is fetched with its page by those who read it. */
const fetched: readonly Sheet[] = [
  { file: 'web/pages/admin/text/', english: adminEn, places: adminPlaces },
  { file: 'web/pages/arms/words.', english: arms, places: {} },
  { file: 'web/pages/challenge/words.', english: challenge.en, places: challenge.places },
  { file: 'web/pages/deals/words.', english: deals.en, places: deals.places },
  { file: 'web/pages/figures/words.', english: figures.en, places: figures.places },
  { file: 'web/pages/join/words.', english: join.en, places: join.places },
  { file: 'web/pages/leagues/text/', english: leagueEn, places: leaguePlaces },
  { file: 'web/pages/machines/words.', english: machines.en, places: machines.places },
  { file: 'web/pages/notices/text/', english: noticeEn, places: noticePlaces },
  { file: 'web/pages/pace/words.', english: pace.en, places: pace.places },
  { file: 'web/pages/ratings/words.', english: ratings.en, places: ratings.places },
  { file: 'web/pages/tournaments/text/', english: eventsEn, places: eventsPlaces },
  { file: 'web/pages/workshop/text/', english: workshopEn, places: workshopPlaces },
];

export const sheets: readonly Sheet[] = [core, ...pages, ...fetched];
