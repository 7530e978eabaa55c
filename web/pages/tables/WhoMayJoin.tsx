/** Question 4: who may sit down, what the table is called, whether it counts. */

import { LANGUAGES } from '@signoria/kernel';
import { Select, Switch } from '@signoria/kit';
import type { Delay } from '@signoria/table';
import { useId } from 'preact/hooks';
import { words } from '../../state/words.ts';
import { createWords } from './create-words.ts';
import { countOf, withSettings } from './draft.ts';
import type { FormProps } from './NewTable.tsx';
import { Numbered } from './Numbered.tsx';
import { tablesWords } from './text.ts';

const DELAYS: readonly Delay[] = [
  { unit: 'moves', n: 3 },
  { unit: 'moves', n: 10 },
  { unit: 'minutes', n: 5 },
  { unit: 'minutes', n: 15 },
  { unit: 'minutes', n: 60 },
];

function NameField({ draft, onChange }: Pick<FormProps, 'draft' | 'onChange'>) {
  const id = useId();
  const create = createWords.value;
  return (
    <div class="field">
      <label for={id}>{create.tableName}</label>
      <input
        id={id}
        class="text-field"
        maxLength={60}
        value={draft.settings.name}
        placeholder={create.tableNameHint}
        onInput={(event) => onChange(withSettings(draft, { name: event.currentTarget.value }))}
      />
    </div>
  );
}

export function WhoMayJoin({ draft, onChange }: FormProps) {
  const create = createWords.value;
  const { lobby } = words.value;
  const { settings } = draft;
  const bots = countOf(draft, 'bot') > 0;
  const byLink = settings.visibility === 'private';
  return (
    <section class="question" aria-labelledby="q-join">
      <Numbered id="q-join" n={4}>
        {create.join}
      </Numbered>
      <Switch
        label={create.onlyByLink}
        note={byLink ? create.onlyByLinkNote : create.publicNote}
        on={byLink}
        onChange={(on) => onChange(withSettings(draft, { visibility: on ? 'private' : 'public' }))}
      />
      <Switch
        label={create.rated}
        note={bots ? create.ratedWhyNot : create.ratedNote}
        on={settings.rated && !bots}
        blocked={bots}
        onChange={(rated) => onChange(withSettings(draft, { rated }))}
      />
      {draft.where === 'online' ? <Machines draft={draft} onChange={onChange} rated={settings.rated && !bots} /> : null}
      {draft.where === 'online' ? (
        <Select
          label={tablesWords.value.delay}
          note={tablesWords.value.delayNote}
          value={settings.delay === undefined ? '' : JSON.stringify(settings.delay)}
          onChange={(value) =>
            onChange(withSettings(draft, { delay: DELAYS.find((delay) => JSON.stringify(delay) === value) }))
          }
          options={[
            { value: '', label: tablesWords.value.noDelay },
            ...DELAYS.map((delay) => ({ value: JSON.stringify(delay), label: tablesWords.value.delays(delay) })),
          ]}
        />
      ) : null}
      <Select
        label={create.language}
        value={settings.language}
        onChange={(value) =>
          onChange(withSettings(draft, { language: LANGUAGES.find((known) => known === value) ?? 'any' }))
        }
        options={(['any', ...LANGUAGES] as const).map((value) => ({ value, label: lobby.languages[value] }))}
      />
      <NameField draft={draft} onChange={onChange} />
    </section>
  );
}

interface MachinesProps extends Pick<FormProps, 'draft' | 'onChange'> {
  readonly rated: boolean;
}

/** Whether bots of others count here, and whether anybody has to press anything. */
function Machines({ draft, onChange, rated }: MachinesProps) {
  const say = tablesWords.value;
  const { machines = false, challenge = false } = draft.settings;
  return (
    <>
      {rated ? (
        <Switch
          label={say.machines}
          note={say.machinesNote}
          on={machines}
          onChange={(on) => onChange(withSettings(draft, { machines: on }))}
        />
      ) : null}
      {countOf(draft, 'open') > 0 ? (
        <Switch
          label={say.challenge}
          note={say.challengeNote}
          on={challenge}
          onChange={(on) => onChange(withSettings(draft, { challenge: on }))}
        />
      ) : null}
    </>
  );
}
