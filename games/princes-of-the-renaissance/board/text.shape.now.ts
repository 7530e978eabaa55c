/** The shape of the words about what goes on: auctions, bids, a war. */
import type { CityId } from '../data/cities.ts';
import type { CurrencyId } from '../data/currency.ts';
import type { WarView } from '../rules/view.ts';

type Name = string | null;

export interface AuctionWords {
  readonly of: (lot: string) => string;
  readonly hiring: { readonly [side in 'attacker' | 'defender']: (city: CityId) => string };
  readonly currency: { readonly [id in CurrencyId]: string };
  readonly nominatedBy: (name: Name) => string;
  readonly standing: string;
  readonly least: string;
  readonly leads: string;
  readonly deciding: string;
  readonly inside: string;
  readonly passed: string;
  readonly frozen: string;
  readonly leadsFrozen: string;
  readonly pays: (net: number) => string;
  readonly strength: (value: number) => string;
  /** To whoever leads it, at the end of the decade. */
  readonly cityPays: (gold: number) => string;
  readonly scores: (each: number) => string;
}

export interface BidWords {
  readonly title: { readonly [id in CurrencyId]: string };
  readonly order: string;
  readonly family: string;
  readonly reach: (most: number) => string;
  readonly bid: string;
  readonly pay: string;
  readonly label: string;
  readonly less: string;
  readonly more: string;
  readonly least: string;
  readonly most: string;
  readonly choose: (bid: number, net: number) => string;
  readonly confirm: (bid: number, net: number) => string;
  readonly lay: (gold: number) => string;
  readonly tooMuch: string;
  readonly picked: (gold: number) => string;
  readonly noDiscount: string;
}

export type WarStepId = 'declared' | 'weather' | 'attacker' | 'defender' | 'league' | 'bribes' | 'dice' | 'counter';

export interface WarWords {
  readonly title: (attacker: CityId, defender: CityId) => string;
  readonly line: string;
  readonly steps: { readonly [S in WarStepId]: string };
  readonly state: { readonly done: string; readonly now: string; readonly todo: string };
  readonly price: (influence: number) => string;
  readonly nobody: string;
  readonly nobodyYet: string;
  readonly none: string;
  readonly unrepresented: string;
  readonly weather: string;
  readonly bribed: string;
  readonly bribedBy: (name: Name) => string;
  readonly league: (name: Name) => string;
  readonly pay: (gold: number) => string;
  readonly stat: { readonly [S in 'attack' | 'defence']: string };
  readonly ifHeld: { readonly [S in 'attack' | 'defence']: string };
  readonly noForce: string;
  readonly round: (round: 1 | 2) => string;
  readonly again: string;
  readonly rolled: (die: number, total: number) => string;
  readonly verdict: { readonly won: (city: CityId) => string; readonly held: string; readonly draw: string };
  readonly chance: string;
  readonly wins: (city: CityId) => string;
  readonly draw: string;
  readonly odds: (attacker: number, draw: number, defender: number) => string;
  readonly doubles: (attacker: number, defender: number) => string;
  readonly ifLeads: (name: Name) => string;
  readonly asItStands: string;
  readonly ifNobody: string;
  readonly points: string;
  readonly pointsNow: string;
  readonly result: { readonly [R in NonNullable<WarView['result']>]: (winner: CityId) => string };
}
