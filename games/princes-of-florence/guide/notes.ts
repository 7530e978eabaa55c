/** What a first game explains, and when. Whatever comes up first is said first; the words are in `en.ts` and `ru.ts`. */
import type { GuideNote } from '@signoria/kernel';

export const notes = [
  { id: 'aim', when: {}, at: ['estate-sheet', 'tab estate'], rules: ['FLO-1.1', 'FLO-3.1', 'FLO-14.2'] },
  { id: 'keepThree', when: { asked: 'keepThree' }, at: ['now-keep', 'tab people'], rules: ['FLO-2.5', 'FLO-1.8'] },
  {
    id: 'value',
    when: { asked: 'keepThree' },
    at: ['now-keep', 'tab people'],
    rules: ['FLO-7.2', 'FLO-7.4', 'FLO-3.3'],
  },
  // What each question is comes before what may be had: the seven objects are spread over several questions.
  { id: 'bid', when: { asked: 'bid' }, at: ['now-auction', 'tab people'], rules: ['FLO-4.6', 'FLO-4.7', 'FLO-4.2'] },
  { id: 'starter', when: { asked: 'starter' }, at: 'market', rules: ['FLO-4.5', 'FLO-4.8', 'FLO-4.11'] },
  { id: 'lastBuyer', when: { asked: 'lastBuyer' }, at: 'market', rules: ['FLO-4.12'] },
  { id: 'turn', when: { asked: 'turn' }, at: 'market', rules: ['FLO-6.1', 'FLO-6.2', 'FLO-6.3'] },
  { id: 'jester', when: { asked: 'bid' }, at: 'market', rules: ['FLO-5.5', 'FLO-4.14'] },
  { id: 'builder', when: { asked: 'bid' }, at: 'market', rules: ['FLO-5.6', 'FLO-8.1'] },
  {
    id: 'landscape',
    when: { seen: 'auctionOpens' },
    at: ['market', 'estate-sheet'],
    rules: ['FLO-5.2', 'FLO-5.3', 'FLO-5.4'],
  },
  { id: 'prestigeCard', when: { offered: 'auction prestige' }, at: 'market', rules: ['FLO-5.7', 'FLO-15.1'] },
  {
    id: 'recruiting',
    when: { offered: 'auction recruiting' },
    at: 'market',
    rules: ['FLO-5.8', 'FLO-5.9', 'FLO-5.13'],
  },
  {
    id: 'placeLandscape',
    when: { asked: 'placeLandscape' },
    at: ['estate-sheet', 'tab estate'],
    rules: ['FLO-5.1', 'FLO-8.6', 'FLO-8.9'],
    rare: true,
  },
  { id: 'work', when: { asked: 'turn' }, at: ['people', 'tab people'], rules: ['FLO-7.1', 'FLO-7.6', 'FLO-7.8'] },
  { id: 'build', when: { asked: 'turn', offered: 'build ' }, at: 'market', rules: ['FLO-8.1', 'FLO-8.2', 'FLO-8.10'] },
  {
    id: 'freedom',
    when: { asked: 'turn', offered: 'freedom ' },
    at: 'market',
    rules: ['FLO-10.1', 'FLO-10.2', 'FLO-2.2'],
  },
  {
    id: 'profession',
    when: { asked: 'turn', offered: 'profession' },
    at: 'market',
    rules: ['FLO-9.1', 'FLO-9.3', 'FLO-7.4'],
  },
  { id: 'bonus', when: { asked: 'turn', offered: 'bonus' }, at: 'market', rules: ['FLO-11.1', 'FLO-11.2', 'FLO-11.3'] },
  {
    id: 'placeBuilding',
    when: { asked: 'placeBuilding' },
    at: ['estate-sheet', 'tab estate'],
    rules: ['FLO-8.6', 'FLO-8.7', 'FLO-8.9'],
  },
  {
    id: 'keepCard',
    when: { asked: 'keepCard' },
    at: ['now-drawn', 'tab people'],
    rules: ['FLO-9.1', 'FLO-11.1', 'FLO-5.7'],
  },
  { id: 'addBonus', when: { asked: 'addBonus' }, rules: ['FLO-11.2', 'FLO-7.5', 'FLO-7.8'], rare: true },
  // A beginner may come late to the first Work; `work` has spoken of the pay by then.
  {
    id: 'exchange',
    when: { asked: 'exchange' },
    at: ['now-exchange', 'tab people'],
    rules: ['FLO-7.9', 'FLO-14.2'],
    rare: true,
  },
  { id: 'bestWork', when: { seen: 'bestWork' }, at: ['people', 'tab people'], rules: ['FLO-13.1', 'FLO-3.3'] },
  // After a turn has ended, whoever opens an auction does so in a new round, with fewer coins.
  { id: 'sell', when: { asked: 'starter', seen: 'turnEnds' }, at: 'purse', rules: ['FLO-12.2', 'FLO-4.10', 'FLO-7.9'] },
] as const satisfies readonly GuideNote[];

export type NoteId = (typeof notes)[number]['id'];
