/** An Agent as a piece beside other things: a mask on its owner's colour and hatching. */
import { emblemInkOf, Picture, type Tincture, Tinted } from '@signoria/kit';
import { GlyphMark } from '../drawings/index.ts';

interface AgentDiscProps {
  readonly tincture: Tincture;
  readonly label?: string;
  /** By what name it is found on its way. */
  readonly place?: string;
}

export function AgentDisc({ tincture, label, place }: AgentDiscProps) {
  return (
    <Picture class="agent-disc" viewBox="0 0 24 24" label={label} data-place={place}>
      <Tinted tincture={tincture}>
        <circle cx="12" cy="12" r="11" stroke="#1c140e" stroke-width="1.6" />
      </Tinted>
      <g style={{ color: emblemInkOf(tincture) }}>
        <GlyphMark name="agent" x={12} y={12} size={17} />
      </g>
    </Picture>
  );
}
