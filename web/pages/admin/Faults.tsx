/** What went wrong at tables, with a file that leads to the position. */
import { Button, Tag } from '@signoria/kit';
import type { FaultRow } from '@signoria/protocol';
import { titleOf } from '../../games/catalogue.ts';
import { paths } from '../../router.ts';
import { language } from '../../state/settings.ts';
import { adminApi, saveAs } from './api.ts';
import { useDeed, useListing } from './deed.ts';
import { agoOf, Listed, nameOr, Wrong } from './parts.tsx';
import { adminWords } from './text.ts';

const fileName = ({ game, seq }: FaultRow) => `${game}-fault-${seq}.json`;

function command(row: FaultRow): string {
  return `npx signoria replay ${fileName(row)}${row.seat === null ? '' : ` --seat ${row.seat + 1}`}`;
}

function Details({ row }: { readonly row: FaultRow }) {
  const said = adminWords.value.faults;
  return (
    <>
      {row.text === '' ? null : <q>{row.text}</q>}
      {row.veiled ? <small>{said.veiled}</small> : null}
      {row.error === '' ? null : (
        <details>
          <summary>{said.error}</summary>
          <pre>{row.stack ?? row.error}</pre>
        </details>
      )}
      <details>
        <summary>{said.how}</summary>
        <pre>{command(row)}</pre>
      </details>
    </>
  );
}

function Row({ row, again }: { readonly row: FaultRow; readonly again: () => void }) {
  const said = adminWords.value.faults;
  const deed = useDeed();
  const save = () =>
    deed.run(async () => {
      const file = JSON.stringify(await adminApi.faultFile(row.fault), null, 1);
      saveAs(fileName(row), new Blob([file], { type: 'application/json' }));
    });
  const mark = () =>
    deed.run(async () => {
      await adminApi.setDone(row.fault, !row.done);
      again();
    });
  return (
    <li>
      <span class="row-about">
        <b>{said.kinds[row.what] ?? row.what}</b>{' '}
        <span class="tags">
          {row.done ? <Tag kind="good">{said.isDone}</Tag> : null}
          {row.over ? null : <Tag>{said.running}</Tag>}
        </span>
        <small>
          {[
            said.where(titleOf(row.game, language.value), row.seat, row.seq),
            said.times(row.count, agoOf(row.last)),
            row.by === null ? '' : said.by(nameOr(row.by.name)),
          ]
            .filter(Boolean)
            .join(' · ')}
        </small>
        <Details row={row} />
        {row.over || row.veiled ? null : <small>{said.fileNote}</small>}
        <Wrong text={deed.trouble} />
      </span>
      <span class="row-buttons">
        <a class="btn plain" href={paths.table(row.table, false)}>
          {adminWords.value.reports.toTable}
        </a>
        <Button icon="download" blocked={deed.busy || row.veiled} onPress={save}>
          {said.file}
        </Button>
        <Button kind="quiet" blocked={deed.busy} onPress={mark}>
          {row.done ? said.reopen : said.done}
        </Button>
      </span>
    </li>
  );
}

export function Faults() {
  const list = useListing<FaultRow>(async (cursor) => {
    const { faults, next } = await adminApi.faults(cursor);
    return { items: faults, next };
  }, []);
  return (
    <div class="admin-part">
      <Listed
        list={list}
        none={adminWords.value.faults.none}
        row={(row) => <Row key={row.fault} row={row} again={list.again} />}
      />
    </div>
  );
}
