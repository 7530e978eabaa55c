/** One line per answer: `march 2`, `annex siena land`, `pay R1=crown siena=ship coin1=florin`, `arrange R1 under.top`. */
import { type Notation, NotationError, type Paid, type Payment, readNumber, words } from '@signoria/kernel';
import type { CardId } from '../data/cards.ts';
import type { CityId } from '../data/cities.ts';
import type { RoomId, SpaceId } from '../data/palace.ts';
import type { AllianceId, BonusId } from '../data/pieces.ts';
import type { PowerId } from '../data/powers.ts';
import type { AgentPlace, CardPlace, Choice, FamilyPlace, PurchaseId, Way } from './choices.ts';

export const notation: Notation<Choice> = {
  write(c) {
    switch (c.do) {
      case 'power':
        return `power ${c.power}`;
      case 'family':
        return ['family', ...c.places].join(' ');
      case 'room':
        return `room ${c.room}`;
      case 'march':
        return `march ${c.rooms}`;
      case 'further':
        return `further ${c.by}`;
      case 'govern':
        return `govern ${c.symbols}`;
      case 'refresh':
        return `refresh ${c.what}`;
      case 'bonus':
        return `bonus ${c.bonus}`;
      case 'trade':
        return `trade ${c.ships}`;
      case 'annex':
        return `annex ${c.city} ${c.way}`;
      case 'move':
        return `move ${c.troops} ${c.from} ${c.to} ${c.way}`;
      case 'warToken':
        return `warToken ${c.card}`;
      case 'agent':
        return `agent ${c.from}`;
      case 'plant':
      case 'remove':
        return `${c.do} ${c.at}`;
      case 'redeem':
      case 'patronise':
      case 'pay':
      case 'raise':
        return [c.do, ...paid(c.payment)].join(' ');
      case 'siege':
      case 'dismiss':
      case 'hire':
        return `${c.do} ${c.city}`;
      case 'declare':
        return `declare ${c.with}`;
      case 'retreat':
        return `retreat ${c.to} ${c.way}`;
      case 'vacate':
        return `vacate ${c.space} ${c.to}`;
      case 'salary':
        return `salary ${c.florins}`;
      case 'arrange':
        return `arrange ${c.from} ${c.to}`;
      case 'discard':
        return `discard ${c.space}`;
      case 'buy':
        return c.city === undefined ? `buy ${c.what}` : `buy ${c.what} ${c.city}`;
      case 'house':
        return `house ${c.card} ${c.space}`;
      case 'ally':
        return ['ally', c.power, ...paid(c.payment)].join(' ');
      case 'cash':
        return `cash ${c.source}`;
      default:
        return c.do;
    }
  },

  read(line) {
    const [verb = '', ...rest] = words(line);
    const reader = Object.hasOwn(READERS, verb) ? READERS[verb]! : null;
    if (reader === null) throw new NotationError(line, `no such move '${verb}'`);
    return reader(new Words(line, rest));
  },
};

function paid(payment: Payment): readonly string[] {
  return payment.map(({ id, as }) => `${id}=${as}`);
}

/** The words of a line after the first, taken one by one. */
class Words {
  readonly line: string;
  readonly all: readonly string[];

  constructor(line: string, all: readonly string[]) {
    this.line = line;
    this.all = all;
  }

  /** Exactly so many words. */
  only(count: number): readonly string[] {
    if (this.all.length !== count) throw new NotationError(this.line, `${count} words expected after the first`);
    return this.all;
  }

  number(at: number): number {
    return readNumber(this.line, this.all[at]);
  }

  payment(from: number): Payment {
    return this.all.slice(from).map((word): Paid => {
      const [id, as, ...more] = word.split('=');
      if (!id || !as || more.length > 0) throw new NotationError(this.line, `'${word}' should read source=symbol`);
      return { id, as };
    });
  }
}

type Reader = (w: Words) => Choice;

/** A word that only the menu can judge: whether there is such a city, card or place is for the menu to say. */
function word<T extends string>(w: Words, at: number): T {
  return w.all[at] as T;
}

function one<T extends string>(make: (id: T) => Choice): Reader {
  return (w) => {
    w.only(1);
    return make(word<T>(w, 0));
  };
}

function two<A extends string, B extends string>(make: (a: A, b: B) => Choice): Reader {
  return (w) => {
    w.only(2);
    return make(word<A>(w, 0), word<B>(w, 1));
  };
}

function counted(make: (n: number) => Choice): Reader {
  return (w) => {
    w.only(1);
    return make(w.number(0));
  };
}

function alone(choice: Choice): Reader {
  return (w) => {
    w.only(0);
    return choice;
  };
}

function paying(verb: 'redeem' | 'patronise' | 'pay' | 'raise'): Reader {
  return (w) => ({ do: verb, payment: w.payment(0) });
}

const READERS: { readonly [verb: string]: Reader } = {
  power: one((power: PowerId) => ({ do: 'power', power })),
  family: (w) => ({ do: 'family', places: w.only(3) as readonly FamilyPlace[] }),
  room: one((room: RoomId) => ({ do: 'room', room })),
  march: counted((rooms) => ({ do: 'march', rooms: rooms as 1 | 2 })),
  further: one((by: string) => ({ do: 'further', by })),
  redeem: paying('redeem'),
  stop: alone({ do: 'stop' }),
  govern: counted((symbols) => ({ do: 'govern', symbols })),
  refresh: one((what: string) => ({ do: 'refresh', what })),
  patronise: paying('patronise'),
  bonus: one((bonus: BonusId) => ({ do: 'bonus', bonus })),
  trade: counted((ships) => ({ do: 'trade', ships })),
  annex: two((city: CityId, way: Way) => ({ do: 'annex', city, way })),
  move: (w) => {
    const [, from, to, way] = w.only(4) as readonly [string, CityId, CityId, Way];
    return { do: 'move', troops: w.number(0), from, to, way };
  },
  warToken: one((card: 'card' | 'upgrade') => ({ do: 'warToken', card })),
  agent: one((from: AgentPlace | 'reserve') => ({ do: 'agent', from })),
  plant: one((at: AgentPlace) => ({ do: 'plant', at })),
  remove: one((at: AgentPlace) => ({ do: 'remove', at })),
  pay: paying('pay'),
  raise: paying('raise'),
  siege: one((city: CityId) => ({ do: 'siege', city })),
  besiege: alone({ do: 'besiege' }),
  withdraw: alone({ do: 'withdraw' }),
  declare: one((source: string) => ({ do: 'declare', with: source })),
  pass: alone({ do: 'pass' }),
  retreat: two((to: CityId, way: Way) => ({ do: 'retreat', to, way })),
  lose: alone({ do: 'lose' }),
  vacate: two((space: SpaceId, to: SpaceId | 'discard') => ({ do: 'vacate', space, to })),
  salary: counted((florins) => ({ do: 'salary', florins })),
  dismiss: one((city: CityId) => ({ do: 'dismiss', city })),
  arrange: two((from: CardPlace, to: CardPlace) => ({ do: 'arrange', from, to })),
  discard: one((space: SpaceId) => ({ do: 'discard', space })),
  buy: (w) => {
    const what = word<PurchaseId>(w, 0);
    if (w.all.length === 1) return { do: 'buy', what };
    w.only(2);
    return { do: 'buy', what, city: word<CityId>(w, 1) };
  },
  house: two((card: CardId, space: SpaceId) => ({ do: 'house', card, space })),
  hire: one((city: CityId) => ({ do: 'hire', city })),
  ally: (w) => {
    if (w.all.length === 0) throw new NotationError(w.line, 'with whom?');
    return { do: 'ally', power: word<AllianceId>(w, 0), payment: w.payment(1) };
  },
  cash: one((source: string) => ({ do: 'cash', source })),
  indulgence: alone({ do: 'indulgence' }),
};
