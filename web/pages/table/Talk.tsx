/** Talk at the table: seats among themselves, watchers in a room of their own. Anybody can be muted. */

import { Button, Shield } from '@signoria/kit';
import { type ChatLine, QUICK_CHAT, quickChatIn, quickChatLine, type TableView } from '@signoria/table';
import { useEffect, useRef, useState } from 'preact/hooks';
import { paths } from '../../router.ts';
import { tableWords, words } from '../../state/words.ts';
import { BotTag } from '../machines/BotTag.tsx';
import { usePlay } from './play.ts';
import { tinctureOf } from './seats/people.ts';

/** Who has a seat can be looked up; who is gone has left no name. */
function Author({ line: { from }, view }: { readonly line: ChatLine; readonly view: TableView }) {
  const { local } = usePlay().connection;
  const of = from.seat === null ? undefined : view.seats[from.seat];
  const name = from.name || tableWords.value.gone;
  // Isolated, so that letters which run the other way turn nothing around them.
  const shown = <bdi>{name}</bdi>;
  if (of?.kind !== 'person' || from.name === '' || local) return <b>{shown}</b>;
  return (
    <>
      <a class="author" href={paths.person(of.user)}>
        {shown}
      </a>{' '}
      <BotTag user={of.user} />
    </>
  );
}

function Report({ line }: { readonly line: ChatLine }) {
  const play = usePlay();
  return (
    <Button
      kind="quiet"
      icon="flag"
      label={words.value.table.chat.report(line.from.name)}
      onPress={() => {
        play.reported.value = line;
        play.dialog.value = 'report';
      }}
    />
  );
}

/** For phones, and for whoever shares no language with the table: said with one tap, read in one's own. */
function Reactions() {
  const play = usePlay();
  const { quickChat: said } = tableWords.value;
  return (
    <ul class="reactions" aria-label={words.value.table.chat.reactions}>
      {QUICK_CHAT.map((quickChat) => (
        <li key={quickChat}>
          <button type="button" onClick={() => void play.ask({ type: 'chat', text: quickChatLine(quickChat) })}>
            {said[quickChat]}
          </button>
        </li>
      ))}
    </ul>
  );
}

function Line({ line, view }: { readonly line: ChatLine; readonly view: TableView }) {
  const play = usePlay();
  const { chat } = words.value.table;
  const { seat, user, name } = line.from;
  const own = seat !== null && seat === view.you;
  const quickChat = quickChatIn(line.text);
  return (
    <li>
      {seat === null ? null : <Shield tincture={tinctureOf(view.seats[seat])} />}
      <p>
        <Author line={line} view={view} /> {line.room === 'watchers' ? <small>{chat.watcher}</small> : null}
        <bdi class="said">{quickChat === null ? line.text : tableWords.value.quickChat[quickChat]}</bdi>
      </p>
      {own ? null : (
        <>
          {play.connection.local ? null : <Report line={line} />}
          <Button
            kind="quiet"
            icon="close"
            label={chat.mute(name)}
            onPress={() => void play.ask({ type: 'mute', user, muted: true })}
          />
        </>
      )}
    </li>
  );
}

function Muted({ people }: { readonly people: TableView['muted'] }) {
  const play = usePlay();
  const { chat } = words.value.table;
  return (
    <p class="muted-names">
      {chat.muted}{' '}
      {people.map(({ user, name }) => (
        <button
          key={user}
          type="button"
          class="link"
          onClick={() => void play.ask({ type: 'mute', user, muted: false })}
        >
          <bdi>{chat.unmute(name)}</bdi>
        </button>
      ))}
    </p>
  );
}

export default function Talk() {
  const play = usePlay();
  const { chat } = words.value.table;
  // Not the view being told: talk does not wait for moves.
  const view = play.connection.view.value;
  const [text, setText] = useState('');
  const end = useRef<HTMLLIElement>(null);
  const lines = view?.chat ?? [];
  useEffect(() => end.current?.scrollIntoView({ block: 'nearest' }), [lines.length]);
  if (view === null) return null;
  const heard = lines.filter(({ from }) => !view.muted.some(({ user }) => user === from.user));
  const say = async () => {
    const said = text.trim();
    if (said !== '' && (await play.ask({ type: 'chat', text: said }))) setText('');
  };
  return (
    <div class="talk">
      <ul class="chat-lines" aria-live="polite" aria-label={chat.title}>
        {heard.length === 0 ? <li class="note">{chat.empty}</li> : null}
        {heard.map((line) => (
          <Line key={line.id} line={line} view={view} />
        ))}
        <li ref={end} />
      </ul>
      {view.muted.length > 0 ? <Muted people={view.muted} /> : null}
      <Reactions />
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void say();
        }}
      >
        <input
          class="text-field"
          aria-label={chat.placeholder}
          placeholder={chat.placeholder}
          maxLength={1000}
          value={text}
          onInput={(event) => setText(event.currentTarget.value)}
        />
        <Button type="submit" icon="chat" label={chat.send} />
      </form>
    </div>
  );
}
