/** The deal as a link and as a file: for any number of friends, without an account, and without a network. */
import { Button, Sheet } from '@signoria/kit';
import type { Challenge } from '@signoria/table';
import { copy } from '../../shell/copy.ts';
import { useAsync } from '../../shell/use-async.ts';
import { addressOf } from './sending.ts';
import { challengeWords } from './text.ts';

function save(challenge: Challenge): void {
  const url = URL.createObjectURL(new Blob([JSON.stringify(challenge)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `${challenge.deal.game}-deal.json`;
  link.click();
  URL.revokeObjectURL(url);
}

export function Share({ challenge }: { readonly challenge: Challenge }) {
  const say = challengeWords.value;
  const address = useAsync(() => addressOf(challenge), [challenge.deal.key, challenge.games.length]);
  const link = address.state === 'ready' ? `${location.origin}${address.value}` : '';
  return (
    <Sheet title={say.send}>
      <div class="pad stack">
        <p>{say.sendNote}</p>
        <input class="text-field wide" readonly aria-label={say.send} value={link} />
        <div class="deal-acts">
          <Button kind="ink" icon="link" onPress={() => void copy(link, () => challengeWords.value.copied)}>
            {say.copy}
          </Button>
          <Button icon="download" onPress={() => save(challenge)}>
            {say.file}
          </Button>
        </div>
      </div>
    </Sheet>
  );
}
