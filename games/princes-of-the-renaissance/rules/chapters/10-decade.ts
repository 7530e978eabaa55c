/** Chapter 10: the end of a decade, and the beginning of the next. */
import { type Asks, type Chapter, list, type Seat, schedule } from '@signoria/kernel';
import { currencyOf, GOLD, INFLUENCE } from '../../data/currency.ts';
import { DECADES } from '../../data/events.ts';
import { BAGLIONI } from '../../data/families.ts';
import { income, takings } from '../model/abilities.ts';
import { DECLARE, type Do } from '../model/choices.ts';
import { story } from '../model/events.ts';
import { gain } from '../model/purse.ts';
import { NONE, type State } from '../model/state.ts';
import { seatAfter, startTurn } from './05-order.ts';

export type DecadeFrame =
  | { readonly at: 'decadeStart'; readonly first: Seat }
  /** Baglioni B names a currency (POR-12.2, POR-R53). */
  | Asks<{ readonly at: 'declare'; readonly seat: Seat }, Do<'declare'>>
  | { readonly at: 'firstTurn'; readonly first: Seat }
  | { readonly at: 'decadeEnd' };

/** POR-10.1 to POR-10.3 */
function collect(s: State, seat: Seat): void {
  const gold = income(s, seat, GOLD);
  const influence = income(s, seat, INFLUENCE);
  const pay = s.pay[seat]!;
  gain(s, seat, GOLD, takings(s, seat, GOLD));
  gain(s, seat, INFLUENCE, takings(s, seat, INFLUENCE));
  s.pay[seat] = 0;
  story.sink?.push({ what: 'income', seat, gold, influence, pay });
}

export const decadeSteps: Chapter<State, DecadeFrame> = {
  decadeStart: {
    run(s, f) {
      story.sink?.push({ what: 'decadeStarts', decade: s.decade, first: f.first });
      const baglioni = s.family.indexOf(BAGLIONI);
      schedule(s, { at: 'firstTurn', first: f.first });
      if (baglioni >= 0 && s.options.side === 'B') schedule(s, { at: 'declare', seat: baglioni });
    },
  },
  declare: {
    rules: ['POR-12.2', 'POR-R53'],
    seat: (_, f) => f.seat,
    menu: () => list(DECLARE),
    take(s, f, { currency }) {
      s.declared = currencyOf(currency);
      story.sink?.push({ what: 'declared', seat: f.seat, currency });
    },
  },
  firstTurn: {
    run: (s, f) => startTurn(s, f.first),
  },
  decadeEnd: {
    run(s) {
      story.sink?.push({ what: 'decadeEnds', decade: s.decade });
      for (let seat = 0; seat < s.seats; seat++) collect(s, seat);
      if (s.decade === DECADES) return schedule(s, { at: 'finalRanking' }); // POR-10.9: the Pope stays
      s.pope = NONE; // POR-10.4
      s.popePrice = 0;
      s.used = 0; // POR-10.5
      s.wars = 0; // POR-10.6
      s.idle = 0;
      s.declared = NONE;
      s.decade++; // POR-10.7
      schedule(s, { at: 'decadeStart', first: seatAfter(s, s.active) }); // POR-5.6, POR-R32
    },
  },
};
