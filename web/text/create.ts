/** The words for setting a table, which no table needs: fetched with the pages where tables are set. */
import {
  given,
  givenCase,
  inEvery,
  type Language,
  type OptionProblem,
  type Places,
  translated,
} from '@signoria/kernel';
import { count, listed } from '@signoria/kernel/en';
import sentences from './create.de.json' with { type: 'json' };
import { createRu } from './create.ru.ts';

export interface CreateWords {
  readonly tab: string;
  readonly openTab: string;
  readonly title: string;
  readonly note: string;
  readonly where: string;
  readonly online: string;
  readonly onlineNote: string;
  readonly onlineWhyNot: string;
  readonly device: string;
  readonly deviceNote: string;
  readonly seats: string;
  readonly seatCount: string;
  readonly you: string;
  readonly host: string;
  readonly seated: string;
  readonly openSeat: string;
  readonly openSeatNote: string;
  readonly person: string;
  readonly personNote: string;
  personName(n: number): string;
  nameOf(n: number): string;
  readonly botNote: string;
  seatKind(n: number): string;
  levelOf(n: number): string;
  readonly pace: string;
  readonly rules: string;
  readonly noVariants: string;
  advanced(n: number): string;
  readonly advancedNote: string;
  clash(others: string): string;
  /** Why an option cannot be chosen at this table. */
  onlyFor(min: number, max: number): string;
  readonly changed: string;
  readonly join: string;
  readonly tableName: string;
  readonly tableNameHint: string;
  readonly onlyByLink: string;
  readonly onlyByLinkNote: string;
  readonly publicNote: string;
  readonly language: string;
  readonly rated: string;
  readonly ratedNote: string;
  readonly ratedWhyNot: string;
  sum(title: string, seats: number, variants: readonly string[]): string;
  sumWhere(at: Seating): string;
  readonly openTable: string;
  readonly openTableNote: string;
  readonly startNow: string;
  readonly startNowNote: string;
  optionProblem(problem: OptionProblem, name: (id: string) => string): string;
}

export interface Seating {
  readonly device: boolean;
  readonly open: number;
  readonly bots: number;
  /** At this screen, oneself included. */
  readonly people: number;
}

/** '1 player', '3 to 5 players'. */
function range(min: number, max: number): string {
  return min === max ? count(min, 'player', 'players') : `${min} to ${max} players`;
}

function sumWhere({ device, open, bots, people }: Seating): string {
  const who = [
    ...(device && people > 1 ? [`${people} people share this screen`] : []),
    ...(open > 0 ? [`${count(open, 'seat waits', 'seats wait')} for your link`] : []),
    ...(bots > 0 ? [count(bots, 'bot plays', 'bots play')] : []),
  ];
  const where = device ? 'Played on this device, also without a network.' : 'Played on this server.';
  return who.length === 0 ? where : `${where} ${listed(who)}.`;
}

export const en: CreateWords = {
  tab: 'New table',
  openTab: 'Open tables',
  title: 'New table',
  note: 'seats can be changed until it starts',
  where: 'Where it is played',
  online: 'Online',
  onlineNote: 'Friends join by a link, from anywhere. Bots may fill seats.',
  onlineWhyNot: 'The server cannot be reached just now. Choose this screen, or try again later.',
  device: 'This screen',
  deviceNote: 'One device goes round the table, or you play bots alone. Works without a network.',
  seats: 'Seats',
  seatCount: 'Number of seats',
  you: 'You',
  host: 'you open the table',
  seated: 'seated',
  openSeat: 'Open',
  openSeatNote: 'waits for somebody with the link',
  person: 'Person',
  personNote: 'sits at this screen too',
  personName: (n) => `Player ${n}`,
  nameOf: (n) => `Name of player ${n}`,
  botNote: 'plays at once',
  seatKind: (n) => `Who takes seat ${n}`,
  levelOf: (n) => `Strength of the bot in seat ${n}`,
  pace: 'Pace',
  rules: 'Rules in plain words',
  noVariants: 'This game has no variants.',
  advanced: (n) => `Rulings (${n})`,
  advancedNote: 'Points the rulebook leaves open. Leave them as they are unless your group plays them otherwise.',
  clash: (others) => `Not together with ${others}.`,
  onlyFor: (min, max) => `Only with ${range(min, max)}.`,
  changed: 'changed',
  join: 'Who may join',
  tableName: 'Name of the table',
  tableNameHint: 'Tuesday club',
  onlyByLink: 'Only by link',
  onlyByLinkNote: 'The table is in no list; whoever has the link or the code may sit down.',
  publicNote: 'The table is in the list of open tables for everybody.',
  language: 'Language spoken',
  rated: 'Rated',
  ratedNote: 'The result counts for the ratings of everybody here.',
  ratedWhyNot: 'Not while a bot plays: such games are never rated.',
  sum: (title, seats, variants) => `${title} for ${seats}${variants.length === 0 ? '' : `: ${listed(variants)}`}`,
  sumWhere,
  openTable: 'Open the table',
  openTableNote: 'you get a link to share',
  startNow: 'Start',
  startNowNote: 'the game begins at once',
  optionProblem(problem, name) {
    const of = `“${name(problem.option)}”`;
    switch (problem.problem) {
      case 'unknown':
        return `There is no option ${of}.`;
      case 'type':
        return `${of} needs another kind of value.`;
      case 'range':
        return `${of} must be from ${problem.min} to ${problem.max}.`;
      case 'pick':
        return `${of} must be one of: ${problem.of.join(', ')}.`;
      case 'seats':
        return `${of} as chosen is for ${range(problem.min, problem.max)}.`;
      case 'excludes':
        return `${of} and “${name(problem.other)}” exclude each other (${problem.rules.join(', ')}).`;
    }
  },
};

const yes = (is: boolean): string => (is ? 'yes' : 'no');

/** '2' or '2–4'. */
function playersOf(min: number, max: number) {
  return { players: min === max ? `${min}` : `${min}–${max}` };
}

function placesIn(language: Language): Places<CreateWords> {
  const and = new Intl.ListFormat(language, { type: 'conjunction' });
  return {
    personName: ['n'],
    nameOf: ['n'],
    seatKind: ['n'],
    levelOf: ['n'],
    advanced: ['n'],
    clash: ['others'],
    onlyFor: given(['players'], playersOf),
    sum: given(['title', 'seats', 'variants'], (title, seats, variants) => ({
      title,
      seats,
      variants: { text: and.format(variants), key: variants.length === 0 ? 'none' : 'some' },
    })),
    sumWhere: given(['device', 'people', 'open', 'bots'], ({ device, people, open, bots }) => ({
      device: yes(device),
      people: device ? people : 0,
      open,
      bots,
    })),
    optionProblem: givenCase(
      ['unknown', 'type', 'range', 'pick', 'seats', 'excludes'],
      ['name', 'min', 'max', 'values', 'other', 'rules'],
      (problem, name) => ({
        case: problem.problem,
        name: name(problem.option),
        ...('min' in problem ? { min: problem.min, max: problem.max } : {}),
        ...('of' in problem ? { values: problem.of.join(', ') } : {}),
        ...('other' in problem ? { other: name(problem.other), rules: problem.rules.join(', ') } : {}),
      }),
    ),
  };
}

export const places = placesIn('en');

export const CREATE_TEXT = inEvery<CreateWords>({
  en,
  ru: createRu,
  de: translated('de', en, sentences, placesIn('de')),
});
