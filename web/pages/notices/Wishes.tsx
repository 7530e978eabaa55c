/** What somebody wants to be told, and when not. Everything takes effect at once. */

import { LANGUAGES } from '@signoria/kernel';
import { Segments, Select, Sheet, Switch } from '@signoria/kit';
import type { NoticePreferences } from '@signoria/protocol';
import { NOTICE_KINDS } from '@signoria/protocol/names';
import { settingsWords } from '../settings-text.ts';
import { ownZone } from './api.ts';
import { clockText, readClock } from './clock.ts';
import { noticeWords } from './text.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const ESCALATIONS = [30 * MINUTE, HOUR, 2 * HOUR, 6 * HOUR, 12 * HOUR];
const GATHERINGS = [15 * MINUTE, HOUR, 3 * HOUR, 6 * HOUR];
/** From ten in the evening till eight. */
const NIGHT = { from: 22 * 60, to: 8 * 60 };

interface Props {
  readonly preferences: NoticePreferences;
  readonly onChange: (change: Partial<NoticePreferences>) => void;
}

export function Told({ preferences: { told }, onChange }: Props) {
  const w = noticeWords.value;
  return (
    <Sheet title={w.what}>
      <div class="pad stack">
        {NOTICE_KINDS.map((kind) => (
          <Switch
            key={kind}
            label={w.told[kind].name}
            note={w.told[kind].about}
            on={told[kind]}
            onChange={(on) => onChange({ told: { ...told, [kind]: on } })}
          />
        ))}
      </div>
    </Sheet>
  );
}

export function How({ preferences, onChange }: Props) {
  const w = noticeWords.value;
  const settings = settingsWords.value;
  const { language, escalateMs, gatherMs } = preferences;
  return (
    <Sheet title={w.how}>
      <div class="pad stack">
        <Quiet preferences={preferences} onChange={onChange} />
        <Select
          label={w.escalate.label}
          note={w.escalate.note}
          value={String(escalateMs ?? 0)}
          onChange={(value) => onChange({ escalateMs: Number(value) || null })}
          options={durations(ESCALATIONS, escalateMs, w.escalate.never)}
        />
        <Select
          label={w.gather.label}
          note={w.gather.note}
          value={String(gatherMs)}
          onChange={(value) => onChange({ gatherMs: Number(value) })}
          options={durations(GATHERINGS, gatherMs, w.gather.never)}
        />
        <div class="field">
          <b>{w.language}</b>
          <Segments
            label={w.language}
            value={language}
            onChange={(value) => onChange({ language: LANGUAGES.find((known) => known === value) ?? 'en' })}
            options={LANGUAGES.map((value) => ({ value, label: settings.languages[value] }))}
          />
        </div>
      </div>
    </Sheet>
  );
}

/** What is set stays in the list, also when another client set it. */
function durations(offered: readonly number[], set: number | null, never: string) {
  const all = set === null || set === 0 || offered.includes(set) ? offered : [...offered, set].sort((a, b) => a - b);
  const { duration } = noticeWords.value;
  return [{ value: '0', label: never }, ...all.map((ms) => ({ value: String(ms), label: duration(ms) }))];
}

function Quiet({ preferences: { quiet, zone }, onChange }: Props) {
  const w = noticeWords.value;
  return (
    <>
      <Switch
        label={w.quiet.name}
        note={w.quiet.about}
        on={quiet !== null}
        onChange={(on) => onChange({ quiet: on ? NIGHT : null })}
      />
      {quiet === null ? null : (
        <div class="quiet-hours">
          {(['from', 'to'] as const).map((end) => (
            <label key={end} class="field">
              <b>{w[end]}</b>
              <input
                type="time"
                class="text-field"
                value={clockText(quiet[end])}
                required
                onChange={(event) => {
                  const minute = readClock(event.currentTarget.value);
                  if (minute !== null) onChange({ quiet: { ...quiet, [end]: minute } });
                }}
              />
            </label>
          ))}
          <Select
            label={w.zone}
            value={zone}
            onChange={(value) => onChange({ zone: value })}
            options={zones(zone).map((value) => ({ value, label: value.replaceAll('_', ' ') }))}
          />
        </div>
      )}
    </>
  );
}

function zones(set: string): readonly string[] {
  return [...new Set([...Intl.supportedValuesOf('timeZone'), ownZone(), set])].sort();
}
