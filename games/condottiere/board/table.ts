/** What a part of the board is given, and the small questions every part asks about it. No rule is known here. */
import type { Language } from '@signoria/kernel';
import type { BoardProps, Pointing } from '@signoria/kit';
import { CARDS, type CardId } from '../data/cards.ts';
import type { RegionId } from '../data/map.ts';
import type { Choice } from '../rules/model/choices.ts';
import type { PlayerView, View } from '../rules/view/view.ts';
import { type BoardWords, boardWords } from './text.ts';
import type { ThingName } from './things.ts';

export type Table = BoardProps<View, Choice>;
export type BoardPointing = Pointing<Choice, ThingName>;

export function wordsOf({ language }: { readonly language: Language }): BoardWords {
  return boardWords.in(language);
}

/** Do the lines of a battle that is over still lie there? Then the site in the view is the one fought over before. */
export function isDecided({ site, fighting, players }: View): boolean {
  return site !== null && !fighting && players.some(({ line }) => line.length > 0);
}

/** Where the Condottiere is to be drawn: a final battle is fought for no region. */
export function siteOnMap({ site, finalists }: View): RegionId | null {
  return finalists === null ? site : null;
}

/** The touching regions that are enough to win: whoever has them has won. */
export function hasWon({ players, goal }: View): readonly RegionId[] {
  return players.find(({ touching }) => touching.length >= goal.adjacent)?.touching ?? [];
}

/** Alone ahead, level with others ahead, or neither. An empty table has no leader. */
export function standingOf(player: PlayerView, players: readonly PlayerView[]): 'leads' | 'tied' | null {
  const most = Math.max(...players.map(({ strength }) => strength));
  if (most === 0 || player.strength < most) return null;
  return players.filter(({ strength }) => strength === most).length === 1 ? 'leads' : 'tied';
}

/** What is drawn on a card: the figures are those of the box in play. */
export function faceOf({ view }: Table, card: CardId): { readonly kind: CardId; readonly strength: number } {
  return { kind: card, strength: view.cards[card].strength };
}

export function isCard(id: string): id is CardId {
  return CARDS.some((card) => card === id);
}
