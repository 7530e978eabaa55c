/** The Action marker. When it goes to another Room it glides there. */
import { type LastPlace, Shield, type Tincture, useGlide } from '@signoria/web/kit';

export function Marker({ place, tincture }: { readonly place: LastPlace; readonly tincture: Tincture }) {
  const mark = useGlide<HTMLSpanElement>(place);
  return (
    <span class="marker" ref={mark}>
      <Shield tincture={tincture} />
    </span>
  );
}
