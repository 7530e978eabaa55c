/** Holidays, bots in one's seat, the order of waiting games, and the rules everybody plays by over weeks. */
import type { MyPace, WaitingOrder } from '@signoria/protocol';
import type { CoverWish } from '@signoria/table';
import { useEffect, useState } from 'preact/hooks';
import '../../css/club/pace.css';
import { Progress, Segments, Select, Sheet } from '@signoria/kit';
import { Page } from '../../shell/Page.tsx';
import { toastTrouble } from '../../shell/trouble.ts';
import { greet } from '../../state/me.ts';
import { toast } from '../../state/toasts.ts';
import { words } from '../../state/words.ts';
import { paceApi } from './api.ts';
import { Holidays } from './Holidays.tsx';
import { Ladder, Paces } from './Published.tsx';
import { paceWords } from './text.ts';

const WISHES = ['novice', 'adept', 'master', 'pass', 'never'] as const satisfies readonly CoverWish[];
const ORDERS = ['urgency', 'oldest', 'newest'] as const satisfies readonly WaitingOrder[];

interface WishProps {
  readonly pace: MyPace;
  readonly onWish: (wish: Partial<MyPace>) => void;
}

function Cover({ pace, onWish }: WishProps) {
  const { cover, coverNote, wishes } = paceWords.value;
  return (
    <Sheet title={cover}>
      <div class="pad stack">
        <Select
          label={cover}
          value={pace.cover}
          onChange={(value) => onWish({ cover: WISHES.find((wish) => wish === value) ?? pace.cover })}
          options={WISHES.map((value) => ({ value, label: wishes[value].name }))}
          note={wishes[pace.cover].about}
        />
        <p class="note">{coverNote}</p>
      </div>
    </Sheet>
  );
}

function Order({ pace, onWish }: WishProps) {
  const { order, orderNote, orders } = paceWords.value;
  return (
    <Sheet title={order}>
      <div class="pad stack">
        <Segments
          label={order}
          value={pace.order}
          onChange={(value) => onWish({ order: ORDERS.find((one) => one === value) ?? pace.order })}
          options={ORDERS.map((value) => ({ value, label: orders[value] }))}
        />
        <p class="note">{orderNote}</p>
      </div>
    </Sheet>
  );
}

function Mine() {
  const { shell, trouble } = words.value;
  const [pace, setPace] = useState<MyPace | 'failed' | null>(null);
  useEffect(() => {
    greet()
      .then(paceApi.read)
      .then(setPace, () => setPace('failed'));
  }, []);
  if (pace === null) return <Progress label={shell.loading} />;
  if (pace === 'failed') return <p class="note bad">{trouble.offline}</p>;
  const wish = (change: Partial<MyPace>) => {
    paceApi.wish(change).then((changed) => {
      setPace(changed);
      toast('good', () => paceWords.value.saved);
    }, toastTrouble);
  };
  return (
    <>
      <Holidays pace={pace} onChange={setPace} />
      <Cover pace={pace} onWish={wish} />
      <Order pace={pace} onWish={wish} />
    </>
  );
}

export default function PacePage() {
  const { title, lead } = paceWords.value;
  return (
    <Page class="narrow pace-page">
      <h1>{title}</h1>
      <p>{lead}</p>
      <Mine />
      <Ladder />
      <Paces />
    </Page>
  );
}
