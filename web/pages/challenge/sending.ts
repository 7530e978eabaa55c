/** From a finished game to the page of its deal; and from a deal to a table at which it is played. */
import { type GameFile, newKey, readOptions } from '@signoria/kernel';
import { type BotLevel, type Challenge, challengeOf, freshChallenge, type NewTable } from '@signoria/table';
import { loadClientBundle } from '../../games/client-bundle.ts';
import { call } from '../../local/client.ts';
import { ownName } from '../../local/play-bots.ts';
import { go, paths } from '../../router.ts';
import { toastTrouble } from '../../shell/trouble.ts';
import { keep } from './kept-deals.ts';
import { packed } from './packing.ts';

export async function addressOf(challenge: Challenge): Promise<string> {
  return `${paths.challenge}#${await packed(challenge)}`;
}

export async function send(fetching: Promise<GameFile>): Promise<void> {
  try {
    const challenge = challengeOf(await fetching);
    if (challenge === null) return;
    const { challenge: all } = keep(challenge, challenge.games[0]!);
    go(await addressOf(all));
  } catch (error) {
    console.error(error);
    toastTrouble(error);
  }
}

/** Sit down to the deal, on this device. */
export async function accept(challenge: Challenge): Promise<void> {
  const { deal } = challenge;
  keep(challenge);
  const { game, seats, options, edition, key, bots, iterations } = deal;
  const terms = { id: '', iterations, until: 0, counted: false };
  const settings = {
    name: '',
    visibility: 'private',
    pace: 'live',
    language: 'any',
    rated: false,
    deal: terms,
  } as const;
  const plan: NewTable = { game, seats, options, edition, settings, places: bots.map((bot) => bot ?? 'me') };
  const people = bots.map((bot) => (bot === null ? ownName() : null));
  try {
    const made = await call('create', { plan, people, key });
    if (!made.ok) throw new Error(JSON.stringify(made.refusal));
    go(paths.table(made.table, true));
  } catch (error) {
    console.error(error);
    toastTrouble(error);
  }
}

export interface FreshPlan {
  readonly game: string;
  readonly seats: number;
  readonly level: BotLevel;
}

/** A deal nobody has played yet. */
export async function fresh({ game, seats, level }: FreshPlan): Promise<Challenge | null> {
  const { rules, options } = await loadClientBundle(game);
  const chosen = readOptions(options, {}, seats);
  if (!chosen.ok) return null;
  return freshChallenge({ game, rules, seats, options: chosen.values, key: newKey() }, level);
}
