/** One's own account: opening it, getting in and out, and what belongs to it. Guests get by without. */
import type { Account } from '@signoria/protocol';
import '../../css/account.css';
import { Button, EmptyState, Progress, Sheet, Tabs } from '@signoria/kit';
import { useState } from 'preact/hooks';
import { paths } from '../../router.ts';
import { Page } from '../../shell/Page.tsx';
import { useLatest } from '../../shell/use-latest.ts';
import { introduce, me } from '../../state/me.ts';
import { toast } from '../../state/toasts.ts';
import { words } from '../../state/words.ts';
import { accountApi } from './api.ts';
import { departed } from './arrivals.ts';
import { Calendar } from './Calendar.tsx';
import { Devices } from './Devices.tsx';
import { troubleIn, useDeed } from './deeds.ts';
import { Wrong } from './Field.tsx';
import { Friends } from './Friends.tsx';
import { Handovers } from './Handovers.tsx';
import { MyData } from './MyData.tsx';
import { Passkeys } from './Passkeys.tsx';
import { Confirm, Recover, tokenFor } from './Recover.tsx';
import { Address, Password } from './Security.tsx';
import { SignIn } from './SignIn.tsx';
import { SignUp } from './SignUp.tsx';
import { accountWords } from './text.ts';

async function fetchAccount(): Promise<Account> {
  await introduce();
  return accountApi.account();
}

export default function AccountPage() {
  const { title } = accountWords.value;
  const { user, kind } = me.value ?? { user: null, kind: null };
  const { value: account, error, again } = useLatest(fetchAccount, [user, kind]);
  return (
    <Page class="narrow account">
      <h1>{title}</h1>
      {account === null ? <Waiting error={error} onRetry={again} /> : <Known account={account} again={again} />}
    </Page>
  );
}

function Waiting({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) {
  const { broken, loading } = words.value.shell;
  if (error === null) return <Progress label={loading} />;
  const action = <Button onPress={onRetry}>{broken.again}</Button>;
  return <EmptyState level={2} title={broken.title} text={troubleIn(error)} action={action} />;
}

function Known({ account, again }: { readonly account: Account; readonly again: () => void }) {
  const token = tokenFor('recover');
  if (token !== null) return <Recover token={token} />;
  return account.kind === 'guest' ? <AsGuest account={account} /> : <AsAccount account={account} again={again} />;
}

function AsGuest({ account }: { readonly account: Account }) {
  const { guestLead, signIn, signUp } = accountWords.value;
  const [tab, setTab] = useState(tokenFor('confirm') === null ? 'up' : 'in');
  return (
    <>
      <p class="second">{guestLead}</p>
      <section class="sheet">
        <Tabs
          label={accountWords.value.title}
          value={tab}
          onChange={setTab}
          tabs={[
            { id: 'up', label: signUp.tab },
            { id: 'in', label: signIn.tab },
          ]}
        >
          <div class="pad">
            {tab === 'up' ? <SignUp closed={account.registration === 'closed'} /> : <SignIn mail={account.mail} />}
          </div>
        </Tabs>
      </section>
      <Friends asGuest />
      <MyData hasAccount={false} />
    </>
  );
}

function AsAccount({ account, again }: { readonly account: Account; readonly again: () => void }) {
  const token = tokenFor('confirm');
  const { value: keys, again: keysAgain } = useLatest(accountApi.passkeys, []);
  return (
    <>
      {token === null ? null : <Confirm token={token} onDone={again} />}
      <Handovers offers={account.handovers} onDone={again} />
      <You account={account} />
      <Friends />
      <Passkeys keys={keys} again={keysAgain} />
      <Devices />
      <Password keys={keys ?? []} onDone={keysAgain} />
      <Address account={account} onDone={again} />
      <Calendar />
      <MyData hasAccount />
    </>
  );
}

function You({ account }: { readonly account: Account }) {
  const { you } = accountWords.value;
  const deed = useDeed();
  const signOut = async () => {
    await accountApi.signOut();
    toast('plain', () => accountWords.value.you.signedOut);
    await departed();
  };
  return (
    <Sheet title={me.value?.name ?? account.name}>
      <div class="pad stack">
        <p>
          {you.handle} <b>{account.handle}</b>
        </p>
        {account.admin ? <p class="note">{you.admin}</p> : null}
        <Wrong text={deed.trouble} />
        <div class="form-row">
          <a class="btn plain" href={paths.person(account.user)}>
            {you.profile}
          </a>
          <a class="btn plain" href={paths.settings}>
            {you.settings}
          </a>
          <Button blocked={deed.busy} onPress={() => deed.run(signOut)}>
            {you.signOut}
          </Button>
        </div>
      </div>
    </Sheet>
  );
}
