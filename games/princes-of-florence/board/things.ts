/** The things of the board that an answer is about: stacks, wares, people, cards, characters, and the buttons of an auction. */
import type { Things } from '@signoria/kit';
import type { CharacterId } from '../data/characters.ts';
import type { StackId } from '../data/objects.ts';
import type { BuildingId } from '../data/pieces.ts';
import type { FreedomId, ProfessionId } from '../data/professions.ts';
import type { CardId, Choice } from '../rules/model/choices.ts';
import type { View } from '../rules/view/view.ts';

export type ThingName =
  | `stack ${StackId}`
  | `building ${BuildingId}`
  | `freedom ${FreedomId}`
  | 'deck profession'
  | 'deck bonus'
  /** Somebody in the reader's hand, who may work. */
  | `person ${ProfessionId}`
  /** Somebody who lies face up with somebody else and may be recruited. */
  | `played ${ProfessionId}`
  /** A card that was drawn, or a bonus card in hand. */
  | `card ${CardId}`
  | `character ${CharacterId}`
  | 'bid'
  | 'pass';

/** A building may be built alone or with a neighbour: all ways are about the building. */
export const things: Things<View, Choice, ThingName> = (choice) => {
  switch (choice.do) {
    case 'auction':
    case 'take':
    case 'putUp':
      return [`stack ${choice.stack}`];
    case 'landscape':
      return [`stack ${choice.landscape}`];
    case 'build':
    case 'buildWith':
      return [`building ${choice.building}`];
    case 'freedom':
      return [`freedom ${choice.freedom}`];
    case 'profession':
      return ['deck profession'];
    case 'bonus':
      return ['deck bonus'];
    case 'work':
      return [`person ${choice.profession}`];
    case 'recruit':
      return [`played ${choice.profession}`];
    case 'keep':
    case 'under':
    case 'addBonus':
      return [`card ${choice.card}`];
    case 'use':
    case 'pawn':
      return [`character ${choice.character}`];
    case 'bid':
    case 'buy':
      return ['bid'];
    case 'pass':
    case 'refuse':
      return ['pass'];
    default:
      return [];
  }
};
