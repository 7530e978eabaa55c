/** The bar of the past: unmistakable, with a slider, and the way back to now. */
import { Button, PromptBar } from '@signoria/kit';
import { words } from '../../../state/words.ts';
import { usePlay } from '../play.ts';

export default function PastBar() {
  const play = usePlay();
  const { table } = words.value;
  const { past } = table;
  const last = play.last();
  const at = play.past.value?.seq ?? last;
  const step = (to: number) => play.lookAt(Math.min(Math.max(0, to), last));
  const view = play.view.value;
  const canPropose = view?.you != null && view.status === 'running' && at < last;
  return (
    <PromptBar
      label={table.prompt}
      mood="past"
      question={past.title(at, last)}
      answers={[
        ...(canPropose ? [{ id: 'takeback', label: table.tools.takebackHere }] : []),
        { id: 'now', label: past.now, kind: 'ink' as const },
      ]}
      onAnswer={(id) => {
        if (id === 'takeback') void play.ask({ type: 'propose', what: { kind: 'takeback', to: at } });
        play.lookAt(null);
      }}
    >
      <Button icon="first" label={past.first} onPress={() => step(0)} />
      <Button icon="back" label={past.back} onPress={() => step(at - 1)} />
      <input
        type="range"
        aria-label={past.slider}
        min={0}
        max={last}
        value={at}
        onInput={(event) => step(event.currentTarget.valueAsNumber)}
      />
      <Button icon="forward" label={past.forward} onPress={() => step(at + 1)} />
    </PromptBar>
  );
}
