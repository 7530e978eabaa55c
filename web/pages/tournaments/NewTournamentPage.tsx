/** Announcing a tournament. */
import { useState } from 'preact/hooks';
import '../../css/club/ratings.css';
import '../../css/club/tournaments.css';
import { catalogue } from '../../games/catalogue.ts';
import { mustSay } from '../../games/seat-limits.ts';
import { loadGame } from '../../games/whole-game.ts';
import { go, paths } from '../../router.ts';
import { NewForm } from '../club/NewForm.tsx';
import { NewPage } from '../club/NewPage.tsx';
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
  const problem = problemOf(draft, Date.now());
  const given = {
    draft,
    onChange: (change: Partial<Draft>) => setDraft((now) => ({ ...now, ...change })),
  };
  return (
    <NewForm
      words={form}
      sum={form.sum(roundsOf(draft), tablesOf(draft))}
      problem={problem === null ? null : form[problem]}
      send={() => announce(draft)}
      troubleOf={troubleIn}
    >
      <Name {...given} />
      <Game {...given} />
      <People {...given} />
      <Pace {...given} />
      <Start {...given} />
    </NewForm>
  );
}

export default function NewTournamentPage() {
  const { title, form, trouble, needAccount } = eventsWords.value;
  const account = { title: trouble['need-account'] ?? '', text: needAccount, button: form.toAccount };
  return (
    <NewPage title={form.title} list={{ path: paths.events, title }} account={account}>
      <Form />
    </NewPage>
  );
}
