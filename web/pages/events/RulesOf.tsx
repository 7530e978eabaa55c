/** What this tournament goes by, in words. The server's rules: docs/club.md. */
import { spanOf } from '@signoria/table';
import { Sheet } from '../../kit/index.ts';
import { language } from '../../state/settings.ts';
import { inWords } from '../pace/duration.ts';
import type { EventView } from './api.ts';
import { eventsWords } from './text.ts';

export function RulesOf({ view }: { readonly view: EventView }) {
  const say = eventsWords.value;
  const { system, size, roundMs, graceMs } = view;
  const time = (ms: number) => inWords(ms, language.value);
  const said = say.said({ system, size, round: time(roundMs), grace: time(graceMs), live: spanOf(view) === 'live' });
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
