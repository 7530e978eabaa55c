/** Above the board: who leads, who follows, who is elsewhere, and the way to be on one's own or back. */
import { Button, Dialog, Icon } from '@signoria/kit';
import type { RoomNow, RoomPerson } from '@signoria/table';
import { useState } from 'preact/hooks';
import { paths } from '../../router.ts';
import { ArmsOf } from '../../shell/bearer.tsx';
import { copy } from '../../shell/copy.ts';
import { words } from '../../state/words.ts';
import { type RoomState, useRoom } from './state.ts';
import { roomWords } from './text.ts';

export function Strip() {
  const room = useRoom();
  const now = room.now.value;
  const say = roomWords.value;
  const apart = now !== null && !room.leads.value && !room.follows.value;
  return (
    <section class={apart ? 'sheet room-strip apart' : 'sheet room-strip'} aria-label={say.people.title}>
      {now === null ? null : <Here room={room} now={now} apart={apart} />}
      <Button
        icon="share"
        label={say.invite}
        onPress={() => void copy(`${location.origin}${paths.room(room.table)}`, () => say.invited)}
      />
      {room.socket.link.value === 'lost' ? (
        <p class="room-lost" role="status">
          <Icon name="offline" /> {say.lost}
        </p>
      ) : null}
    </section>
  );
}

interface HereProps {
  readonly room: RoomState;
  readonly now: RoomNow;
  readonly apart: boolean;
}

function leaderOf({ leader, people }: RoomNow): RoomPerson | undefined {
  return people.find(({ user }) => user === leader);
}

function Here({ room, now, apart }: HereProps) {
  const { people: say, move } = roomWords.value;
  const leader = leaderOf(now);
  const leads = room.leads.value ? say.youLead : leader === undefined ? say.away : say.leads(leader.name);
  return (
    <>
      <p class="room-lead" aria-live="polite">
        <b>{apart ? say.onYourOwn : leads}</b>
        <small>
          {apart ? `${leads}, ${say.roomAt(now.place.seq)}` : move(now.place.seq)}
          {apart || room.leads.value ? '' : ` · ${say.following}`}
          {now.hides ? ` · ${veilText(room)}` : ''}
        </small>
      </p>
      <People room={room} now={now} />
      <Ways room={room} now={now} apart={apart} />
    </>
  );
}

function veilText({ leads, until }: RoomState): string {
  const { veil } = roomWords.value;
  if (leads.value) return veil.fromOthers;
  return until.value === null ? veil.seen : veil.hidden;
}

function People({ room, now }: Pick<HereProps, 'room' | 'now'>) {
  const { people: say } = roomWords.value;
  return (
    <ul class="room-people" aria-label={say.title}>
      {now.people.map(({ user, name, follows, seq }) => {
        const leads = user === now.leader;
        const heard = leads ? say.leads(name) : follows ? say.follows(name) : say.apart(name, seq);
        return (
          <li key={user} class={leads ? 'leads' : follows ? 'follows' : 'alone'}>
            <span class="only-heard">{heard}</span>
            <span aria-hidden="true">
              <ArmsOf of={{ user }} width={16} /> {name}
              {user === room.you ? ` (${say.you})` : ''}
              {leads || follows ? null : <small>{seq}</small>}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

function Ways({ room, now, apart }: HereProps) {
  const { people: say } = roomWords.value;
  const [handing, setHanding] = useState(false);
  const leader = leaderOf(now);
  const mayTake = !room.leads.value && (leader === undefined || now.keeper === room.you);
  return (
    <div class="room-ways">
      {mayTake ? <Button onPress={() => void room.ask({ do: 'lead', user: room.you })}>{say.take}</Button> : null}
      {room.leads.value ? (
        <>
          <Button icon="eye" pressed={now.hides} onPress={() => void room.ask({ do: 'hide', hide: !now.hides })}>
            {roomWords.value.veil.hide}
          </Button>
          <Button icon="people" onPress={() => setHanding(true)}>
            {say.hand}
          </Button>
        </>
      ) : apart ? (
        <Button kind="ink" icon="undo" onPress={() => room.follow(true)}>
          {leader === undefined ? say.backToRoom : say.back(leader.name)}
        </Button>
      ) : (
        <Button icon="eye" onPress={() => room.follow(false)}>
          {say.apartButton}
        </Button>
      )}
      {apart && room.until.value !== null ? (
        <Button icon="eye" onPress={room.peek}>
          {roomWords.value.veil.show}
        </Button>
      ) : null}
      <Handing room={room} now={now} open={handing} onClose={() => setHanding(false)} />
    </div>
  );
}

interface HandingProps extends Pick<HereProps, 'room' | 'now'> {
  readonly open: boolean;
  onClose(): void;
}

function Handing({ room, now, open, onClose }: HandingProps) {
  const { people: say } = roomWords.value;
  const others = now.people.filter(({ user }) => user !== room.you);
  return (
    <Dialog open={open} title={say.handTitle} close={words.value.shell.close} onClose={onClose}>
      <ul class="room-hand">
        {others.map(({ user, name }) => (
          <li key={user}>
            <Button
              wide
              onPress={() => {
                void room.ask({ do: 'lead', user });
                onClose();
              }}
            >
              {name}
            </Button>
          </li>
        ))}
      </ul>
      {others.length === 0 ? <p class="note">{say.handNobody}</p> : null}
    </Dialog>
  );
}
