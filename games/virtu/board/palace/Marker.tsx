/** The Action marker. When it goes to another Room it glides there. */
import { type LastPlace, Shield, type Tincture, useFlip } from '@signoria/kit';

export function Marker({ place, tincture }: { readonly place: LastPlace; readonly tincture: Tincture }) {
  const mark = useFlip<HTMLSpanElement>(place);
  return (
    <span class="marker" ref={mark}>
      <Shield tincture={tincture} />
    </span>
  );
}
