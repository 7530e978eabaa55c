/** A person in an arched window, 72 by 92: three planes, flat colours, an ink line around every pigment. */
import type { ComponentChildren } from 'preact';
import type { CardId } from '../../data/cards.ts';
import { type Headdress, type Held, PEOPLE, type Person } from './portraits.ts';

const INK = '#231A13';
const SKIN = '#e8c49a';
const line = { stroke: INK, 'stroke-width': 1.4, 'stroke-linejoin': 'round' } as const;

/** What stands on the head, over the hair; `fill` is its colour. */
const HEADDRESSES: { readonly [H in Headdress]: (fill: string) => ComponentChildren } = {
  bare: () => null,
  beret: (fill) => <path d="M20 31c-3-10 7-16 17-15 10 0 19 4 17 13-9-5-22-5-34 2Z" fill={fill} {...line} />,
  cap: (fill) => <path d="M22 31c0-11 5-16 14-16s14 5 14 16c-9-3-19-3-28 0Z" fill={fill} {...line} />,
  mitre: (fill) => (
    <>
      <path d="M22 31c-1-10 4-19 14-26 10 7 15 16 14 26-9-3-19-3-28 0Z" fill={fill} {...line} />
      <path d="M36 9v19M29 20h14" stroke="#b8902e" stroke-width="2.6" fill="none" />
    </>
  ),
  galero: (fill) => (
    <>
      <path d="M26 27c0-8 4-12 10-12s10 4 10 12Z" fill={fill} {...line} />
      <path d="M12 29c8-5 40-5 48 0-8 4-40 4-48 0Z" fill={fill} {...line} />
    </>
  ),
  tiara: (fill) => (
    <>
      <path d="M23 31c-1-12 4-22 13-27 9 5 14 15 13 27-8-3-18-3-26 0Z" fill="#f6efe1" {...line} />
      <path
        d="M24 27c8-2.6 16-2.6 24 0M25 19c7-2 15-2 22 0M29 12c5-1.4 9-1.4 14 0"
        stroke={fill}
        stroke-width="3"
        fill="none"
      />
    </>
  ),
  helmet: (fill) => (
    <>
      <path d="M20 36c-1-14 5-22 16-22s17 8 16 22l-5-1c-2-6-20-6-22 0Z" fill={fill} {...line} />
      <path d="M34 13c-2-5 4-9 9-7-2 3-3 5-3 8Z" fill="#a8281e" {...line} />
    </>
  ),
  bascinet: (fill) => <path d="M20 38c-2-16 6-25 16-25s18 9 16 25l-6-2c0-8-20-8-20 0Z" fill={fill} {...line} />,
  hood: (fill) => (
    <path d="M16 58c-2-26 4-44 20-44s22 18 20 44l-8-8c3-18-1-26-12-26s-15 8-12 26Z" fill={fill} {...line} />
  ),
  corno: (fill) => <path d="M22 32c0-9 3-15 10-18 6-3 13-6 16-1 2 4 2 12 2 19-9-4-19-4-28 0Z" fill={fill} {...line} />,
  veil: (fill) => (
    <path
      d="M18 60c-4-26 4-44 18-44s22 18 18 44l-7-5c2-20 0-30-11-30s-13 10-11 30Z"
      fill={fill}
      fill-opacity=".9"
      {...line}
    />
  ),
  crown: (fill) => <path d="M22 30 20 15l8 6 8-9 8 9 8-6-2 15c-9-3-19-3-28 0Z" fill={fill} {...line} />,
};

const HELD: { readonly [H in Held]: ComponentChildren } = {
  coin: <circle cx="57" cy="74" r="7" fill="#e3ae2e" {...line} />,
  scroll: <path d="M50 66h14v17H50ZM53 71h8M53 75h8M53 79h5" fill="#f6efe1" {...line} />,
  sword: <path d="M58 88V52l3-5 3 5v36ZM53 77h16" fill="#dde2e2" {...line} />,
  ship: <path d="M47 78h21l-4 8H51ZM57 60v17M58 62c5 2 7 7 7 13h-7Z" fill="#f1e6cf" {...line} />,
  mask: (
    <path
      d="M46 72c5-3 9-3 11-1 2-2 6-2 11 1 0 7-3 11-7 11-2 0-3-2-4-2s-2 2-4 2c-4 0-7-4-7-11Z"
      fill="#f6efe1"
      {...line}
    />
  ),
  banner: <path d="M58 90V46M59 47l12 4-12 7Z" fill="#e3ae2e" {...line} />,
  cross: <path d="M58 90V56M51 64h14" fill="none" stroke="#b8902e" stroke-width="4" />,
  book: <path d="M47 70c4-2 7-2 10 0 3-2 6-2 10 0v14c-4-2-7-2-10 0-3-2-6-2-10 0ZM57 70v14" fill="#f1e6cf" {...line} />,
  key: <path d="M56 72a5 5 0 1 1 .1 0ZM56 72v16M56 82h6M56 87h5" fill="none" stroke="#8c6a1e" stroke-width="2.8" />,
  palette: (
    <path d="M46 78c0-7 6-11 12-11s11 4 10 9c-1 4-6 2-8 4-1 2 1 5-3 6-6 1-11-3-11-8Z" fill="#e6cfa0" {...line} />
  ),
};

/** Where somebody stands: hills for those of the field, a wall for those of the court, a chapel for the clergy. */
function Ground({ holds }: Pick<Person, 'holds'>) {
  if (holds === 'sword' || holds === 'banner' || holds === 'ship') {
    return (
      <>
        <rect width="72" height="92" fill="#cfe0dc" />
        <path d="M0 58Q20 44 40 54T72 48V92H0Z" fill="#a9bfa0" />
      </>
    );
  }
  return <rect width="72" height="92" fill={holds === 'cross' || holds === 'key' ? '#d9cfe2' : '#e7d3a8'} />;
}

function Bust({ person }: { readonly person: Person }) {
  const { robe, head, hat, hair, beard, holds } = person;
  const covered = head === 'hood' || head === 'helmet' || head === 'bascinet';
  return (
    <>
      {covered ? null : <path d="M20 46c-3-18 4-28 16-28s19 10 16 28c-1 6-31 6-32 0Z" fill={hair} {...line} />}
      <path d="M6 94c1-20 11-29 30-29s29 9 30 29Z" fill={robe} {...line} />
      <path d="M29 54h14v12c-3 5-11 5-14 0Z" fill={SKIN} {...line} />
      <path d="M24 36c0-9 5-13 12-13s12 4 12 13c0 13-5 22-12 22s-12-9-12-22Z" fill={SKIN} {...line} />
      {beard ? <path d="M25 43c2 6 5 7 11 7s9-1 11-7c1 12-4 20-11 20s-12-8-11-20Z" fill={hair} {...line} /> : null}
      {HEADDRESSES[head](hat)}
      <path d="M24 68c6 7 18 7 24 0" fill="none" stroke="#f6efe1" stroke-width="2.4" />
      {holds === undefined ? null : HELD[holds]}
    </>
  );
}

const ARCH = 'M2 91V37A34 34 0 0 1 70 37V91Z';

/** The window of every portrait. Mount once, before anything that shows one. */
export function PortraitDefs() {
  return (
    <svg class="kit-defs" aria-hidden="true">
      <clipPath id="virtu-arch">
        <path d={ARCH} />
      </clipPath>
    </svg>
  );
}

/** The name always stands beside it, so the picture is silent. */
export function Portrait({ id }: { readonly id: CardId }) {
  const person = PEOPLE[id];
  return (
    <svg class="portrait" viewBox="0 0 72 93" aria-hidden="true">
      <g clip-path="url(#virtu-arch)">
        <Ground {...(person.holds === undefined ? {} : { holds: person.holds })} />
        <Bust person={person} />
      </g>
      <path d={ARCH} fill="none" stroke={INK} stroke-width="2.4" />
    </svg>
  );
}
