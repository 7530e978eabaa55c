/** What the deal is, who has played it, and the way to the table. Of results nothing, until one has played. */
import { Button } from '@signoria/kit';
import { type Challenge, dealProblem, playerNameIn } from '@signoria/table';
import { useState } from 'preact/hooks';
import { titleOf } from '../../games/catalogue.ts';
import { loadClientBundle } from '../../games/client-bundle.ts';
import { Cover } from '../../shell/Cover.tsx';
import { useAsync } from '../../shell/use-async.ts';
import { language } from '../../state/settings.ts';
import { tableWords, words } from '../../state/words.ts';
import { accept } from './sending.ts';
import { challengeWords } from './text.ts';

export function opponentsOf({ deal: { bots } }: Challenge): string {
  const levels = bots.flatMap((level) => level ?? []);
  const said = [...new Set(levels)].map((level) => tableWords.value.level[level]).join(', ');
  return `${challengeWords.value.opponents(levels.length)}: ${said}`;
}

export function Invitation({ challenge, played }: { readonly challenge: Challenge; readonly played: boolean }) {
  const say = challengeWords.value;
  const { deal, games } = challenge;
  const [busy, setBusy] = useState(false);
  const face = useAsync(() => loadClientBundle(deal.game), [deal.game]);
  const problem = face.state === 'ready' ? dealProblem(face.value.rules, deal) : null;
  const names = games.map(({ name }) => playerNameIn(tableWords.value, name) || words.value.shell.guest);
  const told = names.join(', ');
  const history = games.length === 0 ? say.fresh : played ? say.by(told) : say.from(told);
  const play = () => {
    setBusy(true);
    void accept(challenge).finally(() => setBusy(false));
  };
  return (
    <section class="sheet pad stack">
      <div class="deal-face">
        <Cover game={deal.game} />
        <h2>{titleOf(deal.game, language.value)}</h2>
        <p>{opponentsOf(challenge)}</p>
        <p class="second">{history}</p>
      </div>
      {played || games.length === 0 ? null : <p>{say.hidden}</p>}
      {problem === 'rules' ? <p class="note bad">{say.otherRules}</p> : null}
      {problem === 'bots' ? <p class="note bad">{say.otherBots}</p> : null}
      {deal.bots.includes('master') ? <p class="note">{say.masters}</p> : null}
      <div class="deal-acts">
        <Button kind={played ? 'plain' : 'ink'} blocked={busy || problem === 'rules'} onPress={play}>
          {played ? say.again : say.play}
        </Button>
      </div>
    </section>
  );
}
