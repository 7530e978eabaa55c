/** The end of a deal that was played at several tables. Only a keeper of tables knows when; the browser does without this file. */
import { type Actor, change } from '../actor.ts';

/** Nobody plays this deal any more: no longer than the game is it sealed. */
export async function unseal(t: Actor): Promise<void> {
  const { settings } = t.facts;
  const { deal } = settings;
  if (deal === undefined || deal.until === 0) return;
  await change(t, { settings: { ...settings, deal: { ...deal, until: 0 } } });
}
