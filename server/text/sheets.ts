/** The server's words that are translated in plain files. */
import type { Sheet } from '@signoria/kernel';
import { afterwardsEn, afterwardsPlaces, mailEn, mailPlaces } from '../accounts/text.ts';
import { feedEn, feedPlaces } from '../feeds/text.ts';
import { noticeEn } from '../notices/text/en.ts';
import { noticePlaces } from '../notices/text/places.ts';
import { pictureEn, picturePlaces } from '../pictures/text.ts';
import { en } from './en.ts';
import { places } from './places.ts';

export const sheets: readonly Sheet[] = [
  { file: 'server/text/', english: en, places },
  { file: 'server/notices/text/', english: noticeEn, places: noticePlaces('en') },
  {
    file: 'server/accounts/text.',
    english: { ...mailEn, afterwards: afterwardsEn },
    places: { ...mailPlaces(afterwardsEn), afterwards: afterwardsPlaces },
  },
  { file: 'server/feeds/text.', english: feedEn, places: feedPlaces },
  { file: 'server/pictures/text.', english: pictureEn, places: picturePlaces },
];
