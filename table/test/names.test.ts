// What players are called: in a file, in a record, and in each reader's words.

import { LANGUAGES } from '@signoria/kernel';
import { describe, expect, it } from 'vitest';
import {
  BOT_NAMES,
  botNameIn,
  COLOURS,
  FORMER_BOT_NAMES,
  importedSeats,
  playerNameIn,
  playersOf,
  readPlayers,
  tableText,
} from '../index.ts';

describe('bots', () => {
  it('are as many as the largest table has seats, each with a name of its own in every language', () => {
    expect(BOT_NAMES.length).toBe(COLOURS);
    for (const language of LANGUAGES) {
      const names = BOT_NAMES.map((id) => botNameIn(tableText[language], id));
      expect(new Set(names).size).toBe(BOT_NAMES.length);
    }
    expect(BOT_NAMES.map((id) => botNameIn(tableText.ru, id)).join('')).toMatch(/^\p{Script=Cyrillic}+$/u);
  });

  it('of earlier tables keep their names, and an id nobody knows is shown as it is', () => {
    for (const id of FORMER_BOT_NAMES) expect(botNameIn(tableText.ru, id)).toMatch(/^\p{Script=Cyrillic}+$/u);
    expect(BOT_NAMES.filter((id) => (FORMER_BOT_NAMES as readonly string[]).includes(id))).toEqual([]);
    expect(botNameIn(tableText.en, 'toString')).toBe('toString');
  });
});

describe('players of a file', () => {
  const seats = [
    { kind: 'person', colour: 0, user: 'file/0', name: 'Ada', covered: null },
    { kind: 'bot', colour: 1, name: 'tiberio', level: 'master' },
    { kind: 'person', colour: 2, user: 'file/2', name: '', covered: null },
  ] as const;

  it('go out and come in as they are, and are read in any language', () => {
    const players = playersOf([seats[0], seats[1], { kind: 'open', colour: 2 }]);
    expect(players).toEqual(['Ada', { bot: 'tiberio', level: 'master' }, '']);
    expect(importedSeats(3, players)).toEqual(seats);
    expect(players.map((name) => playerNameIn(tableText.ru, name))).toEqual(['Ada', 'Тиберио', '']);
  });

  it('that nothing vouches for are cleaned, or are nobody', () => {
    const given = [
      'Ada!',
      7,
      null,
      { bot: 'tiberio' },
      { bot: 'eve', level: 'adept' },
      { bot: 'orsola', level: 'saint' },
    ];
    const clean = (name: string) => name.replace('!', '');
    expect(readPlayers(given, clean)).toEqual(['Ada', '', '', '', '', { bot: 'orsola', level: 'saint' }]);
    expect(importedSeats(6, given)[5]).toEqual({ kind: 'bot', colour: 5, name: 'orsola', level: 'novice' });
    expect(readPlayers('Ada', clean)).toEqual([]);
    expect(importedSeats(1, undefined)).toEqual([{ ...seats[0], name: '' }]);
  });
});
