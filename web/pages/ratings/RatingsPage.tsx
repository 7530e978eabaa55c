/** Leader boards by game and number of players, with how sure each rating is, and the reader's own place. */
import type { BoardEntry, BoardPage } from '@signoria/protocol';
import { useEffect, useState } from 'preact/hooks';
import '../../css/club/ratings.css';
import { Button, EmptyState, Mark, Progress, Segments, Select, Sheet, Tag } from '@signoria/kit';
import { catalogue, entryOf, titleOf } from '../../games/catalogue.ts';
import { go, paths, query } from '../../router.ts';
import { ArmsOf } from '../../shell/bearer.tsx';
import { Page } from '../../shell/Page.tsx';
import { toastTrouble } from '../../shell/trouble.ts';
import { useAsync } from '../../shell/use-async.ts';
import { greet, me } from '../../state/me.ts';
import { language } from '../../state/settings.ts';
import { words } from '../../state/words.ts';
import { BotTag } from '../machines/BotTag.tsx';
import { type Board, fetchBoard } from './api.ts';
import { Bar, type Scale, scaleOf } from './Bar.tsx';
import { ratingsWords } from './text.ts';
import { certaintyOf } from './words.ts';

/** Nobody is rated for playing alone. */
function countsOf(game: string): readonly number[] {
  const { min, max } = entryOf(game)?.players ?? { min: 2, max: 2 };
  return Array.from({ length: max - min + 1 }, (_, i) => min + i).filter((n) => n > 1);
}

function chosen(): Board {
  const game = entryOf(query.value.get('game') ?? '')?.id ?? catalogue[0]?.id ?? '';
  const counts = countsOf(game);
  const wanted = Number(query.value.get('players'));
  return { game, players: counts.includes(wanted) ? wanted : (counts[0] ?? 2) };
}

function choose({ game, players }: Board): void {
  go(`${paths.ratings}?game=${game}&players=${players}`, 'replace');
}

function Choice({ board }: { readonly board: Board }) {
  const say = ratingsWords.value;
  return (
    <div class="board-choice">
      <Select
        label={say.game}
        value={board.game}
        onChange={(game) => choose({ ...board, game })}
        options={catalogue.map(({ id, text }) => ({ value: id, label: text[language.value].title }))}
      />
      <div class="field">
        <b>{say.players}</b>
        <Segments
          label={say.players}
          value={String(board.players)}
          onChange={(players) => choose({ ...board, players: Number(players) })}
          options={countsOf(board.game).map((n) => ({ value: String(n), label: String(n) }))}
        />
      </div>
    </div>
  );
}

function Own({ page: { own, provisionalGames } }: { readonly page: BoardPage }) {
  const say = ratingsWords.value;
  if (me.value === null) return null;
  if (own === null) return <p class="note">{say.ownNone}</p>;
  const { place, games, rating, margin, sure } = own;
  return (
    <p class="own-place">
      <b>{place === null ? say.ownProvisional(games, provisionalGames) : say.ownPlace(place)}</b>{' '}
      <span class="second">
        {rating} ± {margin}, {say.sure(sure)}
      </span>
    </p>
  );
}

function Row({ entry, scale }: { readonly entry: BoardEntry; readonly scale: Scale }) {
  const say = ratingsWords.value;
  const { place, user, name, rating, margin, games, provisional } = entry;
  const own = user === me.value?.user;
  return (
    <tr class={own ? 'own' : ''} {...(own ? { 'aria-current': true as const } : {})}>
      <td class="place" data-head={say.place}>
        {place ?? '–'}
      </td>
      <th scope="row">
        <ArmsOf of={{ user }} /> <a href={paths.person(user)}>{name}</a> <BotTag user={user} />{' '}
        {own ? <Tag kind="gold">{say.you}</Tag> : null}
      </th>
      <td class="figure" data-head={say.rating}>
        <b>{rating}</b> ± {margin}
        <Bar rating={rating} margin={margin} scale={scale} />
        <small>{provisional ? say.provisional : say.certainty[certaintyOf(margin)]}</small>
      </td>
      <td class="games" data-head={say.games}>
        {games}
      </td>
    </tr>
  );
}

function Table({ entries }: { readonly entries: readonly BoardEntry[] }) {
  const { place, player, rating, games } = ratingsWords.value;
  const scale = scaleOf(entries);
  return (
    <table class="board">
      <thead>
        <tr>
          {[place, player, rating, games].map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <Row key={entry.user} entry={entry} scale={scale} />
        ))}
      </tbody>
    </table>
  );
}

function Empty({ board }: { readonly board: Board }) {
  const say = ratingsWords.value;
  return (
    <EmptyState
      picture={<Mark />}
      title={say.emptyTitle(titleOf(board.game, language.value), board.players)}
      text={say.emptyText}
      action={<Button onPress={() => go(`${paths.new}?game=${board.game}&where=online`)}>{say.setTable}</Button>}
    />
  );
}

function Shown({ board, first }: { readonly board: Board; readonly first: BoardPage }) {
  const [pages, setPages] = useState<readonly BoardPage[]>([first]);
  useEffect(() => setPages([first]), [first]);
  const entries = pages.flatMap((page) => page.entries);
  const next = pages.at(-1)?.next ?? null;
  const more = () => {
    if (next !== null) fetchBoard(board, next).then((page) => setPages([...pages, page]), toastTrouble);
  };
  if (entries.length === 0) return <Empty board={board} />;
  return (
    <>
      <Own page={first} />
      <Table entries={entries} />
      {next === null ? null : (
        <Button kind="quiet" wide onPress={more}>
          {ratingsWords.value.more}
        </Button>
      )}
    </>
  );
}

async function fetchAsSomebody(board: Board): Promise<BoardPage> {
  await greet();
  return fetchBoard(board);
}

export default function RatingsPage() {
  const say = ratingsWords.value;
  const { shell, trouble } = words.value;
  const board = chosen();
  const first = useAsync(() => fetchAsSomebody(board), [board.game, board.players]);
  return (
    <Page class="narrow ratings-page">
      <div class="club-head">
        <h1>{say.title}</h1>
        <span>
          <a href={paths.events}>{say.toEvents}</a> <a href={paths.figures}>{words.value.shell.title.figures}</a>
        </span>
      </div>
      <p class="second">{say.lead}</p>
      <Sheet title={titleOf(board.game, language.value)}>
        <div class="pad stack">
          <Choice board={board} />
          {first.state === 'loading' ? <Progress label={shell.loading} /> : null}
          {first.state === 'failed' ? (
            <EmptyState
              title={trouble.offline}
              action={<Button onPress={first.again}>{words.value.lobby.refresh}</Button>}
            />
          ) : null}
          {first.state === 'ready' ? <Shown board={board} first={first.value} /> : null}
        </div>
      </Sheet>
      <Sheet title={say.how}>
        <ul class="pad said-rules">
          {say.rules.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
      </Sheet>
    </Page>
  );
}
