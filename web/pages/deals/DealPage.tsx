/** One deal of the house: play it, see how all did, check its seal. */
import type { DealStanding, DealView } from '@signoria/protocol';
import '../../css/club/deals.css';
import { Button, EmptyState, Progress, Sheet, Tag } from '@signoria/kit';
import { paths } from '../../router.ts';
import { ArmsOf } from '../../shell/bearer.tsx';
import { problemOf } from '../../shell/deed.ts';
import { Page } from '../../shell/Page.tsx';
import { useAsync } from '../../shell/use-async.ts';
import { me } from '../../state/me.ts';
import { tableWords, words } from '../../state/words.ts';
import { dealsApi } from './api.ts';
import { DealActs, DealFacts } from './Deal.tsx';
import { Luck } from './Luck.tsx';
import { SideBySide } from './SideBySide.tsx';
import { Spread } from './Spread.tsx';
import { dealsWords } from './text.ts';

function Row({ standing }: { readonly standing: DealStanding }) {
  const say = dealsWords.value;
  const { rank, user, name, points, won, touched, share, table } = standing;
  const own = user === me.value?.user;
  return (
    <tr class={own ? 'own' : ''}>
      <td class="num">{rank}</td>
      <th scope="row">
        <ArmsOf of={{ user }} /> <a href={paths.person(user)}>{name || tableWords.value.gone}</a>{' '}
        {own ? <Tag kind="gold">{say.you}</Tag> : null} {won ? <Tag>{say.won}</Tag> : null}{' '}
        {touched ? <Tag>{say.byBot}</Tag> : null}{' '}
        {table === null ? null : <a href={paths.replay(table, false)}>{words.value.table.over.replay}</a>}
      </th>
      <td class="num">{points}</td>
      <td class="num">{Math.round(share * 100)} %</td>
    </tr>
  );
}

function Ranking({ ranking }: Pick<DealView, 'ranking'>) {
  const say = dealsWords.value;
  if (ranking.length === 0) return <p>{say.empty}</p>;
  return (
    <>
      <table class="deal-table">
        <thead>
          <tr>
            {[say.rank, say.player, say.points, say.share].map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {ranking.map((standing) => (
            <Row key={standing.user} standing={standing} />
          ))}
        </tbody>
      </table>
      <p class="note">{say.shareNote}</p>
    </>
  );
}

function Shown({ view }: { readonly view: DealView }) {
  const say = dealsWords.value;
  // A deal whose key is out is closed, whatever this device's clock says.
  const now = view.key === null ? Math.min(Date.now(), view.closes - 1) : view.closes;
  return (
    <>
      <section class="sheet pad stack">
        <DealFacts deal={view} now={now} />
        <DealActs deal={view} now={now} />
      </section>
      {view.ranking.length > 1 ? (
        <Sheet title={say.spread}>
          <div class="pad">
            <Spread ranking={view.ranking} />
          </div>
        </Sheet>
      ) : null}
      <Sheet title={say.ranking}>
        <div class="pad stack">
          <Ranking ranking={view.ranking} />
        </div>
      </Sheet>
      {view.key === null ? null : (
        <>
          <SideBySide view={view} />
          <Luck view={view} />
        </>
      )}
      <Sheet title={say.sealed}>
        <div class="pad stack">
          <p>{say.sealedNote}</p>
          <p>
            <code>{view.commitment}</code>
          </p>
          {view.key === null ? null : (
            <p>
              {say.key}: <code>{view.key}</code>
            </p>
          )}
        </div>
      </Sheet>
    </>
  );
}

export default function DealPage({ deal }: { readonly deal: string }) {
  const say = dealsWords.value;
  const { shell, trouble, lobby } = words.value;
  const found = useAsync(() => dealsApi.read(deal), [deal]);
  const missing = found.state === 'failed' && problemOf(found.error)?.code === 'no-such-deal';
  return (
    <Page class="narrow deal-page">
      <div class="club-head">
        <h1>{found.state === 'ready' ? say.kind[found.value.kind] : shell.title.deal}</h1>
        <a href={paths.deals}>{say.all}</a>
      </div>
      {found.state === 'loading' ? <Progress label={shell.loading} /> : null}
      {found.state === 'failed' ? (
        <EmptyState
          level={2}
          title={missing ? say.missing : trouble.offline}
          action={<Button onPress={found.again}>{lobby.refresh}</Button>}
        />
      ) : null}
      {found.state === 'ready' ? <Shown view={found.value} /> : null}
    </Page>
  );
}
