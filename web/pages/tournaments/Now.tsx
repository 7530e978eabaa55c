/** What concerns the reader: their table, what they wait for, and what they may do. */
import { Button } from '@signoria/kit';
import type { TournamentView } from '@signoria/protocol';
import { useState } from 'preact/hooks';
import { go, paths } from '../../router.ts';
import { copy } from '../../shell/copy.ts';
import { me } from '../../state/me.ts';
import { language } from '../../state/settings.ts';
import { inWords } from '../pace/duration.ts';
import { type TournamentDeed, tournamentApi } from './api.ts';
import { eventsWords } from './text.ts';
import { momentOf, toastEventTrouble } from './words.ts';

interface NowProps {
  readonly view: TournamentView;
  readonly onChange: (view: TournamentView) => void;
}

/** Null when there is nothing to tell. */
function news(view: TournamentView): string | null {
  const say = eventsWords.value;
  const { status, mine, gone, table, notBefore, course, least, entrants } = view;
  if (status === 'open') return entrants < least ? say.missingPeople(least - entrants) : null;
  if (status !== 'running') return null;
  if (notBefore !== null)
    return say.nextRound(inWords(Math.max(1000, notBefore - Date.now()), language.value, 'narrow'));
  if (mine && gone) return say.youLeft;
  const current = course.at(-1);
  if (current === undefined) return null;
  if (table !== null || !mine) return say.deadline(momentOf(current.deadline));
  return current.byes.some((id) => id === me.value?.user) ? say.sittingOut : say.waiting;
}

interface DeedProps extends NowProps {
  readonly deed: TournamentDeed;
  readonly kind?: 'plain' | 'gold' | 'wax' | 'quiet';
  readonly label?: string;
  readonly note?: string;
  /** What cannot be taken back is asked about once more. */
  readonly asks?: boolean;
}

function Deed({ view, onChange, deed, kind = 'plain', label, note, asks = false }: DeedProps) {
  const say = eventsWords.value;
  const [sure, setSure] = useState(false);
  const press = () => {
    if (asks && !sure) return setSure(true);
    setSure(false);
    tournamentApi.act(view.event, deed).then(onChange, toastEventTrouble);
  };
  return (
    <Button kind={sure ? 'wax' : kind} {...(note === undefined ? {} : { note })} onPress={press}>
      {sure ? `${label ?? say.deeds[deed]}: ${say.sure}` : (label ?? say.deeds[deed])}
    </Button>
  );
}

function Taking({ view, onChange }: NowProps) {
  const say = eventsWords.value;
  const { status, mine, gone, entrants, most, late } = view;
  const props = { view, onChange };
  if (status !== 'open' && status !== 'running') return null;
  if (mine && gone) return <Deed {...props} deed="join" kind="gold" label={say.comeBack} />;
  if (mine) {
    // Asked about even before the start: it may have begun since the page was drawn.
    return (
      <Deed {...props} deed="leave" kind="quiet" asks {...(status === 'running' ? { note: say.leaveNote } : {})} />
    );
  }
  if (late) return <Deed {...props} deed="join" kind="gold" note={say.lateNote} />;
  return status === 'open' && entrants < most ? <Deed {...props} deed="join" kind="gold" /> : null;
}

function copyLink(event: string): Promise<void> {
  return copy(`${location.origin}${paths.event(event)}`, () => eventsWords.value.copied);
}

export function Now({ view, onChange }: NowProps) {
  const say = eventsWords.value;
  const { table, status, yours, event, entrants, least } = view;
  const told = news(view);
  const begin = yours && status === 'open';
  return (
    <section class="event-now" aria-live="polite">
      {told === null ? null : <p>{told}</p>}
      <div class="event-deeds">
        {table === null ? null : (
          <Button kind="gold" note={say.toTableNote} onPress={() => go(paths.table(table, false))}>
            {say.toTable}
          </Button>
        )}
        <Taking view={view} onChange={onChange} />
        {begin && entrants >= least ? <Deed view={view} onChange={onChange} deed="start" note={say.startNote} /> : null}
        {begin ? <Deed view={view} onChange={onChange} deed="cancel" kind="quiet" asks /> : null}
        <Button kind="quiet" icon="link" onPress={() => void copyLink(event)}>
          {say.copyLink}
        </Button>
      </div>
    </section>
  );
}
