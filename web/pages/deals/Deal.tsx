/** One deal in few words, and what the reader may do with it. */

import { Button } from '@signoria/kit';
import type { DealRow } from '@signoria/protocol';
import { useState } from 'preact/hooks';
import { titleOf } from '../../games/catalogue.ts';
import { go, paths } from '../../router.ts';
import { Cover } from '../../shell/Cover.tsx';
import { me } from '../../state/me.ts';
import { language } from '../../state/settings.ts';
import { tableWords } from '../../state/words.ts';
import { sitDown } from './api.ts';
import { dayOf, dealsWords } from './text.ts';

interface DealProps {
  readonly deal: DealRow;
  readonly now: number;
}

export function isClosed({ closes }: DealRow, now: number): boolean {
  return now >= closes;
}

/** When it closes, and for whom it was made. */
export function DealFacts({ deal, now }: DealProps) {
  const say = dealsWords.value;
  const { kind, game, seats, level, closes, tries, mine } = deal;
  const when = isClosed(deal, now) ? say.closed(dayOf(closes - 1)) : say.until(dayOf(closes - 1));
  return (
    <div class="deal-face">
      <Cover game={game} />
      <h2>{titleOf(game, language.value)}</h2>
      <p>
        {say.kind[kind]}, {when}
      </p>
      <p class="second">
        {say.against(seats - 1, tableWords.value.level[level])}; {say.played(tries)}
        {mine?.result == null ? '' : `; ${say.mine}: ${mine.result.points}`}
      </p>
    </div>
  );
}

export function DealActs({ deal, now }: DealProps) {
  const say = dealsWords.value;
  const [busy, setBusy] = useState(false);
  const { mine } = deal;
  const closed = isClosed(deal, now);
  const practice = closed || mine?.result != null;
  const sit = () => {
    setBusy(true);
    void sitDown(deal.deal, practice).finally(() => setBusy(false));
  };
  if (me.value?.kind !== 'account') {
    return (
      <div class="stack">
        <p class="note">{say.needAccount}</p>
        <Button onPress={() => go(paths.account)}>{say.account}</Button>
      </div>
    );
  }
  return (
    <div class="stack">
      <p class="note">{mine?.result != null ? say.practiceNote : closed ? say.closedNote : say.once}</p>
      <Button kind={practice ? 'plain' : 'ink'} blocked={busy} onPress={sit}>
        {practice ? (mine?.result == null ? say.tryOut : say.practise) : mine === null ? say.play : say.goOn}
      </Button>
    </div>
  );
}
