/** A game with all that inquiries need, fetched by whoever wonders. */
import { stakes } from 'virtual:inquiries';
import type { Inquired } from '@signoria/table';
import { loadThinker } from '../games/playable.ts';

export async function loadInquired(id: string): Promise<Inquired> {
  const [module, numbers] = await Promise.all([loadThinker(id), stakes[id]?.()]);
  return { ...module, stakes: numbers };
}
