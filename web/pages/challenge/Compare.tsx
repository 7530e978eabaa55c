/** Games of one deal side by side: what they came to, where they parted, how the chances went. All of it played again. */
import type { PlayText, Seat } from '@signoria/kernel';
import { EmptyState, fillOf, Progress, Sheet, Tag, TINCTURES } from '@signoria/kit';
import { type Challenge, gameId, namesOf, playerNameIn } from '@signoria/table';
import { type ClientBundle, loadClientBundle } from '../../games/client-bundle.ts';
import { call } from '../../local/client.ts';
import type { ComparedGame } from '../../local/worker-api.ts';
import { useAsync } from '../../shell/use-async.ts';
import { tableWords, words } from '../../state/words.ts';
import { DASHES, filled, pathOf } from '../replay/curve.ts';
import { challengeWords } from './text.ts';

interface Shared {
  readonly challenge: Challenge;
  readonly games: readonly ComparedGame[];
  readonly own: readonly string[];
}

const nameOf = ({ name }: ComparedGame): string => playerNameIn(tableWords.value, name) || words.value.shell.guest;

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

interface PartingProps {
  readonly first: ComparedGame;
  readonly game: ComparedGame;
  readonly face: ClientBundle;
  readonly challenge: Challenge;
}

function choiceIn(face: ClientBundle, line: string, name: (seat: Seat) => string): string {
  const text: PlayText = face.text.value;
  return text.choice(face.notation.read(line), { seat: null, name });
}

function PartingRow({ first, game, face, challenge }: PartingProps) {
  const say = challengeWords.value;
  const { parted } = game;
  const names = namesOf(challenge.deal, first.name).map((name) => playerNameIn(tableWords.value, name));
  const name = (seat: Seat) => names[seat] ?? '';
  return (
    <li class="parting">
      <p>
        <b>{nameOf(game)}</b> {parted === null ? say.never : say.partedAfter(parted.after)}
      </p>
      {parted === null ? null : (
        <>
          <span>
            <b>{nameOf(first)}:</b> {choiceIn(face, parted.one, name)}
          </span>
          <span>
            <b>{nameOf(game)}:</b> {choiceIn(face, parted.other, name)}
          </span>
        </>
      )}
    </li>
  );
}

const BOX = { width: 420, height: 100 };

function Chances({ game, challenge }: { readonly game: ComparedGame; readonly challenge: Challenge }) {
  const { reel } = game;
  const { seats, seat } = challenge.deal;
  const rows = reel.chances ?? filled(reel.statistics.totals, reel.last, seats);
  const by = Array.from({ length: seats }, (_, i) => rows.map((row) => row[i] ?? 0));
  const max = reel.chances === null ? Math.max(1, ...by.flat()) : 1;
  return (
    <figure>
      <figcaption>
        <b>{nameOf(game)}</b>
      </figcaption>
      <svg
        viewBox={`0 -4 ${BOX.width} ${BOX.height + 8}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={challengeWords.value.chancesOf(nameOf(game))}
      >
        {[0, 0.5, 1].map((part) => (
          <path key={part} class="grid" d={`M0 ${BOX.height * part}H${BOX.width}`} />
        ))}
        {by.map((values, i) => (
          <path
            key={i}
            class="chance"
            d={pathOf(values, max, BOX)}
            stroke={fillOf(TINCTURES[i]!)}
            stroke-width={i === seat ? 3.5 : 1.5}
            stroke-dasharray={DASHES[i]}
          />
        ))}
      </svg>
    </figure>
  );
}

function Shown({ challenge, games, own, face }: Shared & { readonly face: ClientBundle }) {
  const say = challengeWords.value;
  const [first, ...others] = games;
  if (first === undefined) return <EmptyState level={2} title={say.bad} />;
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
            <PartingRow key={gameId(game)} first={first} game={game} face={face} challenge={challenge} />
          ))}
        </ul>
      </Sheet>
      <Sheet title={say.chances}>
        <div class="pad deal-curves">
          {games.map((game) => (
            <Chances key={gameId(game)} game={game} challenge={challenge} />
          ))}
        </div>
      </Sheet>
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
