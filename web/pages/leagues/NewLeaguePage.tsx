/** Founding a league. What was filled in stays when the server refuses. */
import { Button, EmptyState } from '@signoria/kit';
import { useEffect, useState } from 'preact/hooks';
import '../../css/ratings.css';
import '../../css/events.css';
import { catalogue } from '../../games/catalogue.ts';
import { loadGame } from '../../games/load.ts';
import { mustSay } from '../../games/seat-limits.ts';
import { go, paths } from '../../router.ts';
import { Page } from '../../shell/Page.tsx';
import { greet, me } from '../../state/me.ts';
import { toast } from '../../state/toasts.ts';
import { leastSize } from '../tournaments/draft.ts';
import { eventsWords } from '../tournaments/text.ts';
import { leagueApi } from './api.ts';
import { canStart, type Draft, newDraft, toNewLeague, weeksOf, withPart } from './draft.ts';
import { Calendar, Game, Name, Shape } from './FormParts.tsx';
import { leagueWords } from './text.ts';
import { leagueTrouble } from './words.ts';

/** Options a game needs at so many seats are said; otherwise it is played plain. */
async function found(draft: Draft): Promise<void> {
  const { game } = await loadGame(draft.game);
  const { league } = await leagueApi.found(toNewLeague(draft, mustSay(game.options, draft.size)));
  go(paths.league(league));
}

function Form() {
  const { form } = leagueWords.value;
  const first = catalogue[0]!;
  const [draft, setDraft] = useState(() => newDraft(first.id, leastSize(first.players)));
  const [trouble, setTrouble] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const possible = canStart(draft, Date.now());
  const wrong = possible ? trouble : form.noTime;
  const send = () => {
    setBusy(true);
    setTrouble(null);
    found(draft)
      .catch((error: unknown) => setTrouble(leagueTrouble(error)))
      .finally(() => setBusy(false));
  };
  const given = { draft, onChange: (change: Partial<Draft>) => setDraft((now) => withPart(now, change)) };
  return (
    <form
      class="event-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy && possible) send();
      }}
    >
      <Name {...given} />
      <Game {...given} />
      <Shape {...given} />
      <Calendar {...given} starts={form.start} />
      <div class="prompt yours">
        <div class="ask">
          <div class="question">{form.sum(weeksOf(draft))}</div>
          <div class={wrong === null ? 'hint' : 'hint bad'} role="status">
            {wrong ?? form.lead}
          </div>
        </div>
        <div class="prompt-answers">
          <Button
            type="submit"
            kind="wax"
            note={form.submitNote}
            blocked={busy || !possible}
            onWhy={() => wrong !== null && toast('bad', () => wrong)}
          >
            {form.submit}
          </Button>
        </div>
      </div>
    </form>
  );
}

export function NewLeaguePage() {
  const say = leagueWords.value;
  useEffect(() => {
    void greet();
  }, []);
  return (
    <Page class="narrow event-page">
      <p class="caption">
        <a href={paths.leagues}>{say.title}</a>
      </p>
      <h1>{say.form.title}</h1>
      {me.value?.kind === 'guest' ? (
        <EmptyState
          level={2}
          title={say.trouble['need-account'] ?? ''}
          text={say.needAccount}
          action={<Button onPress={() => go(paths.account)}>{eventsWords.value.form.toAccount}</Button>}
        />
      ) : (
        <Form />
      )}
    </Page>
  );
}
