/** Friends, requests both ways, and whom one has blocked. */
import { Button, EmptyState, Sheet } from '@signoria/kit';
import type { BondWish, Circle, Named } from '@signoria/protocol';
import type { ComponentChildren } from 'preact';
import { paths } from '../../router.ts';
import { ArmsOf } from '../../shell/bearer.tsx';
import { useLatest } from '../../shell/use-latest.ts';
import { BotTag } from '../machines/BotTag.tsx';
import { accountApi } from './api.ts';
import { useDeed } from './deeds.ts';
import { Wrong } from './Field.tsx';
import { accountWords } from './text.ts';

/** Guests have no friends, but may have blocked somebody. */
export function Friends({ asGuest = false }: { readonly asGuest?: boolean }) {
  const { friends: own, person } = accountWords.value;
  const { value: circle, again } = useLatest(accountApi.circle, []);
  const deed = useDeed();
  const wish = (user: string, what: BondWish) =>
    deed.run(async () => {
      await accountApi.bond(user, what);
      again();
    });
  const press = (label: string, user: string, what: BondWish, kind: 'plain' | 'quiet' = 'quiet') => (
    <Button kind={kind} blocked={deed.busy} onPress={() => wish(user, what)}>
      {label}
    </Button>
  );
  if (circle === null || (asGuest && isEmpty(circle))) return null;
  return (
    <Sheet title={own.title}>
      <div class="pad stack">
        {isEmpty(circle) ? <EmptyState title={own.none} text={own.noneText} /> : null}
        <People people={circle.friends}>{(user) => press(person.part, user, 'part')}</People>
        <People title={own.asking} people={circle.asking}>
          {(user) => (
            <>
              {press(own.accept, user, 'befriend', 'plain')}
              {press(own.decline, user, 'part')}
            </>
          )}
        </People>
        <People title={own.asked} people={circle.asked}>
          {(user) => press(own.withdraw, user, 'part')}
        </People>
        <People title={own.blocked} people={circle.blocked}>
          {(user) => press(person.unblock, user, 'unblock')}
        </People>
        <Wrong text={deed.trouble} />
      </div>
    </Sheet>
  );
}

function isEmpty({ friends, asked, asking, blocked }: Circle): boolean {
  return [friends, asked, asking, blocked].every((list) => list.length === 0);
}

interface PeopleProps {
  readonly title?: string;
  readonly people: readonly Named[];
  /** What can be done about each. */
  readonly children: (user: string) => ComponentChildren;
}

function People({ title, people, children }: PeopleProps) {
  if (people.length === 0) return null;
  return (
    <div class="wide">
      {title === undefined ? null : <h3 class="caption">{title}</h3>}
      <ul class="kept-list">
        {people.map(({ user, name }) => (
          <li key={user}>
            <span>
              <ArmsOf of={{ user }} /> <a href={paths.person(user)}>{name}</a> <BotTag user={user} />
            </span>
            <span class="form-row">{children(user)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
