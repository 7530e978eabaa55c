/** The score as it stands, line by line, with the rule behind each line. */
import { explained, type Parts, type ScoreLine, type Seat } from '@signoria/kernel';
import { PRESTIGE, PRESTIGE_CARDS } from '../../data/prestige.ts';
import { DIEGO_SEAT, type State } from './state.ts';
import { prestigeValue } from './value.ts';

/** FLO-1.1: the points of the track; the prestige cards are among them once they are revealed (FLO-14.1). */
export function trackPoints(s: State, seat: Seat, parts: Parts = null): number {
  const { prestige, cards } = s.players[seat]!;
  if (parts === null) return prestige;
  const worth = s.outcome === null ? [] : cards.map((card) => explained((of) => prestigeValue(s, seat, card, of)));
  const revealed = worth.flatMap((sum) => sum.parts);
  const track = prestige - worth.reduce((n, { total }) => n + total, 0);
  parts.push({ what: 'track', n: track, rules: ['FLO-1.1'] }, ...revealed);
  return prestige;
}

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
