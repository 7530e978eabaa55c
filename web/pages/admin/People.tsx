/** Everybody this server knows: found by name or by what was taken from them. */

import { Button, Select, Tag } from '@signoria/kit';
import type { UserKind, UserRow } from '@signoria/protocol';
import { USER_KINDS } from '@signoria/protocol/names';
import { useState } from 'preact/hooks';
import { BotTag } from '../machines/BotTag.tsx';
import { adminApi } from './api.ts';
import { useListing } from './deed.ts';
import { dateOf, Listed, momentOf, Search } from './parts.tsx';
import { adminWords } from './text.ts';
import { UserDialog } from './UserDialog.tsx';

function Tags({ user }: { readonly user: UserRow }) {
  const said = adminWords.value.people;
  const until = (at: number | null) => (at === null ? null : momentOf(at));
  return (
    <span class="tags">
      <BotTag user={user.user} />
      {user.here ? <Tag kind="good">{said.here}</Tag> : null}
      {user.admin ? <Tag kind="gold">{said.admin}</Tag> : null}
      {user.kind === 'guest' ? <Tag>{said.guest}</Tag> : null}
      {user.muted === null ? null : <Tag kind="wax">{said.muted(until(user.muted.until))}</Tag>}
      {user.banned === null ? null : <Tag kind="wax">{said.banned(until(user.banned.until))}</Tag>}
    </span>
  );
}

export function People() {
  const said = adminWords.value.people;
  const [search, setSearch] = useState('');
  const [kind, setKind] = useState<UserKind | undefined>(undefined);
  const [open, setOpen] = useState<UserRow | null>(null);
  const list = useListing<UserRow>(
    async (cursor) => {
      const { users, next } = await adminApi.users({ search, kind }, cursor);
      return { items: users, next };
    },
    [search, kind],
  );
  return (
    <div class="admin-part">
      <div class="admin-filters">
        <Search onSearch={setSearch} />
        <Select
          label={said.kind}
          value={kind ?? ''}
          onChange={(value) => setKind(USER_KINDS.find((one) => one === value))}
          options={[
            { value: '', label: said.kinds.all },
            ...USER_KINDS.map((one) => ({ value: one, label: said.kinds[one] })),
          ]}
        />
      </div>
      <Listed
        list={list}
        none={said.none}
        row={(user) => (
          <li key={user.user}>
            <span class="row-about">
              <b>{user.name}</b> <Tags user={user} />
              <small>
                {[user.handle, said.since(dateOf(user.created)), said.record(user.finished, user.left)]
                  .filter(Boolean)
                  .join(' · ')}
              </small>
            </span>
            <Button label={`${said.change}: ${user.name}`} icon="pen" onPress={() => setOpen(user)} />
          </li>
        )}
      />
      {open === null ? null : (
        <UserDialog
          user={open}
          onChange={(user) => {
            setOpen(user);
            list.again();
          }}
          onClose={() => setOpen(null)}
        />
      )}
    </div>
  );
}
