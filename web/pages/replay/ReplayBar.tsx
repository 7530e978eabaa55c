/** The striped bar of the past: where we are, the way through, a link to this very move, and playing on from it. */

import { Button, PromptBar } from '@signoria/kit';
import { useState } from 'preact/hooks';
import { call } from '../../local/client.ts';
import { ownName } from '../../local/play-bots.ts';
import { go, paths } from '../../router.ts';
import { copy } from '../../shell/copy.ts';
import { toastTrouble } from '../../shell/trouble.ts';
import { words } from '../../state/words.ts';
import { nameOf } from '../table/seats/people.ts';
import { momentLink } from './link.ts';
import { type ReelState, useReel } from './reel.ts';

/** Whoever's eyes we borrow plays on; with open cards, whoever is asked there. */
function branchSeat({ eyes, look }: ReelState): number {
  return eyes.value ?? look.value?.open.question?.deciding[0] ?? 0;
}

async function playOn(state: ReelState): Promise<void> {
  const { file, seq } = state;
  const plan = { file, seq: seq.value, seat: branchSeat(state), name: ownName(), others: 'adept' } as const;
  try {
    const created = await call('branch', plan);
    if (created.ok) go(paths.table(created.table, true));
  } catch (error) {
    toastTrouble(error);
  }
}

export function Steps() {
  const state = useReel();
  const { replay, table } = words.value;
  const { past } = table;
  const at = state.seq.value;
  const running = state.running.value;
  return (
    <>
      <Button icon="first" label={past.first} onPress={() => state.go(0)} />
      <Button icon="back" label={past.back} onPress={() => state.go(at - 1)} />
      <Button
        icon={running ? 'pause' : 'play'}
        label={running ? replay.pause : replay.play}
        kind="ink"
        onPress={() => {
          if (!running && at >= state.end.value) state.go(0);
          state.running.value = !running;
        }}
      />
      <Button icon="forward" label={past.forward} onPress={() => state.go(at + 1)} />
      <Button icon="last" label={past.last} onPress={() => state.go(state.end.value)} />
    </>
  );
}

export function ReplayBar({ onReview }: { readonly onReview: (seq: number) => void }) {
  const state = useReel();
  const { replay, table } = words.value;
  const { seq, reel, seats } = state;
  const [branching, setBranching] = useState(false);
  const act = (id: string) => {
    if (id === 'review') return onReview(seq.value);
    if (id === 'link') return void copy(momentLink(location.href, seq.value), (w) => w.replay.linkCopied);
    setBranching(true);
    void playOn(state).finally(() => setBranching(false));
  };
  const over = seq.value >= reel.last && reel.outcome !== null;
  const asked = nameOf(seats.value[branchSeat(state)]);
  return (
    <PromptBar
      label={table.prompt}
      mood="past"
      question={replay.move(seq.value, reel.last)}
      answers={[
        { id: 'link', label: replay.link, icon: 'link' },
        { id: 'review', label: replay.review, icon: 'find' },
        ...(over || branching
          ? []
          : [
              {
                id: 'on',
                label: replay.playOn,
                note: replay.playOnAs(asked),
                kind: 'ink' as const,
                icon: 'fork' as const,
              },
            ]),
      ]}
      onAnswer={act}
    >
      <Steps />
    </PromptBar>
  );
}
