/** A table that has not begun: who sits where, the link for friends, the rules it will be played by. */
import type { Seat } from '@signoria/kernel';
import { Button, Segments, Select, Shield, TINCTURES } from '@signoria/kit';
import type { BotLevel, SeatInfo, TableView } from '@signoria/table';
import { useEffect } from 'preact/hooks';
import { focusMain, paths } from '../../router.ts';
import { ArmsOf } from '../../shell/bearer.tsx';
import { copy } from '../../shell/copy.ts';
import { later } from '../../shell/later.tsx';
import { me } from '../../state/me.ts';
import { playerName } from '../../state/settings.ts';
import { toast } from '../../state/toasts.ts';
import { words } from '../../state/words.ts';
import { BotTag } from '../machines/BotTag.tsx';
import { paceWords } from '../tables/pace-text.ts';
import { clockLine, hoursLine } from '../tables/pace-words.ts';
import { tablesWords } from '../tables/text.ts';
import { usePlay } from './play.ts';
import { RulesHere } from './rules/RulesHere.tsx';
import { bearerOf, nameOf } from './seats/people.ts';

interface SeatProps {
  readonly view: TableView;
  readonly seat: Seat;
}

function Colour({ view, seat }: SeatProps) {
  const play = usePlay();
  const { table, tincture } = words.value;
  const info = view.seats[seat]!;
  const free = TINCTURES.map((_, i) => i).filter((i) =>
    view.seats.every((other, at) => at === seat || other.kind === 'open' || other.colour !== i),
  );
  return (
    <Select
      label={<span class="only-heard">{table.lobby.colour(nameOf(info))}</span>}
      value={String(info.colour)}
      onChange={(value) => void play.ask({ type: 'colour', seat, colour: Number(value) })}
      options={free.map((i) => ({ value: String(i), label: tincture[TINCTURES[i]!] }))}
    />
  );
}

const OWNERS_CHOICE: readonly (BotLevel | 'open')[] = ['open', 'novice', 'adept', 'master', 'companion'];

/** Only the owner gives places to bots and clears them. */
function Placing({ view, seat, info }: SeatProps & { readonly info: SeatInfo }) {
  const play = usePlay();
  const { table, level } = words.value;
  const value = info.kind === 'bot' ? info.level : 'open';
  return (
    <Segments
      label={table.lobby.fillWith}
      value={value}
      onChange={(to) => void play.ask({ type: 'place', seat, level: to === 'open' ? null : to })}
      options={OWNERS_CHOICE.map((one) => ({
        value: one,
        label: one === 'open' ? table.lobby.openSeat : level[one].name,
      }))}
      key={view.table}
    />
  );
}

function SeatRow({ view, seat }: SeatProps) {
  const play = usePlay();
  const { table } = words.value;
  const info = view.seats[seat]!;
  const own = seat === view.you;
  const mayColour = own || (view.owner && info.kind === 'bot');
  return (
    <li>
      <Shield tincture={info.kind === 'open' ? null : TINCTURES[info.colour]!} />
      <ArmsOf of={bearerOf(view.seats, seat, play.connection.local)} width={22} />
      <b>{own ? table.you : nameOf(info) || table.lobby.openSeat}</b>
      {info.kind === 'person' ? <BotTag user={info.user} /> : null}
      {info.kind === 'open' && view.you === null ? (
        <Button kind="wax" onPress={() => void play.ask({ type: 'sit', seat })}>
          {table.lobby.sitHere}
        </Button>
      ) : null}
      {own ? <Button onPress={() => void play.ask({ type: 'rise' })}>{table.lobby.rise}</Button> : null}
      {mayColour ? <Colour view={view} seat={seat} /> : null}
      {view.owner && info.kind === 'person' && !own ? (
        <Button kind="quiet" onPress={() => void play.ask({ type: 'place', seat, level: null })}>
          {table.lobby.clear}
        </Button>
      ) : null}
      {view.owner && info.kind !== 'person' ? <Placing view={view} seat={seat} info={info} /> : null}
    </li>
  );
}

function Link({ view }: { readonly view: TableView }) {
  const { lobby } = words.value.table;
  const link = `${location.origin}${paths.join(view.code)}`;
  return (
    <div class="invite">
      <p>
        {lobby.link} <b class="code">{view.code}</b>
      </p>
      <div class="link-row">
        <input class="text-field" readOnly value={link} aria-label={lobby.link} />
        <Button icon="link" onPress={() => void copy(link, (w) => w.table.lobby.copied)}>
          {lobby.copy}
        </Button>
      </div>
    </div>
  );
}

const GuestName = later(() => import('../join/GuestName.tsx'));

/** Before somebody sits down whom nobody has named yet. */
function Naming({ view }: { readonly view: TableView }) {
  const unnamed = me.value?.kind === 'guest' && playerName.value === '' && view.you === null;
  if (!unnamed || usePlay().connection.local) return null;
  return <GuestName taken={view.seats.map(nameOf)} />;
}

const InviteFriends = later(() => import('../account/InviteFriends.tsx'));

/** Whoever has an account may have friends. */
function Friends({ view }: { readonly view: TableView }) {
  const { local } = usePlay().connection;
  if (local || me.value?.kind !== 'account' || (view.you === null && !view.owner)) return null;
  const seated = view.seats.flatMap((seat) => (seat.kind === 'person' ? [seat.user] : []));
  return <InviteFriends table={view.table} seated={seated} />;
}

function Start({ view }: { readonly view: TableView }) {
  const play = usePlay();
  const { lobby } = words.value.table;
  const open = view.seats.filter(({ kind }) => kind === 'open').length;
  const { challenge } = view.settings;
  if (!view.owner)
    return <p class="note">{challenge === true ? tablesWords.value.challengeNote : lobby.waitingOwner}</p>;
  return (
    <div class="start-row">
      <Button onPress={() => void play.ask({ type: 'close' })}>{lobby.closeTable}</Button>
      <Button
        kind="wax"
        blocked={open > 0}
        note={open > 0 ? lobby.startWhyNot(open) : lobby.startNote}
        onWhy={() => toast('plain', (w) => w.table.lobby.startWhyNot(open))}
        onPress={() => void play.ask({ type: 'start' })}
      >
        {lobby.start}
      </Button>
    </div>
  );
}

function paceLine({ settings }: TableView): string {
  const hours = hoursLine(settings);
  return [paceWords.value.names[settings.pace].name, clockLine(settings), ...(hours === null ? [] : [hours])].join(
    ' · ',
  );
}

export function BeforeStart({ view }: { readonly view: TableView }) {
  const play = usePlay();
  const { table } = words.value;
  useEffect(focusMain, []);
  return (
    <main id="main" class="before-start" tabIndex={-1}>
      <section class="sheet">
        <div class="sheet-head">
          <h1>{view.settings.name || play.text.value.title}</h1>
          <span class="caption">{paceLine(view)}</span>
        </div>
        <div class="pad">
          <Link view={view} />
          <Friends view={view} />
          <Naming view={view} />
          <ul class="start-seats" aria-label={table.seats}>
            {view.seats.map((_, seat) => (
              <SeatRow key={seat} view={view} seat={seat} />
            ))}
          </ul>
          <Start view={view} />
        </div>
      </section>
      <section class="sheet">
        <div class="sheet-head">
          <h2>{table.lobby.rulesHere}</h2>
          <a class="link" href={paths.game(view.header.game)}>
            {words.value.shell.rules}
          </a>
        </div>
        <div class="pad">
          <RulesHere />
        </div>
      </section>
    </main>
  );
}
