/** The replay's top bar: the game, how it ended, and by whose eyes it is seen. */
import { Button, Mark, Segments, Shield } from '@signoria/kit';
import { paths } from '../../router.ts';
import { Switches } from '../../shell/Switches.tsx';
import { language, phone } from '../../state/settings.ts';
import { words } from '../../state/words.ts';
import { nameOf, tinctureOf } from '../table/seats/people.ts';
import { useReel } from './reel.ts';

const OPEN = 'open';

function SeenBy() {
  const { eyes, seats } = useReel();
  const { replay } = words.value;
  return (
    <div class="seen-by">
      <span class="caption wide-only">{replay.seenBy}</span>
      <Segments
        label={replay.seenBy}
        value={eyes.value === null ? OPEN : String(eyes.value)}
        onChange={(value) => {
          eyes.value = value === OPEN ? null : Number(value);
        }}
        options={[
          { value: OPEN, label: replay.openCards, icon: 'eye' as const },
          ...seats.value.map((seat, i) => ({
            value: String(i),
            label: <Shield tincture={tinctureOf(seat)} width={16} label={nameOf(seat)} />,
          })),
        ]}
      />
    </div>
  );
}

function ToRoom({ onPress }: { readonly onPress: () => void }) {
  const { room } = words.value.replay;
  if (phone.value) return <Button kind="quiet" icon="people" label={room} onPress={onPress} />;
  return (
    <Button icon="people" onPress={onPress}>
      {room}
    </Button>
  );
}

interface ReplayTopProps {
  /** To the room of this game; null where there is none, or one is in it. */
  readonly onRoom: ((seq: number) => void) | null;
}

export function ReplayTop({ onRoom }: ReplayTopProps) {
  const { text, reader, reel, board, look, seq, until } = useReel();
  const shown = look.value?.open.view ?? null;
  const { table } = words.value;
  const isTold = until.value === null;
  return (
    <header class="top-bar table-bar">
      <a class="brand" href={paths.home} aria-label={`Signoria. ${words.value.shell.home}`}>
        <Mark />
        <span class="wide-only">Signoria</span>
      </a>
      <h1>{text.value.title}</h1>
      <span class="headline">
        {shown === null || board === null ? '' : board.headline(shown, language.value)}
        {reel.outcome === null || !isTold
          ? ''
          : ` · ${text.value.outcome(reel.outcome, { ...reader.value, seat: null })}`}
      </span>
      <span class="grow" />
      {onRoom === null ? null : <ToRoom onPress={() => onRoom(seq.value)} />}
      <SeenBy />
      {phone.value ? null : <Switches />}
      {reel.outcome === null && isTold ? <span class="tag">{table.over.abandoned}</span> : null}
    </header>
  );
}
