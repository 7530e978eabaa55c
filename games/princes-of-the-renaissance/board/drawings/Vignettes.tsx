/** The five cities as small landscapes, 96 by 60, our own drawing: places, not colours, tell them apart. */
import type { CityId } from '../../data/cities.ts';
import { CHANFRON } from './chanfron.ts';
import { INK } from './palette.ts';

function Venice() {
  return (
    <>
      <rect width="96" height="60" fill="#CFE0DD" />
      <path d="M0 34H96V60H0Z" fill="#5E9296" />
      <g stroke={INK} stroke-width="1.3" stroke-linejoin="round">
        <path d="M24 36V16h9v20Z" fill="#B5613B" />
        <path d="M22.5 16h12L28.5 4Z" fill="#7E9A86" />
        <path d="M40 36V20H84V36Z" fill="#EBD3B8" />
        <path d="M8 36V25h13v11Z" fill="#E6C49B" />
      </g>
      <path d="M40 24H84" stroke={INK} stroke-width=".8" />
      <path d="M44 36v-6a2.5 2.5 0 0 1 5 0v6Z" fill="#6E4B34" />
      <path d="M52 36v-6a2.5 2.5 0 0 1 5 0v6Z" fill="#6E4B34" />
      <path d="M60 36v-6a2.5 2.5 0 0 1 5 0v6Z" fill="#6E4B34" />
      <path d="M68 36v-6a2.5 2.5 0 0 1 5 0v6Z" fill="#6E4B34" />
      <path d="M76 36v-6a2.5 2.5 0 0 1 5 0v6Z" fill="#6E4B34" />
      <path d="M0 36.500H96" stroke={INK} stroke-width="1.2" />
      <path d="M50 45c4 6 26 6 34-1l4-4-2 8c-8 7-28 7-36-3Z" fill={INK} />
      <path d="M6 46q4-3 8 0t8 0M22 54q4-3 8 0t8 0M62 56q4-3 8 0t8 0" fill="none" stroke="#D5E6E2" stroke-width="1.2" />
    </>
  );
}

function Milan() {
  return (
    <>
      <rect width="96" height="60" fill="#E9D9B2" />
      <path d="M0 46Q30 38 60 44T96 40V60H0Z" fill="#A9A468" />
      <g stroke={INK} stroke-width="1.3" stroke-linejoin="round">
        <path d="M12 54V30H84V54Z" fill="#B0583C" />
        <path d="M6 54V24h14V54ZM76 54V24H90V54Z" fill="#C26C4B" />
        <path d="M4 24h18v-4H4ZM74 24H92v-4H74Z" fill="#D8A987" />
        <path d="M39 54V20H57V54Z" fill="#C26C4B" />
        <path d="M42 20V11H54v9ZM45 11V5h6v6Z" fill="#C26C4B" />
        <path d="M37 22H59v-3H37Z" fill="#D8A987" />
      </g>
      <path d="M24 30v-3h3v3h4v-3h3v3M62 30v-3h3v3h4v-3h3v3" fill="none" stroke={INK} stroke-width="1.2" />
      <path d="M44 54V44a4 4 0 0 1 8 0V54Z" fill={INK} />
      <circle cx="48" cy="29" r="3" fill="#F4E6C4" stroke={INK} />
    </>
  );
}

function Florence() {
  return (
    <>
      <rect width="96" height="60" fill="#C9D9CE" />
      <path d="M0 40Q24 26 48 34T96 28V60H0Z" fill="#8FA86C" />
      <g stroke={INK} stroke-width="1.3" stroke-linejoin="round">
        <path d="M14 56V30h9v26Z" fill="#EADCBC" />
        <path d="M13 30h11l-1-4h-9Z" fill="#B5613B" />
        <path d="M30 56V42H76V56Z" fill="#F0E3C4" />
        <path d="M34 42C33 26 42 16 53 11 64 16 73 26 72 42Z" fill="#BE6A42" />
        <path d="M50.5 11V6h5v5ZM49.5 6h7L53 2Z" fill="#F5EAD0" />
      </g>
      <path
        d="M53 11V42M53 11C46 18 42 28 42 42M53 11c7 7 11 17 11 31"
        fill="none"
        stroke="#F5EAD0"
        stroke-width="1.6"
      />
      <circle cx="37.5" cy="48.5" r="2.6" fill="#6E5334" />
      <circle cx="47.5" cy="48.5" r="2.6" fill="#6E5334" />
      <circle cx="58.5" cy="48.5" r="2.6" fill="#6E5334" />
      <circle cx="68.5" cy="48.5" r="2.6" fill="#6E5334" />
    </>
  );
}

function Rome() {
  return (
    <>
      <rect width="96" height="60" fill="#F0DDB4" />
      <circle cx="78" cy="14" r="7" fill="#F8ECCB" />
      <path d="M0 46H96V60H0Z" fill="#8DA39A" />
      <g stroke={INK} stroke-width="1.3" stroke-linejoin="round">
        <path d="M22 46V33H74V46Z" fill="#D9BE8D" />
        <path d="M30 33V20H66V33Z" fill="#E6D0A2" />
        <path d="M41 20v-8H55v8Z" fill="#D9BE8D" />
        <path d="M48 12V4" />
        <path d="M0 46H96V51H0Z" fill="#E6D0A2" />
      </g>
      <path d="M48 5l6 2-6 2Z" fill="#8F6B33" stroke={INK} stroke-width=".8" />
      <path d="M8 58a5 5 0 0 1 10 0" fill="none" stroke={INK} stroke-width="1.3" />
      <path d="M26 58a5 5 0 0 1 10 0" fill="none" stroke={INK} stroke-width="1.3" />
      <path d="M44 58a5 5 0 0 1 10 0" fill="none" stroke={INK} stroke-width="1.3" />
      <path d="M62 58a5 5 0 0 1 10 0" fill="none" stroke={INK} stroke-width="1.3" />
      <path d="M80 58a5 5 0 0 1 10 0" fill="none" stroke={INK} stroke-width="1.3" />
      <path d="M30 26H66M22 39H74" stroke="#9A7C4C" />
      <path d="M11 46V30M86 46V34" stroke="#5B4426" stroke-width="2" />
      <path d="M2 30c0-6 18-6 18 0ZM79 34c0-5 14-5 14 0Z" fill="#5F7A4E" stroke={INK} stroke-width="1.1" />
    </>
  );
}

function Naples() {
  return (
    <>
      <rect width="96" height="60" fill="#DDD6C6" />
      <path d="M50 16c-3-6 2-8 0-13 8 1 9 7 5 13Z" fill="#A99C8C" />
      <g stroke={INK} stroke-width="1.3" stroke-linejoin="round">
        <path d="M10 42 42 17h14L94 42Z" fill="#6B7580" />
        <path d="M42 17c3 3 10 3 14 0l4 3c-5 5-16 5-22 1Z" fill="#4B545E" />
      </g>
      <path d="M0 42H96V60H0Z" fill="#7FA3AE" />
      <path d="M0 42H96" stroke={INK} stroke-width="1.2" />
      <g stroke={INK} stroke-width="1.2">
        <path d="M8 48V34h6v14ZM14 48V37H28V48ZM28 48V32h6V48Z" fill="#D9BE8D" />
      </g>
      <path d="M60 52h18l-4 5H64Z" fill="#74451F" stroke={INK} />
      <path d="M69 52V38l9 11Z" fill="#F6EBD0" stroke={INK} />
      <path d="M40 54q4-3 8 0t8 0" fill="none" stroke="#D5E6E2" stroke-width="1.2" />
    </>
  );
}

const CITY = { venice: Venice, milan: Milan, florence: Florence, rome: Rome, naples: Naples } as const;

/** Drawn once for the page; `Vignette` and `Arms` point here. */
export function CityDefs() {
  return (
    <svg class="kit-defs" aria-hidden="true">
      <clipPath id="por-chanfron">
        <path d={CHANFRON} />
      </clipPath>
      {(Object.keys(CITY) as CityId[]).map((id) => {
        const City = CITY[id];
        return (
          <symbol key={id} id={`por-${id}`} viewBox="0 0 96 60" preserveAspectRatio="xMidYMid slice">
            <City />
          </symbol>
        );
      })}
    </svg>
  );
}

export function Vignette({ of }: { readonly of: CityId }) {
  return (
    <svg class="vignette" viewBox="0 0 96 60" aria-hidden="true" preserveAspectRatio="xMidYMid slice">
      <use href={`#por-${of}`} />
    </svg>
  );
}
