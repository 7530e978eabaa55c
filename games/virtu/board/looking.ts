/** What there is to look closer at, and what a thing of the board is then. */
import type { Seat } from '@signoria/kernel';
import { CARDS, type CardId } from '../data/cards.ts';
import type { CityId } from '../data/cities.ts';
import type { RoomId, SpaceId } from '../data/palace.ts';
import type { AllianceId, BonusId, TokenId } from '../data/pieces.ts';
import type { Table } from './table.ts';

export type Look =
  | { readonly at: 'city'; readonly id: CityId }
  | { readonly at: 'card'; readonly id: CardId }
  | { readonly at: 'token'; readonly id: TokenId }
  | { readonly at: 'bonus'; readonly id: BonusId }
  | { readonly at: 'alliance'; readonly id: AllianceId }
  | { readonly at: 'room'; readonly seat: Seat; readonly id: RoomId }
  | { readonly at: 'space'; readonly seat: Seat; readonly id: SpaceId };

export type OnLook = (look: Look) => void;

/** What to look at when asked about a thing on the board, whatever pressing it would do. */
export function lookAt({ view }: Pick<Table, 'view'>, at: string): Look | null {
  const [kind, first = '', second = ''] = at.split(' ');
  switch (kind) {
    case 'city':
      return { at: 'city', id: first as CityId };
    case 'alliance':
      return { at: 'alliance', id: first as AllianceId };
    case 'bonus':
      return { at: 'bonus', id: first as BonusId };
    case 'offer':
      return isCard(first) ? { at: 'card', id: first } : { at: 'token', id: first as TokenId };
    case 'room':
      return { at: 'room', seat: Number(first), id: second as RoomId };
    case 'space': {
      const card = view.players[Number(first)]?.spaces.find(({ id }) => id === second)?.card ?? null;
      return card === null ? { at: 'space', seat: Number(first), id: second as SpaceId } : { at: 'card', id: card };
    }
    case 'token': {
      const token = view.players[Number(first)]?.domain.find(({ id }) => id === second);
      if (token?.kind === 'city' && token.city !== null) return { at: 'city', id: token.city };
      return token === undefined || token.token === null ? null : { at: 'token', id: token.token };
    }
    default:
      return null;
  }
}

const isCard = (id: string): id is CardId => (CARDS as readonly string[]).includes(id);
