/** The pen's tools, and what is drawn in words: also for those who do not see the board. */
import { Button, Segments } from '@signoria/kit';
import type { BoardMark } from '@signoria/table';
import type { RefObject } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { toggled } from './marks.ts';
import { calledOn, type Pen, type Tool } from './pen.ts';
import { useRoom } from './state.ts';
import { roomWords } from './text.ts';

interface DrawingProps {
  readonly pen: Pen;
  readonly stage: RefObject<HTMLElement | null>;
}

const TOOLS: readonly Tool[] = ['none', 'ring', 'arrow'];

export function Drawing({ pen, stage }: DrawingProps) {
  const { drawn, marks } = useRoom();
  const { draw: say } = roomWords.value;
  const own = marks.value === drawn.value;
  return (
    <section class="sheet room-drawing" aria-label={say.title}>
      <h2 class="room-head">{say.title}</h2>
      <Segments
        label={say.tool}
        value={pen.tool}
        onChange={(value) => pen.hold(TOOLS.find((tool) => tool === value) ?? 'none')}
        options={TOOLS.map((tool) => ({ value: tool, label: say[tool] }))}
      />
      <p class="note" aria-live="polite">
        {pen.from === null ? say.hint : say.from(calledOn(stage.current, pen.from))}
      </p>
      <InWords marks={marks.value} stage={stage} own={own} />
      {own && marks.value.length > 1 ? (
        <Button
          kind="quiet"
          icon="undo"
          onPress={() => {
            drawn.value = [];
          }}
        >
          {say.clear}
        </Button>
      ) : null}
    </section>
  );
}

interface InWordsProps {
  readonly marks: readonly BoardMark[];
  readonly stage: RefObject<HTMLElement | null>;
  readonly own: boolean;
}

/** The board has the words, once it is drawn. */
function InWords({ marks, stage, own }: InWordsProps) {
  const { drawn, reel } = useRoom();
  const { draw: say, remove } = roomWords.value;
  const [told, setTold] = useState<readonly string[]>([]);
  const look = reel.look.value;
  useEffect(() => {
    const called = (thing: string) => calledOn(stage.current, thing);
    setTold(
      marks.map(({ from, to }) => (to === null ? say.ringed(called(from)) : say.drawn(called(from), called(to)))),
    );
  }, [marks, look, say, stage]);
  return (
    <ul class="room-marks-told" aria-live="polite" aria-label={say.title}>
      {marks.map((mark, i) => (
        <li key={`${mark.from}/${mark.to}`}>
          <span>{told[i] ?? mark.from}</span>
          {own ? (
            <Button
              kind="quiet"
              icon="close"
              label={remove(told[i] ?? mark.from)}
              onPress={() => {
                drawn.value = toggled(drawn.value, mark);
              }}
            />
          ) : null}
        </li>
      ))}
    </ul>
  );
}
