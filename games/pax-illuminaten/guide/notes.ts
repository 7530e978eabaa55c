/** What a first game explains, and when. Whatever comes up first is said first; the words are in `en.ts` and `ru.ts`. */
import type { GuideNote } from '@signoria/kernel';

export const notes = [
  { id: 'aim', when: {}, at: ['board-sheet', 'tab board'], rules: ['PAX-11.1', 'PAX-12.4', 'PAX-14.2'] },
  { id: 'turn', when: { asked: 'act' }, rules: ['PAX-5.4', 'PAX-5.2'] },
  {
    id: 'scout',
    when: { asked: 'act', offered: 'scout' },
    at: ['board-sheet', 'tab board'],
    rules: ['PAX-6.1', 'PAX-6.2'],
  },
  { id: 'pay', when: { asked: 'pay' }, rules: ['PAX-3.18', 'PAX-3.6'] },
  {
    id: 'gap',
    when: { asked: 'putScout' },
    at: ['board-sheet', 'tab board'],
    rules: ['PAX-6.2', 'PAX-4.4', 'PAX-12.5'],
  },
  { id: 'gain', when: { asked: 'chooseGain' }, rules: ['PAX-4.2', 'PAX-3.7'], rare: true },
  {
    id: 'court',
    when: { asked: 'takeCard' },
    at: ['court', 'tab court'],
    rules: ['PAX-12.12', 'PAX-12.13', 'PAX-12.14'],
  },
  { id: 'events', when: { asked: 'keepEvent' }, rules: ['PAX-12.5', 'PAX-12.6', 'PAX-12.9'] },
  { id: 'special', when: { asked: 'playEvent' }, rules: ['PAX-13.3', 'PAX-13.4', 'PAX-13.5'], rare: true },
  { id: 'dispute', when: { asked: 'disputeCards' }, rules: ['PAX-7.3', 'PAX-7.4', 'PAX-7.9'], rare: true },
  {
    id: 'realise',
    when: { asked: 'act', offered: 'realise' },
    rules: ['PAX-11.2', 'PAX-12.2', 'PAX-11.4'],
    rare: true,
  },
  { id: 'claim', when: { asked: 'act', offered: 'claim' }, rules: ['PAX-10.1', 'PAX-10.3', 'PAX-10.5'], rare: true },
  { id: 'edict', when: { seen: 'edictPlayed' }, at: ['events', 'tab court'], rules: ['PAX-12.8', 'PAX-13.1'] },
  { id: 'support', when: { asked: 'act', offered: 'conspire' }, at: 'own-hand', rules: ['PAX-9.1', 'PAX-9.8'] },
  {
    id: 'influence',
    when: { asked: 'act', offered: 'influence' },
    at: ['board-sheet', 'tab board'],
    rules: ['PAX-6.3', 'PAX-6.4', 'PAX-3.8'],
  },
  {
    id: 'interrogate',
    when: { asked: 'act', offered: 'interrogate' },
    at: ['board-sheet', 'tab board'],
    rules: ['PAX-6.7', 'PAX-3.16', 'PAX-6.12'],
  },
  {
    id: 'schemes',
    when: { asked: 'act', seen: 'put' },
    at: ['schemes', 'tab schemes'],
    rules: ['PAX-11.2', 'PAX-11.3', 'PAX-11.4'],
  },
  {
    id: 'chain',
    when: { asked: 'act', offered: 'conspire', seen: 'conspired' },
    at: 'chain',
    rules: ['PAX-9.2', 'PAX-9.3', 'PAX-9.4'],
  },
  {
    id: 'lodges',
    when: { asked: 'act', seen: 'influenced' },
    at: ['board-sheet', 'tab board'],
    rules: ['PAX-3.9', 'PAX-3.10'],
  },
  { id: 'rumours', when: { asked: 'act', offered: 'interrogate r' }, rules: ['PAX-6.9', 'PAX-6.10'] },
  { id: 'oust', when: { asked: 'act', offered: 'oust' }, rules: ['PAX-7.1', 'PAX-7.2', 'PAX-8.2'], rare: true },
  {
    id: 'expel',
    when: { asked: 'act', offered: 'expel', seen: 'influenced' },
    rules: ['PAX-6.15', 'PAX-6.16', 'PAX-6.17'],
  },
  { id: 'reassign', when: { asked: 'act', offered: 'reassign' }, rules: ['PAX-6.13', 'PAX-6.14'] },
  { id: 'clock', when: { seen: 'edictDiscarded' }, rules: ['PAX-13.2', 'PAX-14.2', 'PAX-14.4'], rare: true },
] as const satisfies readonly GuideNote[];

export type NoteId = (typeof notes)[number]['id'];
