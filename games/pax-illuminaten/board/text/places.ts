/** The places of the board's sentences: what its facts are called in a translator's file. A null name is `none`. */
import { given, type Language, type Places } from '@signoria/kernel';
import type { BoardWords } from './en.ts';

/** `you`: what the board calls the reader in the language of the file. */
export function boardPlaces(language: Language, you: string): Places<BoardWords> {
  const and = new Intl.ListFormat(language, { type: 'conjunction' });
  const ofNames = given(['names'], (names: readonly string[]) => ({ names: and.format(names) }));
  return {
    board: { label: ['n'], showLodge: ['faction'] },
    place: {
      at: ['place'],
      known: ['name'],
      seenBy: ofNames,
      freeCell: given(['cell', 'cost'], (cell: number, cost: readonly string[]) => ({ cell, cost: and.format(cost) })),
      heldCell: ['cell', 'name'],
      controlledBy: ['name'],
      markers: ['n'],
      inLodge: ['faction', 'size'],
    },
    card: { strength: ['strength'] },
    party: {
      areopagus: given(['name'], (name: string) => ({ name: { text: name, key: name === you ? 'you' : 'other' } })),
      connection: given(['factions'], (factions: readonly string[]) => ({ factions: and.format(factions) })),
      connectionName: ['id'],
      stock: ['stock'],
      influence: ['n'],
      hand: ['n'],
      handOf: ['n', 'limit'],
      known: ofNames,
    },
    factions: {
      supplyOf: ['n'],
      owned: ['name'],
      claimant: ['name'],
      lodge: ['size', 'main'],
      noLodge: ['n'],
      controller: ['name'],
    },
    schemes: { toWin: ['n'], of: ['name'], heldBy: ofNames, atEdge: ofNames, hidden: ofNames, show: ['scheme'] },
    court: { place: ['n'], deckOf: ['n'], discardsOf: ['n'] },
    events: {
      deck: ['n'],
      discarded: ['n', 'of'],
      discardedShort: ['n', 'of'],
      before: ['name'],
      tokens: ['n'],
      next: ['event'],
      knownTo: ['name'],
      lastDiscard: ['event'],
    },
    rival: { stands: ['at'], plan: ['card'], target: ['at'], stage: ['n'] },
    dispute: { about: ['n', 'where'] },
    chain: { of: ['name'], quick: ['n'], begin: ['n'], goOn: ['n'] },
    pay: { waived: ['n'], rate: ['n'], spend: ['faction', 'spent', 'of'] },
    moment: { left: ['n'], cost: ['n'] },
    own: {
      influence: ['n'],
      main: ['n'],
      also: given(['names'], (names: readonly string[]) => ({ names: names.join(', ') })),
      enhanced: ['n'],
      cards: ['n', 'limit'],
    },
    seat: { support: ['n'], cards: ['n'], points: ['n'], factionCards: ['n'] },
    headline: { round: ['round', 'last'], main: ['n'], edicts: ['n', 'of'] },
  };
}
