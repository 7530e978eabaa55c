/** The two pieces on the map: the Condottiere token and the Favor of the Pope. Drawn inside the map's SVG. */
export interface FigureProps {
  /** Middle of the figure in units of the map. */
  readonly x: number;
  readonly y: number;
  readonly scale?: number;
  /** Put down but not yet confirmed: stands lifted above its shadow. */
  readonly lifted?: boolean;
  /** By what name it is found on its way. */
  readonly place?: string;
}

const CREAM = '#F6E9CB';
const INK = '#1E1712';
const RED = '#A8281E';

/** In the style sheet's units, so that a piece glides while it is held over one region after another. */
const place = ({ x, y, scale = 1 }: FigureProps) => ({ transform: `translate(${x}px, ${y}px) scale(${scale})` });

const look = ({ lifted }: FigureProps): string => (lifted ? 'piece lifted' : 'piece');

/** A black helmet with a red plume on a stand. */
export function CondottiereFigure(props: FigureProps) {
  return (
    <g class={look(props)} style={place(props)} data-place={props.place}>
      <ellipse cy="17" rx="15" ry="4.5" opacity=".3" />
      <g fill={INK} stroke={CREAM} stroke-width="1.2" stroke-linejoin="round">
        <path d="M-12 15h24l-2.5-5h-19Z" />
        <path d="M-7 10C-8-2-4-6-1-9c-3-1-4-4-3-7 4-4 10-3 12 1l4 4-2 3-5 0c-1 2 1 4 2 8 1 3 1 6 0 10Z" />
        <path d="M-1-17C-6-20-9-18-11-12c3-2 5-2 7-1" fill={RED} stroke-width=".9" />
        <path d="M3-12h5" fill="none" stroke-width="1.3" />
      </g>
    </g>
  );
}

/** A white cope and a tiara with two crowns and a cross. */
export function PopeFigure(props: FigureProps) {
  return (
    <g class={look(props)} style={place(props)} data-place={props.place}>
      <ellipse cy="17" rx="14" ry="4.5" opacity=".28" />
      <g fill="#FFFDF6" stroke="#231A13" stroke-width="1.4">
        <path d="M-11 15C-10 4-6-1 0-1S10 4 11 15Z" />
        <path d="M0-1V15M-5.5 6h11" stroke={RED} stroke-width="1.8" />
        <path d="M-6.5-1C-9-9-4-16 0-20 4-16 9-9 6.5-1Z" />
        <path d="M-6.8-5.500h13.600M-5.5-11h11" stroke="#C08A1A" stroke-width="2.2" />
        <path d="M0-20v-5M-2.2-23h4.4" />
      </g>
    </g>
  );
}
