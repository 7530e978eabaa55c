/** Words that come with their language. */
import { expect, it } from 'vitest';
import { spoken } from '../index.ts';

it('speaks the language it has learned, another where it has not, and nothing before', () => {
  const words = spoken<string>();
  expect(() => words.in('en')).toThrow('the words of no language have been read yet');
  words.learn('ru', 'да');
  expect([words.in('ru'), words.in('en')]).toEqual(['да', 'да']);
  words.learn('en', 'yes');
  expect([words.in('ru'), words.in('en')]).toEqual(['да', 'yes']);
});
