/** What a first game explains, and when. Whatever comes up first is said first; the words are in `en.ts` and `ru.ts`. */
import type { GuideNote } from '@signoria/kernel';

/** The learner sits in the first seat. */
const OWN_PALACE = 'tab palace 0';

export const notes = [
  { id: 'aim', when: {}, at: ['map-sheet', 'tab map'], rules: ['VIR-16.1', 'VIR-16.2', 'VIR-16.11'] },
  {
    id: 'family',
    when: { asked: 'placeFamily' },
    at: ['palace', OWN_PALACE],
    rules: ['VIR-2.6', 'VIR-3.4', 'VIR-3.5'],
  },
  { id: 'year', when: { asked: 'firstRoom' }, at: ['ring', OWN_PALACE], rules: ['VIR-5.2', 'VIR-5.3', 'VIR-15.1'] },
  {
    id: 'actions',
    when: { asked: 'firstRoom' },
    at: ['ring', OWN_PALACE],
    rules: ['VIR-3.11', 'VIR-3.12', 'VIR-3.13'],
  },
  { id: 'firstRoom', when: { asked: 'firstRoom' }, at: ['ring', OWN_PALACE], rules: ['VIR-6.1', 'VIR-6.2'] },
  {
    id: 'diplomacy',
    when: { asked: 'diplomacy' },
    at: ['map-sheet', 'tab map'],
    rules: ['VIR-9.2', 'VIR-9.5', 'VIR-9.7'],
    rare: true,
  },
  {
    id: 'war',
    when: { asked: 'campaign' },
    at: ['map-sheet', 'tab map'],
    rules: ['VIR-10.1', 'VIR-10.2', 'VIR-10.4'],
    rare: true,
  },
  {
    id: 'siege',
    when: { asked: 'campaign' },
    at: ['map-sheet', 'tab map'],
    rules: ['VIR-12.3', 'VIR-12.5', 'VIR-12.9'],
    rare: true,
  },
  {
    id: 'govern',
    when: { asked: 'govern' },
    at: ['domain', OWN_PALACE],
    rules: ['VIR-8.2', 'VIR-8.3', 'VIR-8.4'],
    rare: true,
  },
  { id: 'patronage', when: { asked: 'patronage' }, rules: ['VIR-8.5', 'VIR-8.6', 'VIR-8.7'], rare: true },
  { id: 'intrigue', when: { asked: 'intrigue' }, rules: ['VIR-11.1', 'VIR-11.4', 'VIR-11.12'], rare: true },
  { id: 'pay', when: { asked: 'pay' }, at: 'payment-panel', rules: ['VIR-3.2', 'VIR-3.6', 'VIR-3.9'] },
  { id: 'declare', when: { asked: 'declare' }, rules: ['VIR-12.6', 'VIR-12.7', 'VIR-12.8'], rare: true },
  // It comes but once, so nothing that could wait goes before it.
  { id: 'lastWinter', when: { seen: 'lastYear' }, rules: ['VIR-16.13', 'VIR-16.5', 'VIR-16.10'], rare: true },
  {
    id: 'rearrange',
    when: { asked: 'rearrange' },
    at: ['palace', OWN_PALACE],
    rules: ['VIR-15.5', 'VIR-15.6', 'VIR-15.7'],
  },
  {
    id: 'acquire',
    when: { asked: 'acquire' },
    at: ['market', 'tab market'],
    rules: ['VIR-15.14', 'VIR-15.15', 'VIR-15.16'],
  },
  { id: 'trade', when: { asked: 'acquire', offered: 'buy merchant' }, rules: ['VIR-8.18', 'VIR-4.2'], rare: true },
  { id: 'house', when: { asked: 'house' }, at: ['courtiers', OWN_PALACE], rules: ['VIR-6.5', 'VIR-15.9', 'VIR-15.17'] },
  { id: 'hire', when: { asked: 'hire' }, at: ['map-sheet', 'tab map'], rules: ['VIR-15.22', 'VIR-15.2', 'VIR-3.7'] },
  {
    id: 'alliance',
    when: { asked: 'alliance' },
    at: ['alliances', 'tab map'],
    rules: ['VIR-15.24', 'VIR-15.29', 'VIR-16.9'],
  },
  { id: 'march', when: { asked: 'march' }, at: ['ring', OWN_PALACE], rules: ['VIR-6.2', 'VIR-6.3', 'VIR-6.5'] },
  { id: 'exhausted', when: { seen: 'paid' }, at: ['courtiers', OWN_PALACE], rules: ['VIR-3.5', 'VIR-6.5', 'VIR-8.2'] },
  { id: 'indulgence', when: { seen: 'indulgenceTaken' }, rules: ['VIR-7.2', 'VIR-7.6', 'VIR-7.9'] },
  { id: 'siegeEnds', when: { seen: 'siegeBegins' }, rules: ['VIR-12.10', 'VIR-12.14', 'VIR-12.16'], rare: true },
] as const satisfies readonly GuideNote[];

export type NoteId = (typeof notes)[number]['id'];
