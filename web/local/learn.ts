/** From a click to a first game that explains itself. */
import { loadGuide } from '../asides.ts';
import { toastTrouble } from '../shell/trouble.ts';
import { noteSaid } from '../state/lessons.ts';
import { playBots } from './play-bots.ts';

export async function learn(game: string): Promise<void> {
  try {
    const { seats, options = {} } = await loadGuide(game);
    await playBots({ game, seats, level: 'novice', options, created: (table) => noteSaid(table) });
  } catch (error) {
    toastTrouble(error);
  }
}
