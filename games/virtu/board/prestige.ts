/** A line of the prestige table, part by part: what of the whole its rules give. */
import type { Sum } from '@signoria/kernel';
import type { PlayerView } from '../rules/view/types.ts';

export function lineSum({ score, why }: Pick<PlayerView, 'score' | 'why'>, what: string): Sum {
  const lines = score.filter((line) => line.what === what);
  const rules = new Set(lines.flatMap((line) => line.rules));
  const total = lines.reduce((sum, { points }) => sum + points, 0);
  return { total, parts: why.prestige.parts.filter((part) => part.rules.some((id) => rules.has(id))) };
}
