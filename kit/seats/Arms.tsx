/**
 * Somebody's arms: a field in two tinctures, parted or bearing an ordinary, and a charge on it. Each tincture is laid with its
 * hatching, so that arms can be told without colours; where a charge lies across both tinctures it is counterchanged, each
 * half in the tincture of the other. Needs `Patterns` on the page.
 */
import { useId } from 'preact/hooks';
import { Picture } from '../cards/Picture.tsx';
import { type ArmsCharge, type ArmsDivision, CHARGE_OUTLINES, PARTS, placeOf } from './charges.ts';
import { SHIELD_OUTLINE } from './Patterns.tsx';
import type { Tincture } from './tincture.ts';

/** Whose hatching each is cut in: sable is crossed, as brown is at the table, where nobody is black. */
const HATCHED = {
  or: 'yellow',
  argent: 'white',
  gules: 'red',
  azure: 'blue',
  vert: 'green',
  purpure: 'purple',
  sable: 'brown',
} as const satisfies Readonly<Record<string, Tincture>>;

export type ArmsPaint = keyof typeof HATCHED;

export interface ArmsProps {
  readonly arms: {
    readonly division: ArmsDivision;
    readonly first: ArmsPaint;
    readonly second: ArmsPaint;
    readonly charge: ArmsCharge;
  };
  /** In pixels. */
  readonly width: number;
  /** The arms in words. Leave out where the name of who bears them stands beside them. */
  readonly label?: string | undefined;
}

/** From this width on the hatching is cut finer, and the charge has a line around it. */
const LARGE = 40;
const FINER = 2.2;

interface Cut {
  /** How much finer than the hatching of a seat's shield. */
  readonly fine: number;
  readonly shield: string;
  readonly part: string;
  readonly charge: string;
}

interface LaidProps {
  readonly cut: Cut;
  readonly paint: ArmsPaint;
  /** What is painted: the id of a clip, all of the shield without one. */
  readonly on?: string;
}

function Laid({ cut: { fine }, paint, on }: LaidProps) {
  const all = { width: 32 * fine, height: 40 * fine, ...(on === undefined ? {} : { 'clip-path': `url(#${on})` }) };
  return (
    <>
      <rect {...all} fill={`var(--a-${paint})`} />
      <rect {...all} fill={`url(#hatch-${HATCHED[paint]})`} />
    </>
  );
}

function Charge({ arms: { division, first, second, charge }, cut }: Pick<ArmsProps, 'arms'> & { readonly cut: Cut }) {
  if (charge === 'none') return null;
  const { transform, across } = placeOf(division);
  return (
    <>
      <Laid cut={cut} paint={second} on={cut.charge} />
      {across ? (
        <g clip-path={`url(#${cut.part})`}>
          <Laid cut={cut} paint={first} on={cut.charge} />
        </g>
      ) : null}
      {cut.fine === 1 ? null : (
        <g transform={`scale(${cut.fine})`}>
          <path class="arms-line" d={CHARGE_OUTLINES[charge]} transform={transform} stroke-width="11" />
        </g>
      )}
    </>
  );
}

function Clips({ arms: { division, charge }, cut }: Pick<ArmsProps, 'arms'> & { readonly cut: Cut }) {
  const scale = `scale(${cut.fine})`;
  return (
    <defs>
      <clipPath id={cut.shield}>
        <path d={SHIELD_OUTLINE} transform={scale} />
      </clipPath>
      <clipPath id={cut.part}>
        <path d={PARTS[division]} transform={scale} clip-rule="evenodd" />
      </clipPath>
      {charge === 'none' ? null : (
        <clipPath id={cut.charge}>
          <path d={CHARGE_OUTLINES[charge]} transform={`${scale} ${placeOf(division).transform}`} />
        </clipPath>
      )}
    </defs>
  );
}

export function Arms({ arms, width, label }: ArmsProps) {
  const id = useId();
  const large = width >= LARGE;
  const fine = large ? FINER : 1;
  const cut: Cut = { fine, shield: `${id}-shield`, part: `${id}-part`, charge: `${id}-charge` };
  const size = { width: `${width}px`, height: `${width * 1.25}px` };
  return (
    <Picture class="arms" viewBox={`0 0 ${32 * fine} ${40 * fine}`} style={size} label={label}>
      <Clips arms={arms} cut={cut} />
      <g clip-path={`url(#${cut.shield})`}>
        <Laid cut={cut} paint={arms.first} />
        {arms.division === 'plain' ? null : <Laid cut={cut} paint={arms.second} on={cut.part} />}
        <g transform={`scale(${fine})`}>
          <path class="arms-line" d={PARTS[arms.division]} stroke-width={large ? 0.5 : 0.8} />
        </g>
        <Charge arms={arms} cut={cut} />
      </g>
      <path class="arms-edge" d={SHIELD_OUTLINE} transform={`scale(${fine})`} stroke-width={large ? 1.2 : 1.8} />
    </Picture>
  );
}
