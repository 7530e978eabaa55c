/** Options that are only for some numbers of players: what fits, and what is taken where the usual does not. */
import type { Option, OptionSchema, SeatRange } from '@signoria/kernel';

export type OptionValue = boolean | number | string;

/** For how many players this value is meant; null when for any number. */
export function rangeOf({ seats }: Option, value: OptionValue): SeatRange | null {
  const key = String(value);
  return seats !== undefined && Object.hasOwn(seats, key) ? seats[key]! : null;
}

export function fits(option: Option, value: OptionValue, seats: number): boolean {
  const range = rangeOf(option, value);
  return range === null || (seats >= range.min && seats <= range.max);
}

/** What an option is at so many seats when nobody has said otherwise: its default, or the first value that fits. */
export function usual(option: Option, seats: number): OptionValue {
  if (fits(option, option.default, seats)) return option.default;
  const others: readonly OptionValue[] = option.kind === 'pick' ? option.of : [!option.default];
  return others.find((value) => fits(option, value, seats)) ?? option.default;
}

/** What has to be said at so many seats because the default does not fit. */
export function mustSay(schema: OptionSchema, seats: number): { readonly [id: string]: OptionValue } {
  const said = Object.keys(schema).map((id) => [id, usual(schema[id]!, seats)] as const);
  return Object.fromEntries(said.filter(([id, value]) => value !== schema[id]!.default));
}
