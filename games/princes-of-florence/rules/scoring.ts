/** The score as it stands, line by line, with the rule behind each line. */
import type { ScoreLine, Seat } from '@signoria/kernel';
import { PRESTIGE, PRESTIGE_CARDS } from '../data/prestige.ts';
import { DIEGO_SEAT, type State } from './state.ts';
import { prestigeValue } from './value.ts';

export function score(s: State, seat: Seat): readonly ScoreLine[] {
  const p = s.players[seat]!;
  const cards = p.cards.map((card) => ({ card, points: prestigeValue(s, seat, card) }));
  // Once the game is over the cards' points are on the track.
  const counted = s.outcome === null ? 0 : cards.reduce((sum, { points }) => sum + points, 0);
  const lines: ScoreLine[] = [{ what: 'track', points: p.prestige - counted, rules: ['FLO-1.1'] }];
  for (const { card, points } of cards) {
    lines.push({
      what: 'prestigeCard',
      points,
      facts: { card: PRESTIGE[card]! },
      rules: ['FLO-15.1', PRESTIGE_CARDS[card]!.rule],
    });
  }
  if (s.solo !== null) {
    const diego = s.players[DIEGO_SEAT]!;
    const open = s.outcome === null ? diego.cards.reduce((n, card) => n + prestigeValue(s, DIEGO_SEAT, card), 0) : 0;
    // Not points of the player: what there is to beat.
    lines.push({ what: 'diego', points: 0, facts: { points: diego.prestige + open }, rules: ['FLO-18.31'] });
  }
  return lines;
}
