/** Everything else one may do at a table: proposals, orders, resigning, help. Each with a word on what it does. */

import { Button, Dialog, Icon, type IconName } from '@signoria/kit';
import type { ComponentChildren } from 'preact';
import { keepPicture } from '../../picture/keep.ts';
import { takenWords } from '../../picture/text.ts';
import { go, paths } from '../../router.ts';
import { copy } from '../../shell/copy.ts';
import { tableWords, words } from '../../state/words.ts';
import { keysWords } from './keys-text.ts';
import { type DialogName, type Play, usePlay } from './play.ts';
import { pageFreedoms } from './prompt/Freedoms.tsx';
import { isCovered } from './prompt/Prompt.tsx';
import { reportWords } from './report/text.ts';

interface ToolProps {
  readonly icon: IconName;
  readonly label: ComponentChildren;
  readonly note?: string;
  readonly onPress: () => void;
}

function Tool({ icon, label, note, onPress }: ToolProps) {
  return (
    <li>
      <button type="button" class="tool" onClick={onPress}>
        <Icon name={icon} />
        <span>
          {label}
          {note === undefined ? null : <small>{note}</small>}
        </span>
      </button>
    </li>
  );
}

/** To just before one's own latest answer. */
function beforeOwn({ view }: Play): number | null {
  const { log = [], you = null } = view.value ?? {};
  const own = log.findLast((item) => item.seat === you && you !== null && item.back === null);
  return own === undefined ? null : own.seq - 1;
}

function proposals(play: Play): readonly ToolProps[] {
  const view = play.view.value;
  if (view === null || view.you === null || isCovered(view)) return [];
  const { tools } = words.value.table;
  const { propose } = tableWords.value;
  const say =
    (what: Parameters<typeof act>[0]): (() => void) =>
    () =>
      act(what);
  const act = (
    what: { readonly kind: 'pause' | 'resume' | 'end' } | { readonly kind: 'takeback'; readonly to: number },
  ) => {
    play.dialog.value = null;
    void play.ask({ type: 'propose', what });
  };
  const to = beforeOwn(play);
  const running = view.status === 'running';
  const paused = view.status === 'paused';
  // Bots agree to everything, and nobody else is kept waiting by whoever simply leaves.
  const others = view.seats.some(({ kind }, seat) => kind === 'person' && seat !== view.you);
  return [
    ...(running && to !== null
      ? [
          {
            icon: 'undo',
            label: propose.takeback,
            ...(others ? { note: tools.takebackNote } : {}),
            onPress: say({ kind: 'takeback', to }),
          } as const,
        ]
      : []),
    ...(running && others ? [{ icon: 'pause', label: propose.pause, onPress: say({ kind: 'pause' }) } as const] : []),
    ...(paused ? [{ icon: 'play', label: propose.resume, onPress: say({ kind: 'resume' }) } as const] : []),
    ...((running && others) || paused
      ? [{ icon: 'flag', label: propose.end, note: tools.endNote, onPress: say({ kind: 'end' }) } as const]
      : []),
  ];
}

function toolsOf(play: Play): readonly ToolProps[] {
  const { tools, orders, fair, lobby } = words.value.table;
  const view = play.view.value;
  const open = (dialog: DialogName) => () => {
    play.dialog.value = dialog;
  };
  const seated = view !== null && view.you !== null && view.status === 'running' && !isCovered(view);
  const free = seated && pageFreedoms(play).length > 0;
  return [
    ...(free ? [{ icon: 'cards', label: words.value.table.freedoms, onPress: open('freedoms') } as const] : []),
    ...(seated ? [{ icon: 'clock', label: orders.title, note: orders.about, onPress: open('orders') } as const] : []),
    ...proposals(play),
    ...(seated ? [{ icon: 'bot', label: tools.resign, note: tools.resignNote, onPress: open('resign') } as const] : []),
    { icon: 'info', label: lobby.rulesHere, onPress: open('options') },
    { icon: 'cards', label: words.value.shell.title.aid, onPress: open('aid') },
    { icon: 'book', label: tools.rules, onPress: () => go(paths.game(play.bundle.id)) },
    { icon: 'eye', label: tools.position, note: tools.positionNote, onPress: open('position') },
    ...(view === null || view.view === null ? [] : [picture(play)]),
    { icon: 'lock', label: fair.title, onPress: open('fair') },
    { icon: 'keyboard', label: keysWords.value.title, onPress: open('keys') },
    ...(play.connection.local
      ? []
      : [
          {
            icon: 'link',
            label: tools.copyLink,
            onPress: () => void copy(location.href, (w) => w.table.lobby.copied),
          } as const,
        ]),
    ...(play.connection.local ? [] : complaints(play)),
    { icon: 'settings', label: tools.settings, onPress: () => go(paths.settings) },
    { icon: 'home', label: tools.leave, onPress: () => go(paths.home) },
  ];
}

/** The board as it stands there; one's own things are not on it. */
function picture(play: Play): ToolProps {
  const onPress = () => {
    play.dialog.value = null;
    keepPicture(play.bundle.id, play.past.value?.seq ?? play.last());
  };
  return { icon: 'map', label: takenWords.value.picture, onPress };
}

function complaints(play: Play): readonly ToolProps[] {
  const said = reportWords.value;
  const others =
    play.view.value?.seats.some((seat, i) => seat.kind === 'person' && i !== play.view.value?.you) ?? false;
  const report = () => {
    play.reported.value = null;
    play.dialog.value = 'report';
  };
  const wrong = () => {
    play.dialog.value = 'wrong';
  };
  return [
    ...(others ? [{ icon: 'people', label: said.report, note: said.reportNote, onPress: report } as const] : []),
    { icon: 'warning', label: said.wrong, note: said.wrongShort, onPress: wrong },
  ];
}

export function Tools() {
  const play = usePlay();
  const { shell, table } = words.value;
  return (
    <Dialog
      open
      title={table.tools.menu}
      close={shell.close}
      onClose={() => {
        play.dialog.value = null;
      }}
    >
      <ul class="tools">
        {toolsOf(play).map((tool, i) => (
          <Tool key={i} {...tool} />
        ))}
      </ul>
    </Dialog>
  );
}

export function Resign() {
  const play = usePlay();
  const { shell, table } = words.value;
  const close = () => {
    play.dialog.value = null;
  };
  return (
    <Dialog
      open
      title={table.tools.resign}
      close={shell.close}
      onClose={close}
      actions={
        <>
          <Button onPress={close}>{table.tools.cancel}</Button>
          <Button
            kind="wax"
            onPress={() => {
              close();
              void play.ask({ type: 'resign' });
            }}
          >
            {table.tools.resign}
          </Button>
        </>
      }
    >
      <p>{table.tools.resignConfirm}</p>
    </Dialog>
  );
}

export function Keys() {
  const play = usePlay();
  const { shell } = words.value;
  const { title, list } = keysWords.value;
  return (
    <Dialog
      open
      title={title}
      close={shell.close}
      onClose={() => {
        play.dialog.value = null;
      }}
    >
      <dl class="keys">
        {list.map(([key, does]) => (
          <div key={key}>
            <dt>
              <span class="kbd">{key}</span>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
