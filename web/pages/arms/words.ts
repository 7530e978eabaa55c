/** The words of arms, in both languages: heralds' words, put together as heralds do. Fetched with the pages that say them. */
import type { Arms, ArmsTincture, Charge, Division } from '@signoria/protocol/arms';

export interface ArmsWords {
  readonly title: string;
  readonly about: string;
  readonly field: string;
  readonly other: string;
  readonly rule: string;
  readonly division: string;
  readonly charge: string;
  readonly random: string;
  readonly save: string;
  readonly same: string;
  readonly saving: string;
  readonly before: string;
  readonly saved: string;
  /** Without a server. */
  readonly savedHere: string;
  readonly tinctures: { readonly [T in ArmsTincture]: string };
  readonly divisions: { readonly [D in Division]: string };
  readonly charges: { readonly [C in Charge]: string };
  /** The arms as a herald would call them out. */
  blazon(arms: Arms): string;
}

const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** Where the charge lies, and of which tincture it therefore is. */
export type Layout = 'plain' | 'ordinary' | 'beside' | 'parted';

export function layoutOf(division: Division): Layout {
  if (division === 'plain') return 'plain';
  if (division === 'chief' || division === 'bordure') return 'beside';
  return division === 'bend' || division === 'chevron' ? 'ordinary' : 'parted';
}

const enCharge: ArmsWords['charges'] = {
  none: 'none',
  lion: 'lion',
  eagle: 'eagle',
  tower: 'tower',
  oak: 'oak',
  sun: 'sun',
  lily: 'lily',
  tiara: 'tiara',
  star: 'star',
  crescent: 'crescent',
  cross: 'cross',
  lozenge: 'lozenge',
  roundel: 'roundel',
};

const enDivision: ArmsWords['divisions'] = {
  plain: 'plain',
  'per-pale': 'per pale',
  'per-fess': 'per fess',
  'per-bend': 'per bend',
  'per-bend-sinister': 'per bend sinister',
  quarterly: 'quarterly',
  'per-saltire': 'per saltire',
  'per-chevron': 'per chevron',
  bend: 'bend',
  chevron: 'chevron',
  chief: 'chief',
  bordure: 'bordure',
};

const enCalled = (charge: Charge): string => `${/^[aeiou]/.test(enCharge[charge]) ? 'an' : 'a'} ${enCharge[charge]}`;

function enBlazon({ division, first, second, charge }: Arms): string {
  const layout = layoutOf(division);
  const bare = charge === 'none';
  if (layout === 'plain') return capital(bare ? first : `${first}, ${enCalled(charge)} ${second}`);
  if (layout === 'parted') {
    const field = `${enDivision[division]} ${first} and ${second}`;
    return capital(bare ? field : `${field}, ${enCalled(charge)} counterchanged`);
  }
  const ordinary = `a ${enDivision[division]} ${second}`;
  if (bare) return capital(`${first}, ${ordinary}`);
  if (layout === 'ordinary') return capital(`${first}, ${ordinary}, overall ${enCalled(charge)} counterchanged`);
  const joined = division === 'bordure' ? 'within' : 'and';
  return capital(`${first}, ${enCalled(charge)} ${joined} ${ordinary}`);
}

export const en: ArmsWords = {
  title: 'Your arms',
  about: 'They stand wherever you are named. At a table your seat keeps its own colour and emblem beside them.',
  field: 'Field',
  other: 'Second tincture',
  rule: 'Gold and silver go with a colour, a colour with gold or silver; so the other one follows.',
  division: 'Division',
  charge: 'Charge',
  random: 'At random',
  save: 'Bear these arms',
  same: 'These are your arms already.',
  saving: 'One moment',
  before: 'Those from before I chose',
  saved: 'These are your arms now.',
  savedHere: 'No server can be reached. These are your arms on this device, and the server’s once it is met again.',
  tinctures: {
    or: 'Or (gold)',
    argent: 'Argent (silver)',
    gules: 'Gules (red)',
    azure: 'Azure (blue)',
    vert: 'Vert (green)',
    purpure: 'Purpure (purple)',
    sable: 'Sable (black)',
  },
  divisions: enDivision,
  charges: enCharge,
  blazon: enBlazon,
};

type Gender = 'm' | 'f' | 'n';

interface RussianTincture {
  readonly m: string;
  readonly f: string;
  readonly n: string;
  /** “В … поле”. */
  readonly inField: string;
  /** “рассечено …”. */
  readonly by: string;
}

const tinted = (stem: string, by: string): RussianTincture => ({
  m: `${stem}ый`,
  f: `${stem}ая`,
  n: `${stem}ое`,
  inField: `${stem}ом`,
  by,
});

const ruTincture: { readonly [T in ArmsTincture]: RussianTincture } = {
  or: { ...tinted('золот', 'золотом'), m: 'золотой' },
  argent: tinted('серебрян', 'серебром'),
  gules: tinted('червлён', 'червленью'),
  azure: tinted('лазорев', 'лазурью'),
  vert: tinted('зелён', 'зеленью'),
  purpure: tinted('пурпурн', 'пурпуром'),
  sable: tinted('чёрн', 'чернью'),
};

const ruCharge: ArmsWords['charges'] = {
  none: 'без фигуры',
  lion: 'лев',
  eagle: 'орёл',
  tower: 'башня',
  oak: 'дуб',
  sun: 'солнце',
  lily: 'лилия',
  tiara: 'тиара',
  star: 'звезда',
  crescent: 'полумесяц',
  cross: 'крест',
  lozenge: 'ромб',
  roundel: 'круг',
};

const FEMININE: readonly Charge[] = ['tower', 'lily', 'tiara', 'star'];
const genderOf = (charge: Charge): Gender => (charge === 'sun' ? 'n' : FEMININE.includes(charge) ? 'f' : 'm');

const ruDivision: ArmsWords['divisions'] = {
  plain: 'цельное',
  'per-pale': 'рассечено',
  'per-fess': 'пересечено',
  'per-bend': 'скошено справа',
  'per-bend-sinister': 'скошено слева',
  quarterly: 'начетверо',
  'per-saltire': 'накрест',
  'per-chevron': 'стропилом',
  bend: 'перевязь',
  chevron: 'стропило',
  chief: 'глава',
  bordure: 'кайма',
};

/** Followed by what it is parted by. */
const ruParted: { readonly [D in Division]?: string } = {
  quarterly: 'четверочастно разделено',
  'per-saltire': 'скошено накрест',
  'per-chevron': 'стропилообразно разделено',
};

function ruBlazon({ division, first, second, charge }: Arms): string {
  const layout = layoutOf(division);
  const bare = charge === 'none';
  const on = `в ${ruTincture[first].inField} поле`;
  const figure = `${ruTincture[second][genderOf(charge)]} ${ruCharge[charge]}`;
  if (layout === 'plain') return capital(bare ? `${ruTincture[first].n} поле` : `${on} ${figure}`);
  if (layout === 'parted') {
    const how = ruParted[division] ?? ruDivision[division];
    const field = `${how} ${ruTincture[first].by} и ${ruTincture[second].by}`;
    return capital(bare ? field : `${field}, ${ruCharge[charge]} переменных цветов`);
  }
  const ordinary = `${ruTincture[second][division === 'chevron' ? 'n' : 'f']} ${ruDivision[division]}`;
  if (bare) return capital(`${on} ${ordinary}`);
  if (layout === 'beside') return capital(`${on} ${figure} и ${ordinary}`);
  return capital(`${on} ${ordinary}, поверх всего ${ruCharge[charge]} переменных цветов`);
}

export const ru: ArmsWords = {
  title: 'Ваш герб',
  about: 'Он стоит всюду, где названы вы. За столом рядом с ним остаются цвет и эмблема места.',
  field: 'Поле',
  other: 'Вторая тинктура',
  rule: 'Золото и серебро сочетаются с цветом, цвет — с золотом или серебром, поэтому вторая тинктура меняется сама.',
  division: 'Деление щита',
  charge: 'Фигура',
  random: 'По жребию',
  save: 'Принять этот герб',
  same: 'Это уже ваш герб.',
  saving: 'Секунду',
  before: 'Вернуть прежний, до выбора',
  saved: 'Теперь это ваш герб.',
  savedHere: 'До сервера не достучаться. Герб принят на этом устройстве; сервер узнает о нём при следующей встрече.',
  tinctures: {
    or: 'Золото',
    argent: 'Серебро',
    gules: 'Червлень (красный)',
    azure: 'Лазурь (синий)',
    vert: 'Зелень',
    purpure: 'Пурпур',
    sable: 'Чернь (чёрный)',
  },
  divisions: ruDivision,
  charges: ruCharge,
  blazon: ruBlazon,
};
