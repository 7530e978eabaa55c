/** Headline, seat lines, explanations, sums and what the news change: small facts, each with one truth. */
import { judge, LANGUAGES, numberedRules, type Seat } from '@signoria/kernel';
import { answerForm } from '@signoria/kit';
import { describe, expect, it } from 'vitest';
import { CARDS } from '../../data/cards.ts';
import { REGIONS } from '../../data/map.ts';
import { scenario } from '../../scenario.ts';
import { cardShort } from '../../text/names.ts';
import { rulesEn } from '../../text/rules.en.ts';
import { cuesOf } from '../cues.ts';
import { explain, headline, seatLine } from '../facts.ts';
import { cardRules, REGION_RULES, TOKEN_RULES } from '../rules-of.ts';
import { itemsOf, showForms } from '../ShowCards.tsx';
import { inOrder, partsOf } from '../strength.ts';
import { isDecided, standingOf } from '../table.ts';
import { listed } from '../text.ts';
import { game, TABLES, tableOf, watch } from './help.ts';

const RULES = numberedRules(rulesEn);

const ledger: readonly string[] = RULES;

const battle = () =>
  scenario({ players: 4 })
    .owns(0, 'firenze', 'siena')
    .site('bologna')
    .line(0, 'm5', 'm4', 'courtesan', 'drummer')
    .line(1, 'm6', 'm2', 'spring')
    .line(2, 'm6', 'm3', 'heroine')
    .hand(0, 'm1')
    .hand(1, 'm1')
    .hand(2, 'm1')
    .passed(3)
    .token(2)
    .deciding(0);

const seatText = (at: ReturnType<typeof battle>, seat: Seat) => seatLine(at.view(0), seat, 'en');

describe('headline', () => {
  it('tells round, battle and site', () => {
    expect(headline(battle().view(0), 'en')).toBe('Round 1 · Battle 1 · Site Bologna');
    expect(headline(battle().view(0), 'ru')).toBe('Раунд 1 · Битва 1 · Место: Болонья');
  });
  it('[CON-7.7] does not call the last site the next one while that is being chosen', () => {
    const chosen = scenario({ players: 3 }).site('bologna').line(0, 'm5').randomHands().concluding();
    expect(isDecided(chosen.view(0))).toBe(true);
    expect(headline(chosen.view(0), 'en')).toBe('Round 1 · Battle 2 · Choosing a site');
  });
  it('[CON-10.5] names the final battle instead of a site', () => {
    const final = scenario({ players: 6 }).divided(3, 3, 3, 3, 3, 2).randomHands().finalBattle([0, 1, 2, 3, 4]);
    expect(headline(final.view(0), 'en')).toBe('Round 1 · The final battle');
  });
});

describe('seat line', () => {
  it('counts regions and the touching ones', () => {
    expect(seatText(battle(), 0)).toEqual({
      score: { value: 2, of: 5 },
      notes: [],
      tags: [],
      pips: { value: 2, of: 3, label: '2 of 3 touching' },
    });
  });
  it('tags who holds the token and who has passed', () => {
    expect(seatText(battle(), 2).tags).toEqual(['Condottiere']);
    expect(seatText(battle(), 3).tags).toEqual(['passed']);
  });
});

describe('explanations', () => {
  it.each(LANGUAGES)('exist for every card, region and token in %s, with rules that exist', (language) => {
    const view = battle().view(0);
    for (const id of [...CARDS, ...REGIONS, 'condottiere', 'pope', 'pile', 'discards']) {
      const found = explain(id, view, language);
      expect(found?.title.length).toBeGreaterThan(1);
      expect(found?.text).toMatch(/\.$/);
      expect(found?.rules.filter((rule) => !ledger.includes(rule))).toEqual([]);
    }
    expect(explain('nothing', view, language)).toBeNull();
  });
  it('cite only rules of the ledger', () => {
    const cited = [...CARDS.map(cardRules), ...Object.values(TOKEN_RULES), REGION_RULES].flat();
    expect(cited.filter((rule) => !ledger.includes(rule))).toEqual([]);
  });
});

describe('words', () => {
  it.each(LANGUAGES)('under a card are short enough to be read in %s', (language) => {
    const { cards } = battle().view(0);
    for (const id of CARDS) expect(cardShort(language, id, cards[id]).length).toBeLessThanOrEqual(17);
  });
  it('list alike cards once', () => {
    expect(listed(['m5', 'winter', 'm5'], (card) => card)).toBe('m5 ×2, winter');
  });
});

describe('strength', () => {
  it('[CON-6.27] puts the doubling before the +3 and marks both as changes', () => {
    const [strongest] = partsOf([{ card: 'm6', count: 1, each: 15, base: 6, because: ['drummer', 'spring'] }]);
    expect(strongest).toEqual({ plain: 6, change: '×2+3', wintry: false });
  });
  it('[CON-6.3] marks a number that Winter has changed', () => {
    expect(partsOf([{ card: 'm6', count: 2, each: 1, base: 1, because: ['winter'] }])).toEqual([
      { plain: 1, change: '', wintry: true },
      { plain: 1, change: '', wintry: true },
    ]);
  });
  it('lies in the order of its sum', () => {
    const { line } = battle().view(0).players[0]!;
    expect(inOrder(line).map(({ card }) => card)).toEqual(['m5', 'm4', 'courtesan', 'drummer']);
  });
  it('[CON-5.1] adds up in every line of random games', () => {
    let sums = 0;
    for (const [name, seats, options] of TABLES.slice(0, 5)) {
      watch(`sums: ${name}`, seats, options, { every: 5 }, ({ state }) => {
        for (const { line, strength } of tableOf(state, { you: null }).view.players) {
          const each = partsOf(line).map(({ plain, change }) => {
            const [, times, plus] = /^(×2)?(\+3)?$/.exec(change)!;
            return plain * (times ? 2 : 1) + (plus ? 3 : 0);
          });
          expect(each.reduce((a, b) => a + b, 0)).toBe(strength);
          sums++;
        }
      });
    }
    expect(sums).toBeGreaterThan(200);
  });
  it('[CON-7.4] calls the strongest the leader only when alone', () => {
    const { players } = battle().view(0);
    expect(players.map((player) => standingOf(player, players))).toEqual([null, null, 'leads', null]);
    const level = players.map((player) => ({ ...player, strength: 4 }));
    expect(level.map((player) => standingOf(player, level))).toEqual(Array(4).fill('tied'));
  });
});

describe('news', () => {
  it('[CON-6.11] tell whom the Bishop sent away, and the numbers after the cards', () => {
    const at = scenario({ players: 2 })
      .hand(0, 'bishop', 'm1')
      .hand(1, 'm1')
      .line(0, 'm10')
      .line(1, 'm10', 'm10')
      .deciding(0)
      .play('0 play bishop');
    const { after, losses } = cuesOf(at.heard(0), at.view(0));
    expect(losses).toEqual([
      { seat: 0, card: 'm10', count: 1 },
      { seat: 1, card: 'm10', count: 2 },
    ]);
    expect(after.get('strength 1')).toBeGreaterThan(after.get('card 0 bishop')!);
  });
  it('tell the end of a battle in words, and never take longer than three seconds', () => {
    let endings = 0;
    watch('telling', 4, {}, { every: 1 }, ({ state }, news) => {
      const { after, ending } = cuesOf([...news, ...news, ...news, ...news], tableOf(state, { you: null }).view);
      expect(Math.max(0, ...after.values())).toBeLessThanOrEqual(3000);
      if (ending.length > 0) endings++;
    });
    expect(endings).toBeGreaterThan(2);
  });
});

describe('[CON-9.2] showing cards', () => {
  it('answers what the game accepts, to everybody and to each other player', () => {
    let shown = 0;
    watch('showing', 4, { hiddenCards: true }, { every: 6 }, ({ state }) => {
      for (let seat = 0; seat < 4; seat++) {
        for (const form of showForms(tableOf(state, { you: seat }))) {
          const all = Object.fromEntries(form.of.map(({ id, count }) => [id, count]));
          for (const chosen of [all, { [form.of.at(-1)!.id]: 1 }]) {
            const sent: string[] = [];
            answerForm({ write: game.notation.write, answer: (line) => sent.push(line) }, form, {
              items: itemsOf(form, chosen),
            });
            expect(sent.map((line) => judge(game, state, seat, game.notation.read(line)).kind)).toEqual(['free']);
            shown++;
          }
        }
      }
    });
    expect(shown).toBeGreaterThan(100);
  });
});
