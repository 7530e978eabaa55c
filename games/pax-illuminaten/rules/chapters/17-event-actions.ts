/** Chapter 17, free actions that special events offer in the action phase (PAX-17.60 to PAX-17.62). */
import { type Chapter, draw, type Seat } from '@signoria/kernel';
import { numberOf } from '../../data/box.ts';
import { EVERY_FACTION } from '../../data/factions.ts';
import { CARDS } from '../../data/luminaries.ts';
import { SCHEMES, type Scheme, schemeOf } from '../../data/schemes.ts';
import { layoutOf, placeId, placeNamed, placesIn } from '../model/board.ts';
import { servesOnce, useEvent } from '../model/event-cards.ts';
import { story } from '../model/events.ts';
import type { Act, EventAction, FrameAt } from '../model/frames.ts';
import { handLimit, intoHandShown } from '../model/hand.ts';
import { partyOf } from '../model/party.ts';
import { type Bill, ONE_TOKEN, type Price } from '../model/price.ts';
import { NONE, type State, type Who } from '../model/state.ts';
import { affords, charge } from './03-support.ts';
import { lookAt } from './17-specials.ts';

/** PAX-17.61: tokens of so many different types, nothing substituted (PAX-R25). */
function differentTypes(count: number): Price {
  let sets: readonly (readonly number[])[] = [[]];
  for (const f of EVERY_FACTION) sets = [...sets, ...sets.map((set) => [...set, 1 << f])];
  const bills = sets
    .filter((symbols) => symbols.length === count)
    .map((symbols): Bill => ({ parts: [{ symbols, waived: 0 }], waived: 0 }));
  return { bills, rate: 0 };
}

/** PAX-17.61: one that carries no influence; what lies at its edge does not count. */
export function replaceableSchemes(s: State): readonly Scheme[] {
  return s.publicSchemes.filter((scheme) => s.realised.every((set) => (set & (1 << scheme)) === 0));
}

export function eventActionChoices(s: State, who: Who, into: Act[]): void {
  if (servesOnce(s, 'letters')) {
    for (const place of placesIn(layoutOf(s).all & ~s.faceUp)) into.push({ do: 'letters', place: placeId(s, place) });
  }
  if (servesOnce(s, 'newplan') && s.schemePile.length > 0) {
    if (affords(s, who, differentTypes(numberOf(s, 'newplan.cost')))) {
      for (const scheme of replaceableSchemes(s)) into.push({ do: 'newplan', scheme: SCHEMES[scheme]! });
    }
  }
  if (servesOnce(s, 'audience') && s.hands[who]!.length < handLimit(s, who) && affords(s, who, ONE_TOKEN)) {
    for (const [i, card] of s.court.entries()) if (card !== NONE) into.push({ do: 'audience', slot: i + 1 });
  }
}

export function startEventAction(s: State, seat: Seat, c: EventAction): void {
  switch (c.do) {
    case 'letters':
      useEvent(s, 'letters');
      lookAt(s, seat, placeNamed(s, c.place));
      return;
    case 'newplan':
      useEvent(s, 'newplan');
      charge(s, seat, differentTypes(numberOf(s, 'newplan.cost')), {
        at: 'replaceScheme',
        seat,
        scheme: schemeOf(c.scheme),
      });
      return;
    case 'audience':
      useEvent(s, 'audience');
      charge(s, seat, ONE_TOKEN, { at: 'audience', seat, slot: c.slot - 1 });
      return;
  }
}

/** PAX-11.19: influence at the edge of a removed scheme goes home. */
function removeScheme(s: State, scheme: Scheme): void {
  for (const who of s.order) {
    if ((s.edge[who]! & (1 << scheme)) === 0) continue;
    s.edge[who]! &= ~(1 << scheme);
    s.influence[who]!++;
    story.sink?.push({ what: 'wentHome', who: partyOf(s, who), count: 1 });
  }
  s.removedSchemes.push(scheme);
}

export const eventActionSteps: Chapter<State, FrameAt<'replaceScheme' | 'audience'>> = {
  replaceScheme: {
    run(s, f) {
      const by = s.schemePile.splice(draw(s, 'scheme').below(s.schemePile.length), 1)[0]!;
      removeScheme(s, f.scheme);
      s.publicSchemes[s.publicSchemes.indexOf(f.scheme)] = by;
      const [scheme, next] = [SCHEMES[f.scheme]!, SCHEMES[by]!];
      story.sink?.push({ what: 'schemeReplaced', who: partyOf(s, f.seat), scheme, by: next });
    },
  },
  audience: {
    run(s, f) {
      const card = s.court[f.slot]!;
      s.court[f.slot] = NONE;
      intoHandShown(s, f.seat, card);
      story.sink?.push({ what: 'tookCourt', who: partyOf(s, f.seat), card: CARDS[card]! });
    },
  },
};
