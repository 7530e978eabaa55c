/** Names in Russian, with the cases that sentences need. */
import { plural } from '@signoria/kernel';
import { CITIES, type CityId } from '../data/cities.ts';
import { SPACES, type SpaceId } from '../data/palace.ts';
import { ALLIANCES, type AllianceId, BONUSES, type BonusId, TOKENS, type TokenId } from '../data/pieces.ts';
import { SYMBOLS, type SymbolId } from '../data/symbols.ts';
import type { AgentPlace, CardPlace, PurchaseId } from '../rules/model/choices.ts';
import type { Names } from './shape.ts';
import { isIn, placeParts } from './sources.ts';

interface CityForms {
  readonly name: string;
  /** «Сиену» */
  readonly acc: string;
  /** «Сиене» */
  readonly prep: string;
  /** «Сиены» */
  readonly gen: string;
}

function forms(name: string, acc = name, prep = name, gen = name): CityForms {
  return { name, acc, prep, gen };
}

const CITY: { readonly [id in CityId]: CityForms } = {
  nice: forms('Ницца', 'Ниццу', 'Ницце', 'Ниццы'),
  turin: forms('Турин', 'Турин', 'Турине', 'Турина'),
  milan: forms('Милан', 'Милан', 'Милане', 'Милана'),
  genoa: forms('Генуя', 'Геную', 'Генуе', 'Генуи'),
  parma: forms('Парма', 'Парму', 'Парме', 'Пармы'),
  verona: forms('Верона', 'Верону', 'Вероне', 'Вероны'),
  venice: forms('Венеция', 'Венецию', 'Венеции', 'Венеции'),
  ferrara: forms('Феррара', 'Феррару', 'Ферраре', 'Феррары'),
  bologna: forms('Болонья', 'Болонью', 'Болонье', 'Болоньи'),
  ravenna: forms('Равенна', 'Равенну', 'Равенне', 'Равенны'),
  pisa: forms('Пиза', 'Пизу', 'Пизе', 'Пизы'),
  florence: forms('Флоренция', 'Флоренцию', 'Флоренции', 'Флоренции'),
  siena: forms('Сиена', 'Сиену', 'Сиене', 'Сиены'),
  ancona: forms('Анкона', 'Анкону', 'Анконе', 'Анконы'),
  perugia: forms('Перуджа', 'Перуджу', 'Перудже', 'Перуджи'),
  spoleto: forms('Сполето'),
  rome: forms('Рим', 'Рим', 'Риме', 'Рима'),
  civitavecchia: forms('Чивитавеккья', 'Чивитавеккью', 'Чивитавеккье', 'Чивитавеккьи'),
  terracina: forms('Террачина', 'Террачину', 'Террачине', 'Террачины'),
  pescara: forms('Пескара', 'Пескару', 'Пескаре', 'Пескары'),
  naples: forms('Неаполь', 'Неаполь', 'Неаполе', 'Неаполя'),
  benevento: forms('Беневенто'),
  bari: forms('Бари'),
  taranto: forms('Таранто'),
  reggio: forms('Реджо'),
  palermo: forms('Палермо'),
  cagliari: forms('Кальяри'),
  ajaccio: forms('Аяччо'),
  tunis: forms('Тунис', 'Тунис', 'Тунисе', 'Туниса'),
  ragusa: forms('Рагуза', 'Рагузу', 'Рагузе', 'Рагузы'),
};

export const namesRu: Names = {
  cities: Object.fromEntries(CITIES.map((id) => [id, CITY[id].name])) as Names['cities'],
  seas: {
    ligurian: 'Лигурийское море',
    tyrrhenian: 'Тирренское море',
    sicilian: 'Сицилийское море',
    ionian: 'Ионическое море',
    lower_adriatic: 'Нижняя Адриатика',
    upper_adriatic: 'Верхняя Адриатика',
  },
  cards: {
    merchant: 'Купец',
    banker: 'Банкир',
    ambassador: 'Посол',
    gonfalonier: 'Знаменосец',
    podesta: 'Городской глава',
    counsellor: 'Советник',
    assassin: 'Убийца',
    condottiere: 'Кондотьер',
    admiral: 'Адмирал',
    bishop: 'Епископ',
    cardinal: 'Кардинал',
    pope: 'Папа Римский',
    ludovico_sforza: 'Лодовико Сфорца',
    ascanio_sforza: 'Асканио Сфорца',
    galeazzo_sanseverino: 'Галеаццо Сансеверино',
    lorenzo_de_medici: 'Лоренцо Медичи',
    giuliano_de_medici: 'Джулиано Медичи',
    giovanni_de_medici: 'Джованни Медичи',
    ferdinand_ii: 'Фердинанд II Неаполитанский',
    alfonso_calabria: 'Альфонсо Калабрийский',
    federico_montefeltro: 'Федерико III да Монтефельтро',
    agostino_barbarigo: 'Дож Агостино Барбариго',
    caterina_cornaro: 'Катерина Корнаро',
    antonio_grimani: 'Антонио Гримани',
    alexander_vi: 'Александр VI Борджиа',
    cesare_borgia: 'Чезаре Борджиа',
    lucrezia_borgia: 'Лукреция Борджиа',
    machiavelli: 'Никколо Макиавелли',
  },
  tokens: {
    duchy: 'Герцогство',
    principality: 'Княжество',
    kingdom: 'Королевство',
    republic: 'Республика',
    guild: 'Гильдия',
    cathedral: 'Собор',
    artillery: 'Орудия',
  },
  bonuses: {
    leonardo: {
      name: 'Леонардо да Винчи',
      effect: 'Военный бонус +1 за 1 флорин в каждой осаде, в нападении и в защите.',
    },
    copernicus: { name: 'Николай Коперник', effect: 'Ещё одно место для придворного.' },
    michelangelo: { name: 'Микеланджело', effect: 'Бесплатная корона для каждого вашего меценатства.' },
    columbus: { name: 'Христофор Колумб', effect: 'Ничего, кроме престижа.' },
    machiavelli: { name: 'Никколо Макиавелли', effect: 'Карточка: он занимает место придворного.' },
    bastion: { name: 'Бастионная система укреплений', effect: 'Стойкость ваших городов +2 в каждой осаде против вас.' },
    the_prince: {
      name: 'Трактат «Государь»',
      effect: 'Ещё одно место для придворного и ещё один агент; вражеских агентов у вас больше не разместить.',
    },
    duomo: { name: 'Дуомо', effect: '1 крест для религиозного влияния в конце игры.' },
    sistine_chapel: { name: 'Сикстинская капелла', effect: '2 креста для религиозного влияния в конце игры.' },
    artillery: { name: 'Орудия', effect: 'Жетон: военный бонус +2 за 1 флорин, после чего он переворачивается.' },
  },
  alliances: {
    france: { name: 'Королевство Франция', effect: 'Военный бонус +2 в одной осаде или битве на равнинах.' },
    holy_roman_empire: {
      name: 'Священная Римская империя',
      effect: '1 крест для любого действия, покупки или избавления от индульгенции.',
    },
    ottoman_empire: {
      name: 'Османская империя',
      effect: '2 корабля сразу для дипломатии, военных действий, торговли или отступления.',
    },
  },
  powers: { milan: 'Милан', florence: 'Флоренция', naples: 'Неаполь', venice: 'Венеция', rome: 'Рим' },
  actions: {
    govern: 'Управление',
    patronage: 'Меценатство',
    trade: 'Торговля',
    diplomacy: 'Дипломатия',
    war: 'Военные действия',
    intrigue: 'Интриги',
  },
  symbols: {
    florin: 'Флорин',
    crown: 'Корона',
    cross: 'Крест',
    cavalry: 'Кавалерия',
    ship: 'Корабль',
    mask: 'Маска',
    war: 'Война',
    arrow: 'Стрелка',
  },
  rooms: {
    top: 'верхняя комната',
    upperRight: 'верхняя правая комната',
    lowerRight: 'нижняя правая комната',
    lowerLeft: 'нижняя левая комната',
    upperLeft: 'верхняя левая комната',
  },
  groups: {
    rules: 'Устройство игры',
    map: 'Карта Италии',
    cityTokens: 'Жетоны городов',
    palaces: 'Дворцы',
    familyCards: 'Карточки семейств',
    nobleCards: 'Карточки знати',
    tokens: 'Титулы, гильдия, соборы',
    bonuses: 'Бонусы покровительства',
    alliances: 'Союзы',
    tracks: 'Счётчики',
    rulings: 'Толкования',
  },
};

/** Nominative. */
export function city(id: CityId): string {
  return CITY[id].name;
}

export function cityAcc(id: CityId): string {
  return CITY[id].acc;
}

/** «в Сиену», «во Флоренцию» */
export function into(id: CityId): string {
  return `${inOf(id)} ${CITY[id].acc}`;
}

/** «в Сиене», «во Флоренции» */
export function at(id: CityId): string {
  return `${inOf(id)} ${CITY[id].prep}`;
}

/** «у Сиены» */
export function near(id: CityId): string {
  return `у ${CITY[id].gen}`;
}

/** «от Сиены» */
export function awayFrom(id: CityId): string {
  return `от ${CITY[id].gen}`;
}

/** «из Сиены» */
export function from(id: CityId): string {
  return `из ${CITY[id].gen}`;
}

function inOf(id: CityId): string {
  return id === 'florence' ? 'во' : 'в';
}

const FORMS: { readonly [id in SymbolId]: readonly [one: string, few: string, many: string] } = {
  florin: ['флорин', 'флорина', 'флоринов'],
  crown: ['корона', 'короны', 'корон'],
  cross: ['крест', 'креста', 'крестов'],
  cavalry: ['кавалерия', 'кавалерии', 'кавалерий'],
  ship: ['корабль', 'корабля', 'кораблей'],
  mask: ['маска', 'маски', 'масок'],
  war: ['символ войны', 'символа войны', 'символов войны'],
  arrow: ['стрелка', 'стрелки', 'стрелок'],
};

/** «1 корона», «2 короны», «5 корон» */
export function amount(n: number, id: SymbolId): string {
  const [one, few, many] = FORMS[id];
  return `${n} ${plural('ru', n, { one, few, many })}`;
}

export function cost(of: { readonly [kind: string]: number }): string {
  const parts = SYMBOLS.flatMap((id) => ((of[id] ?? 0) > 0 ? [amount(of[id]!, id)] : []));
  return parts.length === 0 ? 'ничего' : parts.join(', ');
}

/** The spaces of the left and the right side: «Л1», «П2». */
export function space(id: SpaceId): string {
  return `${id.startsWith('L') ? 'Л' : 'П'}${id.slice(1)}`;
}

/** Whatever pays or helps, by its id; nominative. */
export function source(id: string): string {
  if (isIn(SPACES, id)) return `придворный ${space(id)}`;
  if (isIn(CITIES, id)) return city(id);
  if (id.startsWith('cathedral.')) return `собор ${at(id.slice(10) as CityId)}`;
  if (isIn(TOKENS, id)) return namesRu.tokens[id as TokenId];
  if (isIn(ALLIANCES, id)) return namesRu.alliances[id as AllianceId].name;
  if (isIn(BONUSES, id)) return namesRu.bonuses[id as BonusId].name;
  return OTHER[id] ?? 'флорин';
}

const OTHER: { readonly [id: string]: string } = {
  card: 'карточка в комнате',
  upgrade: 'улучшение',
  printed: 'сама комната',
  indulgence: 'индульгенция',
  treasury: 'казна',
  token: 'жетон военного бонуса',
  florins: 'флорины',
};

/** Where an Agent is; nominative, so that it stands after a colon. */
export function place(where: AgentPlace): string {
  const parts = placeParts(where);
  if (parts.kind === 'city') return city(parts.city);
  if (parts.kind === 'alliance') return `союз (${namesRu.alliances[parts.alliance].name})`;
  return `${namesRu.rooms[parts.room]} (${namesRu.powers[parts.power]})`;
}

export function cardPlace(where: CardPlace): string {
  if (isIn(SPACES, where)) return `место ${space(where)}`;
  if (!where.startsWith('under.')) return namesRu.rooms[where as keyof Names['rooms']];
  return `улучшение (${namesRu.rooms[where.slice(6) as keyof Names['rooms']]})`;
}

export function purchase(id: PurchaseId): string {
  return isIn(TOKENS, id) ? namesRu.tokens[id as TokenId] : namesRu.cards[id as keyof Names['cards']];
}
