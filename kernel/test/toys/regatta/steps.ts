/** The flow of Regatta: one handler for each frame. */
import type { Blocked, Seat, Steps, Stream } from '../../../index.ts';
import { any, draw, events, finish, list, schedule } from '../../../index.ts';
import { seatsOf } from '../toy.ts';
import {
  FLAGS,
  type Pile,
  type Regatta,
  type RegattaChoice,
  type RegattaEvent,
  type RegattaFrame,
  size,
} from './state.ts';

function say(event: RegattaEvent): void {
  events.sink?.push(event);
}

export function deal(s: Pick<Regatta, 'deck'>, from: Stream, to: Pile): number {
  let left = from.below(size(s.deck));
  const value = s.deck.findIndex((n) => {
    left -= n;
    return left < 0;
  });
  s.deck[value]!--;
  to[value]!++;
  return value + 1;
}

/** The seat whose card nobody matched and everybody else's fell short of. */
function raceWinner(s: Regatta, cards: readonly number[]): Seat | null {
  const best = s.lowWins ? Math.min(...cards) : Math.max(...cards);
  const first = cards.indexOf(best);
  return cards.lastIndexOf(best) === first ? first : null;
}

function blockedCards(s: Regatta, seat: Seat): readonly Blocked<RegattaChoice>[] {
  return s.hands[seat]!.flatMap((n, i) =>
    n > 0 ? [] : [{ choice: { do: 'sail', card: i + 1 }, why: 'notHeld', rules: ['REG-2'], facts: { card: i + 1 } }],
  );
}

function whispers(s: Regatta, seat: Seat): readonly RegattaChoice[] {
  return seatsOf(s)
    .filter((to) => to !== seat && !s.knows[to])
    .map((to) => ({ do: 'whisper', to }));
}

export const steps: Steps<Regatta, RegattaFrame, RegattaChoice> = {
  round: {
    run(s) {
      if (s.round === s.rounds) return schedule(s, { at: 'end' });
      s.round++;
      schedule(s, { at: 'race' });
    },
  },
  race: {
    rules: ['REG-2'],
    seats: (s) => seatsOf(s),
    menuFor: (s, _, seat) =>
      list(s.hands[seat]!.flatMap((n, i): RegattaChoice[] => (n > 0 ? [{ do: 'sail', card: i + 1 }] : []))),
    blockedFor: (s, _, seat) => blockedCards(s, seat),
    reveal(s, _, picks) {
      const cards = picks.map((c) => (c?.do === 'sail' ? c.card : 0));
      for (const [seat, card] of cards.entries()) {
        s.hands[seat]![card - 1]!--;
        s.shown[card - 1]!++;
        say({ what: 'sailed', seat, card });
      }
      const winner = raceWinner(s, cards);
      say(winner === null ? { what: 'becalmed' } : { what: 'won', seat: winner });
      if (winner === null) return schedule(s, { at: 'round' });
      s.wins[winner]!++;
      s.lastWinner = winner;
      schedule(s, { at: 'plan', seat: winner }, { at: 'round' });
    },
  },
  plan: {
    rules: ['REG-4', 'REG-5'],
    seat: (_, f) => f.seat,
    menu(s, f) {
      const hoists = list<RegattaChoice>(FLAGS.map((flag) => ({ do: 'hoist', flag })));
      return s.knows[f.seat] ? any(hoists, list(whispers(s, f.seat))) : hoists;
    },
    blocked: (s, f) =>
      s.knows[f.seat] ? [] : whispers(s, f.seat).map((choice) => ({ choice, why: 'ignorant', rules: ['REG-5'] })),
    take(s, f, c) {
      if (c.do === 'whisper') {
        s.knows[c.to] = true;
        say({ what: 'whispered', seat: f.seat, hearer: c.to });
        say({ what: 'prizeSeen', seat: c.to, prize: s.prize, to: [c.to] });
        return schedule(s, f);
      }
      if (c.do !== 'hoist') return;
      s.flags[f.seat] = c.flag;
      say({ what: 'hoisted', seat: f.seat, flag: c.flag });
      if (s.reefing) schedule(s, { at: 'reef', seat: f.seat });
    },
  },
  reef: {
    rules: ['REG-4'],
    seat: (_, f) => f.seat,
    menu: (s, f) => ({
      kind: 'subset',
      base: { do: 'reef' },
      of: s.hands[f.seat]!.map((count, i) => ({ id: String(i + 1), count })).filter(({ count }) => count > 0),
      min: 0,
      max: Math.min(2, size(s.deck)),
    }),
    take(s, f, c) {
      if (c.do !== 'reef') return;
      const hand = s.hands[f.seat]!;
      for (const id of c.items) {
        hand[Number(id) - 1]!--;
        s.sunk[f.seat]![Number(id) - 1]!++;
      }
      say({ what: 'reefed', seat: f.seat, count: c.items.length });
      const cards = c.items.map(() => deal(s, draw(s, 'deal', f.seat), hand));
      if (cards.length > 0) {
        say({ what: 'drew', seat: f.seat, cards: cards.sort(), to: [f.seat] });
      }
    },
  },
  end: {
    run(s) {
      const points = seatsOf(s).map((seat) => s.wins[seat]! + (seat === s.lastWinner ? s.prize : 0));
      const winners = seatsOf(s).filter((seat) => points[seat] === Math.max(...points));
      say({ what: 'prizeShown', prize: s.prize });
      finish(s, { winners, reason: winners.length === 1 ? 'alone' : 'shared' });
    },
  },
  spy: {
    rules: ['REG-5'],
    offer: (s, _, seat) => (s.knows[seat] ? null : list([{ do: 'spy' }])),
    act(s, _, seat) {
      s.knows[seat] = true;
      say({ what: 'spied', seat });
      say({ what: 'prizeSeen', seat, prize: s.prize, to: [seat] });
    },
  },
};
