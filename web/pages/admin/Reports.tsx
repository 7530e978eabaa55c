/** What players reported: the open ones first. Each with the talk around it, and with what may be done about it. */
import { Button, Dialog, Progress, Tag } from '@signoria/kit';
import type { Report, ReportRow } from '@signoria/protocol';
import { quickChatIn } from '@signoria/table';
import { useState } from 'preact/hooks';
import { titleOf } from '../../games/catalogue.ts';
import { paths } from '../../router.ts';
import { useAsync } from '../../shell/use-async.ts';
import { language } from '../../state/settings.ts';
import { toast } from '../../state/toasts.ts';
import { tableWords, words } from '../../state/words.ts';
import { reportWords } from '../table/report/text.ts';
import { adminApi } from './api.ts';
import { troubleIn, useDeed, useListing } from './deed.ts';
import { agoOf, Listed, LongField, nameOr, Wrong } from './parts.tsx';
import { adminWords } from './text.ts';
import { UserDialog } from './UserDialog.tsx';

const sayingOf = (text: string): string => {
  const quickChat = quickChatIn(text);
  return quickChat === null ? text : tableWords.value.quickChat[quickChat];
};

function Talk({ report: { chat } }: { readonly report: Report }) {
  const said = adminWords.value.reports;
  return (
    <section aria-labelledby="talk">
      <h3 id="talk">{said.talk}</h3>
      {chat.length === 0 ? <p class="note">{said.noTalk}</p> : null}
      <ul class="reported-talk">
        {chat.map(({ id, name, room, text, reported }) => (
          <li key={id} class={reported ? 'reported' : ''} aria-current={reported ? 'true' : undefined}>
            <b>
              <bdi>{nameOr(name)}</bdi>
            </b>{' '}
            {room === 'watchers' ? <small>{said.watchers}</small> : null} <bdi>{sayingOf(text)}</bdi>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface JudgingProps {
  readonly report: string;
  readonly onDone: () => void;
}

function Judging({ report, onDone }: JudgingProps) {
  const said = adminWords.value.reports;
  const deed = useDeed();
  const [note, setNote] = useState('');
  const judge = (verdict: 'acted' | 'dismissed') =>
    deed.run(async () => {
      await adminApi.judge(report, verdict, note);
      toast('good', () => adminWords.value.reports.done);
      onDone();
    });
  return (
    <>
      <LongField label={said.note} value={note} onChange={setNote} />
      <Wrong text={deed.trouble} />
      <div class="in-row">
        <Button kind="ink" blocked={deed.busy} onPress={() => judge('acted')}>
          {said.acted}
        </Button>
        <Button blocked={deed.busy} onPress={() => judge('dismissed')}>
          {said.dismiss}
        </Button>
      </div>
    </>
  );
}

interface ReportDialogProps {
  readonly row: ReportRow;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

function ReportDialog({ row, onDone, onClose }: ReportDialogProps) {
  const said = adminWords.value.reports;
  const found = useAsync(() => adminApi.report(row.report), [row.report]);
  const [acting, setActing] = useState(false);
  const user = found.state === 'ready' ? found.value.user : null;
  if (acting && user !== null) {
    return <UserDialog user={user} onChange={() => found.again()} onClose={() => setActing(false)} />;
  }
  return (
    <Dialog
      open
      title={said.says(nameOr(row.by.name), nameOr(row.about.name))}
      close={words.value.shell.close}
      onClose={onClose}
    >
      <div class="admin-part">
        <p>
          <b>{reportWords.value.reasons[row.reason]}</b> <bdi>{row.text}</bdi>
        </p>
        {found.state === 'loading' ? <Progress label={words.value.shell.loading} /> : null}
        {found.state === 'failed' ? <Wrong text={troubleIn(found.error)} /> : null}
        {found.state === 'ready' ? <Talk report={found.value} /> : null}
        <div class="in-row">
          {user === null ? null : (
            <Button icon="pen" onPress={() => setActing(true)}>
              {said.toPerson} {user.name}
            </Button>
          )}
          <a class="btn plain" href={paths.table(row.table, false)}>
            {said.toTable}
          </a>
        </div>
        <Judging report={row.report} onDone={onDone} />
      </div>
    </Dialog>
  );
}

function State({ row: { verdict } }: { readonly row: ReportRow }) {
  const said = adminWords.value.reports;
  if (verdict === null) return <Tag kind="wax">{said.open}</Tag>;
  return <Tag>{said.closed(said.verdicts[verdict.what], nameOr(verdict.by.name), agoOf(verdict.at))}</Tag>;
}

export function Reports() {
  const said = adminWords.value.reports;
  const [open, setOpen] = useState<ReportRow | null>(null);
  const list = useListing<ReportRow>(async (cursor) => {
    const { reports, next } = await adminApi.reports(cursor);
    return { items: reports, next };
  }, []);
  return (
    <div class="admin-part">
      <Listed
        list={list}
        none={said.none}
        row={(row) => (
          <li key={row.report}>
            <span class="row-about">
              <b>{said.says(nameOr(row.by.name), nameOr(row.about.name))}</b> <State row={row} />
              {row.line === null ? null : <q>{sayingOf(row.line)}</q>}
              <small>
                {[reportWords.value.reasons[row.reason], row.text, titleOf(row.game, language.value), agoOf(row.at)]
                  .filter(Boolean)
                  .join(' · ')}
              </small>
            </span>
            <Button onPress={() => setOpen(row)}>{said.look}</Button>
          </li>
        )}
      />
      {open === null ? null : (
        <ReportDialog
          row={open}
          onDone={() => {
            setOpen(null);
            list.again();
          }}
          onClose={() => setOpen(null)}
        />
      )}
    </div>
  );
}
