/** The tables one sits at: those that wait for an answer first. Tables of this device can be put away. */

import { Button, Icon, Shield, Tag, TINCTURES } from '@signoria/kit';
import { useState } from 'preact/hooks';
import { titleOf } from '../../games/catalogue.ts';
import { discard } from '../../local/indexed-db.ts';
import { paths } from '../../router.ts';
import { Cover } from '../../shell/Cover.tsx';
import { fetchMyTables, type MyTable, waitingTables } from '../../state/my-tables.ts';
import { language } from '../../state/settings.ts';
import { toast } from '../../state/toasts.ts';
import { tableWords, words } from '../../state/words.ts';
import { inWords } from '../pace/duration.ts';

const SHOWN = 6;

function State({ table }: { readonly table: MyTable }) {
  const { home, shell } = words.value;
  return (
    <span class="table-state">
      {table.yourTurn ? <Tag kind="gold">{home.yourMove}</Tag> : <span>{tableWords.value.status[table.status]}</span>}
      {table.flag === null ? (
        <small>{table.expiring ? home.expiring : shell.ago(Date.now() - table.touched)}</small>
      ) : (
        <small class="time-left">
          <Icon name="clock" /> {home.timeLeft(inWords(Math.max(0, table.flag - Date.now()), language.value))}
        </small>
      )}
    </span>
  );
}

function About({ table }: { readonly table: MyTable }) {
  const { home } = words.value;
  return (
    <span class="table-about">
      <b>{table.name || titleOf(table.game, language.value)}</b>
      <span class="shields">
        {table.seats.map(({ kind, colour }, i) => (
          <Shield key={i} tincture={kind === 'open' ? null : TINCTURES[colour]!} />
        ))}
        {table.local ? <small>{home.onThisDevice}</small> : null}
      </span>
    </span>
  );
}

async function putAway(table: string): Promise<void> {
  await discard(table);
  await fetchMyTables();
  toast('plain', ({ home }) => home.removed);
}

/** Asks once more: what lies on this device lies nowhere else. */
function PutAway({ table }: { readonly table: MyTable }) {
  const { home } = words.value;
  const [sure, setSure] = useState(false);
  if (sure) {
    return (
      <Button kind="wax" onPress={() => void putAway(table.table)}>
        {home.reallyRemove}
      </Button>
    );
  }
  const label = home.remove(titleOf(table.game, language.value));
  return <Button kind="quiet" icon="close" label={label} onPress={() => setSure(true)} />;
}

function Row({ table }: { readonly table: MyTable }) {
  const over = table.status === 'finished' || table.status === 'abandoned';
  const to = over ? paths.replay(table.table, table.local) : paths.table(table.table, table.local);
  return (
    <li class={table.yourTurn ? 'yours' : ''}>
      <a href={to}>
        <Cover game={table.game} />
        <About table={table} />
        <State table={table} />
      </a>
      {table.local ? <PutAway table={table} /> : null}
    </li>
  );
}

export function Continue({ tables }: { readonly tables: readonly MyTable[] }) {
  const { home } = words.value;
  const waiting = waitingTables.value.length;
  return (
    <section class="sheet continue" aria-labelledby="continue">
      <div class="sheet-head">
        <h2 id="continue">{home.continue}</h2>
        <span class="second">{home.awaiting(waiting)}</span>
        {waiting > 0 ? (
          <span class="caption wide-only">
            {home.nextWaiting} <span class="kbd">N</span>
          </span>
        ) : null}
      </div>
      <ul>
        {tables.slice(0, SHOWN).map((table) => (
          <Row key={table.table} table={table} />
        ))}
      </ul>
    </section>
  );
}
