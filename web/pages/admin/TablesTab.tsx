/** All tables of this server, private ones too: what everybody may know of each, and the way to end it. */
import { Button, Dialog, Select, Tag } from '@signoria/kit';
import type { TableRow } from '@signoria/protocol';
import { STATUSES } from '@signoria/protocol/names';
import type { TableStatus } from '@signoria/table';
import { botNameIn } from '@signoria/table';
import { useState } from 'preact/hooks';
import { titleOf } from '../../games/catalogue.ts';
import { paths } from '../../router.ts';
import { language } from '../../state/settings.ts';
import { toast } from '../../state/toasts.ts';
import { tableWords, words } from '../../state/words.ts';
import { adminApi } from './api.ts';
import { useDeed, useListing } from './deed.ts';
import { agoOf, Listed, Search, Wrong } from './parts.tsx';
import { adminWords } from './text.ts';

function playersOf({ seats }: TableRow): string {
  const named = ({ kind, name }: TableRow['seats'][number]) =>
    kind === 'bot' ? botNameIn(tableWords.value, name) : name;
  return seats
    .filter(({ kind }) => kind !== 'open')
    .map(named)
    .join(', ');
}

const isOver = ({ status }: TableRow) => status === 'finished' || status === 'abandoned';

interface EndingProps {
  readonly row: TableRow;
  readonly onEnd: () => void;
  readonly onClose: () => void;
}

function Ending({ row, onEnd, onClose }: EndingProps) {
  const said = adminWords.value;
  const deed = useDeed();
  const end = () =>
    deed.run(async () => {
      await adminApi.endTable(row.table);
      toast('good', () => adminWords.value.tables.ended);
      onEnd();
    });
  return (
    <Dialog
      open
      title={said.tables.endTitle}
      close={words.value.shell.close}
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{said.cancel}</Button>
          <Button kind="wax" blocked={deed.busy} onPress={end}>
            {row.status === 'open' ? said.tables.close : said.tables.end}
          </Button>
        </>
      }
    >
      <p>
        <b>{titleOf(row.game, language.value)}</b> {row.settings.name || row.code}: {playersOf(row)}
      </p>
      <p class="note">{said.tables.endNote}</p>
      <Wrong text={deed.trouble} />
    </Dialog>
  );
}

function Line({ row, onEnd }: { readonly row: TableRow; readonly onEnd: () => void }) {
  const said = adminWords.value.tables;
  return (
    <li>
      <span class="row-about">
        <b>{row.settings.name || titleOf(row.game, language.value)}</b>{' '}
        <span class="tags">
          <Tag>{tableWords.value.status[row.status]}</Tag>
          {row.settings.visibility === 'private' ? <Tag>{said.hidden}</Tag> : null}
        </span>
        <small>
          {[titleOf(row.game, language.value), row.code, playersOf(row), agoOf(row.updated)]
            .filter(Boolean)
            .join(' · ')}
        </small>
      </span>
      <a class="btn plain" href={paths.table(row.table, false)}>
        {said.look}
      </a>
      {isOver(row) ? null : (
        <Button
          icon="close"
          label={`${row.status === 'open' ? said.close : said.end}: ${row.settings.name || row.code}`}
          onPress={onEnd}
        />
      )}
    </li>
  );
}

export function TablesTab() {
  const said = adminWords.value.tables;
  const [search, setSearch] = useState('');
  const [status, setStatus] = useState<TableStatus | undefined>(undefined);
  const [ending, setEnding] = useState<TableRow | null>(null);
  const list = useListing<TableRow>(
    async (cursor) => {
      const { tables, next } = await adminApi.tables({ search, status }, cursor);
      return { items: tables, next };
    },
    [search, status],
  );
  return (
    <div class="admin-part">
      <div class="admin-filters">
        <Search onSearch={setSearch} />
        <Select
          label={said.status}
          value={status ?? ''}
          onChange={(value) => setStatus(STATUSES.find((one) => one === value))}
          options={[
            { value: '', label: said.statuses.all },
            ...STATUSES.map((one) => ({ value: one, label: said.statuses[one] })),
          ]}
        />
      </div>
      <Listed
        list={list}
        none={said.none}
        row={(row) => <Line key={row.table} row={row} onEnd={() => setEnding(row)} />}
      />
      {ending === null ? null : (
        <Ending
          row={ending}
          onEnd={() => {
            setEnding(null);
            list.again();
          }}
          onClose={() => setEnding(null)}
        />
      )}
    </div>
  );
}
