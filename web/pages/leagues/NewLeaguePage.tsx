/** Founding a league. */
import { useState } from 'preact/hooks';
import '../../css/club/ratings.css';
import '../../css/club/tournaments.css';
import { catalogue } from '../../games/catalogue.ts';
import { mustSay } from '../../games/seat-limits.ts';
import { loadGame } from '../../games/whole-game.ts';
import { go, paths } from '../../router.ts';
import { NewForm } from '../club/NewForm.tsx';
import { NewPage } from '../club/NewPage.tsx';
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
  const given = { draft, onChange: (change: Partial<Draft>) => setDraft((now) => withPart(now, change)) };
  return (
    <NewForm
      words={form}
      sum={form.sum(weeksOf(draft))}
      problem={canStart(draft, Date.now()) ? null : form.noTime}
      send={() => found(draft)}
      troubleOf={leagueTrouble}
    >
      <Name {...given} />
      <Game {...given} />
      <Shape {...given} />
      <Calendar {...given} starts={form.start} />
    </NewForm>
  );
}

export function NewLeaguePage() {
  const { title, form, trouble, needAccount } = leagueWords.value;
  const button = eventsWords.value.form.toAccount;
  const account = { title: trouble['need-account'] ?? '', text: needAccount, button };
  return (
    <NewPage title={form.title} list={{ path: paths.leagues, title }} account={account}>
      <Form />
    </NewPage>
  );
}
