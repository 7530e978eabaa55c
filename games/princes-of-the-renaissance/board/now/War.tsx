/** The war that goes on, or the last one: its course, the two sides, the dice, the chances, what is at stake. */
import { cued } from '@signoria/kit';
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { WarView } from '../../rules/view/types.ts';
import { Glyph } from '../drawings/index.ts';
import type { Parts } from '../parts.ts';
import { AtStake } from '../Scores.tsx';
import { wordsOf } from '../table.ts';
import { WarDice } from './WarDice.tsx';
import { WarLine } from './WarLine.tsx';
import { Side } from './WarSides.tsx';

/** The city that won; the defender where nobody did, for sentences that do not name it. */
function winnerOf({ result, attacker, defender }: WarView) {
  return result === 'attacker' ? attacker.city : defender.city;
}

type Stage = typeof import('./scene/index.ts');

/** The stage and the chances are fetched with the first war. Without them it is still told. */
function useStage(): Stage | null {
  const [stage, setStage] = useState<Stage | null>(null);
  useEffect(() => {
    import('./scene/index.ts').then(setStage, console.error);
  }, []);
  return stage;
}

interface WarProps extends Parts {
  readonly war: WarView;
  /** The auction for a condottiere, while it goes on. */
  readonly children?: ComponentChildren;
}

export function War({ table, cues, onLook, prospects, war, children }: WarProps) {
  const { war: words } = wordsOf(table);
  const stage = useStage();
  const change = cued(cues, 'verdict');
  const stakes = war.result === null ? prospects.filter(({ id }) => id !== 'placed') : [];
  return (
    <div class="now-war">
      <WarLine table={table} war={war} />
      {children}
      {war.result === null ? null : (
        <p class={`war-result ${change.class}`} {...(change.style ? { style: change.style } : {})} aria-live="polite">
          {words.result[war.result](winnerOf(war))}
        </p>
      )}
      <div class="war-scene" aria-hidden="true">
        {stage === null ? null : <stage.WarScene table={table} war={war} />}
      </div>
      <div class="war-sides">
        <Side table={table} war={war} side="attacker" onLook={onLook} />
        <span class="versus">
          <Glyph of="war" />
        </span>
        <Side table={table} war={war} side="defender" onLook={onLook} />
      </div>
      <WarDice table={table} war={war} cues={cues} />
      {stage === null ? null : <stage.WarChances table={table} war={war} />}
      {stakes.length === 0 ? null : <AtStake table={table} prospects={stakes} />}
    </div>
  );
}
