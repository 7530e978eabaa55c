/** Where, of what and when one is told. */
import type { NoticeOverview, NoticePreferences } from '@signoria/protocol';
import { useState } from 'preact/hooks';
import '../../css/club/notices.css';
import { Button, Progress } from '@signoria/kit';
import { Page } from '../../shell/Page.tsx';
import { toastTrouble, troubleText } from '../../shell/trouble.ts';
import { useAsync } from '../../shell/use-async.ts';
import { greet } from '../../state/me.ts';
import { toast } from '../../state/toasts.ts';
import { words } from '../../state/words.ts';
import { AddChannel } from './AddChannel.tsx';
import { noticeApi, ownZone } from './api.ts';
import { Channels } from './Channels.tsx';
import { noticeWords } from './text.ts';
import { How, Told } from './Wishes.tsx';

/** Whoever has just come gets a session first; whoever has set nothing yet reads their own clock. */
async function fetchOverview(): Promise<NoticeOverview> {
  await greet();
  const overview = await noticeApi.overview();
  const { preferences, channels } = overview;
  return channels.length === 0 && preferences.zone === 'UTC'
    ? { ...overview, preferences: { ...preferences, zone: ownZone() } }
    : overview;
}

export default function NoticesPage() {
  const w = noticeWords.value;
  const fetched = useAsync(fetchOverview, []);
  return (
    <Page class="narrow">
      <h1>{w.title}</h1>
      <p>{w.lead}</p>
      {fetched.state === 'loading' ? <Progress label={words.value.shell.loading} /> : null}
      {fetched.state === 'failed' ? (
        <div class="stack" role="alert">
          <p class="note bad">{troubleText(fetched.error, words.value, null)}</p>
          <div>
            <Button onPress={fetched.again}>{words.value.shell.broken.again}</Button>
          </div>
        </div>
      ) : null}
      {fetched.state === 'ready' ? <Everything given={fetched.value} /> : null}
    </Page>
  );
}

function Everything({ given }: { readonly given: NoticeOverview }) {
  const [channels, setChannels] = useState(given.channels);
  const [preferences, setPreferences] = useState(given.preferences);
  const prefer = async (change: Partial<NoticePreferences>) => {
    const before = preferences;
    const after = { ...before, ...change };
    setPreferences(after);
    try {
      await noticeApi.prefer(after);
      toast('good', () => noticeWords.value.saved);
    } catch (error) {
      setPreferences(before);
      toastTrouble(error);
    }
  };
  const change = (wish: Partial<NoticePreferences>) => void prefer(wish);
  return (
    <>
      <Channels channels={channels} onChange={setChannels} />
      <AddChannel
        pushKey={given.pushKey}
        mail={given.mail}
        onAdded={(channel) => setChannels((all) => [...all.filter(({ id }) => id !== channel.id), channel])}
      />
      <Told preferences={preferences} onChange={change} />
      <How preferences={preferences} onChange={change} />
    </>
  );
}
