/** One user, and everything an administrator may do about them. */
import { Button, Dialog } from '@signoria/kit';
import type { UserChange, UserRow } from '@signoria/protocol';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import type { Deed } from '../../shell/deed.ts';
import { toast } from '../../state/toasts.ts';
import { words } from '../../state/words.ts';
import { adminApi } from './api.ts';
import { useDeed } from './deed.ts';
import { Field, momentOf, SpanSelect, untilOf, Wrong } from './parts.tsx';
import { adminWords, type Span } from './text.ts';

interface UserDialogProps {
  readonly user: UserRow;
  /** Null once they are deleted. */
  readonly onChange: (user: UserRow | null) => void;
  readonly onClose: () => void;
}

interface PartProps {
  readonly user: UserRow;
  readonly deed: Deed;
  readonly change: (change: UserChange) => void;
}

function Part({ title, children }: { readonly title: string; readonly children: ComponentChildren }) {
  return (
    <section class="user-part">
      <h3>{title}</h3>
      {children}
    </section>
  );
}

function Renaming({ user, deed, change }: PartProps) {
  const said = adminWords.value.people;
  const [name, setName] = useState(user.name);
  return (
    <Part title={said.name}>
      <form
        class="in-row"
        onSubmit={(event) => {
          event.preventDefault();
          change({ what: 'rename', name });
        }}
      >
        <Field label={said.name} value={name} onChange={setName} longest={60} />
        <Button type="submit" blocked={deed.busy}>
          {said.rename}
        </Button>
      </form>
    </Part>
  );
}

function Moderation({ user, deed, change }: PartProps) {
  const said = adminWords.value.people;
  const [span, setSpan] = useState<Span>('day');
  const [reason, setReason] = useState('');
  if (user.admin) return null;
  const { muted, banned } = user;
  const until = (at: number | null) => (at === null ? null : momentOf(at));
  return (
    <Part title={said.moderation}>
      {muted === null ? null : <p class="note">{said.muted(until(muted.until))}</p>}
      {banned === null ? null : <p class="note">{said.banned(until(banned.until))}</p>}
      <SpanSelect label={said.span} names={said.spans} value={span} onChange={setSpan} />
      <Field label={said.reason} note={said.reasonNote} value={reason} onChange={setReason} longest={300} optional />
      <div class="in-row">
        {muted === null ? (
          <Button blocked={deed.busy} onPress={() => change({ what: 'mute', until: untilOf(span), reason })}>
            {said.mute}
          </Button>
        ) : (
          <Button blocked={deed.busy} onPress={() => change({ what: 'unmute' })}>
            {said.unmute}
          </Button>
        )}
        {banned === null ? (
          <Button kind="wax" blocked={deed.busy} onPress={() => change({ what: 'ban', until: untilOf(span), reason })}>
            {said.ban}
          </Button>
        ) : (
          <Button blocked={deed.busy} onPress={() => change({ what: 'unban' })}>
            {said.unban}
          </Button>
        )}
      </div>
    </Part>
  );
}

function AdminPart({ user, deed, change }: PartProps) {
  const said = adminWords.value.people;
  if (user.kind === 'guest') return null;
  return (
    <Part title={said.adminTitle}>
      <p class="note">{user.admin ? said.adminSafe : said.adminNote}</p>
      <Button blocked={deed.busy} onPress={() => change({ what: user.admin ? 'unmake-admin' : 'make-admin' })}>
        {user.admin ? said.unmakeAdmin : said.makeAdmin}
      </Button>
    </Part>
  );
}

/** Pressed twice: the second time for good. */
function Deleting({ user, deed, onDelete }: Omit<PartProps, 'change'> & { readonly onDelete: () => void }) {
  const said = adminWords.value.people;
  const [sure, setSure] = useState(false);
  if (user.admin) return null;
  return (
    <Part title={said.delete}>
      <p class="note">{said.deleteNote}</p>
      <Button kind={sure ? 'wax' : 'plain'} blocked={deed.busy} onPress={() => (sure ? onDelete() : setSure(true))}>
        {sure ? said.deleteReally : said.delete}
      </Button>
    </Part>
  );
}

export function UserDialog({ user, onChange, onClose }: UserDialogProps) {
  const said = adminWords.value.people;
  const deed = useDeed();
  const told = () => toast('good', () => adminWords.value.people.done);
  const change = (wish: UserChange) =>
    deed.run(async () => {
      onChange(await adminApi.changeUser(user.user, wish));
      told();
    });
  const onDelete = () =>
    deed.run(async () => {
      await adminApi.deleteUser(user.user);
      onChange(null);
      told();
    });
  const parts = { user, deed, change };
  return (
    <Dialog open title={user.name} close={words.value.shell.close} onClose={onClose}>
      <p class="note">{[user.handle ?? said.guest, said.record(user.finished, user.left)].join(' · ')}</p>
      <Wrong text={deed.trouble} />
      <Moderation {...parts} />
      <Renaming {...parts} />
      <AdminPart {...parts} />
      <Deleting user={user} deed={deed} onDelete={onDelete} />
    </Dialog>
  );
}
