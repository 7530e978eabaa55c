/** What a part of the board is given, and the small questions every part asks about it. No rule is known here. */
import type { Language } from '@signoria/kernel';
import type { BoardProps, Target } from '@signoria/web/kit';
import type { CardId } from '../data/cards.ts';
import type { RegionId } from '../data/map.ts';
import type { Choice } from '../rules/choices.ts';
import type { PlayerView, View } from '../rules/view.ts';
import { CARD_KINDS } from './drawings/index.ts';
import { type BoardWords, boardWords } from './text.ts';

export type Table = BoardProps<View, Choice>;

export function wordsOf({ language }: { readonly language: Language }): BoardWords {
  return boardWords[language];
}

/** What may be done with the thing that these lines are about; the first line that is asked about decides. */
export function targetOf(
  table: Table,
  ...lines: readonly string[]
): { readonly target: Target; readonly line: string } {
  const idle = { target: 'idle', line: '' } as const;
  if (table.past) return idle;
  for (const line of lines) {
    if (table.options.some((option) => option.line === line)) {
      return { target: table.selected === line ? 'selected' : 'legal', line };
    }
    if (table.blocked.some((closed) => closed.line === line)) return { target: 'blocked', line };
  }
  return idle;
}

/** The words of a legal line: `Fight for Bologna`. */
export function labelOf(table: Table, line: string): string | null {
  return table.options.find((option) => option.line === line)?.label ?? null;
}

/** Do the lines of a battle that is over still lie there? Then the site in the view is the one fought over before. */
export function isDecided({ site, fighting, players }: View): boolean {
  return site !== null && !fighting && players.some(({ line }) => line.length > 0);
}

/** Where the Condottiere is to be drawn: a final battle is fought for no region. */
export function siteOnMap({ site, finalists }: View): RegionId | null {
  return finalists === null ? site : null;
}

/** Alone ahead, level with others ahead, or neither. An empty table has no leader. */
export function standingOf(player: PlayerView, players: readonly PlayerView[]): 'leads' | 'tied' | null {
  const most = Math.max(...players.map(({ strength }) => strength));
  if (most === 0 || player.strength < most) return null;
  return players.filter(({ strength }) => strength === most).length === 1 ? 'leads' : 'tied';
}

export function isCard(id: string): id is CardId {
  return (CARD_KINDS as readonly string[]).includes(id);
}
