/** The deals this browser knows: sent, received, played. Whose result one may see is a matter of having played oneself. */
import { type Challenge, gameId, readChallenge, sameDeal, type ToldGame, withGames } from '@signoria/table';
import { kept } from '../../state/stored-signal.ts';

export interface KeptDeal {
  readonly challenge: Challenge;
  /** Which of the games were played in this browser. */
  readonly own: readonly string[];
}

/** Older ones make room. */
const MOST = 20;

export const deals = kept<readonly KeptDeal[]>('deals', [], readKept);

function readKept(stored: unknown): readonly KeptDeal[] | undefined {
  if (!Array.isArray(stored)) return undefined;
  return stored.flatMap((one: { readonly challenge?: unknown; readonly own?: unknown } | null) => {
    const challenge = readChallenge(one?.challenge);
    if (challenge === null || !Array.isArray(one?.own)) return [];
    return [{ challenge, own: one.own.filter((id) => typeof id === 'string') }];
  });
}

/** What is known of the deal, with what this challenge adds to it. */
export function known(challenge: Challenge): KeptDeal {
  const before = deals.value.find((one) => sameDeal(one.challenge.deal, challenge.deal));
  if (before === undefined) return { challenge, own: [] };
  return { challenge: withGames(before.challenge, challenge.games), own: before.own };
}

/** The latest first. `played`: the game was played in this browser. */
export function keep(challenge: Challenge, played: ToldGame | null = null): KeptDeal {
  const { challenge: all, own } = known(challenge);
  const now = { challenge: all, own: played === null ? own : [...new Set([...own, gameId(played)])] };
  const others = deals.value.filter((one) => !sameDeal(one.challenge.deal, challenge.deal));
  deals.value = [now, ...others].slice(0, MOST);
  return now;
}

/** One's own games first: the others are held against them. */
export function ordered({ challenge, own }: KeptDeal): Challenge {
  const isOwn = (game: ToldGame) => own.includes(gameId(game));
  const games = [...challenge.games.filter(isOwn), ...challenge.games.filter((game) => !isOwn(game))];
  return { ...challenge, games };
}
