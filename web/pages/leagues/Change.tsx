/** What its founder may still change: the days to come, and everything from the next season on. */
import { Button, Sheet } from '@signoria/kit';
import type { LeagueView } from '@signoria/protocol';
import { useState } from 'preact/hooks';
import { toast } from '../../state/toasts.ts';
import { leagueApi } from './api.ts';
import { comingDays, type Draft, dateOf, draftOf, movedTo, toChanges, withDay, withPart } from './draft.ts';
import { Calendar, Day, Name, Shape } from './FormParts.tsx';
import { leagueWords } from './text.ts';
import { toastLeagueTrouble } from './words.ts';

interface ChangeProps {
  readonly view: LeagueView;
  readonly onChange: (view: LeagueView) => void;
  readonly onClose: () => void;
}

interface DaysProps {
  readonly view: LeagueView;
  readonly days: readonly number[];
  readonly onChange: (days: readonly number[]) => void;
}

function RoundDays({ view, days, onChange }: DaysProps) {
  const say = leagueWords.value;
  const first = view.calendar.length - days.length;
  if (days.length === 0) return null;
  return (
    <Sheet title={say.change.days} caption={say.season(view.season)}>
      <div class="pad stack">
        <p class="note">{say.change.daysNote}</p>
        <div class="form-amounts">
          {days.map((at, i) => (
            <Day
              key={first + i}
              label={say.round(first + i + 1)}
              value={dateOf(at)}
              onChange={(date) => onChange(withDay(days, i, movedTo(at, date), view.roundMs))}
            />
          ))}
        </div>
      </div>
    </Sheet>
  );
}

export function Change({ view, onChange, onClose }: ChangeProps) {
  const say = leagueWords.value;
  const [draft, setDraft] = useState(() => draftOf(view));
  const [days, setDays] = useState(() => comingDays(view));
  const [busy, setBusy] = useState(false);
  const given = { draft, onChange: (change: Partial<Draft>) => setDraft((now) => withPart(now, change)) };
  const running = view.status === 'running';
  const send = async () => {
    setBusy(true);
    try {
      onChange(await leagueApi.change(view.league, toChanges(view, draft, days)));
      toast('good', () => leagueWords.value.change.done);
      onClose();
    } catch (error) {
      toastLeagueTrouble(error);
      setBusy(false);
    }
  };
  return (
    <form
      class="event-form"
      aria-label={say.change.title}
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) void send();
      }}
    >
      <RoundDays view={view} days={days} onChange={setDays} />
      <Name {...given} />
      <p class="note">{running ? say.change.note : say.change.noteBefore}</p>
      <Shape {...given} begun />
      <Calendar {...given} starts={running ? null : say.change.start(view.season + 1)} />
      <div class="event-deeds">
        <Button type="submit" kind="wax" blocked={busy}>
          {say.change.submit}
        </Button>
        <Button kind="quiet" onPress={onClose}>
          {say.change.cancel}
        </Button>
      </div>
    </form>
  );
}
