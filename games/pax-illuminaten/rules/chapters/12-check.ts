/** Chapter 12, the check phase: schemes, then events. The refill is in `12-refill.ts`. */
import { type Chapter, list, type Seat, schedule } from '@signoria/kernel';
import { numberOf } from '../../data/box.ts';
import { EVENTS, type EventCard, eventOf, isEdict, type SpecialId } from '../../data/event-cards.ts';
import { SCHEMES, type Scheme, schemeOf } from '../../data/schemes.ts';
import { bits } from '../model/board.ts';
import { type Do, PASS } from '../model/choices.ts';
import { eventsLeft, playEdict, takeEvent } from '../model/event-cards.ts';
import { story } from '../model/events.ts';
import type { FrameAt } from '../model/frames.ts';
import { insert } from '../model/hand.ts';
import { partyOf } from '../model/party.ts';
import { fulfils, schemesIn } from '../model/schemes.ts';
import { NONE, type State, type Who } from '../model/state.ts';
import { jointlyFulfilled } from '../model/witnesses.ts';
import { nextAfter } from './05-turn.ts';
import { standsWithOthers } from './11-realise.ts';
import { endGame } from './14-ending.ts';

/** PAX-12.2: the influence waits at the lower edge. */
function lose(s: State, who: Who, scheme: Scheme): void {
  s.realised[who]! &= ~(1 << scheme);
  s.edge[who]! |= 1 << scheme;
  story.sink?.push({ what: 'schemeLost', who: partyOf(s, who), scheme: SCHEMES[scheme]! });
}

/** PAX-12.3: not a REALISE. */
function restore(s: State, who: Who, scheme: Scheme): void {
  s.edge[who]! &= ~(1 << scheme);
  s.realised[who]! |= 1 << scheme;
  story.sink?.push({ what: 'schemeBack', who: partyOf(s, who), scheme: SCHEMES[scheme]! });
}

/** PAX-R6: fulfilled again, also together with what stays. */
function restorable(s: State, who: Who, declined: number): readonly Scheme[] {
  return schemesIn(s.edge[who]! & ~declined).filter(
    (scheme) => fulfils(s, who, scheme) && standsWithOthers(s, who, scheme),
  );
}

/** PAX-R6: what does not stand together is dropped, what stands again may return; both by its owner's choice. */
function settle(s: State, seat: Seat, declined: number): void {
  const held = schemesIn(s.realised[seat]!);
  if (held.length > 1 && !jointlyFulfilled(s, seat, held))
    return void schedule(s, { at: 'dropScheme', seat, declined });
  if (restorable(s, seat, declined).length > 0) schedule(s, { at: 'restoreScheme', seat, declined });
}

/** PAX-12.9: kept in hand, unseen. */
function keepSpecial(s: State, who: Who, card: EventCard): void {
  insert(s.eventHands[who]!, card);
  story.sink?.push({ what: 'keptSpecial', who: partyOf(s, who) });
  story.sink?.push({ what: 'keptSpecialCard', who: partyOf(s, who), event: EVENTS[card] as SpecialId, to: [who] });
}

function keep(s: State, who: Who, card: EventCard): void {
  if (isEdict(card)) playEdict(s, who, card);
  else keepSpecial(s, who, card);
}

function drawEvents(s: State, seat: Seat): void {
  const count = Math.min(2, eventsLeft(s)); // PAX-12.7
  if (count === 0) return void story.sink?.push({ what: 'noEventsLeft' });
  const drawn = Array.from({ length: count }, () => takeEvent(s)).sort((a, b) => a - b);
  story.sink?.push({ what: 'drewEvents', who: partyOf(s, seat), count });
  const events = drawn.map((card) => EVENTS[card]!);
  story.sink?.push({ what: 'drewEventCards', who: partyOf(s, seat), events, to: [seat] });
  if (count === 1) return void keep(s, seat, drawn[0]!);
  s.drawn = drawn;
  schedule(s, { at: 'keepEvent', seat });
}

type CheckName =
  | 'checkPhase'
  | 'checkSchemes'
  | 'dropScheme'
  | 'restoreScheme'
  | 'schemeVictory'
  | 'checkEvents'
  | 'keepEvent';

export const checkSteps: Chapter<State, FrameAt<CheckName>> = {
  checkPhase: {
    run(s) {
      s.turn.phase = 'check';
      schedule(
        s,
        { at: 'checkSchemes', who: s.turn.who, left: s.participants },
        { at: 'schemeVictory' },
        { at: 'checkEvents' },
        { at: 'refill' },
      );
    },
  },
  checkSchemes: {
    run(s, { who, left }) {
      if (left > 1) schedule(s, { at: 'checkSchemes', who: nextAfter(s, who), left: left - 1 });
      for (const scheme of schemesIn(s.realised[who]!)) if (!fulfils(s, who, scheme)) lose(s, who, scheme);
      settle(s, who, 0);
    },
  },
  dropScheme: {
    rules: ['PAX-R6'],
    seat: (_, f) => f.seat,
    menu: (s, f) => list(schemesIn(s.realised[f.seat]!).map((scheme) => ({ do: 'drop', scheme: SCHEMES[scheme]! }))),
    take(s, f, c) {
      lose(s, f.seat, schemeOf(c.scheme));
      settle(s, f.seat, f.declined | (1 << schemeOf(c.scheme)));
    },
  },
  restoreScheme: {
    rules: ['PAX-12.3', 'PAX-R6'],
    seat: (_, f) => f.seat,
    menu: (s, f) =>
      list([
        ...restorable(s, f.seat, f.declined).map(
          (scheme): Do<'restore'> => ({ do: 'restore', scheme: SCHEMES[scheme]! }),
        ),
        PASS,
      ]),
    take(s, f, c) {
      if (c.do === 'pass') return;
      restore(s, f.seat, schemeOf(c.scheme));
      settle(s, f.seat, f.declined);
    },
  },
  schemeVictory: {
    run(s) {
      const { who } = s.turn; // PAX-12.4: only the active player
      if (bits(s.realised[who]!) >= numberOf(s, 'limit.schemesToWin')) endGame(s, [who], 'schemes');
    },
  },
  checkEvents: {
    run(s) {
      if (s.turn.high) drawEvents(s, s.turn.who); // PAX-12.5
    },
  },
  keepEvent: {
    rules: ['PAX-12.6'],
    seat: (_, f) => f.seat,
    menu: (s) => list(s.drawn.map((card) => ({ do: 'keep', event: EVENTS[card]! }))),
    take(s, f, c) {
      const kept = eventOf(c.event);
      s.back = s.drawn.find((card) => card !== kept) ?? NONE;
      s.backBy = f.seat;
      s.drawn = [];
      keep(s, f.seat, kept);
    },
  },
};
