// The notation: one spelling for every answer, and a reason for every line that is none.

import { NotationError } from '@signoria/kernel';
import { describe, expect, it } from 'vitest';
import { notation } from '../rules/model/choices.ts';

describe('notation', () => {
  it.each([
    'site torino',
    'site bologna',
    'play m1',
    'play bishop',
    'pass',
    'take m6',
    'take none',
    'take m1',
    'pope torino',
    'pope urbino',
    'pope off',
    'facedown leave',
    'facedown up',
    'keep',
    'discard',
    'hold m10 heroine',
    'hold',
    'draw 0',
    'draw 2',
    'ready',
    'show 2 m6 facedown',
    'show 0 m1',
    'show all winter',
  ])('%s is written as it is read', (line) => {
    expect(notation.write(notation.read(line))).toBe(line);
  });

  it.each([
    ['hold heroine m10 m1', 'hold m1 m10 heroine'],
    ['show 1 facedown winter m6 m6', 'show 1 m6 m6 winter facedown'],
  ])('a set has one spelling: %s is %s', (line, spelling) => {
    expect(notation.write(notation.read(line))).toBe(spelling);
  });

  it.each([
    ['', 'no such move'],
    ['conquer roma', 'no such move'],
    ['toString', 'no such move'],
    ['pass now', "'now' is one word too many"],
    ['keep all', "'all' is one word too many"],
    ['site', 'a word is missing'],
    ['site atlantis', "no 'atlantis'; there are: torino,"],
    ['site roma milano', "'milano' is one word too many"],
    ['play joker', "no 'joker'; there are: m1,"],
    ['play m1 m2', "'m2' is one word too many"],
    ['take facedown', "no 'facedown'"],
    ['pope on', "no 'on'"],
    ['facedown down', "no 'down'; there are: leave, up"],
    ['facedown up now', "'now' is one word too many"],
    ['take none m1', "'m1' is one word too many"],
    ['pope off roma', "'roma' is one word too many"],
    ['draw 1 2', "'2' is one word too many"],
    ['hold facedown', "no 'facedown'"],
    ['draw', 'a word is missing'],
    ['draw two', "'two' is not a whole number"],
    ['show m6', "'m6' is not a whole number"],
    ['show all joker', "no 'joker'"],
  ])('“%s” is refused with a reason', (line, reason) => {
    expect(() => notation.read(line)).toThrow(NotationError);
    expect(() => notation.read(line)).toThrow(reason);
  });
});
