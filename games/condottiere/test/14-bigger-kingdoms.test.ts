// Chapter 14: the variant Bigger Kingdoms.

import { describe, it } from 'vitest';
import { scenario } from '../scenario.ts';

const table = (players: number) => scenario({ players, variants: ['biggerKingdoms'] });

describe('bigger kingdoms', () => {
  it.each([4, 5, 6])('[CON-14.1] takes 4 adjacent regions or 5 in total with %i players', (players) => {
    const south = () => table(players).owns(0, 'roma', 'siena');
    south().site('napoli').line(0, 'm6').concluding().expect({ winners: null });
    south()
      .owns(0, 'napoli')
      .site('ancona')
      .line(0, 'm6')
      .concluding()
      .expect({ winners: [0], reason: 'adjacent' });
    const scattered = () => table(players).owns(0, 'torino', 'venezia', 'lucca');
    scattered().site('siena').line(0, 'm6').concluding().expect({ winners: null });
    scattered()
      .owns(0, 'ancona')
      .site('siena')
      .line(0, 'm6')
      .concluding()
      .expect({ winners: [0], reason: 'regions' });
  });

  it.each([2, 3])('[CON-14.2] takes 5 adjacent regions or 6 in total with %i players', (players) => {
    const south = () => table(players).owns(0, 'roma', 'siena', 'napoli');
    south().site('ancona').line(0, 'm6').concluding().expect({ winners: null });
    south()
      .owns(0, 'ancona')
      .site('urbino')
      .line(0, 'm6')
      .concluding()
      .expect({ winners: [0], reason: 'adjacent' });
    const scattered = () => table(players).owns(0, 'torino', 'venezia', 'lucca', 'ancona');
    scattered().site('siena').line(0, 'm6').concluding().expect({ winners: null });
    scattered()
      .owns(0, 'siena')
      .site('bologna')
      .line(0, 'm6')
      .concluding()
      .expect({ winners: [0], reason: 'regions' });
  });
});
