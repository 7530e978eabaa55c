/** "Since your last turn": shown once when a table is opened, until it is read. */
import { Button, Shield } from '@signoria/kit';
import { words } from '../../../state/words.ts';
import { usePlay } from '../play.ts';
import { tinctureOf } from '../seats/people.ts';
import { unreadBotReport } from '../seats/unread-report.ts';
import { chronicle } from './chronicle.ts';

const SHOWN = 6;

export default function Digest() {
  const play = usePlay();
  const view = play.view.value;
  const since = play.since.value;
  if (view === null || since === null || !play.digest.value || view.status !== 'running') return null;
  const { digest } = words.value.table;
  const lines = chronicle({
    log: view.log.filter(({ seq }) => seq > since),
    text: play.text.value,
    reader: play.reader.value,
    undoable: 0,
    since: null,
    at: null,
  }).flatMap((line) => (line.kind === 'line' && !line.undone ? [line] : []));
  const events = view.log.filter(({ seq, back }) => seq > since && back === null).flatMap((item) => item.events);
  if (lines.length === 0 || unreadBotReport(play).length > 0) return null;
  const hidden = Math.max(0, lines.length - SHOWN);
  return (
    <section class="digest" aria-label={digest.title}>
      <h2>{digest.title}</h2>
      <ul>
        {hidden > 0 ? <li class="note">{digest.more(hidden)}</li> : null}
        {lines.slice(-SHOWN).map((line) => (
          <li key={line.id}>
            {line.seat === null ? null : <Shield tincture={tinctureOf(view.seats[line.seat])} width={13} />}
            {line.text}
          </li>
        ))}
      </ul>
      <div class="digest-buttons">
        {play.board === null || events.length === 0 ? null : (
          <Button
            kind="quiet"
            icon="eye"
            onPress={() => {
              play.retold.value = events;
            }}
          >
            {digest.show}
          </Button>
        )}
        <Button
          onPress={() => {
            play.digest.value = false;
          }}
        >
          {digest.gotIt}
        </Button>
      </div>
    </section>
  );
}
