/** What this tournament goes by, in words. The server's rules: docs/club.md. */
import { Sheet } from '@signoria/kit';
import type { TournamentView } from '@signoria/protocol';
import { spanOf } from '@signoria/table';
import { language } from '../../state/settings.ts';
import { inWords } from '../pace/duration.ts';
import { saidOf } from './said.ts';
import { eventsWords } from './text.ts';

export function RulesOf({ view }: { readonly view: TournamentView }) {
  const say = eventsWords.value;
  const { system, scoring, size, roundMs, graceMs } = view;
  const time = (ms: number) => inWords(ms, language.value);
  const said = saidOf(say.said, {
    system,
    scoring,
    size,
    round: time(roundMs),
    grace: time(graceMs),
    live: spanOf(view) === 'live',
  });
  return (
    <Sheet title={say.rules}>
      <ul class="pad said-rules">
        {said.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
    </Sheet>
  );
}
