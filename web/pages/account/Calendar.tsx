/** The reader's deadlines in a calendar of theirs: a secret address, made, renewed and stopped here. */
import { Button, Sheet } from '@signoria/kit';
import { useState } from 'preact/hooks';
import { at } from '../../address.ts';
import { copy } from '../../shell/copy.ts';
import { useLatest } from '../../shell/use-latest.ts';
import { language } from '../../state/settings.ts';
import { toast } from '../../state/toasts.ts';
import { words } from '../../state/words.ts';
import { accountApi } from './api.ts';
import { useDeed } from './deeds.ts';
import { Wrong } from './Field.tsx';
import { accountWords } from './text.ts';

/** Feeds are read by programs, not by the router. */
const FINISHED = at('/feeds/finished.atom');

export function Calendar() {
  const { feeds } = accountWords.value;
  const { value, again } = useLatest(accountApi.feeds, []);
  const [address, setAddress] = useState<string | null>(null);
  const deed = useDeed();
  const made = value?.calendar?.made ?? null;
  const renew = async () => {
    const { path } = await accountApi.renewCalendar(language.value);
    setAddress(location.origin + at(path));
    again();
  };
  const stop = async () => {
    await accountApi.stopCalendar();
    setAddress(null);
    toast('plain', () => accountWords.value.feeds.stopped);
    again();
  };
  return (
    <Sheet title={feeds.title}>
      <div class="pad stack">
        <p class="note">{feeds.about}</p>
        {address === null ? <Since made={made} /> : <Address address={address} />}
        <Wrong text={deed.trouble} />
        <div class="form-row">
          <Button blocked={deed.busy} onPress={() => deed.run(renew)}>
            {made === null ? feeds.make : feeds.renew}
          </Button>
          {made === null ? null : (
            <Button blocked={deed.busy} onPress={() => deed.run(stop)}>
              {feeds.stop}
            </Button>
          )}
        </div>
        <a href={`${FINISHED}?language=${language.value}`} target="_blank" rel="noopener">
          {feeds.finished}
        </a>
      </div>
    </Sheet>
  );
}

function Since({ made }: { readonly made: number | null }) {
  if (made === null) return null;
  return <p>{accountWords.value.feeds.since(words.value.shell.ago(Date.now() - made))}</p>;
}

/** Shown once: only a hash of it is kept. */
function Address({ address }: { readonly address: string }) {
  const { feeds } = accountWords.value;
  return (
    <div class="field">
      <div class="link-row">
        <input
          class="text-field"
          readOnly
          value={address}
          aria-label={feeds.address}
          onFocus={(event) => event.currentTarget.select()}
        />
        <Button icon="link" onPress={() => void copy(address, () => accountWords.value.feeds.copied)}>
          {feeds.copy}
        </Button>
      </div>
      <small>{feeds.once}</small>
    </div>
  );
}
