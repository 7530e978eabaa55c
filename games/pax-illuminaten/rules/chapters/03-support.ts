/** Gaining and spending support (PAX-3.4, PAX-3.6, PAX-3.7, PAX-3.18). */
import { type Chapter, list, type Seat, schedule } from '@signoria/kernel';
import { EVERY_FACTION, FACTION_COUNT, FACTIONS, type Faction, factionOf, factionsIn } from '../../data/factions.ts';
import { story } from '../model/events.ts';
import type { Frame, FrameAt } from '../model/frames.ts';
import { partyOf, whoIs } from '../model/party.ts';
import { canPay, type Price, payments, tokensIn } from '../model/price.ts';
import { NONE, type State, type Who } from '../model/state.ts';

export function stockOf(s: State, who: Who, faction: Faction): number {
  return s.stocks[who * FACTION_COUNT + faction]!;
}

export function totalStock(s: State, who: Who): number {
  let n = 0;
  for (const f of EVERY_FACTION) n += stockOf(s, who, f);
  return n;
}

export function affords(s: State, who: Who, price: Price): boolean {
  return canPay(price, s.stocks, who * FACTION_COUNT);
}

/** A spending as the factions of its tokens. */
export function spendOf(packed: number): readonly Faction[] {
  const spend: Faction[] = [];
  for (const f of EVERY_FACTION) for (let n = tokensIn(packed, f); n > 0; n--) spend.push(f);
  return spend;
}

/** PAX-3.18: to the supply at once. */
export function spend(s: State, who: Who, tokens: readonly Faction[]): void {
  for (const f of tokens) {
    s.stocks[who * FACTION_COUNT + f]!--;
    s.supply[f]!++;
  }
  if (tokens.length === 0) return;
  story.sink?.push({ what: 'paid', who: partyOf(s, who), spend: tokens.map((f) => FACTIONS[f]!) });
}

/** Pay first, then let `then` happen. Asks only where there is more than one way to pay: stocks are public. */
export function charge(s: State, seat: Seat, price: Price, ...then: readonly Frame[]): void {
  const ways = payments(price, s.stocks, seat * FACTION_COUNT);
  if (ways.length === 1) {
    spend(s, seat, spendOf(ways[0]!));
    schedule(s, ...then);
  } else {
    schedule(s, { at: 'pay', seat, price }, ...then);
  }
}

/** Rivals who have such a token (PAX-3.7), in turn order after `who`. */
export function holdersOf(s: State, who: Who, faction: Faction): readonly Who[] {
  return rivalsAfter(s, who).filter((rival) => stockOf(s, rival, faction) > 0);
}

/** All others, in turn order after `who`. */
export function rivalsAfter(s: State, who: Who): readonly Who[] {
  const at = s.order.indexOf(who);
  return s.order.map((_, i) => s.order[(at + i) % s.order.length]!).slice(1);
}

export function isObtainable(s: State, who: Who, faction: Faction): boolean {
  return s.supply[faction]! > 0 || holdersOf(s, who, faction).length > 0;
}

/** One token from the supply (NONE) or from a rival, counted for the interrogation under way. */
export function obtain(s: State, who: Who, faction: Faction, from: Who): void {
  if (from === NONE) s.supply[faction]!--;
  else s.stocks[from * FACTION_COUNT + faction]!--;
  s.stocks[who * FACTION_COUNT + faction]!++;
  if (s.harvest !== null) {
    const obtained = s.harvest.obtained.map((n, f) => (f === faction ? n + 1 : n));
    s.harvest = { ...s.harvest, obtained };
  }
  story.sink?.push({
    what: 'gained',
    who: partyOf(s, who),
    faction: FACTIONS[faction]!,
    from: from === NONE ? null : partyOf(s, from),
  });
}

/** PAX-3.7: neither the supply nor a rival has any of these. */
export function tellNothing(s: State, who: Who, factions: number): void {
  story.sink?.push({ what: 'nothingToGain', who: partyOf(s, who), factions: factionsIn(factions) });
}

/** PAX-3.7: from the supply, or from a rival of one's choice (PAX-R18), or nothing. */
function gain(s: State, seat: Seat, faction: Faction): void {
  if (s.supply[faction]! > 0) return void obtain(s, seat, faction, NONE);
  const holders = holdersOf(s, seat, faction);
  if (holders.length > 1) schedule(s, { at: 'intercept', seat, faction });
  else if (holders.length === 1) obtain(s, seat, faction, holders[0]!);
  else tellNothing(s, seat, 1 << faction);
}

/** Factions of a set that can be had at all. */
function obtainable(s: State, who: Who, factions: number): readonly Faction[] {
  const found: Faction[] = [];
  for (const f of EVERY_FACTION) {
    if ((factions & (1 << f)) !== 0 && isObtainable(s, who, f)) found.push(f);
  }
  return found;
}

export const supportSteps: Chapter<State, FrameAt<'pay' | 'gain' | 'gainEither' | 'chooseGain' | 'intercept'>> = {
  pay: {
    rules: ['PAX-3.18', 'PAX-3.6'],
    seat: (_, f) => f.seat,
    menu: (s, f) =>
      list(
        payments(f.price, s.stocks, f.seat * FACTION_COUNT).map((packed) => ({
          do: 'pay',
          spend: spendOf(packed).map((faction) => FACTIONS[faction]!),
        })),
      ),
    take(s, f, c) {
      spend(s, f.seat, c.spend.map(factionOf));
    },
  },
  gain: {
    run: (s, f) => gain(s, f.who, f.faction),
  },
  gainEither: {
    run(s, f) {
      const found = obtainable(s, f.who, f.factions);
      if (found.length === 0) tellNothing(s, f.who, f.factions);
      else if (found.length === 1) gain(s, f.who, found[0]!);
      else schedule(s, { at: 'chooseGain', seat: f.who, factions: f.factions });
    },
  },
  chooseGain: {
    rules: ['PAX-4.2', 'PAX-R17'],
    seat: (_, f) => f.seat,
    menu: (s, f) =>
      list(obtainable(s, f.seat, f.factions).map((faction) => ({ do: 'gain', faction: FACTIONS[faction]! }))),
    take(s, f, c) {
      gain(s, f.seat, factionOf(c.faction));
    },
  },
  intercept: {
    rules: ['PAX-3.7', 'PAX-R18'],
    seat: (_, f) => f.seat,
    menu: (s, f) => list(holdersOf(s, f.seat, f.faction).map((rival) => ({ do: 'from', rival: partyOf(s, rival) }))),
    take(s, f, c) {
      obtain(s, f.seat, f.faction, whoIs(s, c.rival));
    },
  },
};
