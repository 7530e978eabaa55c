/**
 * What moves when something happens: luminaries between hand, board, court and piles, influence between its owner and the cards.
 * Cards nobody saw come from nowhere.
 */
import type { GameEvent } from '@signoria/kernel';
import type { Move } from '@signoria/kit';
import type { CardId } from '../../data/luminaries.ts';
import type { Party } from '../../rules/model/choices.ts';
import type { Happening } from '../../rules/model/events.ts';
import { influence } from '../things.ts';

const PILES = ['piles'];

const fromHand = (who: Party, card: CardId): readonly string[] => [`hand ${card}`, `seat ${who}`];
const toHand = fromHand;
const home = (who: Party): string => `seat ${who}`;

function influenceMoves(told: Happening): readonly Move[] {
  switch (told.what) {
    case 'influenced':
      return [{ how: 'fly', from: [home(told.who)], to: [influence(told.place, told.who)] }];
    case 'moved':
      return [{ how: 'walk', from: [influence(told.from, told.who)], to: [influence(told.into, told.who)] }];
    case 'shifted':
      return [{ how: 'walk', from: [influence(told.from, told.rival)], to: [influence(told.into, told.rival)] }];
    case 'ousted':
      return [{ how: 'fly', from: [influence(told.place, told.who)], to: [home(told.who)] }];
    default:
      return [];
  }
}

export function moves(event: GameEvent): readonly Move[] {
  const told = event as Happening; // only this game's events come here
  switch (told.what) {
    case 'put':
      return [{ how: 'fly', from: fromHand(told.who, told.card), to: [`place ${told.place}`] }];
    case 'conspired':
      return [{ how: 'fly', from: [`hand ${told.card}`], to: [`chain ${told.card}`, ...PILES] }];
    case 'discarded':
      return told.cards.map((card) => ({ how: 'fly', from: [`hand ${card}`, `chain ${card}`], to: PILES }));
    case 'tookCourt':
      return [{ how: 'fly', from: [`court ${told.card}`], to: toHand(told.who, told.card) }];
    case 'exchanged':
      return [
        { how: 'fly', from: [`court ${told.took}`], to: toHand(told.who, told.took) },
        { how: 'fly', from: fromHand(told.who, told.gave), to: [`court ${told.gave}`] },
      ];
    case 'drewCards':
      return told.cards.map((card) => ({ how: 'fly', from: PILES, to: [`hand ${card}`] }));
    case 'expelled':
      return [
        { how: 'fly', from: [`place ${told.place}`], to: PILES },
        { how: 'fly', from: fromHand(told.who, told.by), to: [`place ${told.place}`] },
      ];
    case 'courtRefreshed':
      return [
        ...(told.discarded === null ? [] : [{ how: 'fly', from: [`court ${told.discarded}`], to: PILES } as const]),
        ...told.filled.map((card) => ({ how: 'fly', from: PILES, to: [`court ${card}`] }) as const),
      ];
    case 'realised':
      return [{ how: 'seal', at: [`scheme ${told.scheme}`] }];
    default:
      return influenceMoves(told);
  }
}
