/**
 * What can pay, as payments name it, with what it is worth in this box: rules ask for it all the time, so that it is made once.
 * Who has it, and whether it is available, is for `rules/model/purse.ts` to say.
 */
import type { Means } from '@signoria/kernel';
import { ACTIONS, PRINTED } from './actions.ts';
import { CARDS, type Card } from './cards.ts';
import { CITIES } from './cities.ts';
import { SPACES, sideOf } from './palace.ts';
import { CATHEDRAL, TOKENS } from './pieces.ts';
import { type Bottom, bottomOf } from './symbols.ts';

export interface PurseSource extends Means {
  readonly id: string;
  /** Two that are alike will always be worth the same. */
  readonly like: string;
  /** Which card it is; -1 for what is none. */
  readonly card: Card;
}

export interface Sources {
  /** By space and card. */
  readonly courtiers: readonly (readonly PurseSource[])[];
  /** By card: the Action card of the Room, and its Upgrade. */
  readonly roomCards: readonly PurseSource[];
  readonly upgrades: readonly PurseSource[];
  /** By city. */
  readonly cities: readonly PurseSource[];
  readonly cathedrals: readonly PurseSource[];
  /** By token. */
  readonly tokens: readonly PurseSource[];
}

export const CATHEDRAL_SOURCE: readonly string[] = CITIES.map((id) => `cathedral.${id}`);

type Worthy = { readonly bottom: Bottom };

export function sourcesOf(cards: readonly Worthy[], cities: readonly Bottom[], tokens: readonly Worthy[]): Sources {
  const roomCard = (id: string) => cards.map(({ bottom }, card) => ({ id, like: id, worth: bottom, card }));
  return {
    courtiers: SPACES.map((id, space) =>
      // Two Courtiers of one kind on one side will always be worth the same.
      cards.map(({ bottom }, card) => ({ id, like: `${CARDS[card]} ${sideOf(space)}`, worth: bottom, card })),
    ),
    roomCards: roomCard('card'),
    upgrades: roomCard('upgrade'),
    cities: CITIES.map((id, city) => single(id, cities[city]!)),
    cathedrals: CATHEDRAL_SOURCE.map((id) => single(id, tokens[CATHEDRAL]!.bottom)),
    tokens: TOKENS.map((id, token) => single(id, tokens[token]!.bottom)),
  };
}

/** What no other source is like. */
function single(id: string, worth: Bottom): PurseSource {
  return { id, like: id, worth, card: -1 };
}

/** By action: the built-in symbol of a bare Room (VIR-3.10). */
export const PRINTED_SOURCES: readonly (PurseSource | null)[] = ACTIONS.map((action) => {
  const symbol = PRINTED[action];
  return symbol === undefined ? null : single('printed', bottomOf({ [symbol]: 1 }));
});
export const INDULGENCE_SOURCE = single('indulgence', bottomOf({ crown: 1 }));
export const MICHELANGELO_SOURCE = single('michelangelo', bottomOf({ crown: 1 }));
export const EMPIRE_SOURCE = single('holy_roman_empire', bottomOf({ cross: 1 }));
export const OTTOMAN_SOURCE = single('ottoman_empire', bottomOf({ ship: 2 }));
