/** The striped bar of the past, and how far the engine has come. */
import { Button, Progress, PromptBar } from '@signoria/kit';
import { phone } from '../../state/settings.ts';
import { words } from '../../state/words.ts';
import { Steps } from '../replay/ReplayBar.tsx';
import { useReview } from './state.ts';
import { reviewWords } from './text.ts';
import { ServerPass } from './thinking/ServerPass.tsx';
import { toRetry } from './verdicts.ts';

export function ReviewBar() {
  const { reel, review, reader, retry, startRetry, leaveRetry } = useReview();
  const { retry: say } = reviewWords.value;
  const queue = review.value === null ? [] : toRetry(review.value, reader.value);
  const again = retry.value !== null;
  return (
    <PromptBar
      label={words.value.table.prompt}
      mood="past"
      question={
        phone.value
          ? reviewWords.value.move(reel.seq.value, reel.reel.last)
          : words.value.replay.move(reel.seq.value, reel.reel.last)
      }
      answers={
        again
          ? [{ id: 'leave', label: say.leave, icon: 'close' }]
          : queue.length === 0
            ? []
            : [{ id: 'retry', label: phone.value ? say.start : say.all, kind: 'ink', icon: 'undo' }]
      }
      onAnswer={(id) => (id === 'leave' ? leaveRetry() : startRetry(queue, 0))}
    >
      {again ? undefined : <Steps />}
    </PromptBar>
  );
}

/** What the engine is doing; and what it could do. */
export function PassStrip({ table }: { readonly table: string | null }) {
  const { pass, review, reel, deepen, stopPass } = useReview();
  const { pass: say, opening, failed } = reviewWords.value;
  const now = pass.value;
  if (now.of === 'first' || now.of === 'deep') {
    return (
      <div class="sheet rv-pass">
        <Progress
          label={say[now.of]}
          value={now.done}
          max={Math.max(1, now.total)}
          caption={say.so(now.done, now.total)}
        />
        <Button icon="close" onPress={stopPass}>
          {say.stop}
        </Button>
      </div>
    );
  }
  return (
    <div class="sheet rv-pass">
      {now.of === 'opening' ? <Progress label={opening} /> : null}
      {now.of === 'failed' ? <p class="bad">{failed}</p> : null}
      {now.of === 'rest' || now.of === 'look' ? (
        <>
          {review.value?.complete === true ? null : <span class="note">{say.incomplete}</span>}
          <Button icon="find" onPress={deepen}>
            {say.deeper}
          </Button>
          {table === null ? null : <ServerPass table={table} given={'review' in reel.file} />}
        </>
      ) : null}
    </div>
  );
}
