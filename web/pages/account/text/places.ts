/** The places of the sentences about accounts and people, for whoever translates them. */
import { given, type Places } from '@signoria/kernel';
import type { AccountWords } from '../text.ts';
import { inUnits } from './duration.ts';

export const places: Places<AccountWords> = {
  prove: { bySso: ['label'] },
  sso: {
    enter: ['label'],
    isLinked: ['label'],
    notLinked: ['label'],
    link: ['label'],
    unlink: ['label'],
    signOut: ['label'],
  },
  handover: { text: ['name', 'games'], taken: ['games'], kept: ['games'] },
  password: { dropNote: ['names'] },
  passkeys: { made: ['ago'], used: ['ago'], remove: ['name'] },
  devices: { seen: ['ago'], end: ['name'] },
  feeds: { since: ['ago'] },
  person: {
    keeper: ['name'],
    since: ['date', 'kind'],
    finished: given(['finished', 'games'], (finished, left) => ({ finished, games: finished + left })),
  },
  invite: { from: ['name', 'game'] },
  duration: given(['unit', 'n'], inUnits),
};
