/** What a first game explains, and when. Whatever comes up first is said first; the words are in `en.ts` and `ru.ts`. */
import type { GuideNote } from '@signoria/kernel';

export const notes = [
  { id: 'aim', when: {}, at: 'map-sheet', rules: ['CON-10.1', 'CON-10.3'] },
  { id: 'site', when: { asked: 'chooseSite' }, at: 'map-sheet', rules: ['CON-3.2', 'CON-3.3', 'CON-1.6'], rare: true },
  { id: 'turn', when: { asked: 'turn' }, at: 'battle-lines', rules: ['CON-4.2', 'CON-4.5', 'CON-4.6'] },
  { id: 'mercenary', when: { asked: 'turn', offered: 'play m' }, at: 'hand', rules: ['CON-6.1', 'CON-5.1'] },
  {
    id: 'passing',
    when: { asked: 'turn', seen: 'passed' },
    at: 'battle-lines',
    rules: ['CON-4.7', 'CON-4.8', 'CON-4.9'],
  },
  { id: 'economy', when: { asked: 'turn', seen: 'conquered' }, at: 'hand', rules: ['CON-3.1', 'CON-7.8', 'CON-8.5'] },
  { id: 'token', when: { seen: 'tokenTo' }, at: 'token', rules: ['CON-7.3', 'CON-4.1', 'CON-7.7'] },
  {
    id: 'drummer',
    when: { asked: 'turn', offered: 'play drummer' },
    at: 'hand',
    rules: ['CON-6.24', 'CON-6.25'],
    rare: true,
  },
  { id: 'heroine', when: { asked: 'turn', offered: 'play heroine' }, at: 'hand', rules: ['CON-6.28'], rare: true },
  {
    id: 'courtesan',
    when: { asked: 'turn', offered: 'play courtesan' },
    at: 'hand',
    rules: ['CON-6.19', 'CON-6.20'],
    rare: true,
  },
  {
    id: 'scarecrow',
    when: { asked: 'turn', offered: 'play scarecrow' },
    at: 'hand',
    rules: ['CON-6.29', 'CON-6.32'],
    rare: true,
  },
  {
    id: 'winter',
    when: { asked: 'turn', offered: 'play winter' },
    at: 'hand',
    rules: ['CON-6.3', 'CON-6.2'],
    rare: true,
  },
  {
    id: 'spring',
    when: { asked: 'turn', offered: 'play spring' },
    at: 'hand',
    rules: ['CON-6.7', 'CON-6.6'],
    rare: true,
  },
  {
    id: 'bishop',
    when: { asked: 'turn', offered: 'play bishop' },
    at: 'hand',
    rules: ['CON-6.11', 'CON-6.15'],
    rare: true,
  },
  {
    id: 'surrender',
    when: { asked: 'turn', offered: 'play surrender' },
    at: 'hand',
    rules: ['CON-6.34', 'CON-6.35'],
    rare: true,
  },
  {
    id: 'pope',
    when: { asked: 'placePope' },
    at: 'map-sheet',
    rules: ['CON-6.15', 'CON-6.16', 'CON-6.17'],
    rare: true,
  },
  { id: 'takeBack', when: { asked: 'takeBack' }, at: 'battle-lines', rules: ['CON-6.29', 'CON-6.31'], rare: true },
  { id: 'tie', when: { seen: 'tied' }, at: 'battle-lines', rules: ['CON-7.4', 'CON-7.5'], rare: true },
  { id: 'noMercenaries', when: { asked: 'keepOrDiscard' }, at: 'hand', rules: ['CON-7.9', 'CON-7.10'], rare: true },
  { id: 'hold', when: { asked: 'holdCards' }, at: 'hand', rules: ['CON-8.2', 'CON-8.4'], rare: true },
  { id: 'newRound', when: { seen: 'roundEnds' }, at: 'hand', rules: ['CON-8.1', 'CON-8.4', 'CON-8.5'], rare: true },
] as const satisfies readonly GuideNote[];

export type NoteId = (typeof notes)[number]['id'];
