/** Variants and house rules as data: the lobby renders the schema, `readOptions` checks what came back. */
export interface OptionSchema {
  readonly [id: string]: Option;
}

export type Option = SwitchOption | NumberOption | PickOption;

interface Common {
  /** The rules it changes. */
  readonly rules: readonly string[];
  /** A ruling few groups will want to change: folded away on the screen. */
  readonly advanced?: boolean;
  /** Only meaningful while this switch is on. */
  readonly needs?: string;
  /** May not be on together with these. */
  readonly excludes?: readonly string[];
  /** What may only be chosen at tables of so many players: a switch when it is on, a pick by its value. */
  readonly seats?: { readonly [value: string]: SeatRange };
}

export interface SeatRange {
  readonly min: number;
  readonly max: number;
}

export interface SwitchOption extends Common {
  readonly kind: 'switch';
  readonly default: boolean;
}

export interface NumberOption extends Common {
  readonly kind: 'number';
  readonly default: number;
  readonly min: number;
  /** 'seats': the number of players at the table. */
  readonly max: number | 'seats';
  /** With 'seats': the most at a table for one, where somebody without a seat plays too. */
  readonly alone?: number;
}

export interface PickOption extends Common {
  readonly kind: 'pick';
  readonly default: string;
  readonly of: readonly string[];
}

export type OptionValues<O extends OptionSchema> = {
  readonly [K in keyof O]: O[K] extends SwitchOption
    ? boolean
    : O[K] extends NumberOption
      ? number
      : O[K] extends PickOption
        ? O[K]['of'][number]
        : never;
};

export type OptionProblem =
  | { readonly option: string; readonly problem: 'unknown'; readonly known: readonly string[] }
  | { readonly option: string; readonly problem: 'type'; readonly expected: 'switch' | 'number' }
  | { readonly option: string; readonly problem: 'range'; readonly min: number; readonly max: number }
  | { readonly option: string; readonly problem: 'pick'; readonly of: readonly string[] }
  | {
      readonly option: string;
      readonly problem: 'seats';
      readonly value: string;
      readonly min: number;
      readonly max: number;
    }
  | {
      readonly option: string;
      readonly problem: 'excludes';
      readonly other: string;
      readonly rules: readonly string[];
    };

export type OptionResult<O extends OptionSchema> =
  | { readonly ok: true; readonly values: OptionValues<O> }
  | { readonly ok: false; readonly problems: readonly OptionProblem[] };

/** Defaults for what is not given; every problem is named, not only the first. */
export function readOptions<O extends OptionSchema>(
  schema: O,
  given: { readonly [id: string]: unknown },
  seats = Infinity,
): OptionResult<O> {
  const problems: OptionProblem[] = [];
  const values: { [id: string]: boolean | number | string } = {};
  for (const id in given) {
    if (!Object.hasOwn(schema, id)) problems.push({ option: id, problem: 'unknown', known: Object.keys(schema) });
  }
  for (const id in schema) {
    const option = schema[id]!;
    const value = given[id] ?? option.default;
    const problem = check(id, option, value, seats);
    if (problem) problems.push(problem);
    else values[id] = value as boolean | number | string; // `check` has looked at its type
  }
  problems.push(...clashes(schema, values));
  return problems.length > 0 ? { ok: false, problems } : { ok: true, values: values as OptionValues<O> };
}

/** Each pair that may not be on together is named once, whichever of the two says so. */
function clashes(schema: OptionSchema, values: { readonly [id: string]: unknown }): readonly OptionProblem[] {
  const found: OptionProblem[] = [];
  for (const id in schema) {
    const { excludes = [], rules } = schema[id]!;
    for (const other of excludes) {
      const named = found.some((p) => p.option === other && p.problem === 'excludes' && p.other === id);
      if (values[id] === true && values[other] === true && !named) {
        found.push({ option: id, problem: 'excludes', other, rules });
      }
    }
  }
  return found;
}

function check(id: string, option: Option, value: unknown, seats: number): OptionProblem | null {
  return checkValue(id, option, value, seats) ?? checkSeats(id, option, String(value), seats);
}

function checkSeats(id: string, { seats: limits }: Option, value: string, seats: number): OptionProblem | null {
  const limit = limits !== undefined && Object.hasOwn(limits, value) ? limits[value] : undefined;
  if (limit === undefined || seats === Infinity || (seats >= limit.min && seats <= limit.max)) return null;
  return { option: id, problem: 'seats', value, min: limit.min, max: limit.max };
}

function checkValue(id: string, option: Option, value: unknown, seats: number): OptionProblem | null {
  switch (option.kind) {
    case 'switch':
      return typeof value === 'boolean' ? null : { option: id, problem: 'type', expected: 'switch' };
    case 'number':
      if (typeof value !== 'number' || !Number.isInteger(value)) {
        return { option: id, problem: 'type', expected: 'number' };
      }
      return inRange(id, value, option.min, mostOf(option, seats));
    case 'pick':
      return option.of.includes(value as string) ? null : { option: id, problem: 'pick', of: option.of };
  }
}

/** The highest number that may be chosen at a table of so many players. */
export function mostOf({ max, alone = 1 }: NumberOption, seats: number): number {
  if (max !== 'seats') return max;
  return seats === 1 ? alone : seats;
}

function inRange(id: string, value: number, min: number, max: number): OptionProblem | null {
  return value >= min && value <= max ? null : { option: id, problem: 'range', min, max };
}

/** Every legal combination of the switches and picks that are not `advanced`: for simulations and tests. */
export function combinations(schema: OptionSchema, seats = Infinity): readonly OptionChoice[] {
  let all: readonly OptionChoice[] = [{}];
  for (const id of Object.keys(schema).filter((id) => !schema[id]!.advanced)) {
    const values = valuesOf(schema[id]!);
    if (values.length > 0) all = values.flatMap((value) => all.map((given) => ({ ...given, [id]: value })));
  }
  return all.filter((given) => readOptions(schema, given, seats).ok);
}

/** Options as somebody chose them. */
export type OptionChoice = { readonly [id: string]: boolean | number | string };

function valuesOf(option: Option): readonly (boolean | string)[] {
  switch (option.kind) {
    case 'switch':
      return [false, true];
    case 'pick':
      return option.of;
    case 'number':
      return [];
  }
}
