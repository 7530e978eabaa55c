/** Question 2: how fast. Live or over weeks, then the named pace; with a clock, its flags and its hours. */

import { Segments, Select, Switch } from '@signoria/kit';
import {
  arePlayHours,
  type PlayHours,
  spanOf,
  TIME_CONTROL_NAMES,
  type TimeControl,
  timeControlRule,
} from '@signoria/table';
import { useId } from 'preact/hooks';
import { createWords } from './create-words.ts';
import { withSettings } from './draft.ts';
import type { FormProps } from './NewTable.tsx';
import { Numbered } from './Numbered.tsx';
import { paceWords } from './pace-text.ts';
import { clockLine, hourOf } from './pace-words.ts';

type Choosing = Pick<FormProps, 'draft' | 'onChange'>;

const FIRST: { readonly [span: string]: TimeControl } = { live: 'live', weeks: 'club' };
const EVENING = { from: 18 * 60, to: 23 * 60 };

function namesOf(span: string): readonly TimeControl[] {
  return TIME_CONTROL_NAMES.filter((name) => timeControlRule(name).span === span);
}

function hereZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}

function minutesOf(text: string): number | null {
  const found = /^(\d{2}):(\d{2})$/.exec(text);
  return found === null ? null : Number(found[1]) * 60 + Number(found[2]);
}

function Hour(props: { readonly label: string; readonly value: number; readonly onChange: (to: number) => void }) {
  const id = useId();
  return (
    <div class="field">
      <label for={id}>{props.label}</label>
      <input
        id={id}
        class="text-field"
        type="time"
        value={hourOf(props.value)}
        onInput={(event) => {
          const minutes = minutesOf(event.currentTarget.value);
          if (minutes !== null) props.onChange(minutes);
        }}
      />
    </div>
  );
}

function Hours({ draft, onChange, window }: Choosing & { readonly window: PlayHours }) {
  const say = paceWords.value;
  const set = (change: Partial<PlayHours>) => onChange(withSettings(draft, { window: { ...window, ...change } }));
  const zones = [...new Set([window.zone, hereZone(), 'UTC', ...Intl.supportedValuesOf('timeZone')])];
  return (
    <div class="hours">
      <Hour label={say.from} value={window.from} onChange={(from) => set({ from })} />
      <Hour label={say.to} value={window.to} onChange={(to) => set({ to })} />
      <Select
        label={say.zone}
        value={window.zone}
        onChange={(zone) => set({ zone })}
        options={zones.map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }))}
      />
      {arePlayHours(window) ? null : <p class="note bad">{say.tooShort}</p>}
    </div>
  );
}

function Clock({ draft, onChange }: Choosing) {
  const say = paceWords.value;
  const { settings } = draft;
  const window = settings.window ?? null;
  return (
    <>
      <Switch
        label={say.friendly}
        note={say.friendlyNote}
        on={settings.friendly === true}
        onChange={(friendly) => onChange(withSettings(draft, { friendly }))}
      />
      <Switch
        label={say.hours}
        note={say.hoursNote}
        on={window !== null}
        onChange={(on) => onChange(withSettings(draft, { window: on ? { ...EVENING, zone: hereZone() } : null }))}
      />
      {window === null ? null : <Hours draft={draft} onChange={onChange} window={window} />}
    </>
  );
}

export function PaceChoice({ draft, onChange }: Choosing) {
  const create = createWords.value;
  const say = paceWords.value;
  const { names } = say;
  const { pace, friendly } = draft.settings;
  const span = spanOf(draft.settings);
  const clocked = timeControlRule(pace).clock !== null;
  const choose = (to: TimeControl) => onChange(withSettings(draft, { pace: to }));
  return (
    <section class="question" aria-labelledby="q-pace">
      <div class="question-head">
        <Numbered id="q-pace" n={2}>
          {create.pace}
        </Numbered>
        <Segments
          label={create.pace}
          value={span}
          onChange={(to) => choose(FIRST[to]!)}
          options={(['live', 'weeks'] as const).map((value) => ({ value, label: say[value] }))}
        />
      </div>
      <Select
        label={say.which}
        value={pace}
        onChange={(value) => choose(TIME_CONTROL_NAMES.find((name) => name === value) ?? pace)}
        options={namesOf(span).map((value) => ({ value, label: names[value].name }))}
      />
      <p class="note">
        {names[pace].about} {clockLine(draft.settings)} {clocked && friendly !== true ? say.ladder : ''}
      </p>
      {clocked ? <Clock draft={draft} onChange={onChange} /> : null}
    </section>
  );
}
