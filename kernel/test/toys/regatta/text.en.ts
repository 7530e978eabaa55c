/** Regatta in English. */
import type { Choice, GameEvent, GameText, Reader } from '../../../index.ts';
import type { View } from './hidden.ts';
import type { RegattaChoice, RegattaEvent } from './state.ts';

const PROMPTS: { readonly [at: string]: string } = {
  race: 'Lay one card.',
  plan: 'Hoist a flag.',
  reef: 'Sink up to two cards.',
};

function choice(given: Choice, reader: Reader): string {
  const c = given as RegattaChoice; // this game's own
  switch (c.do) {
    case 'sail':
      return `Sail with ${c.card}`;
    case 'hoist':
      return `Hoist ${c.flag}`;
    case 'whisper':
      return `Whisper to ${reader.name(c.to)}`;
    case 'reef':
      return c.items.length === 0 ? 'Keep all cards' : `Sink ${c.items.join(', ')}`;
    case 'spy':
      return 'Spy out the prize';
  }
}

function event(given: GameEvent, { name }: Reader): string {
  const e = given as RegattaEvent; // this game's own
  switch (e.what) {
    case 'sailed':
      return `${name(e.seat)} sails with ${e.card}.`;
    case 'becalmed':
      return 'Nobody wins the race.';
    case 'won':
      return `${name(e.seat)} wins the race.`;
    case 'hoisted':
      return `${name(e.seat)} hoists ${e.flag}.`;
    case 'whispered':
      return `${name(e.seat)} whispers to ${name(e.hearer)}.`;
    case 'reefed':
      return `${name(e.seat)} sinks ${e.count} cards.`;
    case 'drew':
      return `${name(e.seat)} draws ${e.cards.join(', ')}.`;
    case 'spied':
      return `${name(e.seat)} looks under the table.`;
    case 'prizeSeen':
      return `${name(e.seat)} now knows the prize: ${e.prize}.`;
    case 'prizeShown':
      return `The prize was ${e.prize}.`;
  }
}

export const textEn: GameText = {
  title: 'Regatta',
  blurb: 'Boats race for a hidden prize.',
  credit: 'A toy for tests.',
  options: {
    rounds: { name: 'Rounds', about: 'How many races.' },
    calm: { name: 'Calm', about: 'Nobody sinks cards.' },
    storm: { name: 'Storm', about: 'The single lowest card wins.' },
    fleet: { name: 'Fleet', about: 'Three cards in hand, or four.' },
    'fleet.small': { name: 'Small', about: 'Three cards in hand.' },
    'fleet.large': { name: 'Large', about: 'Four cards in hand.' },
  },
  prompt: ({ at }) => PROMPTS[at]!,
  choice,
  event,
  blocked: (reason) => (reason === 'notHeld' ? 'You do not hold this card.' : 'You do not know the prize yourself.'),
  score: ({ what, points }) => (what === 'wins' ? `Races won: ${points}` : `The prize: ${points}`),
  outcome: ({ winners, reason }, { name }) =>
    reason === 'alone' ? `${name(winners[0]!)} wins.` : `A shared win: ${winners.map(name).join(', ')}.`,
  edition: ({ facts }) => `a whole number from ${facts?.min} to ${facts?.max} is needed.`,
  describe(given) {
    const v = given as View; // this game's own
    return [`Race ${v.round} of ${v.rounds}.`, `Hand: ${v.hand?.join(' ') ?? 'unseen'}`];
  },
  reference: {
    chapters: [{ id: '1', title: 'Regatta', entries: ['REG-1', 'REG-2', 'REG-3', 'REG-4', 'REG-5', 'REG-6'] }],
    entries: {
      'REG-1': 'Four cards of each value; everybody holds three. The prize lies face down.',
      'REG-2': 'Everybody lays one card at once; the single highest wins.',
      'REG-3': 'A race won is a point.',
      'REG-4': 'The winner hoists a flag, then may sink up to two cards and draws as many.',
      'REG-5': 'Anybody may spy out the prize; who knows it may whisper it to others.',
      'REG-6': 'The last winner of a race gets the prize. Most points win.',
    },
  },
};
