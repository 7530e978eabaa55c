/** The start page: go on where you were, or choose a game and opponents and sit down. */
import { useEffect, useState } from 'preact/hooks';
import { catalogue } from '../../games/catalogue.ts';
import { paths } from '../../router.ts';
import { later } from '../../shell/later.tsx';
import { Page } from '../../shell/Page.tsx';
import { me } from '../../state/me.ts';
import { fetchMyTables, myTables } from '../../state/my-tables.ts';
import { words } from '../../state/words.ts';
import { Continue } from './Continue.tsx';
import { GameCards } from './GameCards.tsx';
import { Learn } from './Learn.tsx';
import { Opponents } from './Opponents.tsx';

const Invitations = later(() => import('../account/Invitations.tsx'));
const HomePlate = later(() => import('../../shell/HousePlate.tsx'));
const HomeDeal = later(() => import('../deals/HomeDeal.tsx'));

export default function Home() {
  const { home, shell } = words.value;
  const [game, setGame] = useState(catalogue[0]?.id ?? '');
  useEffect(() => {
    void fetchMyTables();
  }, []);
  const tables = myTables.value ?? [];
  return (
    <Page class="home">
      <section class="home-head">
        <HomePlate />
        <p class="caption">{home.over(catalogue.length)}</p>
        <h1>{home.title}</h1>
        <p class="home-club">
          <a href={paths.events}>{shell.events}</a> <a href={paths.ratings}>{shell.ratings}</a>{' '}
          <a href={paths.puzzles()}>{shell.title.puzzles}</a> <a href={paths.figures}>{shell.title.figures}</a>
        </p>
      </section>
      {tables.length > 0 ? <Continue tables={tables} /> : null}
      {me.value?.kind === 'account' ? <Invitations /> : null}
      <section class="home-games" aria-labelledby="choose-game">
        <div class="home-row">
          <h2 id="choose-game" class="numbered">
            <i>1</i>
            {home.chooseGame}
          </h2>
          <Learn game={game} />
        </div>
        <GameCards game={game} onChange={setGame} />
      </section>
      <Opponents game={game} />
      <HomeDeal />
    </Page>
  );
}
