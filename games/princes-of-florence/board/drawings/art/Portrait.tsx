/** A half-length portrait in the window of a card, 120 by 168: the country somebody likes, the person, what they hold. */
import type { LandscapeId } from '../../../data/pieces.ts';
import { INK } from '../palette.ts';
import { PROPS } from './Props.tsx';
import { PEOPLE, type Person, type Sitter } from './people.ts';

/** Sky, far hills, near ground. */
const COUNTRY: { readonly [id in LandscapeId | 'hall']: readonly [string, string, string] } = {
  forest: ['#D5DDBF', '#7E9A62', '#4C6B3C'],
  lake: ['#D6E3E2', '#8FB2B6', '#5F93A3'],
  park: ['#EDE3C0', '#BFCB8B', '#9CB56C'],
  hall: ['#E6C98F', '#CDA568', '#B78D52'],
};

function Trees() {
  return (
    <g fill="#3D5A31" stroke={INK} stroke-width=".9">
      <path d="M22 96 30 62l8 34ZM94 92l7-30 7 30ZM80 96l6-24 6 24Z" />
    </g>
  );
}

function Sails() {
  return (
    <g stroke={INK} stroke-width=".9">
      <path d="M20 92q8 4 16 0l-3 5h-10Z" fill="#6B3A1C" />
      <path d="M28 91V70l9 18Z" fill="#FBF5E8" />
      <path d="M92 88q6 3 12 0l-2 4h-8Z" fill="#6B3A1C" />
      <path d="M98 87V72l7 13Z" fill="#FBF5E8" />
    </g>
  );
}

function Topiary() {
  return (
    <g stroke={INK} stroke-width=".9">
      <path d="M27 98V86M99 98V86" stroke-width="2.4" />
      <circle cx="27" cy="80" r="9" fill="#6D8E48" />
      <circle cx="99" cy="80" r="9" fill="#6D8E48" />
      <path d="M21 97h12l-2 9h-8ZM93 97h12l-2 9h-8Z" fill="#B5613B" />
    </g>
  );
}

function Columns() {
  return (
    <g fill="#F1E2BF" stroke={INK} stroke-width=".9">
      <path d="M18 50h12v82H18ZM90 50h12v82H90ZM15 44h18v6H15ZM87 44h18v6H87Z" />
    </g>
  );
}

const SCENES = { forest: Trees, lake: Sails, park: Topiary, hall: Columns } as const;

function Hair({ hair, hairColour }: Person) {
  const cut = {
    short: 'M45 78C43 56 52 50 60 50s17 6 15 28l-3 6H48Z',
    long: 'M41 104C37 74 44 48 60 48s23 26 19 56l-8 6H49Z',
    braids: 'M42 84C40 58 48 48 60 48s20 10 18 36l3 24-7 4-3-26H49l-3 26-7-4Z',
    bald: 'M46 82c-3-6-2-12 0-16l3 14ZM74 82c3-6 2-12 0-16l-3 14Z',
  }[hair];
  return <path d={cut} fill={hairColour} />;
}

function Beard({ beard, hairColour }: Person) {
  if (beard === 'none') return null;
  const cut = {
    short: 'M48 86c2 12 6 16 12 16s10-4 12-16c-3 5-6 6-12 6s-9-1-12-6Z',
    long: 'M48 86c0 18 5 34 12 36 7-2 12-18 12-36-3 5-6 6-12 6s-9-1-12-6Z',
    moustache: 'M52 91c3-3 6-3 8-1 2-2 5-2 8 1-3 2-6 2-8 1-2 1-5 1-8-1Z',
  }[beard];
  return <path d={cut} fill={hairColour} stroke-width="1" />;
}

const HATS = {
  beret: 'M38 62C36 44 52 36 64 40c14 2 22 12 20 22-10-5-34-5-46 0Z',
  hood: 'M40 108C32 70 42 42 60 40s28 30 20 68l-7 2c4-24 1-44-13-46-14 2-17 22-13 46Z',
  cap: 'M44 64C42 48 50 42 60 42s18 6 16 22c-9-5-23-5-32 0Z',
  turban: 'M40 64c-4-14 6-24 20-24s24 10 20 24c-3 3-6 0-8-2-7 4-17 4-24 0-2 2-5 5-8 2Z',
  tall: 'M44 62 48 24h24l4 38c-9-5-23-5-32 0Z',
  veil: 'M38 112C32 70 42 44 60 44s28 26 22 68l-8-2c3-24 0-42-14-44-14 2-17 20-14 44Z',
  biretta: 'M43 62l-3-20 12 4 8-10 8 10 12-4-3 20c-10-5-24-5-34 0Z',
  tiara: 'M44 60C44 50 46 44 49 42l4 8 7-14 7 14 4-8c3 2 5 8 5 18-9-5-23-5-32 0Z',
  wreath: 'M42 62c-1-6 3-10 6-11 0-4 5-7 8-5 3-3 8-2 9 0 4-1 8 2 8 5 4 1 6 5 5 11-10-7-26-7-36 0Z',
} as const;

function HatOn({ hat, hatColour, trim }: Person) {
  if (hat === 'none') return null;
  return (
    <>
      <path d={HATS[hat]} fill={hatColour} />
      {hat === 'beret' || hat === 'cap' || hat === 'tall' || hat === 'tiara' ? (
        <path d="M43 63c9-6 25-6 34 0" fill="none" stroke={trim} stroke-width="3" />
      ) : null}
    </>
  );
}

function Bust({ person }: { readonly person: Person }) {
  const { robe, trim, skin } = person;
  const covers = person.hat === 'hood' || person.hat === 'veil';
  return (
    <g stroke={INK} stroke-width="1.3" stroke-linejoin="round">
      {covers ? null : <Hair {...person} />}
      <path d="M20 168C20 128 34 112 60 112s40 16 40 56Z" fill={robe} />
      <path d="M53 98h14v13c0 7-14 7-14 0Z" fill={skin} />
      <path d="M46 113c4 12 10 18 14 20 4-2 10-8 14-20l-6-2c-4 5-12 5-16 0Z" fill={trim} />
      <path d="M47 78c0-14 5-20 13-20s13 6 13 20c0 14-6 23-13 23s-13-9-13-23Z" fill={skin} />
      {person.hair === 'bald' ? <Hair {...person} /> : null}
      {person.hair !== 'bald' && !covers ? (
        <path d="M46 78c0-17 6-23 14-23s14 6 14 23c-3-9-6-12-14-13-8 1-11 4-14 13Z" fill={person.hairColour} />
      ) : null}
      <path
        d="M52 79h5M63 79h5M60 79v7l-2 1M56 93c3 1.5 5 1.5 8 0"
        fill="none"
        stroke-width="1.4"
        stroke-linecap="round"
      />
      <Beard {...person} />
      <HatOn {...person} />
    </g>
  );
}

export interface PortraitProps {
  readonly of: Sitter;
  readonly country: LandscapeId | 'hall';
}

export function Portrait({ of, country }: PortraitProps) {
  const [sky, far, near] = COUNTRY[country];
  const Scene = SCENES[country];
  return (
    <>
      <rect width="120" height="168" fill={sky} />
      <path d="M0 78Q30 62 60 72T120 66V168H0Z" fill={far} />
      <path d="M0 104Q30 92 60 100T120 94V168H0Z" fill={near} />
      <Scene />
      <Bust person={PEOPLE[of]} />
      <g transform="translate(88 112) scale(.78)" stroke={INK} stroke-width="1.6" stroke-linejoin="round" fill="none">
        {PROPS[of]}
      </g>
    </>
  );
}
