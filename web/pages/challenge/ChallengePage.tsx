/** A deal sent from one person to another: looked at, played, compared, sent on. It does not leave the device by itself. */
import { EmptyState, Mark, Progress } from '@signoria/kit';
import '../../css/club/deals.css';
import type { Challenge } from '@signoria/table';
import { readChallenge } from '@signoria/table';
import { entryOf } from '../../games/catalogue.ts';
import { anchor, go } from '../../router.ts';
import { Page } from '../../shell/Page.tsx';
import { useAsync } from '../../shell/use-async.ts';
import { toast } from '../../state/toasts.ts';
import { words } from '../../state/words.ts';
import { Compare } from './Compare.tsx';
import { FreshDeal, KnownDeals, OpenFile } from './Entrance.tsx';
import { Invitation } from './Invitation.tsx';
import { keep, known, ordered } from './kept-deals.ts';
import { unpacked } from './packing.ts';
import { Share } from './Share.tsx';
import { addressOf } from './sending.ts';
import { challengeWords } from './text.ts';

export async function openChallenge(challenge: Challenge): Promise<void> {
  go(await addressOf(challenge));
}

async function take(file: File | undefined): Promise<void> {
  if (file === undefined) return;
  const challenge = readText(await file.text());
  if (challenge === null) toast('bad', () => challengeWords.value.bad);
  else await openChallenge(challenge);
}

function readText(text: string): Challenge | null {
  try {
    return readChallenge(JSON.parse(text));
  } catch {
    return null;
  }
}

function Shown({ challenge }: { readonly challenge: Challenge }) {
  const found = known(challenge);
  const mine = found.own.length > 0;
  // What a friend has sent back joins what is known already.
  if (mine && found.challenge.games.length > challenge.games.length) keep(challenge);
  return (
    <>
      <Invitation challenge={found.challenge} played={mine} />
      {mine ? <Compare challenge={ordered(found)} own={found.own} /> : null}
      <Share challenge={found.challenge} />
    </>
  );
}

function Entrance() {
  return (
    <>
      <FreshDeal onDealt={(challenge) => void openChallenge(challenge)} />
      <KnownDeals onOpen={(challenge) => void openChallenge(challenge)} />
      <OpenFile onFile={(file) => void take(file)} />
    </>
  );
}

export default function ChallengePage() {
  const say = challengeWords.value;
  const { value: tail } = anchor;
  const read = useAsync(() => unpacked(tail), [tail]);
  const challenge = read.state === 'ready' ? read.value : null;
  const isKnown = challenge !== null && entryOf(challenge.deal.game) !== undefined;
  return (
    <Page class="narrow challenge-page">
      <h1>{say.title}</h1>
      <p class="second">{say.lead}</p>
      {tail === '' ? <Entrance /> : null}
      {tail !== '' && read.state === 'loading' ? <Progress label={words.value.shell.loading} /> : null}
      {tail !== '' && read.state === 'ready' && !isKnown ? (
        <EmptyState level={2} picture={<Mark />} title={say.bad} />
      ) : null}
      {isKnown ? <Shown challenge={challenge} /> : null}
      <p class="note">{say.honour}</p>
    </Page>
  );
}
