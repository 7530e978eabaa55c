/** Chapter 14: the end of the game, in the order of FLO-R78. */
import { type Chapter, finish, type Seat, schedule } from '@signoria/kernel';
import { PRESTIGE } from '../../data/prestige.ts';
import { type EndReason, story } from '../model/events.ts';
import { DIEGO_SEAT, NONE, type State } from '../model/state.ts';
import { prestigeValue } from '../model/value.ts';
import { whoIs } from './03-rounds.ts';
import { lastChances } from './19-characters.ts';

export type EndFrame = { readonly at: 'gameEnd' } | { readonly at: 'scoring' };

/** FLO-14.1, FLO-15.17: all cards are judged on the same final state. */
function scoreCards(s: State): void {
  const gains = s.players.map((p, seat) => p.cards.map((card) => ({ card, points: prestigeValue(s, seat, card) })));
  for (const [seat, cards] of gains.entries()) {
    for (const { card, points } of cards) {
      s.players[seat]!.prestige += points;
      story.sink?.push({ what: 'cardScored', who: whoIs(s, seat), card: PRESTIGE[card]!, points });
    }
  }
}

/** FLO-14.2: most points, then most coins, then all of them. */
export function ranking(s: State): { readonly best: readonly Seat[]; readonly reason: EndReason } {
  const all = s.players.map((_, seat) => seat);
  const most = Math.max(...s.players.map((p) => p.prestige));
  const first = all.filter((seat) => s.players[seat]!.prestige === most);
  if (first.length === 1) return { best: first, reason: 'prestige' };
  const richest = Math.max(...first.map((seat) => s.players[seat]!.coins));
  const best = first.filter((seat) => s.players[seat]!.coins === richest);
  return { best, reason: best.length === 1 ? 'coins' : 'shared' };
}

/** FLO-18.31 */
function soloReason(best: readonly Seat[]): EndReason {
  if (!best.includes(DIEGO_SEAT)) return 'beatDiego';
  return best.length === 1 ? 'lostToDiego' : 'tiedDiego';
}

export const endSteps: Chapter<State, EndFrame> = {
  gameEnd: {
    run(s) {
      s.phase = 'scoring';
      schedule(s, { at: 'scoring' });
      if (s.cast === null) return;
      const { banker } = s.cast;
      if (banker !== NONE) schedule(s, { at: 'convert', seat: banker });
      schedule(s, ...lastChances(s));
    },
  },
  scoring: {
    run(s) {
      scoreCards(s);
      for (const [seat, { prestige, coins }] of s.players.entries()) {
        story.sink?.push({ what: 'finalScore', who: whoIs(s, seat), points: prestige, coins });
      }
      const { best, reason } = ranking(s);
      const winners = best.filter((seat) => seat < s.seats);
      const why = s.solo === null ? reason : soloReason(best);
      story.sink?.push({ what: 'gameEnds', winners, reason: why });
      finish(s, { winners, reason: why });
    },
  },
};
