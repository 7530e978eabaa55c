/** Games of one deal side by side: what they came to, where they parted, how the chances went. All of it played again. */
import type { Seat } from '@signoria/kernel';
import { EmptyState, Progress, Select, Sheet, Tag } from '@signoria/kit';
import { type Challenge, gameId, namesOf, playerNameIn } from '@signoria/table';
import { useState } from 'preact/hooks';
import { type ClientBundle, loadClientBundle } from '../../games/client-bundle.ts';
import { call } from '../../local/client.ts';
import type { ComparedGame } from '../../local/worker-api.ts';
import { useAsync } from '../../shell/use-async.ts';
import { tableWords, words } from '../../state/words.ts';
import { nameOf, PartingRow } from './Beside.tsx';
import { Moments } from './Moments.tsx';
import { challengeWords } from './text.ts';

interface Shared {
  readonly challenge: Challenge;
  readonly games: readonly ComparedGame[];
  readonly own: readonly string[];
}

function Who({ game, own }: { readonly game: ComparedGame; readonly own: boolean }) {
  const { name } = game;
  return (
    <>
      {nameOf(game)} {own ? <Tag kind="gold">{challengeWords.value.you}</Tag> : null}
      {typeof name === 'string' ? null : <Tag>{tableWords.value.level[levelIn(name.level)]}</Tag>}
    </>
  );
}

function levelIn(level: string): 'novice' | 'adept' | 'master' {
  return level === 'novice' || level === 'master' ? level : 'adept';
}

function Results({ games, own }: Shared) {
  const say = challengeWords.value;
  const inOrder = games.toSorted((a, b) => a.place - b.place || b.points - a.points);
  return (
    <table class="deal-table">
      <thead>
        <tr>
          <th scope="col">{say.player}</th>
          <th scope="col">{say.place}</th>
          <th scope="col">{say.points}</th>
        </tr>
      </thead>
      <tbody>
        {inOrder.map((game) => (
          <tr key={gameId(game)} class={own.includes(gameId(game)) ? 'own' : ''}>
            <th scope="row">
              <Who game={game} own={own.includes(gameId(game))} />
            </th>
            <td class="num">{game.place}</td>
            <td class="num">{game.points}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface BesideProps {
  readonly first: ComparedGame;
  readonly others: readonly ComparedGame[];
  readonly names: readonly string[];
  readonly face: ClientBundle;
  readonly seat: Seat;
}

/** The first game and one of the others. */
function Beside({ first, others, names, face, seat }: BesideProps) {
  const say = challengeWords.value;
  const [id, setId] = useState<string | null>(null);
  const other = others.find((game) => gameId(game) === id) ?? others[0];
  if (other === undefined) return null;
  return (
    <Sheet title={say.moments}>
      <div class="pad stack">
        {others.length < 2 ? null : (
          <Select
            label={say.beside}
            value={gameId(other)}
            onChange={setId}
            options={others.map((game) => ({ value: gameId(game), label: nameOf(game) }))}
          />
        )}
        <Moments key={gameId(other)} first={first} other={other} face={face} names={names} seat={seat} />
      </div>
    </Sheet>
  );
}

function Shown({ challenge, games, own, face }: Shared & { readonly face: ClientBundle }) {
  const say = challengeWords.value;
  const [first, ...others] = games;
  if (first === undefined) return <EmptyState level={2} title={say.bad} />;
  const names = namesOf(challenge.deal, first.name).map((name) => playerNameIn(tableWords.value, name));
  return (
    <>
      <Sheet title={say.results}>
        <div class="pad">
          <Results challenge={challenge} games={games} own={own} />
        </div>
      </Sheet>
      <Sheet title={say.parted}>
        <ul class="pad">
          {others.map((game) => (
            <PartingRow key={gameId(game)} first={first} game={game} face={face} names={names} />
          ))}
        </ul>
      </Sheet>
      <Beside first={first} others={others} names={names} face={face} seat={challenge.deal.seat} />
    </>
  );
}

/** The bot that plays the seat is as good as the best of the others. */
function benchmark({ deal: { bots } }: Challenge) {
  return (['master', 'adept', 'novice'] as const).find((level) => bots.includes(level)) ?? 'adept';
}

export function Compare({ challenge, own }: Pick<Shared, 'challenge' | 'own'>) {
  const found = useAsync(
    () => Promise.all([call('compare', challenge, benchmark(challenge)), loadClientBundle(challenge.deal.game)]),
    [challenge.deal.key, challenge.games.length],
  );
  if (found.state === 'loading') return <Progress label={challengeWords.value.comparing} />;
  if (found.state === 'failed') return <EmptyState level={2} title={words.value.trouble.offline} />;
  const [games, face] = found.value;
  return <Shown challenge={challenge} games={games} own={own} face={face} />;
}
