/** Two games of one deal that were played at tables of this server: fetched, played again here, and laid beside each other. */
import type { Seat } from '@signoria/kernel';
import { EmptyState, Progress, Select } from '@signoria/kit';
import { playerNameIn } from '@signoria/table';
import { useState } from 'preact/hooks';
import { api } from '../../api.ts';
import { loadClientBundle } from '../../games/client-bundle.ts';
import { call } from '../../local/client.ts';
import { troubleText } from '../../shell/trouble.ts';
import { useAsync } from '../../shell/use-async.ts';
import { tableWords, words } from '../../state/words.ts';
import { PartingRow } from './Beside.tsx';
import { Moments } from './Moments.tsx';
import { challengeWords } from './text.ts';

export interface PlayedGame {
  readonly table: string;
  /** Whoever had the seat, as the page calls them. */
  readonly name: string;
}

interface PairProps {
  readonly game: string;
  readonly seat: Seat;
  readonly one: PlayedGame;
  readonly other: PlayedGame;
}

function Pair({ game, seat, one, other }: PairProps) {
  const found = useAsync(async () => {
    const files = await Promise.all([api.file(one.table), api.file(other.table)]);
    const [games, face] = await Promise.all([call('beside', files, seat), loadClientBundle(game)]);
    const named = games.map((played, i) => ({ ...played, name: [one, other][i]!.name }));
    return { games: named, face, files };
  }, [one.table, other.table, seat]);
  const say = challengeWords.value;
  if (found.state === 'loading') return <Progress label={say.comparing} />;
  if (found.state === 'failed') return <EmptyState level={3} title={troubleText(found.error, words.value, null)} />;
  const { games, face, files } = found.value;
  const [first, second] = games;
  if (first === undefined || second === undefined) return <EmptyState level={3} title={say.bad} />;
  const names = files[0].names.map((name) => playerNameIn(tableWords.value, name));
  return (
    <>
      <ul class="partings">
        <PartingRow first={first} game={second} face={face} names={names} />
      </ul>
      <Moments first={first} other={second} face={face} names={names} seat={seat} />
    </>
  );
}

interface ChoosePairProps extends Pick<PairProps, 'game' | 'seat'> {
  /** At least two; the first is the reader's own, or the best. */
  readonly games: readonly (PlayedGame & { readonly label: string })[];
  readonly labels: { readonly one: string; readonly other: string };
}

/** Any two of them. */
export function ChoosePair({ game, seat, games, labels }: ChoosePairProps) {
  const [one, setOne] = useState(games[0]!.table);
  const [other, setOther] = useState(games[1]!.table);
  const named = (table: string) => games.find((played) => played.table === table) ?? games[0]!;
  const options = games.map(({ table, label }) => ({ value: table, label }));
  return (
    <>
      <div class="deal-choice">
        <Select label={labels.one} value={one} onChange={setOne} options={options} />
        <Select label={labels.other} value={other} onChange={setOther} options={options} />
      </div>
      {one === other ? null : <Pair game={game} seat={seat} one={named(one)} other={named(other)} />}
    </>
  );
}
