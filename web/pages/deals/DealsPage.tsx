/** All deals of the house: those being played, the archive, and the seals of those to come. */
import type { DealList, DealRow } from '@signoria/protocol';
import '../../css/club/deals.css';
import { Button, EmptyState, Progress, Sheet } from '@signoria/kit';
import { useState } from 'preact/hooks';
import { titleOf } from '../../games/catalogue.ts';
import { paths } from '../../router.ts';
import { Page } from '../../shell/Page.tsx';
import { toastTrouble } from '../../shell/trouble.ts';
import { useAsync } from '../../shell/use-async.ts';
import { language } from '../../state/settings.ts';
import { words } from '../../state/words.ts';
import { dealsApi } from './api.ts';
import { DealFacts, isClosed } from './Deal.tsx';
import { dayOf, dealsWords } from './text.ts';

/** To the table while the try that counts can still be played, and always to the ranking: one page, named by what is wanted there. */
function ToDeal({ deal, now }: { readonly deal: DealRow; readonly now: number }) {
  const say = dealsWords.value;
  const { kind, game, opens, mine } = deal;
  const playable = !isClosed(deal, now) && mine?.result == null;
  const label = playable ? (mine === null ? say.play : say.goOn) : say.look;
  return (
    <a
      class="btn plain"
      href={paths.deal(deal.deal)}
      aria-label={`${label}: ${titleOf(game, language.value)}, ${say.kind[kind]}, ${dayOf(opens)}`}
    >
      {label}
    </a>
  );
}

/** What is open shortest first. */
function inOrder(deals: readonly DealRow[]): readonly DealRow[] {
  return deals.toSorted((a, b) => a.closes - b.closes || Number(b.kind === 'day') - Number(a.kind === 'day'));
}

function Rows({ deals, now }: { readonly deals: readonly DealRow[]; readonly now: number }) {
  return (
    <ul class="deal-list pad">
      {deals.map((deal) => (
        <li key={deal.deal} class="stack">
          <DealFacts deal={deal} now={now} />
          <ToDeal deal={deal} now={now} />
        </li>
      ))}
    </ul>
  );
}

function Archive({ now }: { readonly now: number }) {
  const say = dealsWords.value;
  const [more, setMore] = useState<readonly DealRow[]>([]);
  const [next, setNext] = useState<string | null | undefined>(undefined);
  const first = useAsync(() => dealsApi.past(), []);
  if (first.state !== 'ready') return null;
  const deals = [...first.value.deals, ...more];
  const cursor = next === undefined ? first.value.next : next;
  const fetchMore = () => {
    if (cursor === null) return;
    dealsApi.past(cursor).then((page) => {
      setMore([...more, ...page.deals]);
      setNext(page.next);
    }, toastTrouble);
  };
  return (
    <Sheet title={say.past}>
      {deals.length === 0 ? <p class="pad">{say.noPast}</p> : <Rows deals={deals} now={now} />}
      {cursor === null ? null : (
        <Button kind="quiet" wide onPress={fetchMore}>
          {say.more}
        </Button>
      )}
    </Sheet>
  );
}

function Coming({ coming }: Pick<DealList, 'coming'>) {
  const say = dealsWords.value;
  return (
    <Sheet title={say.coming}>
      <details class="pad deal-seals">
        <summary>{say.seals(coming.length)}</summary>
        <ul class="stack">
          {coming.map(({ deal, kind, game, opens, commitment }) => (
            <li key={deal}>
              {titleOf(game, language.value)}, {say.kind[kind]}, {dayOf(opens)}: <code>{commitment}</code>
            </li>
          ))}
        </ul>
      </details>
    </Sheet>
  );
}

export default function DealsPage() {
  const say = dealsWords.value;
  const { shell, trouble, lobby } = words.value;
  const found = useAsync(dealsApi.now, []);
  return (
    <Page class="narrow deals-page">
      <div class="club-head">
        <h1>{say.title}</h1>
        <a href={paths.challenge}>{say.challenge}</a>
      </div>
      <p class="second">{say.lead}</p>
      {found.state === 'loading' ? <Progress label={shell.loading} /> : null}
      {found.state === 'failed' ? (
        <EmptyState level={2} title={trouble.offline} action={<Button onPress={found.again}>{lobby.refresh}</Button>} />
      ) : null}
      {found.state === 'ready' ? (
        <>
          <Sheet title={say.now}>
            <Rows deals={inOrder(found.value.deals)} now={found.value.now} />
          </Sheet>
          <Archive now={found.value.now} />
          <Coming coming={found.value.coming} />
        </>
      ) : null}
    </Page>
  );
}
