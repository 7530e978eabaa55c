/** Condottiere: positions with one plain answer. */
import { module } from '@signoria/condottiere';
import { scenario } from '@signoria/condottiere/scenario';
import { describe, expect, it } from 'vitest';
import { BUDGETS, decided, expectPlain } from './blunders.ts';

/** Seat 1 has two regions beside the site: with it, three adjacent win (CON-10.1). Everybody else has passed. */
const almost = () =>
  scenario({ players: 4 }).owns(1, 'roma', 'siena').site('napoli').owns(0, 'torino').owns(2, 'venezia').passed(0, 2, 3);

/** Seat 0 has two regions beside the site and leads: unless seat 1 goes higher, the game is over. */
const threatened = () =>
  scenario({ players: 4 }).owns(0, 'roma', 'siena').site('napoli').owns(1, 'torino').owns(2, 'venezia').passed(0, 2, 3);

const positions = {
  '[CON-10.1] ten beats six, and the third adjacent region wins': {
    at: almost().line(0, 'm6').hand(1, 'm10'),
    best: 'play m10',
  },
  '[CON-10.1] four beats three': { at: almost().line(2, 'm3').hand(1, 'm4'), best: 'play m4' },
  '[CON-5.3] the Drummer doubles three to six, against five': {
    at: almost().line(0, 'm5').line(1, 'm3').hand(1, 'drummer'),
    best: 'play drummer',
  },
  '[CON-6.3] in Winter two mercenaries beat one': {
    at: almost().line(0, 'm6').line(1, 'm2', 'm2').hand(1, 'winter'),
    best: 'play winter',
  },
  '[CON-5.2] ten for the Heroine, against six': {
    at: almost().line(3, 'm6').hand(1, 'heroine'),
    best: 'play heroine',
  },
  '[CON-10.3] unless ten is played, the leader has won': {
    at: threatened().line(0, 'm6').hand(1, 'm10'),
    best: 'play m10',
  },
  '[CON-10.3] unless six is played against five, the leader has won': {
    at: threatened().line(0, 'm5').hand(1, 'm6'),
    best: 'play m6',
  },
  '[CON-5.3] the Drummer saves the game': {
    at: threatened().line(0, 'm6').line(1, 'm4').hand(1, 'drummer'),
    best: 'play drummer',
  },
  '[CON-6.3] Winter saves the game': {
    at: threatened().line(0, 'm10').line(1, 'm1', 'm1', 'm1').hand(1, 'winter'),
    best: 'play winter',
  },
  '[CON-10.1] the fifth region wins, wherever it lies, or else the third adjacent one does': {
    at: scenario({ players: 5 })
      .owns(1, 'torino', 'ferrara', 'lucca', 'ancona')
      .site('napoli')
      .owns(0, 'siena', 'roma')
      .line(0, 'm3')
      .hand(1, 'm6')
      .passed(0, 2, 3, 4),
    best: 'play m6',
  },
  '[CON-10.1] the fifth region wins among four, before a rival’s third adjacent one does': {
    at: scenario({ players: 4 })
      .owns(1, 'torino', 'ferrara', 'lucca', 'ancona')
      .site('napoli')
      .owns(0, 'siena', 'roma')
      .line(0, 'm4')
      .line(1, 'm2')
      .hand(1, 'm3')
      .passed(0, 2, 3),
    best: 'play m3',
  },
  '[CON-5.2] the Heroine saves the game': {
    at: threatened().line(0, 'm6').hand(1, 'heroine'),
    best: 'play heroine',
  },
};

/** Nobody else has a region: what is let go today is won tomorrow, and the engine says so. */
const alone = (players: number) =>
  scenario({ players })
    .owns(1, 'torino', 'ferrara', 'lucca', 'ancona')
    .site('napoli')
    .line(0, 'm3')
    .hand(1, 'm6')
    .passed(...Array.from({ length: players }, (_, seat) => seat).filter((seat) => seat !== 1));

describe('known blunders', () => {
  it.each(Object.entries(positions))('%s', (why, { at, best }) => {
    expectPlain(module, { why, s: at.deciding(1).match().state, seat: 1, best });
  });

  it.each([4, 5, 6])('[CON-10.1] of %i players: to let a win go that nobody can take is none', (players) => {
    const s = alone(players).deciding(1).match().state;
    for (const budget of BUDGETS) {
      const { loss, grade } = decided(module, s, 1, 'pass', budget);
      expect(grade).toBeNull();
      expect(loss.mean).toBeLessThan(0.02);
    }
  });
});
