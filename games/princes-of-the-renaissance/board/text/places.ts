/** The places of the board's sentences: what its facts are called in a translator's file. A null name, the reader's, is `none`. */
import { given, type Places } from '@signoria/kernel';
import type { CityId } from '../../data/cities.ts';
import type { BoardWords } from './en.ts';

/** What a file calls the cities. */
export interface CityNames {
  readonly names: { readonly cities: { readonly [id in CityId]: { readonly name: string } } };
}

const ROMAN = ['I', 'II', 'III'] as const;
const roman = (decade: number): string => ROMAN[decade - 1] ?? `${decade}`;

const sum = given(['gold', 'influence'], (gold: number, influence: number) => ({ gold, influence }));
const ofDecade = given(['decade'], (decade: number) => ({ decade: roman(decade) }));

export function boardPlaces({ names: { cities } }: CityNames): Places<BoardWords> {
  const ofCity = given(['city'], (id: CityId) => ({ city: cities[id].name }));
  const won = given(['winner'], (id: CityId) => ({ winner: cities[id].name }));
  const ofTwo = given(['attacker', 'defender'], (attacker: CityId, defender: CityId) => ({
    attacker: cities[attacker].name,
    defender: cities[defender].name,
  }));
  return {
    cities: {
      wins: ofCity,
      placed: ofCity,
      from: ['least'],
      status: ['status', 'place'],
      vp: ['each'],
      wouldBe: ['status', 'when'],
      tiles: ofCity,
      owned: ['owner'],
      forSale: ['least'],
      income: sum,
      price: ['paid'],
      printed: ['vp'],
      text: ['status', 'place', 'each', 'least'],
      boxed: ['tiles'],
    },
    events: {
      title: ofDecade,
      left: ['n'],
      later: ofDecade,
      laterShort: ofDecade,
      on: ofCity,
      scores: ['vp'],
      onCity: given(['moves', 'by', 'artist'], (status: number, artist: boolean) => ({
        moves: status === 0 ? 'stays' : status > 0 ? 'rises' : 'falls',
        by: Math.abs(status),
        artist: `${artist}`,
      })),
    },
    troops: { left: ['n'], figures: ['attack', 'defence'], cost: ['gold'], influence: ['n'] },
    deck: {
      cards: ['n'],
      discards: ['n'],
      cost: given(['gold', 'influence'], (each: number) => ({ gold: each, influence: each })),
    },
    wars: { fought: ['n', 'of'] },
    auction: {
      of: ['lot'],
      hiring: { attacker: ofCity, defender: ofCity },
      nominatedBy: ['name'],
      pays: ['net'],
      strength: ['value'],
      cityPays: ['gold'],
      scores: ['each'],
    },
    bid: {
      reach: ['most'],
      choose: ['bid', 'net'],
      confirm: given(['discount', 'bid', 'net'], (bid: number, net: number) => ({
        discount: `${bid !== net}`,
        bid,
        net,
      })),
      lay: ['gold'],
      picked: ['gold'],
    },
    war: {
      title: ofTwo,
      price: ['influence'],
      bribedBy: ['name'],
      league: ['name'],
      pay: ['gold'],
      round: ['round'],
      rolled: ['die', 'total'],
      verdict: { won: ofCity },
      wins: ofCity,
      odds: ['attacker', 'draw', 'defender'],
      doubles: ['attacker', 'defender'],
      ifLeads: ['name'],
      result: { vetoed: [], unfought: [], attacker: won, defender: won, draw: [] },
    },
    nameCities: { change: ['attackerWins', 'defenderWins'] },
    families: { taken: ['owner'] },
    payment: { left: sum },
    princes: {
      marker: ['n'],
      exact: sum,
      counters: sum,
      cards: ['n', 'limit'],
      held: ['n'],
      victories: ['n'],
      strength: ['attack', 'defence'],
      pay: ['gold'],
    },
    trade: {
      from: ['name'],
      to: ['name'],
      gives: ['name'],
      less: ['what'],
      more: ['what'],
      send: ['name'],
      replace: ['name'],
      free: sum,
      bank: { confirm: ['amount', 'into'] },
    },
    own: { gold: ['n'], influence: ['n'] },
    headline: {
      decade: given(['n'], (n: number) => ({ n: roman(n) })),
      war: ['n', 'of'],
      attacks: ofTwo,
      auction: ['lot'],
    },
    seat: {
      gold: ['n'],
      influence: ['n'],
      goldCounters: ['n'],
      influenceCounters: ['n'],
      cards: ['n'],
      tags: { highBid: ['bid'], leads: ofCity },
    },
  };
}
