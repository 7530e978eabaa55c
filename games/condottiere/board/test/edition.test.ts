/** A corrected box on the screen: faces, notes and explanations of every card say what the rules count. */
import { LANGUAGES, random } from '@signoria/kernel';
import { h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { describe, expect, it } from 'vitest';
import { CARDS, type CardId, KIND, MERCENARIES, STRENGTHS } from '../../data/cards.ts';
import { scenario } from '../../scenario.ts';
import { explain } from '../facts.ts';
import { LookDialog } from '../look.tsx';
import { tableOf } from './help.ts';
import { markupOf } from './markup.ts';

type Strengths = { readonly [id in CardId]?: number };

/** Legal corrections of every strength: those of mercenaries go up from kind to kind. */
function corrections(seed: number): Strengths {
  const chance = random(seed);
  let last = 0;
  const mercenaries = CARDS.slice(0, MERCENARIES).map((id): [CardId, number] => {
    last += 1 + chance.below(3);
    return [id, last];
  });
  return { ...Object.fromEntries(mercenaries), courtesan: 1 + chance.below(30), heroine: 1 + chance.below(30) };
}

const EDITIONS: readonly Strengths[] = [{ heroine: 9 }, ...Array.from({ length: 12 }, (_, seed) => corrections(seed))];

/** One such card in the hand and two in the line. */
function position(card: CardId, strengths: Strengths) {
  const cards = Object.fromEntries(Object.entries(strengths).map(([id, strength]) => [id, { strength }]));
  return scenario({ players: 2, edition: { cards } }).hand(0, card).hand(1, 'm1').line(0, card, card).deciding(0);
}

const figuresIn = (markup: string) => [...markup.matchAll(/badge-number[^>]*>(\d+)</g)].map(([, n]) => Number(n));
const numbersIn = (words: string) => [...words.matchAll(/\d+/g)].map(([n]) => Number(n));

describe.each(CARDS.filter((id) => STRENGTHS[KIND[id]]! > 0))('%s', (card) => {
  it.each(LANGUAGES)(
    '[CON-1.3, CON-5.2] shows its corrected strength wherever it is drawn or explained (%s)',
    (language) => {
      for (const strengths of EDITIONS) {
        const expected = strengths[card] ?? STRENGTHS[KIND[card]]!;
        const at = position(card, strengths);
        const table = tableOf(at.match().state, { you: 0, language });
        expect(table.view.players[0]!.strength).toBe(2 * expected);
        const look = renderToString(h(LookDialog, { table, look: { at: 'thing', id: card }, onLook: () => {} }));
        const drawn = [...figuresIn(markupOf(table)), ...figuresIn(look)];
        expect(drawn.length).toBeGreaterThanOrEqual(4);
        expect(new Set(drawn)).toEqual(new Set([expected]));
        expect(numbersIn(explain(card, table.view, language)!.text)[0]).toBe(expected);
      }
    },
  );
});

describe('the words under a card', () => {
  it.each(LANGUAGES)('say the corrected strength, where they say one (%s)', (language) => {
    for (const strengths of EDITIONS) {
      for (const card of ['m5', 'm10', 'heroine'] as const) {
        const table = tableOf(position(card, strengths).match().state, { you: 0, language });
        const { strength } = table.view.cards[card];
        const heard = markupOf(table).match(/class="hand-card[^>]*>\s*<span class="only-heard">([^<]*)</)![1]!;
        expect(numbersIn(heard).at(-1)).toBe(strength);
        const note = markupOf(table).match(/class="card-note"[^>]*>([^<]*)</)?.[1] ?? '';
        expect(numbersIn(note)).toEqual([strength]);
      }
    }
  });
});
