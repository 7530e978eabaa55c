/** Talk at the table: seats among themselves, watchers in a room of their own. Anybody can be muted. */
import type { ChatLine, TableView } from '@signoria/table';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Button, Shield } from '../../kit/index.ts';
import { words } from '../../state/words.ts';
import { tinctureOf } from './people.ts';
import { usePlay } from './play.ts';

function Line({ line, view }: { readonly line: ChatLine; readonly view: TableView }) {
  const play = usePlay();
  const { chat } = words.value.table;
  const { seat, name } = line.from;
  const own = seat !== null && seat === view.you;
  return (
    <li>
      {seat === null ? null : <Shield tincture={tinctureOf(view.seats[seat])} />}
      <p>
        <b>{name}</b> {line.room === 'watchers' ? <small>{chat.watcher}</small> : null}
        <span>{line.text}</span>
      </p>
      {own ? null : (
        <Button
          kind="quiet"
          icon="close"
          label={chat.mute(name)}
          onPress={() => void play.ask({ type: 'mute', name, muted: true })}
        />
      )}
    </li>
  );
}

function Muted({ names }: { readonly names: readonly string[] }) {
  const play = usePlay();
  const { chat } = words.value.table;
  return (
    <p class="muted-names">
      {chat.muted}{' '}
      {names.map((name) => (
        <button
          key={name}
          type="button"
          class="link"
          onClick={() => void play.ask({ type: 'mute', name, muted: false })}
        >
          {chat.unmute(name)}
        </button>
      ))}
    </p>
  );
}

export function Talk() {
  const play = usePlay();
  const { chat } = words.value.table;
  // Not the view being told: talk does not wait for moves.
  const view = play.connection.view.value;
  const [text, setText] = useState('');
  const end = useRef<HTMLLIElement>(null);
  const lines = view?.chat ?? [];
  useEffect(() => end.current?.scrollIntoView({ block: 'nearest' }), [lines.length]);
  if (view === null) return null;
  const heard = lines.filter(({ from }) => !view.muted.includes(from.name));
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
      {view.muted.length > 0 ? <Muted names={view.muted} /> : null}
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
