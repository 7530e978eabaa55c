/** The open tables of this server, with filters, and the field for a friend's code. */
import { LANGUAGES } from '@signoria/kernel';
import { Button, EmptyState, Mark, Progress, Select, Switch } from '@signoria/kit';
import type { Query, TablePage } from '@signoria/protocol';
import { TIME_CONTROL_NAMES, timeControlRule } from '@signoria/table';
import { useEffect, useState } from 'preact/hooks';
import { api } from '../../api.ts';
import { catalogue } from '../../games/catalogue.ts';
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
interface Filter extends Pick<Lobby, 'players' | 'pace' | 'span' | 'language' | 'rated'> {
  readonly free: boolean;
}

type Lobby = Query<'GET /api/tables'>;

const SPANS = ['live', 'weeks'] as const;
const RATED = ['true', 'false'] as const;

/** Which of them was chosen; none of them means any. */
function oneOf<T extends string>(all: readonly T[], chosen: string): T | undefined {
  return all.find((one) => one === chosen);
}

/** A whole kind of pace, or one of them by its name. */
function paceQuery(chosen: string): Pick<Lobby, 'pace' | 'span'> {
  return { pace: TIME_CONTROL_NAMES.find((name) => chosen === `=${name}`), span: oneOf(SPANS, chosen) };
}

interface FiltersProps extends OpenTablesProps {
  readonly filter: Filter;
  readonly onFilter: (filter: Filter) => void;
}

function PaceFilter({ filter, onFilter }: Pick<FiltersProps, 'filter' | 'onFilter'>) {
  const { lobby } = words.value;
  return (
    <Select
      label={lobby.pace}
      value={filter.pace === undefined ? (filter.span ?? '') : `=${filter.pace}`}
      onChange={(value) => onFilter({ ...filter, ...paceQuery(value) })}
      options={[
        { value: '', label: lobby.anyPace },
        ...SPANS.flatMap((span) => [
          { value: span, label: paceWords.value[span] },
          ...TIME_CONTROL_NAMES.filter((name) => timeControlRule(name).span === span).map((name) => ({
            value: `=${name}`,
            label: `– ${paceWords.value.names[name].name}`,
          })),
        ]),
      ]}
    />
  );
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
        value={String(filter.players ?? '')}
        onChange={(players) => onFilter({ ...filter, players })}
        options={[
          { value: '', label: lobby.anyNumber },
          ...counts.map((n) => ({ value: String(n), label: lobby.seats(n) })),
        ]}
      />
      <PaceFilter filter={filter} onFilter={onFilter} />
      <Select
        label={lobby.language}
        value={filter.language ?? ''}
        onChange={(value) => onFilter({ ...filter, language: oneOf(LANGUAGES, value) })}
        options={[
          { value: '', label: lobby.anyLanguage },
          ...LANGUAGES.map((value) => ({ value, label: lobby.languages[value] })),
        ]}
      />
      <Select
        label={tablesWords.value.counts}
        value={filter.rated ?? ''}
        onChange={(value) => onFilter({ ...filter, rated: oneOf(RATED, value) })}
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
function useList(filter: Lobby) {
  const first = useAsync(() => api.tables(filter), [JSON.stringify(filter)]);
  const [rest, setRest] = useState<readonly TablePage[]>([]);
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
  const [{ free, ...asked }, setFilter] = useState<Filter>({ free: true });
  const list = useList({ game, ...asked, status: free ? 'open' : 'running' });
  const rows = free ? list.rows.filter(({ open }) => open > 0) : list.rows;
  return (
    <section class="sheet open-tables" aria-labelledby="open-tables">
      <div class="sheet-head">
        <h2 id="open-tables">{lobby.title}</h2>
        <span class="caption">{list.state === 'ready' ? lobby.now(rows.length) : ''}</span>
        <Button kind="quiet" icon="turn" label={lobby.refresh} onPress={list.again} />
      </div>
      <ByCode />
      <Filters game={game} onGame={onGame} filter={{ free, ...asked }} onFilter={setFilter} />
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
