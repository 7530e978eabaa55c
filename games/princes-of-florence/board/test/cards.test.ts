/** What is printed on cards, and how often. */
import { h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { describe, expect, it } from 'vitest';
import { BONUS, BONUS_CARDS, bonusOf } from '../../data/bonus.ts';
import { PRESTIGE, PRESTIGE_CARDS, prestigeOf } from '../../data/prestige.ts';
import { BonusCard, PrestigeCard } from '../drawings/index.ts';

const numbersOn = (markup: string) => [...markup.matchAll(/>([^<>]*\d[^<>]*)</g)].map(([, text]) => text);

describe('numbers on cards', () => {
  it.each(BONUS)('%s: once', (card) => {
    const { value } = BONUS_CARDS[bonusOf(card)]!;
    expect(numbersOn(renderToString(h(BonusCard, { card })))).toEqual([`+${value}`]);
  });

  it.each(PRESTIGE)('%s: once, and what it brings to several who are level', (card) => {
    const printed = PRESTIGE_CARDS[prestigeOf(card)]!;
    const tied = printed.kind === 'threshold' ? [] : [`${printed.points} (${printed.tied})`];
    expect(numbersOn(renderToString(h(PrestigeCard, { card })))).toEqual([`${printed.points}`, ...tied]);
  });
});
