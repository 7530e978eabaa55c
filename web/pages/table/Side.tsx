/** The side column of a wide screen: seats and score, chronicle, talk. Elsewhere each opens when asked for: in a drawer on a tablet, as a sheet on the phone. */

import { Dialog, Tabs } from '@signoria/kit';
import { useEffect, useState } from 'preact/hooks';
import { later } from '../../shell/later.tsx';
import { phone } from '../../state/settings.ts';
import { words } from '../../state/words.ts';
import { usePlay } from './play.ts';
import { SeatList } from './seats/SeatList.tsx';

/** The question comes first: what was done before is read when there is time. */
const ChroniclePart = later(() => import('./chronicle/ChroniclePart.tsx'));
const Talk = later(() => import('./Talk.tsx'));

export function Side() {
  const play = usePlay();
  const { table } = words.value;
  const [tab, setTab] = useState<'log' | 'chat'>('log');
  const chat = play.connection.view.value?.chat ?? [];
  const last = chat.at(-1)?.id ?? 0;
  const unread = chat.filter(({ id }) => id > play.readChat.value).length;
  useEffect(() => {
    if (tab === 'chat') play.readChat.value = last;
  }, [tab, last]);
  return (
    <aside class="side">
      <section class="sheet" aria-label={table.seats}>
        <SeatList />
      </section>
      <section class="sheet side-tabs">
        <Tabs
          label={table.tools.menu}
          value={tab}
          onChange={setTab}
          tabs={[
            { id: 'log', label: table.chronicle },
            { id: 'chat', label: table.chat.title, ...(unread > 0 && tab !== 'chat' ? { count: unread } : {}) },
          ]}
        >
          {tab === 'log' ? <ChroniclePart /> : <Talk />}
        </Tabs>
      </section>
    </aside>
  );
}

export function LogDialog() {
  const play = usePlay();
  const { shell, table } = words.value;
  return (
    <Dialog
      open
      title={table.chronicle}
      close={shell.close}
      onClose={() => {
        play.dialog.value = null;
      }}
    >
      <div class="drawer">
        {phone.value ? null : <SeatList />}
        <ChroniclePart />
      </div>
    </Dialog>
  );
}

export function ChatDialog() {
  const play = usePlay();
  const { shell, table } = words.value;
  const last = play.connection.view.value?.chat.at(-1)?.id ?? 0;
  useEffect(() => {
    play.readChat.value = last;
  }, [last]);
  return (
    <Dialog
      open
      title={table.chat.title}
      close={shell.close}
      onClose={() => {
        play.dialog.value = null;
      }}
    >
      <div class="drawer">
        <Talk />
      </div>
    </Dialog>
  );
}
