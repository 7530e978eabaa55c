/**
 * The fifteen card faces, 120 by 124. Strength can be counted: a mercenary stands before as many lances as the card is strong; a
 * pitchfork, pike, halberd or sword in the hand counts as one.
 */
import { BONE, bust, GOLD, INK, LINEN, light, type Pen, type Person, SKIN, STEEL, WOOD } from '@signoria/kit/portraits';
import type { CardId } from '../../../data/cards.ts';

const R = (f: string, y = -10, h = 160): string => `<path d="M-20 ${y}H140V${y + h}H-20Z" fill="${f}"/>`;
const W = (d: string, f: string, s = 0): string =>
  `<path d="${d}" fill="${f}"${s ? ` stroke="${INK}" stroke-width="${s}" stroke-linejoin="round"` : ''}/>`;
const hills = (a: string, b: string, c: string, d: string): string =>
  R(a) +
  W('M-20 66C10 54 30 62 60 56S110 50 140 54V150H-20Z', b) +
  W('M-20 86C14 72 44 84 70 78S116 72 140 76V150H-20Z', c) +
  W('M-20 106C30 96 80 104 140 94V150H-20Z', d);
const dusk = hills('#EBD7A9', '#DDC08A', '#C0A46C', '#9A8753');
const fort = (x: number, y: number): string => W(`M${x} ${y}v-16h4v-4h4v4h4v-9h9v9h4v-4h4v4h4v16Z`, '#B9905C', 0.8);

/** So many lances with pennons, to be counted. */
const PENNONS = ['#A8281E', LINEN, '#DDAA26', '#2F6A7A'] as const;
const lances = (k: Pen, n: number, from = 47, to = 107): string =>
  Array.from({ length: n }, (_, i) => {
    const x = Math.round(n === 1 ? (from + to) / 2 : from + ((to - from) * i) / (n - 1)),
      top = Math.round(50 - 50 * Math.sqrt(1 - ((x - 60) / 62) ** 2) + 9 + (i % 2) * 6),
      c = PENNONS[i % PENNONS.length]!,
      l = n > 6 ? 6.5 : n > 3 ? 10 : 13;
    return (
      k.rod(`M${x} 124V${top + 5}`, 1.4, WOOD, 0.8) +
      k.p(`M${x - 2.1} ${top + 6}L${x} ${top - 5}L${x + 2.1} ${top + 6}Z`, '#DDE2E2', 1) +
      k.p(`M${x + 0.8} ${top + 8}l${l} 3.5l${-l} 4.5Z`, c, 0.9)
    );
  }).join('');
const at = (k: Pen, q: Person, x: number, y: number, s: number, prop = false): string =>
  `<g transform="translate(${x} ${y}) scale(${s})">${bust(k, q, !prop)}</g>`;
const hand = (k: Pen, skin: 0 | 1 | 2 | 3 | 4, x: number, y: number, robe: string, lean = 4): string =>
  k.p(`M${x - 7} ${y + 7}L${x + 7} ${y + 6}L${x + 12 + lean} ${y + 40}H${x - 16 + lean}Z`, robe, 1.4) +
  k.g(
    x,
    y,
    1.05,
    0,
    k.p(
      'M-5.5 -6.5C-2 -8 4 -8 6 -5.5C7.5 -2 7.5 4 6 7C2 8.5 -3 8.5 -6 7C-8 5.5 -7.5 3.5 -6.5 3C-8 2 -8 0 -6.7 -.6C-8 -2 -8 -5 -5.5 -6.5Z',
      SKIN[skin],
      1.3,
    ) + k.l('M-6.5 3.2H-.5M-6.7 -.4H0M-6 -3.6H0', 0.9),
  );
const mitten = (k: Pen, x: number, y: number): string =>
  k.g(
    x,
    y,
    1.1,
    0,
    k.p('M-6 -7H6C8 -3 8 4 6 8H-6C-9 4 -8 -3 -6 -7Z', light(STEEL, 0.25), 1.3) + k.l('M-7 3H1M-7 -1H1M-6 -4H1', 0.9),
  );
const gauntlet = (k: Pen, x: number, y: number): string =>
  k.p(`M${x - 8} ${y + 6}L${x + 8} ${y + 5}L${x + 14} ${y + 40}H${x - 16}Z`, STEEL, 1.4) + mitten(k, x, y);
const straw = (k: Pen, x: number, y: number, r: number): string =>
  k.g(
    x,
    y,
    1,
    r,
    k.l('M0 0l-9 -5M0 0l-10 0M0 0l-9 5M0 0l-7 8M0 0l-7 -8', 2.6) +
      k.l('M0 0l-9 -5M0 0l-10 0M0 0l-9 5M0 0l-7 8M0 0l-7 -8', 1.4, '#E2BC58'),
  );
/** Five petals in one path. */
const bloom = (k: Pen, x: number, y: number, r: number, f: string, heart: string): string =>
  k.p(
    `M${x} ${y}${[0, 1, 2, 3, 4]
      .map((i) => {
        const a = i * 1.2566 - 1.57,
          c = (t: number) =>
            `${(x + r * 1.25 * Math.cos(a + t)).toFixed(1)} ${(y + r * 1.25 * Math.sin(a + t)).toFixed(1)}`;
        return `C${c(-0.72)} ${c(0.72)} ${x} ${y}`;
      })
      .join('')}Z`,
    f,
    0.9,
  ) + k.c(x, y, Math.round(r * 2.6) / 10, heart, 0.7);
const flake = (x: number, y: number, s = 1): string =>
  `<path d="M${x - 3 * s} ${y}h${6 * s}M${x} ${y - 3 * s}v${6 * s}M${x - 2 * s} ${y - 2 * s}l${4 * s} ${4 * s}M${x + 2 * s} ${y - 2 * s}l${-4 * s} ${4 * s}" stroke="#fff" stroke-width="1.2" stroke-linecap="round"/>`;

const FLAKES = [
  [14, 56],
  [30, 30],
  [90, 22],
  [112, 34],
  [18, 100],
  [10, 78],
  [100, 108],
  [60, 12],
  [84, 108],
  [34, 116],
] as const;

const WREATH = [
  [31, 52, '#F3C9CB'],
  [37, 43, '#C2463A'],
  [45, 37, '#FBE9E4'],
  [54, 34, '#F3C9CB'],
  [63, 36, '#C2463A'],
  [70, 42, '#FBE9E4'],
  [27, 62, '#FBE9E4'],
] as const;

const BLOSSOMS = [
  [98, 60],
  [110, 72],
  [86, 64],
  [104, 84],
  [91, 76],
  [101, 71],
  [107, 61],
] as const;

export const ART: { readonly [kind in CardId]: (k: Pen) => string } = {
  m1: (k) =>
    dusk +
    fort(6, 92) +
    k.rod('M92 128L96 50', 2.4, WOOD) +
    k.l('M88 50V34M96 50V28M104 50V34M88 48C88 52 104 52 104 48', 4) +
    k.l('M88 50V34M96 50V28M104 50V34M88 48C88 52 104 52 104 48', 1.8, STEEL) +
    k.p('M96 56l14 4l-13 6Z', '#A8281E', 1) +
    at(
      k,
      {
        skin: 1,
        age: 0,
        jaw: -0.2,
        chin: -0.3,
        cheek: 0.5,
        nose: 'snub',
        brow: 'sad',
        mouth: 'open',
        lids: 'wide',
        gaze: -0.3,
        tilt: -4,
        hair: 'crop',
        hairc: 'auburn',
        beard: 'stubble',
        hat: 'straw',
        hatc: '#D9BE78',
        trim: 'brown',
        gown: 'doublet',
        robe: 'olive',
      },
      54,
      72,
      0.94,
    ) +
    hand(k, 1, 93, 98, '#6B6A3A'),
  m2: (k) =>
    dusk +
    fort(6, 92) +
    lances(k, 2, 62, 98) +
    at(
      k,
      {
        skin: 2,
        age: 1,
        jaw: 0.4,
        nose: 'straight',
        brow: 'frown',
        mouth: 'calm',
        gaze: 0.6,
        hair: 'crop',
        hairc: 'brown',
        beard: 'short',
        hat: 'kettle',
        gown: 'mail',
        robe: 'green',
      },
      54,
      72,
      0.9,
    ) +
    k.g(
      90,
      98,
      1,
      26,
      k.rod('M0 40V-26', 5, WOOD, 1.3) +
        k.l('M-24 -6C-14 -22 14 -22 24 -6', 6) +
        k.l('M-24 -6C-14 -22 14 -22 24 -6', 3.2, STEEL) +
        k.l('M-24 -6L0 8L24 -6', 0.9) +
        k.p('M-1.5 6V-32L0 -38L1.5 -32V6Z', BONE, 1),
    ) +
    hand(k, 2, 80, 114, '#2E6A3B'),
  m3: (k) =>
    dusk +
    fort(6, 92) +
    lances(k, 2, 52, 74) +
    at(
      k,
      {
        skin: 0,
        age: 1,
        jaw: 0.8,
        chin: 0.2,
        nose: 'broken',
        brow: 'calm',
        mouth: 'stern',
        gaze: 0.5,
        hair: 'crop',
        hairc: 'auburn',
        beard: 'moustache',
        hat: 'morion',
        gown: 'brigandine',
        robe: 'rust',
      },
      52,
      74,
      0.9,
    ) +
    k.rod('M98 130L93 28', 2.6, WOOD) +
    k.p('M89.5 30L92.5 13L96 29Z', '#DDE2E2', 1.2) +
    k.p('M94 34l15 3l-14 6Z', '#DDAA26', 1) +
    hand(k, 0, 95, 92, '#B4571E'),
  m4: (k) =>
    dusk +
    fort(6, 92) +
    lances(k, 3, 48, 82) +
    at(
      k,
      {
        skin: 3,
        age: 1,
        jaw: 0.7,
        nose: 'broad',
        brow: 'frown',
        mouth: 'stern',
        gaze: -0.4,
        hair: 'crop',
        hairc: 'black',
        beard: 'full',
        hat: 'sallet',
        gown: 'brigandine',
        robe: 'blue',
      },
      54,
      74,
      0.9,
    ) +
    k.rod('M101 130L95 38', 2.8, WOOD) +
    k.p('M93 38L92 18L98 38ZM96 42C108 37 115 44 113 57C107 53 102 55 98 59ZM95 46L83 50L96 54Z', '#DDE2E2', 1.3) +
    hand(k, 3, 97, 94, '#1F4F91'),
  m5: (k) =>
    dusk +
    fort(6, 92) +
    lances(k, 5, 47, 104) +
    at(
      k,
      {
        skin: 1,
        age: 2,
        jaw: 0.8,
        chin: 0.3,
        nose: 'hook',
        brow: 'frown',
        mouth: 'stern',
        gaze: 0.5,
        scar: true,
        hair: 'none',
        ear: false,
        hairc: 'dark',
        beard: 'stubble',
        hat: 'barbuta',
        gown: 'armour',
        robe: 'red',
        sash: 'red',
      },
      54,
      74,
      0.88,
    ) +
    k.g(
      94,
      92,
      0.82,
      8,
      k.p('M-2.6 -4V-52L0 -60L2.6 -52V-4Z', '#DDE2E2', 1.2) +
        k.h('M0 -8V-50', 0.7) +
        k.p('M-13 -5H13V0H-13Z', GOLD, 1.2) +
        k.rod('M0 0V12', 3, '#5A3A22', 1),
    ) +
    gauntlet(k, 93, 98),
  m6: (k) =>
    dusk +
    fort(6, 92) +
    lances(k, 6, 47, 107) +
    at(
      k,
      {
        skin: 1,
        age: 2,
        jaw: 1,
        cheek: 0.3,
        nose: 'broken',
        brow: 'calm',
        mouth: 'smirk',
        gaze: -0.3,
        hair: 'bob',
        hairc: 'grey',
        beard: 'goatee',
        hat: 'burgonet',
        plume: 'red',
        gown: 'armour',
        sash: 'ochre',
        robe: 'ochre',
      },
      53,
      76,
      0.88,
    ) +
    k.rod('M84 118L108 62', 5, LINEN, 1.3) +
    k.rod('M85.5 114L88 109M105 69L107.5 63', 5, GOLD, 0) +
    gauntlet(k, 94, 98),
  m10: (k) =>
    hills('#F0D79C', '#E2B978', '#BF9358', '#8A6A3C') +
    W('M96 40m-13 0a13 13 0 1 0 26 0a13 13 0 1 0 -26 0', '#F8E7B4') +
    lances(k, 9, 45, 109) +
    at(
      k,
      {
        skin: 1,
        age: 1,
        jaw: 0.5,
        nose: 'hook',
        brow: 'frown',
        mouth: 'stern',
        gaze: 0.6,
        hair: 'none',
        ear: false,
        hairc: 'dark',
        hat: 'armet',
        plume: 'red',
        gown: 'armour',
        robe: 'red',
      },
      46,
      60,
      0.64,
    ) +
    k.rod('M59 128L74 36', 3, '#A8281E') +
    k.p('M71.5 38L77 20L77.5 39Z', '#DDE2E2', 1.2) +
    k.p('M75 44l24 1l-22 11Z', '#DDAA26', 1.1) +
    k.p(
      'M38 96C48 78 62 64 78 60L79 48L86 59C92 64 99 76 107 91C111 97 109 106 103 107C99 108 96 104 93 100C88 98 84 95 81 91C78 100 82 112 92 130H26C28 114 32 104 38 96Z',
      '#EDE4D2',
      1.6,
    ) +
    k.p('M38 96C48 78 62 64 74 61C70 72 72 84 78 94C78 102 82 114 92 130H26C28 114 32 104 38 96Z', '#A8281E', 1.4) +
    k.w('M38 96C44 85 52 76 60 70C56 88 58 110 66 130H26C28 114 32 104 38 96Z', '#7C1D15') +
    k.l('M56 80l5 5l-5 6l-5 -6ZM72 84l4 5l-4 5l-4 -5ZM50 104l6 6l-6 7l-6 -7ZM72 106l6 6l-6 7l-6 -7Z', 1.2, GOLD) +
    k.p('M84 58C90 62 98 76 105 90L98 93C91 84 85 74 82 66Z', STEEL, 1.3) +
    k.p('M84 70C87 68 91 69 92 72C89 75 86 74 84 70Z', INK, 0) +
    k.c(104, 99, 1.4, INK, 0) +
    k.l('M98 93C95 96 94 98 93 100M82 66C80 76 80 84 81 91M94 99C84 108 70 104 60 100', 1.4) +
    mitten(k, 60, 92),
  courtesan: (k) =>
    R('#E9C3A6') +
    W('M-20 -10H34C30 30 40 70 20 134H-20Z', '#A3403A') +
    W('M140 -10H100C106 30 92 70 112 134H140Z', '#A3403A') +
    k.h('M8 -6C6 40 14 80 4 124M22 -6C20 40 26 80 12 124M112 -6C114 40 106 80 116 124', 0.9) +
    at(
      k,
      {
        sex: 'f',
        skin: 0,
        age: 0,
        jaw: -0.6,
        cheek: 0.4,
        chin: -0.2,
        nose: 'straight',
        brow: 'arch',
        mouth: 'smirk',
        lids: 'heavy',
        gaze: -0.6,
        tilt: -6,
        hair: 'loose',
        hairc: 'auburn',
        hat: 'net',
        hatc: 'red',
        gown: 'gown',
        robe: 'red',
        trim: 'white',
      },
      54,
      62,
      0.96,
    ) +
    k.h('M36 104C44 110 58 110 64 104', 2.6, LINEN) +
    k.g(
      96,
      112,
      0.95,
      8,
      [-66, -44, -22, 0, 22, 44]
        .map((a, i) => k.g(0, 0, 1, a, k.p('M0 0V-36A36 36 0 0 1 13.5 -33.4Z', i % 2 ? LINEN : '#6E2233', 1.2)))
        .join(''),
    ) +
    hand(k, 0, 95, 113, '#A8281E'),
  heroine: (k) =>
    R('#F0DDA6') +
    Array.from(
      { length: 18 },
      (_, i) =>
        `<path d="M58 62L${(58 + 110 * Math.cos((i * Math.PI) / 9)).toFixed(0)} ${(62 + 110 * Math.sin((i * Math.PI) / 9)).toFixed(0)}L${(58 + 110 * Math.cos(((i + 0.5) * Math.PI) / 9)).toFixed(0)} ${(62 + 110 * Math.sin(((i + 0.5) * Math.PI) / 9)).toFixed(0)}Z" fill="#E6C377"/>`,
    ).join('') +
    at(
      k,
      {
        sex: 'f',
        skin: 1,
        age: 1,
        jaw: -0.1,
        chin: 0.2,
        nose: 'straight',
        brow: 'frown',
        mouth: 'calm',
        lids: 'wide',
        gaze: 0.5,
        hair: 'long',
        hairc: 'brown',
        hat: 'laurel',
        gown: 'armour',
        sash: 'white',
        robe: 'white',
      },
      54,
      66,
      0.94,
    ) +
    k.g(
      93,
      80,
      1,
      4,
      k.p('M-3 -4V-58L0 -68L3 -58V-4Z', '#EDF0F0', 1.3) +
        k.h('M0 -8V-58', 0.7) +
        k.p('M-14 -5C-6 -8 6 -8 14 -5V0C6 -3 -6 -3 -14 0Z', GOLD, 1.3) +
        k.rod('M0 0V14', 3.2, '#5A3A22', 1) +
        k.c(0, 17, 3.4, GOLD, 1.1),
    ) +
    gauntlet(k, 93, 88),
  bishop: (k) =>
    R('#DCC79B') +
    W('M8 124V50A22 22 0 0 1 52 50V124Z', '#C9D6D6', 1) +
    W('M72 124V50A22 22 0 0 1 116 50V124Z', '#C9D6D6', 1) +
    k.h(
      'M30 28V124M8 60H52M8 92H52M94 28V124M72 60H116M72 92H116M30 28L8 60M30 28L52 60M94 28L72 60M94 28L116 60',
      0.9,
    ) +
    at(
      k,
      {
        skin: 0,
        age: 3,
        jaw: 0.4,
        cheek: 0.6,
        nose: 'hook',
        brow: 'frown',
        mouth: 'open',
        gaze: 0.4,
        hair: 'crop',
        hairc: 'white',
        hat: 'mitre',
        hatc: 'white',
        gown: 'cope',
        robe: 'purple',
      },
      54,
      72,
      0.88,
    ) +
    k.l('M100 134V40C100 16 74 16 74 36C74 50 92 50 91 37', 6.4) +
    k.l('M100 134V40C100 16 74 16 74 36C74 50 92 50 91 37', 3.6, GOLD) +
    k.c(100, 60, 3.6, GOLD, 1.2) +
    hand(k, 0, 99, 94, '#6A3A86'),
  drummer: (k) =>
    hills('#E6D5A8', '#D3BA83', '#A79A62', '#7F7A4B') +
    at(
      k,
      {
        skin: 2,
        age: 0,
        jaw: -0.4,
        chin: -0.4,
        cheek: 0.6,
        nose: 'snub',
        brow: 'raised',
        mouth: 'open',
        lids: 'wide',
        gaze: 0.3,
        tilt: 5,
        hair: 'curls',
        hairc: 'dark',
        hat: 'feather',
        hatc: 'red',
        plume: 'ochre',
        gown: 'doublet',
        robe: 'green',
      },
      54,
      52,
      0.82,
    ) +
    k.p('M34 96V118C34 126 48 132 66 132S98 126 98 118V96Z', '#A8281E', 1.6) +
    k.l('M34 100L45 126L56 106L66 130L77 106L88 126L98 100', 1.6, LINEN) +
    k.p('M34 92V99C34 106 48 111 66 111S98 106 98 99V92Z', GOLD, 1.4) +
    k.e(66, 92, 32, 11, '#F6EBD0', 1.6) +
    k.h('M42 92C48 98 84 98 90 92', 0.8) +
    k.rod('M30 74L58 91', 2.6, WOOD, 1.1) +
    k.c(59, 92, 3.2, WOOD, 1.2) +
    k.rod('M104 66L76 89', 2.6, WOOD, 1.1) +
    k.c(75, 90, 3.2, WOOD, 1.2) +
    k.g(
      30,
      73,
      1,
      -30,
      k.p('M-5.5 -6.5C-2 -8 4 -8 6 -5.5C7.5 -2 7.5 4 6 7C2 8.5 -3 8.5 -6 7C-8 4 -8 -4 -5.5 -6.5Z', SKIN[2], 1.3) +
        k.l('M-1 3H6M-1 -.4H6.5', 0.9),
    ) +
    k.g(
      104,
      66,
      1,
      20,
      k.p('M-5.5 -6.5C-2 -8 4 -8 6 -5.5C7.5 -2 7.5 4 6 7C2 8.5 -3 8.5 -6 7C-8 4 -8 -4 -5.5 -6.5Z', SKIN[2], 1.3) +
        k.l('M-6.5 3H0M-6.7 -.4H0', 0.9),
    ) +
    k.p('M100 72L110 70L120 92V118H104Z', '#2E6A3B', 1.4) +
    k.p('M34 80L26 78L10 100V124H24Z', '#2E6A3B', 1.4),
  scarecrow: (k) =>
    hills('#E4DAB2', '#D5C187', '#BFA45C', '#A08845') +
    k.rod('M60 130V60', 4.4, WOOD) +
    k.rod('M10 80L112 74', 4, WOOD) +
    straw(k, 12, 80, -4) +
    straw(k, 111, 74, 176) +
    k.p(
      'M26 70C40 66 80 64 98 66L102 84L86 86L90 122C78 118 72 126 62 120C52 126 44 118 32 124L40 88L26 90Z',
      '#5E6B57',
      1.6,
    ) +
    k.w('M26 70L44 67L48 120C42 119 38 121 32 124L40 88L26 90Z', '#434E40') +
    k.p('M66 92H80V106H66Z', '#A8554A', 1.1) +
    k.l('M68 90v4M73 90v4M78 90v4M68 104v4M73 104v4M78 104v4M60 72V116', 1) +
    k.p('M42 44C40 60 46 70 60 71C75 70 80 58 78 44Z', '#E0C28A', 1.5) +
    k.w('M42 44C40 60 46 70 56 71C50 64 48 54 50 44Z', '#BE9C62') +
    k.l('M52 50l6 6M58 50l-6 6', 1.7) +
    k.c(70, 53, 3.2, INK, 0) +
    k.l('M50 63C56 60 66 68 75 60M53 60v5M59 61v5M65 63v4M71 61v4', 1.2) +
    k.p('M36 72C44 66 74 66 84 70C76 76 46 78 36 72Z', '#C79A3B', 1.2) +
    k.h('M40 72l-3 5M50 74l-1 5M60 75v5M70 74l2 5M80 71l4 4', 1.4) +
    k.p(
      'M28 46C34 40 46 40 48 38C48 28 54 18 66 20C76 22 76 32 76 38C80 40 90 40 94 46C78 52 44 52 28 46Z',
      '#4A3524',
      1.5,
    ) +
    k.p('M47 38C56 42 68 42 76 38V42C66 46 56 46 47 42Z', '#A8281E', 1) +
    k.g(
      98,
      58,
      1,
      0,
      k.p('M-16 10C-12 0 -6 -6 2 -8C4 -14 12 -14 14 -9L21 -7L14 -4C14 6 6 14 -4 13L-18 18Z', INK, 1) +
        k.l('M-2 13V17M3 12V16', 1.3) +
        k.c(9, -9, 1.2, LINEN, 0) +
        k.h('M-10 9C-4 8 2 4 4 -1', 0.9, '#7d7268'),
    ) +
    [8, 20, 106, 116]
      .map(
        (x, i) =>
          k.l(`M${x} 130V${104 - (i % 2) * 6}`, 1.8, '#E2BC58') +
          k.p(`M${x} ${106 - (i % 2) * 6}c-4 -4 -3 -11 0 -14c3 3 4 10 0 14Z`, '#E2BC58', 1),
      )
      .join(''),
  surrender: (k) =>
    hills('#D5DDDA', '#DACDAE', '#BFAC84', '#97875F') +
    k.p('M66 128V54H72V46H80V54H88V46H96V54H104V46H112V54H120V128Z', '#CDAF80', 1.5) +
    k.p('M80 128V96A14 14 0 0 1 108 96V128Z', '#3A2A1E', 1.3) +
    k.h('M72 66h7M100 70h7M74 82h6M110 84h6M70 100h6', 0.9) +
    k.rod('M96 130L90 10', 2.8, WOOD) +
    k.p('M90 12C78 4 70 18 52 10C50 22 56 32 52 44C70 50 78 38 92 44Z', '#FFFDF6', 1.5) +
    k.h('M82 14C80 24 82 32 80 40M68 18C66 26 68 34 66 42', 0.8) +
    at(
      k,
      {
        skin: 1,
        age: 3,
        jaw: 0.3,
        cheek: -0.4,
        nose: 'broken',
        brow: 'sad',
        mouth: 'stern',
        lids: 'heavy',
        gaze: -0.3,
        tilt: 9,
        hair: 'bald',
        hairc: 'grey',
        beard: 'full',
        gown: 'mail',
        robe: 'slate',
      },
      48,
      80,
      0.84,
    ) +
    hand(k, 1, 94, 100, '#3B4A58'),
  winter: (k) =>
    hills('#B4C3CC', '#CBD6DB', '#E1E8EA', '#F7F9F7') +
    k.l(
      'M104 130C102 100 106 80 100 60M104 96C112 84 114 74 112 62M103 84C96 74 94 66 96 54M101 66C106 56 106 48 104 40M112 74l6 -8',
      3,
      '#4A3A2C',
    ) +
    at(
      k,
      {
        skin: 0,
        age: 3,
        jaw: 0.1,
        cheek: 0.4,
        nose: 'broad',
        brow: 'frown',
        mouth: 'open',
        gaze: 0.5,
        hair: 'none',
        ear: false,
        hairc: 'white',
        beard: 'long',
        hat: 'hood',
        hatc: '#4A6C86',
        gown: 'lucco',
        robe: '#4A6C86',
        trim2: 'white',
      },
      56,
      64,
      0.92,
    ) +
    k.p(
      'M73 50C76 38 68 30 58 30C50 32 44 42 43 56C40 52 38 48 40 40C44 26 58 22 68 26C78 30 80 42 76 56Z',
      '#FDFBF5',
      1.3,
    ) +
    k.h('M80 84C90 82 96 88 106 84M82 78C92 74 100 80 112 76M80 90C88 92 96 94 102 92', 1.3, '#fff') +
    FLAKES.map(([x, y], i) => flake(x, y, i % 3 ? 0.9 : 1.2)).join(''),
  spring: (k) =>
    hills('#CFE2DD', '#D3E2BB', '#A6C482', '#7BA45F') +
    W('M100 30m-11 0a11 11 0 1 0 22 0a11 11 0 1 0 -22 0', '#F4D97A') +
    at(
      k,
      {
        sex: 'f',
        skin: 1,
        age: 0,
        jaw: -0.6,
        cheek: 0.5,
        chin: -0.3,
        nose: 'snub',
        brow: 'arch',
        mouth: 'smile',
        lids: 'wide',
        gaze: 0.4,
        tilt: -5,
        hair: 'loose',
        hairc: 'fair',
        gown: 'bodice',
        robe: '#5E8A45',
        trim: 'red',
      },
      54,
      66,
      0.92,
    ) +
    WREATH.map(([x, y, f]) => bloom(k, x, y, 8, f, GOLD)).join('') +
    k.l('M92 128C94 104 92 88 98 62M94 96C102 90 108 82 110 74M95 84C88 78 86 72 86 66', 2.6, '#5A3A22') +
    BLOSSOMS.map(([x, y], i) => bloom(k, x, y, 7, i % 2 ? '#FBE9E4' : '#F3C9CB', '#A8281E')).join('') +
    hand(k, 1, 91, 106, LINEN),
};
