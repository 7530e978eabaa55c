/** An invitation: who calls, to which game, who sits there already, and one large button. */
import { Button, Icon, Shield, TINCTURES } from '@signoria/kit';
import type { TableRow } from '@signoria/protocol';
import { botNameIn } from '@signoria/table';
import { useState } from 'preact/hooks';
import { api } from '../../api.ts';
import { entryOf, titleOf } from '../../games/catalogue.ts';
import { learn } from '../../local/learn.ts';
import { go, paths } from '../../router.ts';
import { ArmsOf, bearerIn } from '../../shell/bearer.tsx';
import { Cover } from '../../shell/Cover.tsx';
import { toastTrouble } from '../../shell/trouble.ts';
import { me, rename } from '../../state/me.ts';
import { language, playerName } from '../../state/settings.ts';
import { tableWords, words } from '../../state/words.ts';
import { paceWords } from '../tables/pace-text.ts';
import { anyName, NameField } from './NameField.tsx';
import { invitationWords } from './text.ts';

function nameAt(seat: TableRow['seats'][number]): string {
  if (seat.kind === 'open') return words.value.table.lobby.openSeat;
  return seat.kind === 'bot' ? botNameIn(tableWords.value, seat.name) : seat.name;
}

function factsOf({ settings, open, minutes }: TableRow): string {
  const say = invitationWords.value;
  const long = minutes === null ? [] : [say.minutes(Math.max(1, Math.round(minutes)))];
  return [paceWords.value.names[settings.pace].name, ...long, say.free(open)].join(' · ');
}

function Seats({ row }: { readonly row: TableRow }) {
  return (
    <ul class="invitation-seats" aria-label={invitationWords.value.there}>
      {row.seats.map((seat, i) => (
        <li key={i} class={seat.kind}>
          <Shield tincture={seat.kind === 'open' ? null : TINCTURES[seat.colour]!} />
          <ArmsOf of={bearerIn(seat)} width={22} />
          <span>{nameAt(seat)}</span>
        </li>
      ))}
    </ul>
  );
}

/** A guest says what to be called; whoever has an account is called so. */
function SitDown({ row }: { readonly row: TableRow }) {
  const say = invitationWords.value;
  const guest = me.value?.kind !== 'account';
  const taken = row.seats.map(({ name }) => name);
  const [name, setName] = useState(() => playerName.value || anyName(taken));
  const [busy, setBusy] = useState(false);
  const sit = async () => {
    setBusy(true);
    try {
      if (guest && name.trim() !== me.value?.name) await rename(name.trim());
      await api.join(row.table);
      go(paths.table(row.table, false));
    } catch (error) {
      setBusy(false);
      toastTrouble(error);
    }
  };
  return (
    <form
      class="invitation-sit"
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) void sit();
      }}
    >
      {guest ? <NameField value={name} taken={taken} onChange={setName} /> : null}
      <Button type="submit" kind="wax" blocked={busy}>
        {guest && name.trim() !== '' ? say.sit(name.trim()) : say.sitDown}
      </Button>
    </form>
  );
}

export function Invitation({ row }: { readonly row: TableRow }) {
  const say = invitationWords.value;
  const title = titleOf(row.game, language.value);
  const host = row.seats.find(({ user }) => user === row.owner);
  return (
    <article class="sheet invitation">
      <Cover game={row.game} />
      <div class="invitation-words">
        <div class="invitation-caller">
          {host === undefined ? null : <ArmsOf of={bearerIn(host)} width={52} />}
          <h1>{host === undefined ? say.invited : say.invites(host.name)}</h1>
        </div>
        <p class="invitation-game">
          <b>{row.settings.name || title}</b>
          {row.settings.name === '' ? null : <span>{title}</span>}
        </p>
        <p>{entryOf(row.game)?.text[language.value].blurb}</p>
        <p class="game-facts">
          <Icon name="clock" /> {factsOf(row)}
        </p>
        <Seats row={row} />
        {row.open === 0 ? <p class="note">{say.full}</p> : <SitDown row={row} />}
        <p class="invitation-ways">
          <a class="link" href={paths.table(row.table, false)}>
            {say.look}
          </a>
          <a class="link" href={paths.aid(row.game)}>
            {say.aid}
          </a>
        </p>
        <Button kind="quiet" icon="book" onPress={() => void learn(row.game)}>
          {say.learn}
        </Button>
      </div>
    </article>
  );
}
