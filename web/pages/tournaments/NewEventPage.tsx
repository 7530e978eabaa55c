/** Announcing a tournament. What was filled in stays when the server refuses. */
import { useEffect, useState } from 'preact/hooks';
import '../../css/ratings.css';
import '../../css/events.css';
import { Button, EmptyState } from '@signoria/kit';
import { catalogue } from '../../games/catalogue.ts';
import { loadGame } from '../../games/load.ts';
import { mustSay } from '../../games/seat-limits.ts';
import { go, paths } from '../../router.ts';
import { Page } from '../../shell/Page.tsx';
import { greet, me } from '../../state/me.ts';
import { toast } from '../../state/toasts.ts';
import { tournamentApi } from './api.ts';
import { type Draft, newDraft, problemOf, roundsOf, tablesOf, toNewEvent } from './draft.ts';
import { Game, Name, Pace, People, Start } from './FormParts.tsx';
import { eventsWords } from './text.ts';
import { troubleIn } from './words.ts';

/** Options a game needs at so many seats are said; otherwise it is played plain. */
async function announce(draft: Draft): Promise<void> {
  const { game } = await loadGame(draft.game);
  const { event } = await tournamentApi.announce(toNewEvent(draft, mustSay(game.options, draft.size)));
  go(paths.event(event));
}

function Form() {
  const { form } = eventsWords.value;
  const first = catalogue[0]!;
  const [draft, setDraft] = useState(() => newDraft(first.id, first.players));
  const [trouble, setTrouble] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const problem = problemOf(draft, Date.now());
  const wrong = problem === null ? trouble : form[problem];
  const send = () => {
    setBusy(true);
    setTrouble(null);
    announce(draft)
      .catch((error: unknown) => setTrouble(troubleIn(error)))
      .finally(() => setBusy(false));
  };
  const given = {
    draft,
    onChange: (change: Partial<Draft>) => setDraft((now) => ({ ...now, ...change })),
  };
  return (
    <form
      class="event-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy && problem === null) send();
      }}
    >
      <Name {...given} />
      <Game {...given} />
      <People {...given} />
      <Pace {...given} />
      <Start {...given} />
      <div class="prompt yours">
        <div class="ask">
          <div class="question">{form.sum(roundsOf(draft), tablesOf(draft))}</div>
          <div class={wrong === null ? 'hint' : 'hint bad'} role="status">
            {wrong ?? form.lead}
          </div>
        </div>
        <div class="prompt-answers">
          <Button
            type="submit"
            kind="wax"
            note={form.submitNote}
            blocked={busy || problem !== null}
            onWhy={() => wrong !== null && toast('bad', () => wrong)}
          >
            {form.submit}
          </Button>
        </div>
      </div>
    </form>
  );
}

export default function NewEventPage() {
  const say = eventsWords.value;
  useEffect(() => {
    void greet();
  }, []);
  return (
    <Page class="narrow event-page">
      <p class="caption">
        <a href={paths.events}>{say.title}</a>
      </p>
      <h1>{say.form.title}</h1>
      {me.value?.kind === 'guest' ? (
        <EmptyState
          level={2}
          title={say.trouble['need-account']}
          text={say.needAccount}
          action={<Button onPress={() => go(paths.account)}>{say.form.toAccount}</Button>}
        />
      ) : (
        <Form />
      )}
    </Page>
  );
}
