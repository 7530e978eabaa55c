/** The server's own look at the game, for whoever has an account: asked for, watched, stopped, and shown when it is there. */
import { Button, Progress } from '@signoria/kit';
import type { ReviewState } from '@signoria/protocol';
import { useState } from 'preact/hooks';
import { call } from '../../../api.ts';
import { toastTrouble } from '../../../shell/trouble.ts';
import { me } from '../../../state/me.ts';
import { usePolled } from '../../tournaments/polled.ts';
import { reviewWords } from '../text.ts';

const EVERY_MS = 2_000;

export function ServerPass({ table, given }: { readonly table: string; readonly given: boolean }) {
  const [going, setGoing] = useState(false);
  const params = { id: table };
  const { value, again } = usePolled(
    () => call('GET /api/tables/:id/review', { params }),
    [table, me.value?.user ?? null],
    going ? EVERY_MS : null,
  );
  const isGoing = value?.state === 'waiting' || value?.state === 'working';
  if (value !== null && isGoing !== going) setGoing(isGoing);
  if (value === null || me.value?.kind !== 'account') return null;
  const act = (key: 'POST /api/tables/:id/review' | 'POST /api/tables/:id/review/stop') =>
    void call(key, { params }).then(again, toastTrouble);
  return (
    <Shown
      state={value}
      given={given}
      onAsk={() => act('POST /api/tables/:id/review')}
      onStop={() => act('POST /api/tables/:id/review/stop')}
    />
  );
}

interface ShownProps {
  readonly state: ReviewState;
  /** Whether what is shown came from the server already. */
  readonly given: boolean;
  readonly onAsk: () => void;
  readonly onStop: () => void;
}

function Shown({ state: { state, progress, own, left }, given, onAsk, onStop }: ShownProps) {
  const { server: say, pass } = reviewWords.value;
  if (state === 'done') {
    if (given) return <span class="note">{say.shown}</span>;
    return <Button onPress={() => location.reload()}>{say.show}</Button>;
  }
  if (state === 'none') {
    return left === 0 ? (
      <span class="note">{say.noneLeft}</span>
    ) : (
      <Button kind="quiet" onPress={onAsk}>
        {say.ask(left)}
      </Button>
    );
  }
  const { done, total } = progress ?? { done: 0, total: 1 };
  return (
    <>
      <Progress
        label={progress === null ? say.waiting : say[progress.pass]}
        value={done}
        max={Math.max(1, total)}
        caption={progress === null ? '' : pass.so(done, total)}
      />
      {own ? (
        <Button icon="close" onPress={onStop}>
          {say.stop}
        </Button>
      ) : null}
    </>
  );
}
