/**
 * A player's strength at one game with so many seats: a guess (`mu`) and how unsure it is (`sigma`), both as openskill
 * keeps them. People are shown rounder numbers: newcomers start at 1000, and the margin holds 95 of 100 times.
 */

import { readBack, type Store, type StoredDocument } from '@signoria/store';
import type { Rating } from 'openskill';

export interface Board {
  readonly game: string;
  readonly players: number;
}

/** What a document of a rating says. */
export interface Kept extends Rating {
  readonly games: number;
  /** Tables that are in it and whose `rated` document may not say so yet. */
  readonly applied: readonly string[];
}

/** What anybody may see of a rating. */
export interface ShownRating {
  readonly mu: number;
  readonly sigma: number;
  readonly rating: number;
  /** The true strength lies within so much of `rating`. */
  readonly margin: number;
  /** What a player is at least, as good as certainly: leader boards go by it. */
  readonly sure: number;
  readonly games: number;
  /** Too few games to be given a place. */
  readonly provisional: boolean;
}

/** So many games until a rating has a place on the board. */
export const PROVISIONAL_GAMES = 5;
const SCALE = 40;
const RANK_SCALE = 1000;
/** Below every settled rating: provisional ones end the board. */
const PROVISIONAL_RANK = -1_000_000_000;

/** As openskill begins. Written out: of the hundreds of its files a server that waits needs none. */
export const NEW_RATING: Kept = { mu: 25, sigma: 25 / 3, games: 0, applied: [] };

/** What somebody is worth as good as certainly: three margins below the guess. */
export function ordinal({ mu, sigma }: Rating): number {
  return mu - 3 * sigma;
}

/** The kind of document: one for each board, so that it can be listed by rank. Its id is the user. */
export function boardKind({ game, players }: Board): string {
  return `rating/${game}/${players}`;
}

export function keptOf({ data }: Pick<StoredDocument, 'data'>): Kept {
  return readBack<Kept>(data);
}

export function isProvisional({ games }: Pick<Kept, 'games'>): boolean {
  return games < PROVISIONAL_GAMES;
}

export function rankOf(kept: Kept): number {
  return Math.round(ordinal(kept) * RANK_SCALE) + (isProvisional(kept) ? PROVISIONAL_RANK : 0);
}

export function shownRating(kept: Kept): ShownRating {
  const { mu, sigma, games } = kept;
  return {
    mu,
    sigma,
    rating: Math.round(mu * SCALE),
    margin: Math.round(2 * sigma * SCALE),
    sure: Math.max(0, Math.round(ordinal(kept) * SCALE)),
    games,
    provisional: isProvisional(kept),
  };
}

/** Null for whoever has no rated game of this kind. */
export async function ratingOf(store: Store, game: string, players: number, user: string): Promise<ShownRating | null> {
  const document = await store.getDocument(boardKind({ game, players }), user);
  return document === null ? null : shownRating(keptOf(document));
}
