/** The frame around the cards: the whole board fits into it, or it is enlarged and scrolls. */
import { useEffect, useRef, useState } from 'preact/hooks';
import type { PlaceView } from '../../rules/view/types.ts';
import type { Box } from '../drawings/index.ts';

interface Port {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The frame of the board: brings what is asked about into its middle, and tells what of an enlarged one is in sight (parts of 1). */
export function usePort(enlarged: boolean, ticket: number) {
  const frame = useRef<HTMLElement>(null);
  const [sight, setSight] = useState<Port | null>(null);
  useEffect(() => {
    const port = frame.current;
    if (!port) return;
    const spot = port.querySelector<HTMLElement>('.spot.underway, .spot.legal, .spot.mine');
    if (spot === null) return;
    const left = spot.offsetLeft + (spot.offsetWidth - port.clientWidth) / 2;
    const top = spot.offsetTop + (spot.offsetHeight - port.clientHeight) / 2;
    const below = spot.offsetTop + spot.offsetHeight - port.clientHeight;
    // Rows that nearly fit stay where they are, but for something that is asked about.
    port.scrollTo({ left, top: enlarged ? top : spot.matches('.mine') ? 0 : Math.max(0, below) });
  }, [enlarged, ticket]);
  useEffect(() => {
    const port = frame.current;
    if (!port || !enlarged) return setSight(null);
    const see = () =>
      setSight({
        left: port.scrollLeft / port.scrollWidth,
        top: port.scrollTop / port.scrollHeight,
        width: port.clientWidth / port.scrollWidth,
        height: port.clientHeight / port.scrollHeight,
      });
    see();
    port.addEventListener('scroll', see, { passive: true });
    return () => port.removeEventListener('scroll', see);
  }, [enlarged]);
  return { frame, sight };
}

interface MinimapProps {
  readonly label: string;
  readonly all: Box;
  readonly cards: readonly { readonly place: PlaceView; readonly box: Box }[];
  readonly sight: Port;
  readonly onPress: () => void;
}

/** The whole board in little; pressed, the whole board is shown. */
export function Minimap({ label, all, cards, sight, onPress }: MinimapProps) {
  return (
    <button type="button" class="minimap" aria-label={label} onClick={onPress}>
      <svg viewBox={`${all.x} ${all.y} ${all.width} ${all.height}`} aria-hidden="true">
        {cards.map(({ place, box }) => (
          <rect
            key={place.id}
            {...box}
            rx="10"
            fill={place.faceUp ? 'var(--card-2)' : '#2A3440'}
            stroke="#231A13"
            stroke-width="6"
          />
        ))}
        <rect
          class="in-sight"
          x={all.x + sight.left * all.width}
          y={all.y + sight.top * all.height}
          width={sight.width * all.width}
          height={sight.height * all.height}
        />
      </svg>
    </button>
  );
}
