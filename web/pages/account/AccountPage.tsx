/** One's own account: opening it, getting in and out, and what belongs to it. Guests get by without. */
import type { Account } from '@signoria/protocol';
import '../../css/club/account.css';
import { Button, EmptyState, Progress, Sheet, Tabs } from '@signoria/kit';
import { useState } from 'preact/hooks';
import { paths } from '../../router.ts';
import { Page } from '../../shell/Page.tsx';
import { useLatest } from '../../shell/use-latest.ts';
import { introduce, me } from '../../state/me.ts';
import { toast } from '../../state/toasts.ts';
import { words } from '../../state/words.ts';
import { Composer } from '../arms/Composer.tsx';
import { machineApi } from '../machines/api.ts';
import { Machines } from '../machines/Machines.tsx';
import { accountApi } from './api.ts';
import { departed } from './arrivals.ts';
import { Calendar } from './Calendar.tsx';
import { Devices } from './Devices.tsx';
import { troubleIn, useDeed } from './deeds.ts';
import { Wrong } from './Field.tsx';
import { Friends } from './Friends.tsx';
import { Handovers } from './Handovers.tsx';
import { MyData } from './MyData.tsx';
import { nameOf, Passkeys } from './Passkeys.tsx';
import { waysOf } from './Prove.tsx';
import { Confirm, Recover, tokenFor } from './Recover.tsx';
import { Address, Password } from './Security.tsx';
import { SignIn } from './SignIn.tsx';
import { SignUp } from './SignUp.tsx';
import { leaveFor, SsoButton, SsoLink, useReturn } from './Sso.tsx';
import { accountWords } from './text.ts';

async function fetchAccount(): Promise<Account> {
  await introduce();
  return accountApi.account();
}

export default function AccountPage() {
  const { title } = accountWords.value;
  const { user, kind } = me.value ?? { user: null, kind: null };
  const back = useReturn();
  const { value: account, error, again } = useLatest(fetchAccount, [user, kind, back.busy]);
  const known = back.busy ? null : account;
  return (
    <Page class="narrow account">
      <h1>{title}</h1>
      <Wrong text={back.trouble} />
      {known === null ? <Waiting error={error} onRetry={again} /> : <Known account={known} again={again} />}
    </Page>
  );
}

function Waiting({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) {
  const { broken, loading } = words.value.shell;
  if (error === null) return <Progress label={loading} />;
  const action = <Button onPress={onRetry}>{broken.again}</Button>;
  // Arms can be chosen without a server too, for the tables of this device.
  return (
    <>
      <EmptyState level={2} title={broken.title} text={troubleIn(error)} action={action} />
      <Composer />
    </>
  );
}

function Known({ account, again }: { readonly account: Account; readonly again: () => void }) {
  const token = tokenFor('recover');
  if (token !== null) return <Recover token={token} />;
  return account.kind === 'guest' ? <AsGuest account={account} /> : <AsAccount account={account} again={again} />;
}

function AsGuest({ account }: { readonly account: Account }) {
  const { guestLead } = accountWords.value;
  const { sso } = account;
  return (
    <>
      <p class="second">{guestLead}</p>
      <section class="sheet">
        {sso === null ? null : (
          <div class="pad">
            <SsoButton label={sso.label} />
          </div>
        )}
        {sso?.only === true ? null : <Doors account={account} />}
      </section>
      <Composer />
      <Friends asGuest />
      <MyData ways={null} />
    </>
  );
}

function Doors({ account }: { readonly account: Account }) {
  const { title, signIn, signUp } = accountWords.value;
  const [tab, setTab] = useState<'up' | 'in'>(tokenFor('confirm') === null ? 'up' : 'in');
  return (
    <Tabs
      label={title}
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
  );
}

function AsAccount({ account, again }: { readonly account: Account; readonly again: () => void }) {
  const token = tokenFor('confirm');
  const { value: keys, again: keysAgain } = useLatest(accountApi.passkeys, []);
  const { sso } = account;
  const ways = waysOf(account, keys);
  const isOpenOtherwise = sso?.only !== true;
  const { value: tokens, again: tokensAgain } = useLatest(machineApi.tokens, []);
  const renewed = () => {
    keysAgain();
    tokensAgain();
  };
  return (
    <>
      {token === null ? null : <Confirm token={token} onDone={again} />}
      <Handovers offers={account.handovers} onDone={again} />
      <You account={account} />
      <Composer />
      <Friends />
      {sso === null ? null : <SsoLink sso={sso} ways={ways} onDone={again} />}
      {isOpenOtherwise ? <Passkeys keys={keys} ways={ways} again={keysAgain} /> : null}
      <Devices />
      {isOpenOtherwise && account.password ? (
        <>
          <Password
            others={[...(keys ?? []).map(nameOf), ...(tokens ?? []).map(({ name }) => name)]}
            onDone={renewed}
          />
          <Address account={account} onDone={again} />
        </>
      ) : null}
      <Machines tokens={tokens} again={tokensAgain} admin={account.admin} ways={ways} />
      <Calendar />
      <MyData ways={ways} />
    </>
  );
}

function You({ account }: { readonly account: Account }) {
  const { you, sso } = accountWords.value;
  const deed = useDeed();
  const signOut = async () => {
    await accountApi.signOut();
    toast('plain', () => accountWords.value.you.signedOut);
    await departed();
  };
  const signOutEverywhere = async () => {
    const { url } = await accountApi.signOutEverywhere();
    if (url === null) await departed();
    else leaveFor({ url });
  };
  return (
    <Sheet title={me.value?.name ?? account.name}>
      <div class="pad stack">
        {account.handle === null ? null : (
          <p>
            {you.handle} <b>{account.handle}</b>
          </p>
        )}
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
          {account.sso?.here === true ? (
            <Button blocked={deed.busy} onPress={() => deed.run(signOutEverywhere)}>
              {sso.signOut(account.sso.label)}
            </Button>
          ) : null}
        </div>
      </div>
    </Sheet>
  );
}
