/** What each of them holds: small drawings, 40 by 40 around their middle. */
import type { ComponentChildren } from 'preact';
import { GOLD, INK, PAPER } from '../palette.ts';
import type { Sitter } from './people.ts';

const SILVER = '#DDE2E2';
const WOOD = '#8A5A2C';
const STONE = '#E4DDCC';

export const PROPS: { readonly [id in Sitter]: ComponentChildren } = {
  alchemist: (
    <>
      <path d="M-4-18h8v10l10 18c2 4-1 8-5 8H-9c-4 0-7-4-5-8L-4-8Z" fill={SILVER} />
      <path d="M-9 4H9l4 8c1 3 0 5-4 5H-9c-4 0-5-2-4-5Z" fill="#5FA05A" />
    </>
  ),
  botanist: (
    <>
      <path d="M0 6V-6M0 2C-8 0-10-6-10-9c6 0 9 4 10 9M0 2C8 0 10-6 10-9c-6 0-9 4-10 9" fill="#6D8E48" />
      <circle cx="0" cy="-11" r="6" fill="#E7A9AE" />
      <path d="M-10 5h20l-3 14H-7Z" fill="#B5613B" />
    </>
  ),
  physicist: (
    <>
      <circle r="15" fill="none" stroke-width="3" />
      <ellipse rx="15" ry="5" fill="none" stroke={GOLD} stroke-width="2" />
      <ellipse rx="5" ry="15" fill="none" stroke={GOLD} stroke-width="2" />
      <circle r="4" fill="#5F93A3" />
    </>
  ),
  'bell-maker': (
    <>
      <path d="M-3-18h6v5c8 2 10 8 10 15l5 8h-36l5-8c0-7 2-13 10-15Z" fill={GOLD} />
      <circle cx="0" cy="14" r="4" fill="#8C5C00" />
    </>
  ),
  goldsmith: (
    <>
      <circle cx="0" cy="5" r="11" fill="none" stroke-width="6.5" />
      <circle cx="0" cy="5" r="11" fill="none" stroke={GOLD} stroke-width="4" />
      <path d="M-6-14H6l4 6L0 2l-10-10Z" fill="#A8281E" />
    </>
  ),
  sculptor: (
    <>
      <path d="M-11 18h22v-4H7V8c5-3 6-9 4-15-2-6-14-8-19-2-4 5-3 12 1 17v6h-4Z" fill={STONE} />
      <path d="M2-3h5M0 5h6" />
    </>
  ),
  mathematician: <path d="M0-18a4 4 0 0 1 3 7l9 27-2 3-2-2L0-7l-8 24-2 2-2-3 9-27a4 4 0 0 1 3-7Z" fill={GOLD} />,
  philosopher: (
    <>
      <path d="M-16 6h32v9h-32Z" fill="#A8281E" />
      <path d="M-13-4h28v9h-28Z" fill="#2F6A7A" />
      <path d="M-15-14h26v9h-26Z" fill={GOLD} />
    </>
  ),
  jurist: (
    <>
      <path d="M-1-17h2v30h7v4H-8v-4h7Z" fill={GOLD} />
      <path d="M-15-12h30M-15-12l-4 12h9l-5-12M15-12l-4 12h9l-5-12" fill={SILVER} />
    </>
  ),
  theologian: (
    <>
      <path d="M-13-17h26v34h-26Z" fill="#74451F" />
      <path d="M0-10V8M-7-4H7" stroke={GOLD} stroke-width="3.4" />
    </>
  ),
  cartographer: (
    <>
      <path d="M-17-11l11-4 12 4 11-4v26l-11 4-12-4-11 4Z" fill={PAPER} />
      <path d="M-12 6q5-10 10-4t10-10" fill="none" stroke="#A8281E" stroke-dasharray="3 2" stroke-width="1.8" />
      <path d="M-6-15v26M6-11v26" />
    </>
  ),
  composer: (
    <>
      <path d="M-15-16h30v32h-30Z" fill={PAPER} />
      <path d="M-12-8h24M-12-2h24M-12 4h24M-12 10h24" stroke-width=".8" />
      <path d="M-5 8V-7l9-2V5" fill="none" stroke-width="1.8" />
      <ellipse cx="-7.5" cy="8" rx="3.4" ry="2.6" fill={INK} />
      <ellipse cx="1.5" cy="5.500" rx="3.4" ry="2.6" fill={INK} />
    </>
  ),
  choreographer: (
    <>
      <path d="M-18 8C-6 12 0 6 6-2c4-5 10-6 12-2 1 4-2 6-4 8C8 10-4 20-17 16Z" fill="#A8281E" />
      <path d="M-8 8c0-12 10-18 18-18" fill="none" stroke="#E7A9AE" stroke-width="2.4" />
    </>
  ),
  painter: (
    <>
      <path
        d="M0-13C-10-13-17-7-17 1S-10 14-3 14c3 0 4-2 3-4-1-3 0-5 4-5h5c5 0 8-3 8-7C17-9 9-13 0-13Z"
        fill="#C98C4F"
      />
      <circle cx="-9" cy="1" r="2.800" fill="#A8281E" stroke="none" />
      <circle cx="-4" cy="-6" r="2.800" fill="#1F4F91" stroke="none" />
      <circle cx="5" cy="-6" r="2.800" fill="#E3AE2E" stroke="none" />
      <path d="M19-19 4 6" stroke={WOOD} stroke-width="3" />
    </>
  ),
  architect: (
    <>
      <path d="M-15 17v-12h30v12Z" fill={STONE} />
      <path d="M-12 5C-12-8-4-14 0-17 4-14 12-8 12 5Z" fill="#BE6A42" />
      <path d="M0-17V5M-7-9c-2 5-2 9-2 14M7-9c2 5 2 9 2 14" fill="none" stroke={PAPER} />
    </>
  ),
  physician: (
    <>
      <path d="M-2-18h4v36h-4Z" fill={WOOD} />
      <path d="M-1 14C-11 10 9 4 0-1-9-6 9-10 3-15" fill="none" stroke="#2E6A3B" stroke-width="3.6" />
    </>
  ),
  pharmacist: (
    <>
      <path d="M-15-2h30c0 9-4 13-8 15v4H-7v-4c-4-2-8-6-8-15Z" fill={STONE} />
      <path d="M3-2 13-18" stroke={WOOD} stroke-width="5" />
    </>
  ),
  poet: (
    <>
      <path d="M-14-6h24v23h-24Z" fill={PAPER} />
      <path d="M-10 0h16M-10 5h13M-10 10h15" />
      <path d="M18-19C8-19 2-12 0-2l-4 8C4 6 16 0 18-19Z" fill={SILVER} />
    </>
  ),
  dramatist: (
    <>
      <path d="M-14-14c9 3 19 3 28 0v10c0 11-7 18-14 20-7-2-14-9-14-20Z" fill={PAPER} />
      <path d="M-9-4c3-3 5-3 7 0M2-4c3-3 5-3 7 0" fill="none" />
      <path d="M-8 4c5 3 11 3 16 0-1 5-4 8-8 8s-7-3-8-8Z" fill="#A8281E" />
    </>
  ),
  astronomer: (
    <>
      <path d="M-18 8 8-10l6 8-26 17Z" fill={GOLD} />
      <path d="M8-11l8-6 7 10-8 5Z" fill="#8C5C00" />
      <path d="M-2 6-7 19M0 5l6 14" />
    </>
  ),
  watchmaker: (
    <>
      <path d="M-3-19h6v4h-6Z" fill={GOLD} />
      <circle cy="2" r="16" fill={GOLD} />
      <circle cy="2" r="12" fill={PAPER} />
      <path d="M0-7V2l6 5M0-10v2M0 12v2M-12 2h2M10 2h2" fill="none" />
    </>
  ),
  organist: (
    <>
      <path d="M-16 18v-16h6v16ZM-9 18V-8h6v26ZM-2 18v-36h6v36ZM5 18V-8h6v26ZM12 18V2h6v16Z" fill={SILVER} />
      <path d="M-14 12h2M-7 10h2M0 8h2M7 10h2M14 12h2" />
    </>
  ),
  banker: (
    <>
      <ellipse cx="0" cy="12" rx="15" ry="6" fill={GOLD} />
      <ellipse cx="0" cy="5" rx="15" ry="6" fill={GOLD} />
      <ellipse cx="0" cy="-2" rx="15" ry="6" fill={GOLD} />
      <ellipse cx="0" cy="-9" rx="15" ry="6" fill="#F0C562" />
    </>
  ),
  cardinal: (
    <>
      <path d="M-2-18h4v36h-4Z" fill={GOLD} />
      <path d="M-10-9h20v4h-20Z" fill={GOLD} />
    </>
  ),
  merchant: (
    <>
      <path d="M-5-17H5L3-9h-6ZM-4-8h8c8 5 12 12 12 18 0 5-4 8-8 8H-8c-4 0-8-3-8-8 0-6 4-13 12-18Z" fill="#C9A86A" />
      <path d="M0-2 5 5 0 12-5 5Z" fill={GOLD} />
    </>
  ),
  muse: (
    <>
      <path
        d="M-13-17c-6 6-4 14 0 20 3 5 4 8 4 12H9c0-4 1-7 4-12 4-6 6-14 0-20 1 8-2 14-5 20H-8c-3-6-6-12-5-20Z"
        fill={GOLD}
      />
      <path d="M-5-12V3M0-12V3M5-12V3M-10-12h20" />
    </>
  ),
  princess: (
    <>
      <path d="M0 18V-4M0 8c-6 0-9-3-9-7 5 0 8 2 9 7M0 3c5 0 8-3 8-6-4 0-7 2-8 6" fill="#57803F" />
      <circle cx="0" cy="-10" r="8" fill="#A8281E" />
      <path d="M-4-11c1-4 7-4 8 0-1 4-5 4-6 2" fill="none" />
    </>
  ),
  professor: (
    <>
      <path d="M0-9C-6-13-12-13-18-11v24c6-2 12-1 18 3 6-4 12-5 18-3v-24C12-13 6-13 0-9Z" fill={PAPER} />
      <path d="M0-9V16M-13-5h8M-13 0h8M-13 5h8M5-5h8M5 0h8M5 5h8" />
    </>
  ),
  diego: (
    <>
      <path d="M-13-13h26v26h-26Z" fill={PAPER} />
      <circle cx="-6" cy="-6" r="2.600" fill={INK} />
      <circle cx="0" cy="0" r="2.600" fill={INK} />
      <circle cx="6" cy="6" r="2.600" fill={INK} />
    </>
  ),
};
