/** The published rules: the ladder for those who do not answer, and the named paces. From the constants tables run by. */

import { Sheet } from '@signoria/kit';
import { LADDER, TIME_CONTROL_NAMES, timeControlRule } from '@signoria/table';
import { language } from '../../state/settings.ts';
import { paceWords as names } from '../tables/pace-text.ts';
import { inWords } from './duration.ts';
import { paceWords } from './text.ts';

export function Ladder() {
  const { ladder, ladderNote, rungs } = paceWords.value;
  const say = (ms: number) => inWords(ms, language.value);
  const { live, weeks } = LADDER;
  return (
    <Sheet title={ladder}>
      <div class="pad stack">
        <table class="published">
          <thead>
            <tr>
              <th scope="col">{rungs.step}</th>
              <th scope="col">{rungs.live}</th>
              <th scope="col">{rungs.weeks}</th>
            </tr>
          </thead>
          <tbody>
            {(['remind', 'warn'] as const).map((rung) => (
              <tr key={rung}>
                <th scope="row">{rungs[rung]}</th>
                <td>{rungs.before(say(live[rung]))}</td>
                <td>{rungs.before(say(weeks[rung]))}</td>
              </tr>
            ))}
            <tr>
              <th scope="row">{rungs.cover}</th>
              <td>{rungs.atZero}</td>
              <td>{rungs.atZero}</td>
            </tr>
            <tr>
              <th scope="row">{rungs.vacant}</th>
              <td>{rungs.after(say(live.vacant))}</td>
              <td>{rungs.after(say(weeks.vacant))}</td>
            </tr>
          </tbody>
        </table>
        <p class="note">{ladderNote}</p>
      </div>
    </Sheet>
  );
}

export function Paces() {
  const { paces, pace, bank, increment, noClock } = paceWords.value;
  return (
    <Sheet title={paces}>
      <div class="pad">
        <table class="published">
          <thead>
            <tr>
              <th scope="col">{pace}</th>
              <th scope="col">{bank}</th>
              <th scope="col">{increment}</th>
            </tr>
          </thead>
          <tbody>
            {TIME_CONTROL_NAMES.map((name) => {
              const { clock } = timeControlRule(name);
              return (
                <tr key={name}>
                  <th scope="row">{names.value.names[name].name}</th>
                  {clock === null ? (
                    <td colSpan={2}>{noClock}</td>
                  ) : (
                    <>
                      <td>{inWords(clock.bank, language.value)}</td>
                      <td>{inWords(clock.increment, language.value)}</td>
                    </>
                  )}
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </Sheet>
  );
}
