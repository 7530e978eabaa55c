/** Names and printed texts for the board, in any language: they come with the words of theirs (`en.ts`, `ru.ts`). */
import { spoken } from '@signoria/kernel';
import { numberOf } from '../data/box.ts';
import type { DemandWords, Printed, Words } from './shape.ts';

export type Names = Pick<
  Words,
  | 'factions'
  | 'luminaries'
  | 'abilities'
  | 'kinds'
  | 'actions'
  | 'degrees'
  | 'strengths'
  | 'organisations'
  | 'factionCards'
  | 'edicts'
  | 'specials'
  | 'schemes'
  | 'demands'
  | 'rivals'
  | 'rivalWins'
>;

export const names = spoken<Names>();

/** `2 of 3 cards` */
export const demanded = ([had, needed]: DemandWords): string => (needed === '' ? had : `${had} ${needed}`);

/** A text as it is printed in this table's box. */
export function printed(table: Parameters<typeof numberOf>[0], text: Printed): string {
  return typeof text === 'string' ? text : text((id) => numberOf(table, id));
}
