/** The words that only the board says, in English, and so their shape in any language. */
import { plural, type ShapeOf } from '@signoria/kernel';
import type { CityId } from '../../data/cities.ts';
import type { CurrencyId } from '../../data/currency.ts';
import { cityEn } from '../../text/names.en.ts';
import { auctionEn, bidEn, type Name, warEn } from './en.now.ts';

const count = (n: number, one: string, other: string): string => `${n} ${plural('en', n, { one, other })}`;
const ROMAN = ['I', 'II', 'III'] as const;
const roman = (decade: number): string => ROMAN[decade - 1] ?? `${decade}`;
const points = (n: number) => count(n, 'point', 'points');
const cards = (n: number) => count(n, 'card', 'cards');
const sum = (gold: number, influence: number) => `${gold} gold, ${influence} influence`;

export const boardEn = {
  you: 'You',
  close: 'Close',
  rules: 'Rules',
  parts: 'Parts of the board',
  pages: { cities: 'Cities', market: 'Market', princes: 'Princes', scores: 'Points', trade: 'Trade' },
  moments: {
    keep: 'Cards',
    payment: 'Payment',
    declare: 'Discount',
    nameCities: 'War',
    families: 'Families',
    auction: 'Auction',
    war: 'War',
    lastWar: 'Last war',
  },
  mayChoose: 'something to choose here',
  /** What a number is, before it and in the sheet that explains it. */
  numbers: {
    handLimit: 'Hand limit',
    attack: 'Attack',
    defence: 'Defence',
    income: { gold: 'Income in gold', influence: 'Income in influence' },
    free: { gold: 'Free gold', influence: 'Free influence' },
    each: 'Points a tile',
    opening: 'Least opening bid',
    least: 'Least bid',
    reach: 'Most you can bid',
    price: 'Price',
    due: 'To pay',
    pay: 'Pay of the condottiere',
    battle: 'Battle total',
    points: 'Points',
  },
  cities: {
    title: 'Five cities',
    caption: 'points a tile · tiles by city',
    now: 'now',
    wins: (city: CityId) => `if ${cityEn(city)} wins`,
    placed: (city: CityId) => `tile on ${cityEn(city)}`,
    from: (least: number) => `from ${least}`,
    status: (status: number, place: number) => `status ${status}, place ${place}`,
    vp: (each: number) => `${points(each)} a tile`,
    unit: 'VP',
    tied: 'tied',
    wouldBe: (status: number, when: string) => `${when}: status ${status}`,
    artists: 'Artists',
    role: { attacker: 'attacks', defender: 'defends' },
    tiles: (city: CityId) => `Tiles of ${cityEn(city)}`,
    owned: (owner: Name) => (owner === null ? 'yours' : `owned by ${owner}`),
    forSale: (least: number) => `for sale, opening bid at least ${least}`,
    income: (gold: number, influence: number) =>
      gold + influence === 0
        ? 'no income'
        : `income ${[...(gold > 0 ? [`${gold} gold`] : []), ...(influence > 0 ? [`${influence} influence`] : [])].join(', ')}`,
    merchant: 'merchant',
    turned: 'used this decade',
    price: (paid: number) => `bought for ${paid}`,
    barred: { cities: 'you have tiles of 3 other cities', tiles: 'you have 6 tiles already' },
    /** Points printed on a tile. */
    printed: (vp: number) => `${points(vp)} printed on it`,
    text: (status: number, place: number, each: number, least: number) =>
      `Status ${status}, place ${place}: each tile scores ${points(each)}. An opening bid for one of its tiles is at least ${least}, and in a war it pays its condottiere ${status} gold.`,
    boxed: (tiles: string) => `Not in this game: ${tiles}.`,
  },
  events: {
    title: (decade: number) => `Events of decade ${roman(decade)}`,
    left: (n: number) => (n === 0 ? 'all sold' : `${n} left, then it ends`),
    later: (decade: number) => `decade ${roman(decade)}`,
    laterShort: roman,
    on: (city: CityId) => `on ${cityEn(city)}`,
    placing: 'to be placed',
    scores: (vp: number) => `Keep it: it scores ${points(vp)} at the end of the game.`,
    wine: 'Keep it: each of your Merchant tiles brings 1 gold more at the end of a decade and 1 point at the end of the game.',
    onCity: (status: number, artist: boolean) => {
      const moves =
        status === 0
          ? 'its status does not change'
          : `its status ${status > 0 ? 'rises' : 'falls'} by ${Math.abs(status)}`;
      const ties = artist ? ', and among cities of equal status more artists rank higher' : '';
      return `Put it on a city: ${moves}${ties}.`;
    },
    paidIn: { gold: 'Auctioned in gold.', influence: 'Auctioned in influence.' },
    leagueUsed: 'The Holy League has been used this decade.',
  },
  troops: {
    title: 'Troops',
    caption: 'attack, defence, price',
    left: (n: number) => `${n} left`,
    figures: (attack: number, defence: number) => `attack ${attack}, defence ${defence}`,
    cost: (gold: number) => `costs ${gold} gold`,
    influence: (n: number) => `brings ${n} influence a decade`,
  },
  deck: {
    title: 'Treachery',
    short: 'Treachery',
    cards: (n: number) => `${cards(n)} in the deck`,
    discards: (n: number) => (n === 0 ? 'nothing discarded' : `${cards(n)} discarded`),
    under: 'You know these lie under the deck:',
    text: 'A treachery card costs 1 gold and 1 influence. Cards are secret until they are played; whoever holds too many discards at once.',
    cost: (each: number) => `costs ${each} gold and ${each} influence`,
  },
  wars: {
    title: 'Wars',
    fought: (n: number, of: number) => `${n} of ${of} wars this decade`,
    text: 'A war is an action. The marker moves before the cities are named and never moves back; a war by the card Start War does not move it.',
  },
  auction: auctionEn,
  bid: bidEn,
  war: warEn,
  nameCities: {
    title: 'Which city attacks which?',
    attacker: 'attacks',
    defender: 'defends',
    note: 'Your points if the attacker wins, and if the defender wins.',
    change: (attackerWins: string, defenderWins: string) =>
      `your points ${attackerWins} if it wins, ${defenderWins} if it loses`,
  },
  families: {
    title: 'Six families',
    taken: (owner: Name) => (owner === null ? 'yours' : owner),
    laid: 'Gold on the table',
    unseen: 'bid unseen',
    passed: 'passed',
  },
  keep: { title: 'Keep one of the two', note: 'The other goes under the deck; only you know it.' },
  payment: {
    title: 'How do you pay?',
    left: (gold: number, influence: number) => `leaves you ${sum(gold, influence)}`,
  },
  declare: { title: 'Where do you pay 1 less this decade?' },
  princes: {
    title: 'Princes',
    caption: 'in turn order',
    marker: (n: number) => `number ${n} in turn order`,
    noFamily: 'no family yet',
    exact: sum,
    counters: (gold: number, influence: number) =>
      `${count(gold, 'gold counter', 'gold counters')} and ${count(influence, 'influence counter', 'influence counters')}, face down`,
    hidden: 'gold and influence hidden',
    cards: (n: number, limit: number) => `${cards(n)} of at most ${limit}`,
    held: (n: number) => cards(n),
    victories: (n: number) => count(n, 'victory', 'victories'),
    strength: (attack: number, defence: number) => `leads with attack ${attack}, defence ${defence}`,
    income: 'income',
    pay: (gold: number) => `${gold} gold of condottiere pay on the family tile`,
    unused: 'still to use this decade',
    nothing: 'nothing yet',
    declared: { gold: '−1 in gold auctions', influence: '−1 in influence auctions' },
  },
  scores: {
    title: 'Points in sight',
    ranking: 'Ranking of the cities',
    total: 'all',
    columns: {
      cities: 'cities',
      events: 'events',
      wine: 'wine',
      pope: 'Pope',
      victories: 'wars',
      gold: 'gold',
      influence: 'infl.',
    },
    unknown: 'not known',
    note: 'As if the game ended now. Most gold brings 6 and 3 points, most influence 4 and 2: unknown while holdings are hidden.',
    final: 'Final score',
    place: 'place',
    tiedNote: 'Tied cities share the lowest place they contest; more artists break a tie.',
    status: 'status',
    each: 'a tile',
  },
  trade: {
    title: 'Trade',
    closed: 'No more exchanges in this game.',
    watching: 'Exchanges are between the two players alone.',
    from: (name: string) => `Offer from ${name}`,
    to: (name: string) => `Your offer to ${name}`,
    gives: (name: Name) => (name === null ? 'you give' : `${name} gives`),
    nothing: 'nothing',
    words: 'Words bind nobody.',
    cannot: 'You cannot give that now: bids and other offers bind it.',
    accept: 'Swap now',
    refuse: 'Decline',
    withdraw: 'Withdraw',
    whom: 'With whom',
    give: 'You give',
    ask: 'You ask for',
    amount: { gold: 'gold', influence: 'influence' },
    less: (what: string) => `less ${what}`,
    more: (what: string) => `more ${what}`,
    promise: 'And a promise',
    noPromise: 'no promise',
    send: (name: string) => `Offer to ${name}`,
    replace: (name: string) => `Change the offer to ${name}`,
    empty: 'An offer needs gold, influence or a promise.',
    free: (gold: number, influence: number) => `Free to give: ${sum(gold, influence)}.`,
    compose: 'A new offer',
    bank: {
      title: 'Banker',
      what: 'Which way',
      into: { gold: 'influence for gold', influence: 'gold for influence' },
      amount: 'How much',
      confirm: (amount: number, into: CurrencyId) =>
        into === 'gold' ? `Swap ${amount} influence for ${amount} gold` : `Swap ${amount} gold for ${amount} influence`,
      note: 'Once a decade, one for one, at any moment.',
    },
  },
  own: {
    title: 'Yours',
    secret: 'only you see money and cards',
    gold: (n: number) => `${n} gold`,
    influence: (n: number) => `${n} influence`,
    free: 'free:',
    things: 'What is yours',
    family: 'family',
    troop: 'troops',
    event: 'event',
    card: 'treachery card',
    income: 'income at the end of the decade',
    when: {
      'bribe-troops': 'in a war you fight in, before the dice',
      'bribe-cardinal': 'when you pay for the Pope',
      'freeze-bid': 'on your turn in an auction',
      'steal-influence': 'on your turn',
      'steal-gold-shipment': 'on your turn',
      veto: 'when a war is declared',
      'start-war': 'at the end of your turn',
      'bad-weather': 'when a war is declared',
    },
    uses: 'You may now',
    turned: 'used this decade',
  },
  headline: {
    order: 'Opening · turn order',
    families: 'Opening · families',
    decade: (n: number) => `Decade ${roman(n)}`,
    war: (n: number, of: number) => `Wars ${n} of ${of}`,
    attacks: (attacker: CityId, defender: CityId) => `${cityEn(attacker)} attacks ${cityEn(defender)}`,
    auction: (lot: string) => `Auction: ${lot}`,
    over: 'The end',
  },
  seat: {
    gold: (n: number) => `${n} gold`,
    influence: (n: number) => `${n} influence`,
    goldCounters: (n: number) => count(n, 'gold counter', 'gold counters'),
    influenceCounters: (n: number) => count(n, 'influence counter', 'influence counters'),
    cards,
    tags: {
      active: 'turn',
      pope: 'Pope',
      highBid: (bid: number) => `bid ${bid}`,
      passed: 'passed',
      leads: (city: CityId) => `leads ${cityEn(city)}`,
      league: 'Holy League',
    },
  },
};

export type BoardWords = ShapeOf<typeof boardEn>;
