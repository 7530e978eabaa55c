/** The questions of the form, one sheet each. */

import { Segments, Select, Sheet, Stepper, Switch } from '@signoria/kit';
import { SCORINGS, SYSTEMS } from '@signoria/protocol/names';
import { type Strength, TIME_CONTROL_NAMES, timeControlRule } from '@signoria/table';
import { useId } from 'preact/hooks';
import { entryOf } from '../../games/catalogue.ts';
import { language } from '../../state/settings.ts';
import { toast } from '../../state/toasts.ts';
import { words } from '../../state/words.ts';
import { GameFields, NameFields } from '../club/fields.tsx';
import { inWords } from '../pace/duration.ts';
import { paceWords } from '../tables/pace-text.ts';
import {
  canBeRated,
  type Draft,
  fewest,
  MOST_PLACES,
  MOST_ROUNDS,
  ROUND_TIMES,
  withGame,
  withMost,
  withPace,
  withSize,
  withSystem,
} from './draft.ts';
import { eventsWords } from './text.ts';

export interface PartProps {
  readonly draft: Draft;
  readonly onChange: (change: Partial<Draft>) => void;
}

const LEVELS: readonly Strength[] = ['novice', 'adept', 'master'];

export function Name({ draft: { name, about }, onChange }: PartProps) {
  const { form } = eventsWords.value;
  return <NameFields title={form.what} words={form} longest={50} name={name} about={about} onChange={onChange} />;
}

interface NumberProps {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly onChange: (value: number) => void;
}

export function Amount({ label, value, min, max, onChange }: NumberProps) {
  const { less, more } = eventsWords.value.form;
  return (
    <div class="field">
      <b>{label}</b>
      <Stepper
        label={label}
        value={value}
        min={min}
        max={max}
        words={{ less: `${label}: ${less}`, more: `${label}: ${more}` }}
        onChange={onChange}
        onWhy={(bound) => toast('plain', ({ menu }) => menu.boundWhy(bound === 'min' ? min : max))}
      />
    </div>
  );
}

export function Game({ draft, onChange }: PartProps) {
  const { form, system } = eventsWords.value;
  return (
    <GameFields
      words={form}
      systems={SYSTEMS}
      names={system}
      draft={draft}
      onGame={(game) => onChange(withGame(draft, game, entryOf(game)!.players))}
      onSize={(size) => onChange(withSize(draft, size))}
      onSystem={(value) => onChange(withSystem(draft, value))}
    >
      {draft.system === 'round-robin' ? null : (
        <Amount
          label={draft.system === 'duplicate' ? form.deals : form.rounds}
          value={draft.rounds}
          min={1}
          max={MOST_ROUNDS}
          onChange={(rounds) => onChange({ rounds })}
        />
      )}
      {draft.system === 'duplicate' ? <ScoringChoice draft={draft} onChange={onChange} /> : null}
    </GameFields>
  );
}

function ScoringChoice({ draft, onChange }: PartProps) {
  const { form, scoring } = eventsWords.value;
  return (
    <div class="field">
      <b>{form.scoring}</b>
      <Segments
        label={form.scoring}
        value={draft.scoring}
        onChange={(value) => onChange({ scoring: SCORINGS.find((one) => one === value) ?? 'matchpoints' })}
        options={SCORINGS.map((value) => ({ value, label: scoring[value] }))}
      />
      <small>{form.scoringNote[draft.scoring]}</small>
    </div>
  );
}

export function People({ draft, onChange }: PartProps) {
  const { form } = eventsWords.value;
  const { most, least, bots, level, join, entry } = draft;
  return (
    <Sheet title={form.who}>
      <div class="pad stack">
        <div class="form-amounts">
          <Amount
            label={form.most}
            value={most}
            min={fewest(draft)}
            max={MOST_PLACES}
            onChange={(value) => onChange(withMost(draft, value))}
          />
          <Amount
            label={form.least}
            value={least}
            min={fewest(draft)}
            max={most}
            onChange={(value) => onChange({ least: value })}
          />
          <Amount label={form.bots} value={bots} min={0} max={most} onChange={(value) => onChange({ bots: value })} />
        </div>
        {/* It keeps its place without bots: what somebody is about to press must not move away. */}
        <div class={bots === 0 ? 'field unasked' : 'field'}>
          <b>{form.botLevel}</b>
          <Segments
            label={form.botLevel}
            value={level}
            onChange={(value) => onChange({ level: LEVELS.find((one) => one === value) ?? level })}
            options={LEVELS.map((value) => ({ value, label: words.value.level[value].name }))}
          />
        </div>
        <Switch label={form.join} on={join} onChange={(on) => onChange({ join: on })} />
        <Switch
          label={form.invitation}
          note={entry === 'invitation' ? form.invitationNote : form.openNote}
          on={entry === 'invitation'}
          onChange={(on) => onChange({ entry: on ? 'invitation' : 'open' })}
        />
      </div>
    </Sheet>
  );
}

export function Pace({ draft, onChange }: PartProps) {
  const { form } = eventsWords.value;
  const { names } = paceWords.value;
  const { pace, roundMs, rated } = draft;
  const times = ROUND_TIMES[timeControlRule(pace).span];
  const possible = canBeRated(draft);
  return (
    <Sheet title={form.howFast}>
      <div class="pad stack">
        <Select
          label={form.pace}
          value={pace}
          onChange={(value) => onChange(withPace(draft, TIME_CONTROL_NAMES.find((name) => name === value) ?? pace))}
          options={TIME_CONTROL_NAMES.map((value) => ({ value, label: names[value].name }))}
          note={names[pace].about}
        />
        <div class="field">
          <b>{form.roundTime}</b>
          <Segments
            label={form.roundTime}
            value={String(roundMs)}
            onChange={(value) => onChange({ roundMs: Number(value) })}
            options={times.map((ms) => ({ value: String(ms), label: inWords(ms, language.value) }))}
          />
        </div>
        <Switch
          label={form.rated}
          note={possible ? form.ratedNote : form.ratedWhyNot}
          on={rated && possible}
          blocked={!possible}
          onChange={(on) => onChange({ rated: on })}
        />
      </div>
    </Sheet>
  );
}

export function Start({ draft, onChange }: PartProps) {
  const { form } = eventsWords.value;
  const id = useId();
  return (
    <Sheet title={form.whenStart}>
      <div class="pad stack">
        <Segments
          label={form.whenStart}
          value={draft.start}
          onChange={(value) => onChange({ start: value === 'time' ? 'time' : 'full' })}
          options={[
            { value: 'full', label: form.startFull },
            { value: 'time', label: form.startAt },
          ]}
        />
        {draft.start === 'full' ? null : (
          <div class="field">
            <label for={id}>{form.startTime}</label>
            <input
              id={id}
              class="text-field"
              type="datetime-local"
              required
              value={draft.time}
              onInput={(event) => onChange({ time: event.currentTarget.value })}
            />
          </div>
        )}
      </div>
    </Sheet>
  );
}
