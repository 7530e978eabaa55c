/** The table's top bar: the game, where in it we are, and the tools. */
import { Button, Mark } from '@signoria/kit';
import { go, paths } from '../../router.ts';
import { Switches } from '../../shell/Switches.tsx';
import { compact, language, phone } from '../../state/settings.ts';
import { words } from '../../state/words.ts';
import { type DialogName, type Play, usePlay } from './play.ts';

function useUnread(): number {
  const play = usePlay();
  const chat = play.connection.view.value?.chat ?? [];
  return chat.filter(({ id }) => id > play.readChat.value).length;
}

/** Where in the game we are; when it is over, how it ended. */
function headlineOf(play: Play): string {
  const view = play.view.value;
  const past = play.past.value;
  if (view?.outcome != null && past === null) return play.text.value.outcome(view.outcome, play.reader.value);
  const shown = past?.seen?.view ?? view?.view ?? null;
  return shown === null || play.board === null ? '' : play.board.headline(shown, language.value);
}

export function TopBar() {
  const play = usePlay();
  const { tools } = words.value.table;
  const unread = useUnread();
  const open = (dialog: DialogName) => () => {
    play.dialog.value = dialog;
  };
  return (
    <header class="top-bar table-bar">
      <a class="brand" href={paths.home} aria-label={`Signoria. ${words.value.shell.home}`}>
        <Mark />
        <span class="wide-only">Signoria</span>
      </a>
      <div class="table-title">
        {/* A bar has room for a name, not for what it explains itself with. */}
        <h1>{play.text.value.title.split(':')[0]}</h1>
        <span class="headline">{headlineOf(play)}</span>
      </div>
      <Button
        kind="quiet"
        icon="history"
        label={tools.history}
        pressed={play.past.value !== null}
        onPress={() => play.lookAt(play.past.value === null ? Math.max(0, play.last() - 1) : null)}
      />
      {compact.value ? (
        <span class={unread > 0 ? 'unread' : ''}>
          <Button kind="quiet" icon="chat" label={tools.talk} onPress={open('chat')} />
        </span>
      ) : null}
      {phone.value ? null : (
        <>
          <Button kind="quiet" icon="cards" label={words.value.shell.title.aid} onPress={open('aid')} />
          <Button kind="quiet" icon="book" label={tools.rules} onPress={() => go(paths.game(play.bundle.id))} />
          <Switches />
        </>
      )}
      <Button kind="quiet" icon="menu" label={tools.menu} onPress={open('tools')} />
    </header>
  );
}
