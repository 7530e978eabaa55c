/** The table's top bar: the game, where in it we are, and the tools. */
import { Button, Mark } from '../../kit/index.ts';
import { go, paths } from '../../router.ts';
import { Switches } from '../../shell/Switches.tsx';
import { language, phone } from '../../state/settings.ts';
import { words } from '../../state/words.ts';
import { type DialogName, usePlay } from './play.ts';

function useUnread(): number {
  const play = usePlay();
  const chat = play.connection.view.value?.chat ?? [];
  return chat.filter(({ id }) => id > play.readChat.value).length;
}

export function TopBar() {
  const play = usePlay();
  const { tools } = words.value.table;
  const view = play.view.value;
  const shown = play.past.value?.seen?.view ?? view?.view ?? null;
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
      <h1>{play.text.value.title}</h1>
      <span class="headline">
        {shown === null || play.board === null ? '' : play.board.headline(shown, language.value)}
      </span>
      <span class="grow" />
      <Button
        kind="quiet"
        icon="history"
        label={tools.history}
        pressed={play.past.value !== null}
        onPress={() => play.lookAt(play.past.value === null ? Math.max(0, play.last() - 1) : null)}
      />
      {phone.value ? (
        <span class={unread > 0 ? 'unread' : ''}>
          <Button kind="quiet" icon="chat" label={tools.talk} onPress={open('chat')} />
        </span>
      ) : (
        <>
          <Button kind="quiet" icon="book" label={tools.rules} onPress={() => go(paths.game(play.face.id))} />
          <Switches />
        </>
      )}
      <Button kind="quiet" icon="menu" label={tools.menu} onPress={open('tools')} />
    </header>
  );
}
