/** The places of the board's sentences: what its facts are called in a translator's file. A null name, the reader's, is `none`. */
import { given, givenCase, type Language, type Places } from '@signoria/kernel';
import { SYMBOLS, type SymbolId } from '../../data/symbols.ts';
import type { BoardWords } from './en.ts';

export function boardPlaces(language: Language): Places<BoardWords> {
  const and = new Intl.ListFormat(language, { type: 'conjunction' });
  return {
    symbol: givenCase(SYMBOLS, ['n'], (id: SymbolId, n: number) => ({ case: id, n })),
    city: {
      of: ['name'],
      toughness: ['sum'],
      port: given(['seas'], (seas: readonly string[]) => ({ seas: and.format(seas) })),
      garrison: ['name', 'n'],
      besieges: ['name', 'n'],
      agent: ['name'],
      roads: given(['cities'], (cities: readonly string[]) => ({ cities: cities.join(', ') })),
      voyage: ['from', 'seas'],
      count: ['n'],
    },
    alliance: { of: ['name'], agent: ['name'] },
    palace: {
      room: ['action'],
      upgrade: ['card'],
      agent: ['name'],
      freeShaded: ['left'],
      shadedCount: ['used', 'unlocked'],
      cathedralIn: ['city'],
      troopsLeft: ['n'],
      agentsLeft: ['n'],
      warTokens: ['n'],
      trophy: ['name'],
      noPower: ['name'],
    },
    card: { action: ['action'], prestige: ['n'] },
    market: { price: ['cost'], left: ['n'], takenBy: ['name'] },
    battle: { siege: ['city'], field: ['city'], wins: ['name'] },
    pay: {
      owed: ['left'],
      lost: ['surplus'],
      spend: ['source', 'amount'],
      treasuryIdle: ['has'],
      treasuryRest: ['has'],
      treasuryPays: ['coins', 'has'],
    },
    purse: { cashable: ['n'], due: ['n'] },
    plan: { refresh: ['n'] },
    prestige: { points: ['n'] },
    seat: { cities: ['n'], florins: ['n'], order: ['n'] },
    headline: { year: ['n'], siege: ['city'], field: ['city'] },
  };
}
