/** What players tell administrators from the table: about a line or a person, and that something is wrong. */

import { Button, Dialog, Select } from '@signoria/kit';
import type { ReportReason } from '@signoria/protocol';
import { REPORT_REASONS } from '@signoria/protocol/names';
import { quickChatIn, type TableView } from '@signoria/table';
import type { ComponentChildren } from 'preact';
import { useId, useState } from 'preact/hooks';
import { call } from '../../../api.ts';
import { toastTrouble } from '../../../shell/trouble.ts';
import { language } from '../../../state/settings.ts';
import { toast } from '../../../state/toasts.ts';
import { tableWords, words } from '../../../state/words.ts';
import { usePlay } from '../play.ts';
import { nameOf } from '../seats/people.ts';
import { reportWords } from './text.ts';

interface FormProps {
  readonly title: string;
  readonly send: string;
  readonly said: string;
  readonly children: ComponentChildren;
  readonly onSend: () => Promise<unknown>;
}

/** Stays open with everything in it until the server has taken it. */
function Form({ title, send, said, children, onSend }: FormProps) {
  const play = usePlay();
  const [busy, setBusy] = useState(false);
  const close = () => {
    play.dialog.value = null;
  };
  const submit = async () => {
    setBusy(true);
    try {
      await onSend();
      toast('good', () => said);
      close();
    } catch (error) {
      toastTrouble(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog
      open
      title={title}
      close={words.value.shell.close}
      onClose={close}
      actions={
        <>
          <Button onPress={close}>{words.value.table.tools.cancel}</Button>
          <Button kind="ink" blocked={busy} onPress={() => void submit()}>
            {send}
          </Button>
        </>
      }
    >
      <div class="stack">{children}</div>
    </Dialog>
  );
}

interface NoteProps {
  readonly label: string;
  readonly note: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

function Note({ label, note, value, onChange }: NoteProps) {
  const id = useId();
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <textarea
        id={id}
        class="text-field"
        rows={4}
        maxLength={1000}
        value={value}
        aria-describedby={`${id}-note`}
        onInput={(event) => onChange(event.currentTarget.value)}
      />
      <small id={`${id}-note`}>{note}</small>
    </div>
  );
}

const others = ({ seats, you }: TableView) =>
  seats.flatMap((info, seat) =>
    info.kind === 'person' && seat !== you ? [{ value: String(seat), label: nameOf(info) }] : [],
  );

export function ReportDialog() {
  const play = usePlay();
  const said = reportWords.value;
  const line = play.reported.value;
  const people = play.view.value === null ? [] : others(play.view.value);
  const [seat, setSeat] = useState(people[0]?.value ?? '');
  const [reason, setReason] = useState<ReportReason>('abuse');
  const [text, setText] = useState('');
  const about = line === null ? { seat: Number(seat) } : { chat: line.id };
  const send = () =>
    call('POST /api/tables/:id/report', { params: { id: play.connection.table }, body: { reason, text, about } });
  return (
    <Form title={said.report} send={said.send} said={said.sent} onSend={send}>
      <p>{said.about}</p>
      {line === null ? (
        <Select label={said.who} value={seat} onChange={setSeat} options={people} />
      ) : (
        <blockquote>
          <b>
            <bdi>{line.from.name}</bdi>
          </b>{' '}
          <bdi>{quote(line.text)}</bdi>
        </blockquote>
      )}
      <Select
        label={said.why}
        value={reason}
        onChange={(value) => setReason(REPORT_REASONS.find((one) => one === value) ?? 'other')}
        options={REPORT_REASONS.map((value) => ({ value, label: said.reasons[value] }))}
      />
      <Note label={said.more} note={said.moreNote} value={text} onChange={setText} />
    </Form>
  );
}

function quote(text: string): string {
  const quickChat = quickChatIn(text);
  return quickChat === null ? text : tableWords.value.quickChat[quickChat];
}

export function WrongDialog() {
  const play = usePlay();
  const said = reportWords.value;
  const [text, setText] = useState('');
  const page = `${navigator.userAgent} ${innerWidth}×${innerHeight} ${language.value}`;
  const send = () =>
    call('POST /api/tables/:id/wrong', { params: { id: play.connection.table }, body: { text, page } });
  return (
    <Form title={said.wrong} send={said.send} said={said.wrongSent} onSend={send}>
      <p>{said.wrongLead}</p>
      <Note label={said.wrongWhat} note={said.wrongNote} value={text} onChange={setText} />
    </Form>
  );
}
