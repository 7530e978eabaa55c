/** One line per answer: `bid 14`, `nominate venice-doge`, `cities rome milan`, `offer 2 3g for 2i promise no-veto`. */
import { type Notation, NotationError, readNumber, words } from '@signoria/kernel';
import { CITIES } from '../data/cities.ts';
import { CURRENCIES } from '../data/currency.ts';
import { EVENTS } from '../data/events.ts';
import { FAMILIES } from '../data/families.ts';
import { TILES } from '../data/tiles.ts';
import { CARDS } from '../data/treachery.ts';
import { TROOPS } from '../data/troops.ts';
import {
  BUY_CARD,
  type Choice,
  DECLINE,
  END,
  GIVERS,
  LEAVE_TIED,
  LORENZO_VETO,
  MAKE_WAR,
  PASS,
  PLAY_VETO,
  PLAY_WAR,
  PROMISES,
  REROLL,
  STAND,
  THEFTS,
  WAR_SIDES,
} from './choices.ts';
import { offerItems, readItems } from './trade.ts';

export const notation: Notation<Choice> = { write, read };

const SINGLE: { readonly [line: string]: Choice } = {
  pass: PASS,
  war: MAKE_WAR,
  'start-war': PLAY_WAR,
  end: END,
  veto: PLAY_VETO,
  lorenzo: LORENZO_VETO,
  decline: DECLINE,
  reroll: REROLL,
  stand: STAND,
  tied: LEAVE_TIED,
};

function write(c: Choice): string {
  switch (c.do) {
    case 'order':
    case 'bid':
      return `${c.do} ${c.amount}`;
    case 'family':
      return `family ${c.family}`;
    case 'declare':
      return `declare ${c.currency}`;
    case 'buyTroop':
      return `buy ${c.troop}`;
    case 'discardTroop':
      return `dismiss ${c.troop}`;
    case 'buyCard':
      return 'buy card';
    case 'freeCard':
      return `free ${c.from}`;
    case 'steal':
      return `steal ${c.by} ${c.whom}`;
    case 'nominate':
      return `nominate ${c.lot}`;
    case 'startWar':
      return 'start-war';
    case 'cities':
      return `cities ${c.attacker} ${c.defender}`;
    case 'weather':
    case 'place':
    case 'rank':
      return `${c.do} ${c.city}`;
    case 'freeze':
    case 'accept':
    case 'refuse':
    case 'withdraw':
      return `${c.do} ${c.whom}`;
    case 'pay':
      return `pay ${c.cardinals} ${c.banker}`;
    case 'keep':
    case 'discard':
      return `${c.do} ${c.card}`;
    case 'league':
      return `league ${c.side}`;
    case 'bribe':
      return `bribe ${c.whom} ${c.troop}`;
    case 'bank':
      return `bank ${c.into} ${c.amount}`;
    case 'offer':
      return writeOffer(c.whom, c.items);
    default:
      return c.do;
  }
}

function writeOffer(whom: number, items: readonly string[]): string {
  const { give, ask, promise } = readItems(items);
  const amounts = ([gold, influence]: readonly [number, number]) => [
    ...(gold > 0 ? [`${gold}g`] : []),
    ...(influence > 0 ? [`${influence}i`] : []),
  ];
  const asked = amounts(ask);
  return [
    `offer ${whom}`,
    ...amounts(give),
    ...(asked.length > 0 ? ['for', ...asked] : []),
    ...(promise === null ? [] : ['promise', promise]),
  ].join(' ');
}

function read(line: string): Choice {
  const all = words(line);
  const [verb = '', ...rest] = all;
  if (Object.hasOwn(SINGLE, verb) && rest.length === 0) return SINGLE[verb]!;
  if (verb === 'offer') return readOffer(line, rest);
  const choice = readPlain(line, verb, rest);
  if (write(choice) !== all.join(' ')) throw new NotationError(line, 'there is more than a move here');
  return choice;
}

function readPlain(line: string, verb: string, [first = '', second = '']: readonly string[]): Choice {
  const one = <T extends string>(of: readonly T[], word: string): T => {
    const found = of.find((id) => id === word);
    if (found === undefined) throw new NotationError(line, `'${word}' is none of ${of.join(', ')}`);
    return found;
  };
  const number = (word: string) => readNumber(line, word);
  switch (verb) {
    case 'order':
    case 'bid':
      return { do: verb, amount: number(first) };
    case 'family':
      return { do: 'family', family: one(FAMILIES, first) };
    case 'declare':
      return { do: 'declare', currency: one(CURRENCIES, first) };
    case 'buy':
      return first === 'card' ? BUY_CARD : { do: 'buyTroop', troop: one(TROOPS, first) };
    case 'dismiss':
      return { do: 'discardTroop', troop: one(TROOPS, first) };
    case 'free':
      return { do: 'freeCard', from: one(GIVERS, first) };
    case 'steal':
      return { do: 'steal', by: one(THEFTS, first), whom: number(second) };
    case 'nominate':
      return { do: 'nominate', lot: one([...TILES, ...EVENTS, 'pope' as const], first) };
    case 'cities':
      return { do: 'cities', attacker: one(CITIES, first), defender: one(CITIES, second) };
    case 'weather':
    case 'place':
    case 'rank':
      return { do: verb, city: one(CITIES, first) };
    case 'freeze':
    case 'accept':
    case 'refuse':
    case 'withdraw':
      return { do: verb, whom: number(first) };
    case 'pay':
      return { do: 'pay', cardinals: number(first), banker: number(second) };
    case 'keep':
    case 'discard':
      return { do: verb, card: one(CARDS, first) };
    case 'league':
      return { do: 'league', side: one(WAR_SIDES, first) };
    case 'bribe':
      return { do: 'bribe', whom: number(first), troop: one(TROOPS, second) };
    case 'bank':
      return { do: 'bank', into: one(CURRENCIES, first), amount: number(second) };
    default:
      throw new NotationError(line, `'${verb}' is no move`);
  }
}

const OFFER = /^offer (\d)(?: (\d+)g)?(?: (\d+)i)?(?: for(?: (\d+)g)?(?: (\d+)i)?)?(?: promise ([a-z-]+))?$/;
/** No more counters than this are ever named in one line. */
const MOST = 999;

function readOffer(line: string, rest: readonly string[]): Choice {
  const plain = ['offer', ...rest].join(' ');
  const [, whom, gold, influence, forGold, forInfluence, promised] = OFFER.exec(plain) ?? [];
  if (whom === undefined) throw new NotationError(line, 'say offer 2 3g 1i for 2g 1i promise no-veto');
  const give = [Number(gold ?? 0), Number(influence ?? 0)] as const;
  const ask = [Number(forGold ?? 0), Number(forInfluence ?? 0)] as const;
  if (Math.max(...give, ...ask) > MOST) throw new NotationError(line, 'nobody has that much');
  const items = offerItems(give, ask, PROMISES.find((id) => id === promised) ?? null);
  const choice: Choice = { do: 'offer', whom: Number(whom), items };
  if (writeOffer(choice.whom, items) !== plain) throw new NotationError(line, 'not written as offers are');
  return choice;
}
