/** The score line by line, seat by seat, with the rules it stands on. */
import { type ScoreLine, type Seat, total } from '@signoria/kernel';
import { Dialog, ScoreSheet, Shield, Tabs } from '@signoria/kit';
import type { SeatInfo } from '@signoria/table';
import { words } from '../../../state/words.ts';
import { usePlay } from '../play.ts';
import { nameOf, tinctureOf } from './people.ts';

export interface SeatScoreProps {
  readonly seat: SeatInfo;
  readonly name: string;
  readonly lines: readonly ScoreLine[];
  readonly say: (line: ScoreLine) => string;
}

export function SeatScore({ seat, name, lines, say }: SeatScoreProps) {
  const { score } = words.value.table;
  if (lines.length === 0) return <p class="note">{score.none}</p>;
  const cell = (value: number) => ({ points: { value } });
  return (
    <ScoreSheet
      caption={score.caption}
      what={score.what}
      seats={[{ id: 'points', tincture: tinctureOf(seat), name }]}
      lines={lines.map((line, i) => ({
        id: `${line.what} ${i}`,
        label: say(line),
        ...(line.rules[0] === undefined ? {} : { ruleId: line.rules[0] }),
        cells: cell(line.points),
      }))}
      total={{ id: 'total', label: score.total, cells: cell(total(lines)) }}
    />
  );
}

export function ScoreDialog() {
  const play = usePlay();
  const { table, shell } = words.value;
  const view = play.view.value;
  if (view === null) return null;
  const shown = play.past.value?.seen ?? view;
  const seat: Seat = play.scored.value ?? view.you ?? 0;
  const called = (of: Seat) => (of === view.you ? table.you : nameOf(view.seats[of]));
  return (
    <Dialog
      open
      title={table.score.title}
      close={shell.close}
      onClose={() => {
        play.dialog.value = null;
      }}
    >
      <Tabs
        label={table.seats}
        value={String(seat)}
        onChange={(id) => {
          play.scored.value = Number(id);
        }}
        tabs={view.seats.map((info, i) => ({
          id: String(i),
          label: (
            <>
              <Shield tincture={tinctureOf(info)} width={16} /> {called(i)}
            </>
          ),
        }))}
      >
        <SeatScore
          seat={view.seats[seat]!}
          name={called(seat)}
          lines={shown.score[seat] ?? []}
          say={(line) => play.text.value.score(line, play.reader.value)}
        />
      </Tabs>
    </Dialog>
  );
}
