/** What a first game explains, and when. Whatever comes up first is said first; the words are in `en.ts` and `ru.ts`. */
import type { GuideNote } from '@signoria/kernel';

export const notes = [
  { id: 'aim', when: {}, at: ['city-rows', 'tab cities'], rules: ['POR-11.2', 'POR-11.5', 'POR-11.14'] },
  {
    id: 'family',
    when: { asked: 'familyChoice' },
    at: ['now-families', 'tab now'],
    rules: ['POR-3.13', 'POR-1.3', 'POR-12.8'],
  },
  { id: 'turn', when: { asked: 'turn' }, at: 'purse', rules: ['POR-5.3', 'POR-5.1', 'POR-9.1'] },
  {
    id: 'namingCities',
    when: { asked: 'nameCities' },
    at: ['city-rows', 'tab cities'],
    rules: ['POR-8.4', 'POR-8.2', 'POR-8.24'],
    rare: true,
  },
  {
    id: 'consolation',
    when: { asked: 'consolation', offered: 'buy card' },
    rules: ['POR-7.13', 'POR-7.14'],
    rare: true,
  },
  {
    id: 'artist',
    when: { asked: 'placeArtist' },
    at: ['city-rows', 'tab cities'],
    rules: ['POR-7.18', 'POR-11.3', 'POR-14.3'],
    rare: true,
  },
  { id: 'reaction', when: { asked: 'reaction' }, rules: ['POR-8.5', 'POR-15.10', 'POR-15.12'], rare: true },
  { id: 'league', when: { asked: 'holyLeague' }, rules: ['POR-8.20', 'POR-8.21', 'POR-7.25'], rare: true },
  { id: 'bribe', when: { asked: 'bribe' }, rules: ['POR-15.4', 'POR-15.3', 'POR-8.22'], rare: true },
  { id: 'turnEnd', when: { asked: 'turnEnd' }, rules: ['POR-5.7', 'POR-15.11'], rare: true },
  { id: 'bid', when: { asked: 'bid' }, at: ['bids-panel', 'tab now'], rules: ['POR-7.3', 'POR-7.8', 'POR-7.9'] },
  // A war may be over before the learner is asked again: then its cities stand for it.
  {
    id: 'war',
    when: { seen: 'warDeclared' },
    at: ['now-war', 'tab now', 'city-rows', 'tab cities'],
    rules: ['POR-8.8', 'POR-8.9', 'POR-8.16'],
  },
  {
    id: 'dice',
    when: { seen: 'rolled' },
    at: ['now-war', 'tab now', 'city-rows', 'tab cities'],
    rules: ['POR-8.23', 'POR-8.25', 'POR-8.15'],
  },
  {
    id: 'victory',
    when: { seen: 'warWon' },
    at: ['city-rows', 'tab cities'],
    rules: ['POR-8.27', 'POR-8.28', 'POR-11.13'],
  },
  { id: 'decadeEnd', when: { seen: 'decadeEnds' }, rules: ['POR-10.1', 'POR-10.3', 'POR-6.4'] },
  {
    id: 'cityTiles',
    when: { asked: 'turn', offered: 'nominate' },
    at: ['city-rows', 'tab cities'],
    rules: ['POR-7.10', 'POR-7.11', 'POR-7.2'],
  },
  {
    id: 'events',
    when: { asked: 'turn', offered: 'nominate ev' },
    at: ['event-row', 'tab market'],
    rules: ['POR-5.5', 'POR-7.15', 'POR-7.16'],
  },
  {
    id: 'limits',
    when: { asked: 'bid', seen: 'lotWon' },
    at: ['own-cards', 'bids-panel', 'tab now'],
    rules: ['POR-4.7', 'POR-4.8', 'POR-7.12'],
  },
  {
    id: 'troops',
    when: { asked: 'turn', offered: 'buy' },
    at: ['troop-row', 'tab market'],
    rules: ['POR-6.3', 'POR-8.9', 'POR-8.31'],
  },
  { id: 'money', when: { asked: 'turn', seen: 'lotWon' }, at: 'purse', rules: ['POR-11.9', 'POR-11.11', 'POR-11.15'] },
  {
    id: 'ranking',
    when: { asked: 'turn', seen: 'statusMoved' },
    at: ['city-rows', 'tab cities'],
    rules: ['POR-11.2', 'POR-11.3', 'POR-11.4'],
  },
  {
    id: 'cards',
    when: { asked: 'turn', offered: 'buy card' },
    at: ['treachery-deck', 'tab market'],
    rules: ['POR-6.6', 'POR-4.5'],
  },
  {
    id: 'pope',
    when: { asked: 'turn', offered: 'nominate pope' },
    at: ['event-row', 'tab market'],
    rules: ['POR-7.21', 'POR-7.24', 'POR-7.25'],
  },
  { id: 'trade', when: { asked: 'turn', seen: 'lotWon' }, rules: ['POR-4.2', 'POR-4.3', 'POR-4.4'] },
] as const satisfies readonly GuideNote[];

export type NoteId = (typeof notes)[number]['id'];
