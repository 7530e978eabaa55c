/** The open tables of this server, with filters, and the field for a friend's code. */
import { PACE_NAMES, paceRule } from '@signoria/table';
import { useEffect, useState } from 'preact/hooks';
import { api, type LobbyFilter, type Page, type TableRow } from '../../api.ts';
import { catalogue } from '../../games/catalogue.ts';
import { Button, EmptyState, Mark, Progress, Select, Switch } from '../../kit/index.ts';
import { toastTrouble } from '../../shell/trouble.ts';
import { useAsync } from '../../shell/use-async.ts';
import { language } from '../../state/settings.ts';
import { words } from '../../state/words.ts';
import { ByCode } from './ByCode.tsx';
import { paceWords } from './pace-text.ts';
import { Row } from './Row.tsx';
import { tablesWords } from './text.ts';

export interface OpenTablesProps {
  readonly game: string;
  readonly onGame: (game: string) => void;
}

/** What the server is asked for; "a free seat" is seen to here. */
interface Filter {
  readonly players: string;
  readonly pace: string;
  readonly language: string;
  readonly rated: string;
  readonly free: boolean;
}

const ANYTHING: Filter = { players: '', pace: '', language: '', rated: '', free: true };

const SPANS = ['live', 'weeks'] as const;

/** A whole kind of pace, or one of them by its name. */
function paceQuery(chosen: string): Pick<LobbyFilter, 'pace' | 'span'> {
  return chosen.startsWith('=') ? { pace: chosen.slice(1) } : { span: chosen };
}

interface FiltersProps extends OpenTablesProps {
  readonly filter: Filter;
  readonly onFilter: (filter: Filter) => void;
}

function Filters({ game, onGame, filter, onFilter }: FiltersProps) {
  const { lobby } = words.value;
  const most = Math.max(...catalogue.map(({ players }) => players.max), 2);
  const least = Math.min(...catalogue.map(({ players }) => players.min), 2);
  const counts = Array.from({ length: most - least + 1 }, (_, i) => i + least);
  return (
    <div class="filters">
      <Select
        label={lobby.game}
        value={game}
        onChange={onGame}
        options={[
          { value: '', label: lobby.anyGame },
          ...catalogue.map(({ id, text }) => ({ value: id, label: text[language.value].title })),
        ]}
      />
      <Select
        label={lobby.players}
        value={filter.players}
        onChange={(players) => onFilter({ ...filter, players })}
        options={[
          { value: '', label: lobby.anyNumber },
          ...counts.map((n) => ({ value: String(n), label: lobby.seats(n) })),
        ]}
      />
      <Select
        label={lobby.pace}
        value={filter.pace}
        onChange={(value) => onFilter({ ...filter, pace: value })}
        options={[
          { value: '', label: lobby.anyPace },
          ...SPANS.flatMap((span) => [
            { value: span, label: paceWords.value[span] },
            ...PACE_NAMES.filter((name) => paceRule(name).span === span).map((name) => ({
              value: `=${name}`,
              label: `– ${paceWords.value.names[name].name}`,
            })),
          ]),
        ]}
      />
      <Select
        label={lobby.language}
        value={filter.language}
        onChange={(value) => onFilter({ ...filter, language: value })}
        options={[
          { value: '', label: lobby.anyLanguage },
          { value: 'en', label: lobby.languages.en },
          { value: 'ru', label: lobby.languages.ru },
        ]}
      />
      <Select
        label={tablesWords.value.counts}
        value={filter.rated}
        onChange={(rated) => onFilter({ ...filter, rated })}
        options={[
          { value: '', label: tablesWords.value.anyCounts },
          { value: 'true', label: tablesWords.value.rated },
          { value: 'false', label: tablesWords.value.friendly },
        ]}
      />
      <Switch label={lobby.freeSeat} on={filter.free} onChange={(free) => onFilter({ ...filter, free })} />
    </div>
  );
}

/** Pages of the list joined as they are asked for. */
function useList(filter: LobbyFilter) {
  const first = useAsync(() => api.tables(filter), [JSON.stringify(filter)]);
  const [rest, setRest] = useState<readonly Page<TableRow>[]>([]);
  useEffect(() => setRest([]), [first.state, JSON.stringify(filter)]);
  const pages = first.state === 'ready' ? [first.value, ...rest] : [];
  const next = pages.at(-1)?.next ?? null;
  const more = () => {
    if (next === null) return;
    api.tables({ ...filter, cursor: next }).then((page) => setRest([...rest, page]), toastTrouble);
  };
  return { state: first.state, again: first.again, rows: pages.flatMap(({ tables }) => tables), next, more };
}

function Empty({ unreachable, again }: { readonly unreachable: boolean; readonly again: () => void }) {
  const { none, unreachable: lost } = words.value.lobby;
  const said = unreachable ? lost : none;
  return (
    <EmptyState
      picture={<Mark />}
      title={said.title}
      text={said.text}
      action={<Button onPress={again}>{said.action}</Button>}
    />
  );
}

export function OpenTables({ game, onGame }: OpenTablesProps) {
  const { lobby, shell } = words.value;
  const [filter, setFilter] = useState(ANYTHING);
  const { players, pace, language: spoken, rated, free } = filter;
  const list = useList({
    game,
    players,
    ...paceQuery(pace),
    language: spoken,
    rated,
    status: free ? 'open' : 'running',
  });
  const rows = free ? list.rows.filter(({ open }) => open > 0) : list.rows;
  return (
    <section class="sheet open-tables" aria-labelledby="open-tables">
      <div class="sheet-head">
        <h2 id="open-tables">{lobby.title}</h2>
        <span class="caption">{list.state === 'ready' ? lobby.now(rows.length) : ''}</span>
        <Button kind="quiet" icon="turn" label={lobby.refresh} onPress={list.again} />
      </div>
      <ByCode />
      <Filters game={game} onGame={onGame} filter={filter} onFilter={setFilter} />
      {list.state === 'loading' ? <Progress label={shell.loading} /> : null}
      {list.state !== 'loading' && rows.length === 0 ? (
        <Empty unreachable={list.state === 'failed'} again={list.again} />
      ) : null}
      <ul class="table-rows">
        {rows.map((row) => (
          <Row key={row.table} row={row} />
        ))}
      </ul>
      {list.next === null ? null : (
        <Button kind="quiet" wide onPress={list.more}>
          {lobby.moreTables}
        </Button>
      )}
    </section>
  );
}
