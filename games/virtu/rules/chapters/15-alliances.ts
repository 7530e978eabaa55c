/** Chapter 15d: Alliances. At most one a Winter, formed or taken over. */
import { type Asks, any, type Blocked, type Chapter, type Cost, list, type Seat } from '@signoria/kernel';
import { editionOf } from '../../data/box.ts';
import { ALLIANCE, ALLIANCES, type Alliance, type AllianceId } from '../../data/pieces.ts';
import { type Do, STOP } from '../model/choices.ts';
import { story } from '../model/events.ts';
import { NONE, type State } from '../model/state.ts';
import { type Bill, payable, paymentMenu, settleBill } from './03-payment.ts';

export type AllianceFrame = Asks<{ readonly at: 'alliance'; readonly seat: Seat }, Do<'ally' | 'stop'>>;

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

function whyNotAlly(s: State, seat: Seat): readonly Blocked<Do<'ally'>>[] {
  const open = openTo(s, seat);
  return ALLIANCES.flatMap((power, alliance): Blocked<Do<'ally'>>[] => {
    const holder = s.allianceHolder[alliance]!;
    if (holder === seat || open.includes(power)) return [];
    const choice: Do<'ally'> = { do: 'ally', power, payment: [] };
    if (allianceBill(s, seat, alliance) === null) {
      return [{ choice, why: 'alliedElsewhere', rules: ['VIR-15.25', 'VIR-15.27'], facts: { power, holder } }];
    }
    const cost = Object.entries(editionOf(s).alliances[alliance]!).flat();
    return [{ choice, why: 'allianceTooDear', rules: ['VIR-15.26', 'VIR-15.35'], facts: { power, cost } }];
  });
}

export const allianceSteps: Chapter<State, AllianceFrame> = {
  alliance: {
    rules: ['VIR-15.24', 'VIR-15.26', 'VIR-15.27'],
    seat: (_, f) => f.seat,
    menu(s, { seat }) {
      const forms = openTo(s, seat).map((power) =>
        paymentMenu<Do<'ally'>>(s, seat, allianceBill(s, seat, ALLIANCE[power])!, { do: 'ally', power }),
      );
      return any<Do<'ally' | 'stop'>>(list([STOP]), ...forms);
    },
    blocked: (s, f) => whyNotAlly(s, f.seat),
    take(s, { seat }, c) {
      if (c.do === 'stop') return;
      const alliance = ALLIANCE[c.power];
      settleBill(s, seat, allianceBill(s, seat, alliance)!, c.payment);
      const former = s.allianceHolder[alliance]!;
      s.allianceHolder[alliance] = seat;
      s.allianceReady[alliance] = true; // VIR-15.34: it always starts available
      story.sink?.push({ what: 'allied', seat, power: c.power, from: former === NONE ? null : former });
    },
  },
};
