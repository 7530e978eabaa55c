/** The questions of the form, one sheet each. What a league shares with a tournament is asked in the same words. */
import { Segments, Select, Sheet, Switch } from '@signoria/kit';
import { useId } from 'preact/hooks';
import { entryOf } from '../../games/catalogue.ts';
import { language } from '../../state/settings.ts';
import { GameFields, NameFields } from '../club/fields.tsx';
import { inWords } from '../pace/duration.ts';
import { paceWords } from '../tables/pace-text.ts';
import { leastSize } from '../tournaments/draft.ts';
import { Amount } from '../tournaments/FormParts.tsx';
import { eventsWords } from '../tournaments/text.ts';
import { type Draft, fewest, PACES, PAUSES, ROUND_TIMES } from './draft.ts';
import { leagueWords } from './text.ts';

interface PartProps {
  readonly draft: Draft;
  readonly onChange: (change: Partial<Draft>) => void;
}

const SYSTEMS = ['swiss', 'duplicate'] as const;
const MOST_DIVISION = 32;
const MOST_MOVES = 8;
const MOST_ROUNDS = 20;
const MOST_BOTS = 64;

export function Name({ draft: { name, about }, onChange }: PartProps) {
  const { what, nameHint } = leagueWords.value.form;
  const said = { ...eventsWords.value.form, nameHint };
  return <NameFields title={what} words={said} longest={40} name={name} about={about} onChange={onChange} />;
}

export function Game({ draft, onChange }: PartProps) {
  const { form, system } = eventsWords.value;
  const choose = (game: string) => {
    const { players } = entryOf(game)!;
    onChange({ game, size: Math.min(Math.max(draft.size, leastSize(players)), players.max) });
  };
  return (
    <GameFields
      words={form}
      systems={SYSTEMS}
      names={system}
      draft={draft}
      onGame={choose}
      onSize={(size) => onChange({ size })}
      onSystem={(value) => onChange({ system: value })}
    >
      <Switch label={form.rated} note={form.ratedNote} on={draft.rated} onChange={(rated) => onChange({ rated })} />
    </GameFields>
  );
}

/** `begun`: who belongs to it is no question any more. */
export function Shape({ draft, onChange, begun = false }: PartProps & { readonly begun?: boolean }) {
  const { form } = leagueWords.value;
  const { division, moves, rounds, bots, join } = draft;
  return (
    <Sheet title={form.shape}>
      <div class="pad stack">
        <div class="form-amounts">
          <Amount
            label={form.division}
            value={division}
            min={fewest(draft)}
            max={MOST_DIVISION}
            onChange={(value) => onChange({ division: value })}
          />
          <Amount
            label={form.moves}
            value={moves}
            min={1}
            max={MOST_MOVES}
            onChange={(value) => onChange({ moves: value })}
          />
          <Amount
            label={form.rounds}
            value={rounds}
            min={1}
            max={MOST_ROUNDS}
            onChange={(value) => onChange({ rounds: value })}
          />
          {begun ? null : (
            <Amount
              label={form.bots}
              value={bots}
              min={0}
              max={MOST_BOTS}
              onChange={(value) => onChange({ bots: value })}
            />
          )}
        </div>
        {begun ? null : <Switch label={form.join} on={join} onChange={(on) => onChange({ join: on })} />}
      </div>
    </Sheet>
  );
}

interface DayProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (date: string) => void;
}

export function Day({ label, value, onChange }: DayProps) {
  const id = useId();
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <input
        id={id}
        class="text-field"
        type="date"
        required
        value={value}
        onInput={(event) => onChange(event.currentTarget.value)}
      />
    </div>
  );
}

interface CalendarProps extends PartProps {
  /** What begins on its first day; null where that has begun. */
  readonly starts: string | null;
}

export function Calendar({ draft, onChange, starts }: CalendarProps) {
  const { form } = leagueWords.value;
  const { names } = paceWords.value;
  const time = (ms: number) => (ms === 0 ? form.noPause : inWords(ms, language.value));
  return (
    <Sheet title={form.when}>
      <div class="pad stack">
        {starts === null ? null : <Day label={starts} value={draft.start} onChange={(start) => onChange({ start })} />}
        <div class="field">
          <b>{form.round}</b>
          <Segments
            label={form.round}
            value={String(draft.roundMs)}
            onChange={(value) => onChange({ roundMs: Number(value) })}
            options={ROUND_TIMES.map((ms) => ({ value: String(ms), label: time(ms) }))}
          />
        </div>
        <div class="field">
          <b>{form.pause}</b>
          <Segments
            label={form.pause}
            value={String(draft.pauseMs)}
            onChange={(value) => onChange({ pauseMs: Number(value) })}
            options={PAUSES.map((ms) => ({ value: String(ms), label: time(ms) }))}
          />
        </div>
        <Select
          label={eventsWords.value.form.pace}
          value={draft.pace}
          onChange={(value) => onChange({ pace: PACES.find((name) => name === value) ?? draft.pace })}
          options={PACES.map((value) => ({ value, label: names[value].name }))}
          note={names[draft.pace].about}
        />
      </div>
    </Sheet>
  );
}
