/** Chapter 15d: Alliances. At most one a Winter, formed or taken over. */
import { any, type Blocked, type Cost, list, type Menu, type Seat, type Steps } from '@signoria/kernel';
import { editionOf } from '../data/edition.ts';
import { ALLIANCE, ALLIANCES, type Alliance, type AllianceId } from '../data/pieces.ts';
import { type Choice, STOP } from './choices.ts';
import { story } from './events.ts';
import { type Bill, payable, paymentMenu, settleBill } from './pay.ts';
import { type Frame, NONE, type State } from './state.ts';

export type AllianceFrame = { readonly at: 'alliance'; readonly seat: Seat };

/** The price, or null where the seat may not ally at all: with itself, or with a power somebody else holds (VIR-15.27). */
export function allianceBill(s: State, seat: Seat, alliance: Alliance): Bill | null {
  const holder = s.allianceHolder[alliance]!;
  const agent = s.allianceAgent[alliance] === seat;
  if (holder === seat || (holder !== NONE && !agent)) return null;
  const full = editionOf(s).alliances[alliance]!;
  // VIR-15.26: one symbol less, of one's choice, as long as nobody holds it.
  const costs = agent && holder === NONE ? reduced(full) : [full];
  return { purpose: 'alliance', costs, without: [] };
}

function reduced(full: Cost): readonly Cost[] {
  return Object.keys(full).map((kind) => {
    const cost: { [kind: string]: number } = { ...full, [kind]: full[kind]! - 1 };
    if (cost[kind] === 0) delete cost[kind];
    return cost;
  });
}

function openTo(s: State, seat: Seat): readonly AllianceId[] {
  return ALLIANCES.filter((_, alliance) => {
    const price = allianceBill(s, seat, alliance);
    return price !== null && payable(s, seat, price);
  });
}

export function canAlly(s: State, seat: Seat): boolean {
  return openTo(s, seat).length > 0;
}

function whyNotAlly(s: State, seat: Seat): readonly Blocked<Choice>[] {
  const open = openTo(s, seat);
  return ALLIANCES.flatMap((power, alliance): Blocked<Choice>[] => {
    const holder = s.allianceHolder[alliance]!;
    if (holder === seat || open.includes(power)) return [];
    const choice: Choice = { do: 'ally', power, payment: [] };
    if (allianceBill(s, seat, alliance) === null) {
      return [{ choice, why: 'alliedElsewhere', rules: ['VIR-15.25', 'VIR-15.27'], facts: { power, holder } }];
    }
    const cost = Object.entries(editionOf(s).alliances[alliance]!).flat();
    return [{ choice, why: 'allianceTooDear', rules: ['VIR-15.26', 'VIR-15.35'], facts: { power, cost } }];
  });
}

export const allianceSteps: Pick<Steps<State, Frame, Choice>, AllianceFrame['at']> = {
  alliance: {
    rules: ['VIR-15.24', 'VIR-15.26', 'VIR-15.27'],
    seat: (_, f) => f.seat,
    menu(s, { seat }): Menu<Choice> {
      const forms = openTo(s, seat).map((power) =>
        paymentMenu(s, seat, allianceBill(s, seat, ALLIANCE[power])!, { do: 'ally', power }),
      );
      return any<Choice>(list([STOP]), ...forms);
    },
    blocked: (s, f) => whyNotAlly(s, f.seat),
    take(s, { seat }, c) {
      if (c.do !== 'ally') return;
      const alliance = ALLIANCE[c.power];
      settleBill(s, seat, allianceBill(s, seat, alliance)!, c.payment);
      const former = s.allianceHolder[alliance]!;
      s.allianceHolder[alliance] = seat;
      s.allianceReady[alliance] = true; // VIR-15.34: it always starts available
      story.sink?.push({ what: 'allied', seat, power: c.power, from: former === NONE ? null : former });
    },
  },
};
