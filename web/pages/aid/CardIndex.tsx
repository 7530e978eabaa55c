/** Every component with its face and its text, to be searched. */
import { Icon } from '@signoria/kit';
import { useMemo, useState } from 'preact/hooks';
import type { Bench } from '../workshop/bench.ts';
import { Component } from '../workshop/Preview.tsx';
import { type Entry, entriesOf, found } from './entries.ts';
import { type AidProps, RuleLinks } from './OnePage.tsx';
import { aidWords } from './text.ts';

function EntryCard({ bench, entry }: { readonly bench: Bench; readonly entry: Entry }) {
  const { row, name, text, rules } = entry;
  return (
    <li class="aid-entry">
      <Component bench={bench} row={row} size="large" />
      <div>
        <h4>{name}</h4>
        <p>{text}</p>
        <RuleLinks game={bench.module.game.id} rules={rules} />
      </div>
    </li>
  );
}

export function CardIndex({ bench }: Pick<AidProps, 'bench'>) {
  const say = aidWords.value;
  const [query, setQuery] = useState('');
  const all = useMemo(() => entriesOf(bench), [bench]);
  const shown = found(all, query);
  const count = shown.reduce((sum, { entries }) => sum + entries.length, 0);
  return (
    <section class="aid-index" aria-label={say.index}>
      <h2>{say.index}</h2>
      <div class="search">
        <Icon name="find" />
        <input
          type="search"
          aria-label={say.search}
          placeholder={say.search}
          value={query}
          onInput={(event) => setQuery(event.currentTarget.value)}
        />
      </div>
      <p class="note" aria-live="polite">
        {say.found(count)}
      </p>
      {shown.map(({ group, name, entries }) => (
        <section key={group} aria-label={name}>
          <h3>{name}</h3>
          <ul>
            {entries.map((entry) => (
              <EntryCard key={entry.row.id} bench={bench} entry={entry} />
            ))}
          </ul>
        </section>
      ))}
    </section>
  );
}
