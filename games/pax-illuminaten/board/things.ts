/**
 * Which things of the board an answer is about, one after another. The page has two parts, the stage and one's own things; where
 * an answer is about both, as an exchange with the court is, either part has it and says the other in words.
 */
import type { Step, Things } from '@signoria/kit';
import type { EventId } from '../data/event-cards.ts';
import type { FactionId } from '../data/factions.ts';
import type { PlaceId } from '../data/layouts.ts';
import type { CardId } from '../data/luminaries.ts';
import type { SchemeId } from '../data/schemes.ts';
import type { Choice, Party } from '../rules/model/choices.ts';
import type { View } from '../rules/view/types.ts';

export type ThingName =
  | `place ${PlaceId}`
  | 'areopagus'
  | `hand ${CardId}`
  | `court ${number}`
  | 'deck'
  | `scheme ${SchemeId}`
  | `faction ${FactionId}`
  | `edict ${FactionId}`
  | `event ${EventId}`;

/** Influence of somebody on a card: nothing to press, but found when it moves. */
export const influence = (place: PlaceId, who: Party): string => `influence ${place} ${who}`;

/** Influence leaves a card, then enters another; from which cell is said in words. */
const moved = ({ from, cell, to }: { readonly from: PlaceId; readonly cell: number; readonly to: PlaceId }) =>
  [`place ${from}`, { thing: `place ${to}`, key: `${cell}` }] satisfies readonly Step<ThingName>[];

export const onStage: Things<View, Choice, ThingName> = (choice) => {
  switch (choice.do) {
    case 'interrogate':
      return [choice.place === 'areopagus' ? 'areopagus' : `place ${choice.place}`];
    case 'scout':
    case 'influence':
    case 'expel':
    case 'oust':
    case 'reward':
    case 'letters':
    case 'yield':
    case 'look':
    case 'turnup':
    case 'mark':
      return [`place ${choice.place}`];
    case 'move':
    case 'shift':
      return moved(choice);
    case 'swap':
      return { anyOrder: [`place ${choice.a}`, `place ${choice.b}`] };
    case 'reassign':
      return { anyOrder: choice.factions.map((faction): ThingName => `faction ${faction}`) };
    case 'claim':
    case 'faction':
      return [{ thing: `faction ${choice.faction}`, key: choice.do }];
    case 'exchange':
    case 'audience':
    case 'court':
      return [`court ${choice.slot}`];
    case 'deck':
      return ['deck'];
    case 'realise':
    case 'newplan':
    case 'drop':
    case 'restore':
      return [`scheme ${choice.scheme}`];
    case 'edict':
      return [`edict ${choice.faction}`];
    default:
      return [];
  }
};

export const amongOwn: Things<View, Choice, ThingName> = (choice) => {
  switch (choice.do) {
    case 'conspire':
    case 'put':
    case 'lay':
    case 'discard':
    case 'exchange':
      return [`hand ${choice.card}`];
    case 'play':
    case 'keep':
      return [`event ${choice.event}`];
    default:
      return [];
  }
};
