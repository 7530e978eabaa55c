/** At a table that has not begun: friends can be asked to it with one press. */

import { Button, Tag } from '@signoria/kit';
import { useState } from 'preact/hooks';
import { paths } from '../../router.ts';
import { ArmsOf } from '../../shell/bearer.tsx';
import { useLatest } from '../../shell/use-latest.ts';
import { accountApi } from './api.ts';
import { useDeed } from './deeds.ts';
import { Wrong } from './Field.tsx';
import { accountWords } from './text.ts';

interface InviteProps {
  readonly table: string;
  /** Who sits there already. */
  readonly seated: readonly string[];
}

export default function InviteFriends({ table, seated }: InviteProps) {
  const { invite } = accountWords.value;
  const { value: circle } = useLatest(accountApi.circle, []);
  const [asked, setAsked] = useState<readonly string[]>([]);
  const deed = useDeed();
  const ask = (user: string) =>
    deed.run(async () => {
      await accountApi.invite(table, user);
      setAsked((before) => [...before, user]);
    });
  const friends = (circle?.friends ?? []).filter(({ user }) => !seated.includes(user));
  if (friends.length === 0) return null;
  return (
    <section class="invite-friends" aria-label={invite.title}>
      <b>{invite.title}</b>
      <ul>
        {friends.map(({ user, name }) => (
          <li key={user}>
            <ArmsOf of={{ user }} /> <a href={paths.person(user)}>{name}</a>{' '}
            {asked.includes(user) ? (
              <Tag kind="good">{invite.asked}</Tag>
            ) : (
              <Button blocked={deed.busy} label={`${invite.ask}: ${name}`} onPress={() => ask(user)}>
                {invite.ask}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <Wrong text={deed.trouble} />
    </section>
  );
}
