/** A table that is being thought up: plain data and the steps that change it. What it becomes is the wire's `NewTable`. */
import { type OptionSchema, readOptions, type SeatRange } from '@signoria/kernel';
import { type BotLevel, type NewTable, type TableSettings, timeControlRule } from '@signoria/table';
import { fits, mustSay, type OptionValue, rangeOf, usual } from '../../games/seat-limits.ts';

export type Place =
  | { readonly kind: 'me' }
  | { readonly kind: 'open' }
  /** Somebody else at this screen. */
  | { readonly kind: 'person'; readonly name: string }
  | { readonly kind: 'bot'; readonly level: BotLevel };

export type Where = 'online' | 'device';

export interface Draft {
  readonly game: string;
  readonly where: Where;
  readonly places: readonly Place[];
  readonly options: { readonly [id: string]: OptionValue };
  readonly edition: unknown;
  readonly settings: TableSettings;
}

const USUAL_SEATS = 4;

export function newDraft(game: string, players: { readonly min: number; readonly max: number }, where: Where): Draft {
  const seats = Math.max(players.min, Math.min(players.max, USUAL_SEATS));
  const settings: TableSettings = { name: '', visibility: 'private', pace: 'live', language: 'any', rated: false };
  const draft: Draft = { game, where, places: [{ kind: 'me' }], options: {}, edition: null, settings };
  return withSeats(draft, seats);
}

/** Whoever may take a new seat: a stranger or friend online, the next person at this screen. */
function freePlace(where: Where): Place {
  return where === 'online' ? { kind: 'open' } : { kind: 'person', name: '' };
}

export function withSeats(draft: Draft, seats: number): Draft {
  const kept = draft.places.slice(0, seats);
  const more = Array.from({ length: seats - kept.length }, () => freePlace(draft.where));
  return { ...draft, places: [...kept, ...more] };
}

export function withPlace(draft: Draft, seat: number, place: Place): Draft {
  return { ...draft, places: draft.places.with(seat, place) };
}

export function withWhere(draft: Draft, where: Where): Draft {
  const moved = (place: Place): Place => (place.kind === 'open' || place.kind === 'person' ? freePlace(where) : place);
  return { ...draft, where, places: draft.places.map(moved) };
}

export function withOption(draft: Draft, id: string, value: OptionValue): Draft {
  return { ...draft, options: { ...draft.options, [id]: value } };
}

export function withSettings(draft: Draft, settings: Partial<TableSettings>): Draft {
  return { ...draft, settings: { ...draft.settings, ...settings } };
}

export const countOf = ({ places }: Draft, kind: Place['kind']): number =>
  places.filter((place) => place.kind === kind).length;

/** The value an option has now, given or not. */
export function settingOf(schema: OptionSchema, { options, places }: Draft, id: string): OptionValue {
  return options[id] ?? usual(schema[id]!, places.length);
}

/** The switches that are on and forbid this one, or are forbidden by it. */
export function clashesOf(schema: OptionSchema, draft: Draft, id: string): readonly string[] {
  const says = (one: string, other: string) => schema[one]!.excludes?.includes(other) ?? false;
  return Object.keys(schema).filter(
    (other) => other !== id && (says(id, other) || says(other, id)) && settingOf(schema, draft, other) === true,
  );
}

/** An option that hangs on a switch is only asked about while that is on. */
export function isAsked(schema: OptionSchema, draft: Draft, id: string): boolean {
  const { needs } = schema[id]!;
  return needs === undefined || (settingOf(schema, draft, needs) === true && isAsked(schema, draft, needs));
}

export function isChanged(schema: OptionSchema, draft: Draft, id: string): boolean {
  return isAsked(schema, draft, id) && settingOf(schema, draft, id) !== usual(schema[id]!, draft.places.length);
}

/** What stands in the options only because its switch was on once is left out; what so many players need is said. */
function askedOptions(schema: OptionSchema, draft: Draft): Draft['options'] {
  const said = { ...mustSay(schema, draft.places.length), ...draft.options };
  return Object.fromEntries(Object.entries(said).filter(([id]) => isAsked(schema, draft, id)));
}

/** What keeps a value from being chosen at this table; null when nothing does. */
export function seatsNeeded(schema: OptionSchema, { places }: Draft, id: string, value: OptionValue): SeatRange | null {
  return fits(schema[id]!, value, places.length) ? null : rangeOf(schema[id]!, value);
}

export function problemsOf(schema: OptionSchema, draft: Draft) {
  const read: ReturnType<typeof readOptions<OptionSchema>> = readOptions(
    schema,
    askedOptions(schema, draft),
    draft.places.length,
  );
  return read.ok ? [] : read.problems;
}

/** At one screen nobody counts; and what belongs to a clock goes with it. */
function pacedSettings({ settings, where }: Draft): TableSettings {
  const { window, friendly, ...rest } = settings;
  if (where === 'device') return { ...rest, pace: 'live' };
  return timeControlRule(settings.pace).clock === null
    ? rest
    : { ...rest, window: window ?? null, friendly: friendly ?? false };
}

export function toNewTable(schema: OptionSchema, draft: Draft): NewTable {
  const places = draft.places.map((place) =>
    place.kind === 'bot' ? place.level : place.kind === 'me' ? 'me' : ('open' as const),
  );
  const { game, edition, settings } = draft;
  const rated = settings.rated && countOf(draft, 'bot') === 0;
  const paced = pacedSettings(draft);
  const options = askedOptions(schema, draft);
  return { game, seats: places.length, options, edition, settings: { ...paced, rated }, places };
}

/** By seat, the people at this screen: `own` for oneself, a made-up name for who gave none. */
export function peopleOf(
  { places }: Draft,
  own: string,
  nameless: (seat: number) => string,
): readonly (string | null)[] {
  return places.map((place, seat) => {
    if (place.kind === 'me') return own;
    return place.kind === 'person' ? place.name.trim() || nameless(seat) : null;
  });
}
