/** What the one page of the game speaks of, with pictures and rules; the words are in `en.ts` and `ru.ts`. */
import type { AidItem } from '@signoria/kernel';

const card = (id: string) => ({ group: 'cards', id });

export const turn = [
  { id: 'events', rules: ['PAX-5.2', 'PAX-5.3'] },
  { id: 'acting', rules: ['PAX-5.4'], picture: card('ARMA-III') },
  { id: 'plots', rules: ['PAX-12.2', 'PAX-12.4'] },
  { id: 'drawn', rules: ['PAX-12.5', 'PAX-12.6'], picture: card('AR-GM') },
  { id: 'refill', rules: ['PAX-12.10', 'PAX-12.12'], picture: card('COCL-I') },
] as const satisfies readonly AidItem[];

export const actions = [
  { id: 'scout', rules: ['PAX-6.1', 'PAX-6.2'] },
  { id: 'influence', rules: ['PAX-6.3', 'PAX-6.4'] },
  { id: 'interrogate', rules: ['PAX-6.7', 'PAX-6.9'], picture: { group: 'connections', id: 'IV' } },
  { id: 'reassign', rules: ['PAX-6.13', 'PAX-6.14'] },
  { id: 'expel', rules: ['PAX-6.15', 'PAX-6.16'] },
  { id: 'oust', rules: ['PAX-7.1', 'PAX-7.3'], picture: card('CL-RA') },
  { id: 'conspire', rules: ['PAX-9.1', 'PAX-9.8'], picture: card('ARCO-I') },
  { id: 'claim', rules: ['PAX-10.1'] },
  { id: 'realise', rules: ['PAX-11.2'] },
] as const satisfies readonly AidItem[];

export const scoring = [
  { id: 'twoPlots', rules: ['PAX-12.4', 'PAX-14.1'] },
  { id: 'edicts', rules: ['PAX-14.2'] },
  { id: 'lodges', rules: ['PAX-14.3', 'PAX-14.4'] },
  { id: 'tie', rules: ['PAX-14.5'] },
] as const satisfies readonly AidItem[];

export type ItemId = (typeof turn | typeof actions | typeof scoring)[number]['id'];
