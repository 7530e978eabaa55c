/** On the start page: the deal of the day and the deals of the week, in one card. Nothing where no server answers. */
import '../../css/club/deals.css';
import { titleOf } from '../../games/catalogue.ts';
import { paths } from '../../router.ts';
import { useAsync } from '../../shell/use-async.ts';
import { language } from '../../state/settings.ts';
import { dealsApi } from './api.ts';
import { DealFacts } from './Deal.tsx';
import { dealsWords } from './text.ts';

export default function HomeDeal() {
  const say = dealsWords.value;
  const found = useAsync(dealsApi.now, []);
  if (found.state !== 'ready') return null;
  const { deals, now } = found.value;
  const first = deals.find(({ kind }) => kind === 'day') ?? deals[0];
  if (first === undefined) return null;
  return (
    <section class="sheet home-deal" aria-labelledby="home-deal">
      <div class="sheet-head">
        <h2 id="home-deal">{say.kind[first.kind]}</h2>
        <span class="second">
          <a href={paths.deals}>{say.all}</a> <a href={paths.challenge}>{say.challenge}</a>
        </span>
      </div>
      <div class="pad">
        <div>
          <DealFacts deal={first} now={now} />
          <a class="btn ink" href={paths.deal(first.deal)}>
            {say.play}
          </a>
        </div>
        <ul class="home-week">
          {deals
            .filter(({ kind }) => kind === 'week')
            .map(({ deal, game, tries }) => (
              <li key={deal}>
                <a href={paths.deal(deal)}>
                  {say.kind.week}: {titleOf(game, language.value)}
                </a>{' '}
                <small>{say.played(tries)}</small>
              </li>
            ))}
        </ul>
      </div>
    </section>
  );
}
