/** Beside a replay: the chronicle up to the move, figures of the game, the score, the proof of the shuffle. */
import { Button, Chronicle, Icon, Shield, Tabs } from '@signoria/kit';
import { useState } from 'preact/hooks';
import { snippetOf } from '../../embed/snippet.ts';
import { keepPicture } from '../../picture/keep.ts';
import { takenWords } from '../../picture/text.ts';
import { copy } from '../../shell/copy.ts';
import { dark, language } from '../../state/settings.ts';
import { words } from '../../state/words.ts';
import { chronicle } from '../table/chronicle/chronicle.ts';
import { useEntries } from '../table/chronicle/entries.tsx';
import { saveFile, short } from '../table/rules/Fair.tsx';
import { nameOf, tinctureOf } from '../table/seats/people.ts';
import { useReel } from './reel.ts';
import { Scores } from './Scores.tsx';

function Log() {
  const { reel, board, text, reader, seq, seats, go } = useReel();
  const lines = chronicle({
    log: reel.log,
    text: text.value,
    reader: { ...reader.value, seat: null },
    undoable: 0,
    since: null,
    at: seq.value,
    board,
  });
  const current = lines.findLast((line) => line.kind === 'line' && line.seq <= seq.value)?.id;
  return (
    <Chronicle
      label={words.value.table.chronicle}
      {...useEntries(lines, { seats: seats.value, you: null })}
      {...(current === undefined ? {} : { current })}
      onOpen={(id) => go(Number(id.split('.')[0]))}
    />
  );
}

function Figures() {
  const { reel, seats } = useReel();
  const { replay } = words.value;
  const { statistics } = reel;
  const timed = statistics.duration !== null;
  return (
    <div class="figures">
      <table>
        <thead>
          <tr>
            <th scope="col">{replay.statistics}</th>
            <th scope="col">{replay.decisions}</th>
            {timed ? (
              <>
                <th scope="col">{replay.byHand}</th>
                <th scope="col">{replay.time}</th>
              </>
            ) : null}
          </tr>
        </thead>
        <tbody>
          {statistics.seats.map(({ moves, byHand, time }, seat) => (
            <tr key={seat}>
              <th scope="row">
                <Shield tincture={tinctureOf(seats.value[seat])} width={16} /> {nameOf(seats.value[seat])}
              </th>
              <td class="num">{moves}</td>
              {timed ? (
                <>
                  <td class="num">{byHand}</td>
                  <td class="num">{replay.minutes(time ?? 0)}</td>
                </>
              ) : null}
            </tr>
          ))}
        </tbody>
      </table>
      <p class="note">{replay.leadChanges(statistics.leadChanges)}</p>
    </div>
  );
}

/** Loading the file has played it again from the first entry to the last: it holds, or it would not be shown. */
function Proof() {
  const { file } = useReel();
  const { fair } = words.value.table;
  return (
    <section class="sheet verified">
      <Icon name="check" />
      <p>
        <b>{fair.good}</b>
        <span>{fair.goodNote(file.entries.length, short(file.header.commitment))}</span>
      </p>
      <Button icon="download" label={fair.download} onPress={() => saveFile(file)} />
    </section>
  );
}

interface ReplaySideProps {
  /** Where the same is made to stand in pages of others; null for what only this device has. */
  readonly embed: string | null;
}

/** What can be taken along from here: a frame for one's own page, a picture of the board. */
function Taken({ embed }: ReplaySideProps) {
  const { file, seq, text } = useReel();
  const taken = takenWords.value;
  const snippet = (path: string) => {
    const look = { language: language.value, dark: dark.value };
    return snippetOf(location.origin, { path, title: text.value.title, seq: seq.value, ...look });
  };
  return (
    <section class="sheet taken">
      {embed === null ? null : (
        <Button icon="share" onPress={() => void copy(snippet(embed), () => takenWords.value.embedCopied)}>
          {taken.embed}
        </Button>
      )}
      <Button icon="map" onPress={() => keepPicture(file.header.game, seq.value)}>
        {taken.picture}
      </Button>
    </section>
  );
}

export function ReplaySide({ embed }: ReplaySideProps) {
  const { table, replay } = words.value;
  const [tab, setTab] = useState<'log' | 'figures' | 'score'>('log');
  return (
    <aside class="side">
      <section class="sheet side-tabs">
        <Tabs
          label={replay.statistics}
          value={tab}
          onChange={setTab}
          tabs={[
            { id: 'log', label: table.chronicle },
            { id: 'figures', label: replay.statistics },
            { id: 'score', label: table.score.title },
          ]}
        >
          {tab === 'log' ? <Log /> : tab === 'figures' ? <Figures /> : <Scores />}
        </Tabs>
      </section>
      <Taken embed={embed} />
      <Proof />
    </aside>
  );
}
