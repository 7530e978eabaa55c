/** Tabs: one of several pages of the same sheet. Arrows move, the page follows. */
import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import { moveInRow, useRoving } from '../pointing/roving.ts';

export interface Tab<Id extends string> {
  readonly id: Id;
  readonly label: ComponentChildren;
  /** Number beside the label: unread lines, open offers. */
  readonly count?: number;
}

export interface TabsProps<Id extends string> {
  readonly label: string;
  readonly tabs: readonly Tab<Id>[];
  readonly value: NoInfer<Id>;
  readonly onChange: (id: NoInfer<Id>) => void;
  /** The page of the tab that is open. */
  readonly children: ComponentChildren;
}

export function Tabs<Id extends string>({ label, tabs, value, onChange, children }: TabsProps<Id>) {
  const base = useId();
  const ids = tabs.map((tab) => tab.id);
  const roving = useRoving(ids, value);
  return (
    <div class="tabs">
      <div role="tablist" aria-label={label}>
        {tabs.map(({ id, label: words, count }) => {
          const { ref, onFocus } = roving.of(id);
          return (
            <button
              key={id}
              type="button"
              role="tab"
              id={`${base}-${id}`}
              aria-selected={id === value}
              aria-controls={`${base}-page`}
              tabIndex={id === value ? 0 : -1}
              ref={ref}
              onFocus={() => {
                onFocus();
                onChange(id);
              }}
              onClick={() => onChange(id)}
              onKeyDown={(event) => moveInRow(event, ids, roving)}
            >
              {words}
              {count === undefined ? null : <span class="count">{count}</span>}
            </button>
          );
        })}
      </div>
      <div class="tab-page" role="tabpanel" id={`${base}-page`} aria-labelledby={`${base}-${value}`}>
        {children}
      </div>
    </div>
  );
}
