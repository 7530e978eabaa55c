/** Choosing several of a list: toggles, how many are chosen, how many must and may be. Alike things carry a count. */
import type { ComponentChildren } from 'preact';
import { WhyMark } from '../controls/Button.tsx';
import { Icon } from '../controls/Icon.tsx';
import { Stepper } from '../controls/Stepper.tsx';

export interface SubsetItem {
  readonly id: string;
  readonly label: string;
  readonly note?: ComponentChildren;
  readonly picture?: ComponentChildren;
  /** How many alike there are to choose from; one when left out. */
  readonly available?: number;
  readonly blocked?: boolean;
}

/** How many of each are chosen. */
export type Subset = Readonly<Record<string, number>>;

export interface SubsetPickerProps {
  readonly label: string;
  readonly items: readonly SubsetItem[];
  readonly min: number;
  readonly max: number;
  readonly value: Subset;
  /** "2 of 3 chosen": made by the caller in the reader's language. */
  readonly tally: ComponentChildren;
  readonly words: { readonly less: (item: string) => string; readonly more: (item: string) => string };
  readonly onChange: (value: Subset) => void;
  readonly onWhy?: (id: string) => void;
}

export const countOf = (value: Subset): number => Object.values(value).reduce((sum, n) => sum + n, 0);

/** The subset with `id` taken `count` times; what is taken no times is not listed. */
export function withCount(value: Subset, id: string, count: number): Subset {
  const { [id]: _, ...rest } = value;
  return count > 0 ? { ...rest, [id]: count } : rest;
}

interface ItemProps {
  readonly item: SubsetItem;
  readonly count: number;
  readonly full: boolean;
  readonly picker: SubsetPickerProps;
}

function Words({ item }: { readonly item: SubsetItem }) {
  return (
    <>
      {item.picture}
      <span>
        {item.label}
        {item.note === undefined ? null : <small>{item.note}</small>}
      </span>
    </>
  );
}

function Toggle({ item, count, full, picker }: ItemProps) {
  const closed = item.blocked || (full && count === 0);
  return (
    <button
      type="button"
      class="toggle"
      aria-pressed={count > 0}
      {...(closed ? { 'aria-disabled': true } : {})}
      onClick={() =>
        closed ? picker.onWhy?.(item.id) : picker.onChange(withCount(picker.value, item.id, count > 0 ? 0 : 1))
      }
    >
      <span class="tick">{count > 0 ? <Icon name="check" /> : null}</span>
      <Words item={item} />
      {closed ? <WhyMark /> : null}
    </button>
  );
}

function Counted({ item, count, full, picker }: ItemProps) {
  const most = full ? count : (item.available ?? 1);
  return (
    <div class={count > 0 ? 'counted chosen' : 'counted'}>
      <Words item={item} />
      <Stepper
        label={item.label}
        value={count}
        min={0}
        max={item.blocked ? 0 : most}
        words={{ less: picker.words.less(item.label), more: picker.words.more(item.label) }}
        onChange={(to) => picker.onChange(withCount(picker.value, item.id, to))}
        onWhy={() => picker.onWhy?.(item.id)}
      />
    </div>
  );
}

export function SubsetPicker(props: SubsetPickerProps) {
  const { label, items, min, max, value, tally } = props;
  const chosen = countOf(value);
  return (
    <fieldset class="subset" aria-label={label}>
      <p class={chosen >= min && chosen <= max ? 'tally enough' : 'tally'} aria-live="polite">
        {tally}
      </p>
      <ul>
        {items.map((item) => {
          const One = (item.available ?? 1) > 1 ? Counted : Toggle;
          return (
            <li key={item.id}>
              <One item={item} count={value[item.id] ?? 0} full={chosen >= max} picker={props} />
            </li>
          );
        })}
      </ul>
    </fieldset>
  );
}
