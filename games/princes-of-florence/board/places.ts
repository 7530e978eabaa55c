/** The places of the board's sentences: what its facts are called in a translator's file. A null name, the reader's, is `none`. */
import { given, type Language, type Named, type Places } from '@signoria/kernel';
import type { PieceId } from '../data/pieces.ts';
import type { BoardWords } from './text.ts';

/** A file's names for what can be laid, with the forms its language has for them. */
export interface PieceNames {
  readonly palazzo: Forms;
  readonly things: { readonly [id in PieceId]: Forms };
}

interface Forms {
  readonly name: string;
  readonly [form: string]: string;
}

export function boardPlaces(language: Language, names: PieceNames): Places<BoardWords> {
  return {
    ...layingPlaces(names),
    ...tradingPlaces,
    ...peoplePlaces,
    ...otherPlaces,
    about: aboutPlaces(new Intl.ListFormat(language, { type: 'conjunction' })),
  };
}

function layingPlaces({ palazzo, things }: PieceNames): Places<Pick<BoardWords, 'estate' | 'placing'>> {
  const laid = given(['by'], (id: PieceId | 'palazzo'): { readonly by: Named } => {
    const forms = id === 'palazzo' ? palazzo : things[id];
    return { by: { text: forms.name, key: id, forms } };
  });
  return {
    estate: {
      of: given(['name'], (name: string | null) => ({ name: name ?? 'none' })),
      empty: ['squares'],
      after: ['squares'],
      back: ['watching'],
    },
    placing: {
      at: given(['rows', 'top', 'bottom', 'columns', 'left', 'right'], (top, bottom, left, right) => ({
        rows: top === bottom ? 'one' : 'several',
        top,
        bottom,
        columns: left === right ? 'one' : 'several',
        left,
        right,
      })),
      turned: ['quarters', 'flipped'],
      place: ['piece'],
      covers: laid,
      touches: laid,
    },
  };
}

const tradingPlaces: Places<Pick<BoardWords, 'market' | 'auction' | 'exchange' | 'characters' | 'offer' | 'sell'>> = {
  market: { left: ['n'], soldTo: ['name'], lotAt: ['bid', 'leader'], wanted: ['people'], yours: ['watching'] },
  auction: { of: ['lot'], openedBy: ['name'], leaves: ['coins'] },
  exchange: { confirm: ['points'] },
  characters: { bidBy: ['name'], ownedBy: ['name'], spaces: ['character'], pot: ['coins'] },
  offer: {
    title: ['by', 'building'],
    partnerPays: ['partner', 'active', 'coins'],
    activePays: ['active', 'coins'],
  },
  sell: { confirm: ['points', 'coins'] },
};

const peoplePlaces: Places<Pick<BoardWords, 'people' | 'mats' | 'drawn' | 'keep' | 'work'>> = {
  people: { minimum: ['value'], has: ['name'], lacks: ['name'], worth: ['value'], was: ['value'], short: ['by'] },
  mats: {
    look: ['name'],
    builders: ['n'],
    jesters: ['n'],
    cards: ['n'],
    bonus: ['n'],
    prestige: ['n'],
    recruits: ['n'],
    recruited: ['n'],
    works: ['n'],
    freedoms: given(['n', 'names'], (names: readonly string[]) => ({ n: names.length, names: names.join(', ') })),
    best: ['value'],
  },
  drawn: { worth: { profession: ['value'], bonus: ['value'], prestige: ['value'] } },
  keep: { tally: ['chosen', 'of'] },
  work: { of: ['profession', 'name'], pays: ['coins'] },
};

const otherPlaces: Places<Pick<BoardWords, 'solo' | 'own' | 'city' | 'headline' | 'seat'>> = {
  solo: {
    cardsLeft: ['n'],
    coins: ['coins'],
    down: ['name'],
    virtual: ['number', 'down'],
    roll: ['die', 'mod', 'price'],
  },
  own: { coins: ['coins'] },
  city: { now: ['value'], whole: ['value'], adds: ['name', 'points'], prestige: ['points'] },
  headline: { round: ['n', 'of'], minimum: ['value'] },
  seat: { builders: ['n'], jesters: ['n'], works: ['n'], best: ['value'] },
};

function aboutPlaces(and: Intl.ListFormat): Places<BoardWords['about']> {
  return {
    building: given(['squares', 'size', 'people'], (squares: number, size: string, people: readonly string[]) => ({
      squares,
      size,
      people: and.format(people),
    })),
    landscape: given(['squares', 'people'], (squares: number, people: readonly string[]) => ({
      squares,
      people: and.format(people),
    })),
    profession: ['building', 'landscape', 'freedom'],
  };
}
