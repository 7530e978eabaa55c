/** Names in English: cities, cards, tokens, bonuses, powers, symbols. */
import { plural } from '@signoria/kernel';
import { CITIES, type CityId } from '../data/cities.ts';
import { SPACES } from '../data/palace.ts';
import { ALLIANCES, type AllianceId, BONUSES, type BonusId, TOKENS, type TokenId } from '../data/pieces.ts';
import type { PowerId } from '../data/powers.ts';
import { SYMBOLS, type SymbolId } from '../data/symbols.ts';
import type { AgentPlace, CardPlace, PurchaseId } from '../rules/model/choices.ts';
import type { Names } from './shape.ts';
import { isIn, placeParts } from './sources.ts';

export const namesEn: Names = {
  cities: {
    nice: 'Nice',
    turin: 'Turin',
    milan: 'Milan',
    genoa: 'Genoa',
    parma: 'Parma',
    verona: 'Verona',
    venice: 'Venice',
    ferrara: 'Ferrara',
    bologna: 'Bologna',
    ravenna: 'Ravenna',
    pisa: 'Pisa',
    florence: 'Florence',
    siena: 'Siena',
    ancona: 'Ancona',
    perugia: 'Perugia',
    spoleto: 'Spoleto',
    rome: 'Rome',
    civitavecchia: 'Civitavecchia',
    terracina: 'Terracina',
    pescara: 'Pescara',
    naples: 'Naples',
    benevento: 'Benevento',
    bari: 'Bari',
    taranto: 'Taranto',
    reggio: 'Reggio',
    palermo: 'Palermo',
    cagliari: 'Cagliari',
    ajaccio: 'Ajaccio',
    tunis: 'Tunis',
    ragusa: 'Ragusa',
  },
  seas: {
    ligurian: 'Ligurian Sea',
    tyrrhenian: 'Tyrrhenian Sea',
    sicilian: 'Sicilian Sea',
    ionian: 'Ionian Sea',
    lower_adriatic: 'Lower Adriatic',
    upper_adriatic: 'Upper Adriatic',
  },
  cards: {
    merchant: 'Merchant',
    banker: 'Banker',
    ambassador: 'Ambassador',
    gonfalonier: 'Gonfalonier',
    podesta: 'Podestà',
    counsellor: 'Counsellor',
    assassin: 'Assassin',
    condottiere: 'Condottiere',
    admiral: 'Admiral',
    bishop: 'Bishop',
    cardinal: 'Cardinal',
    pope: 'Pope',
    ludovico_sforza: 'Ludovico Sforza',
    ascanio_sforza: 'Ascanio Sforza',
    galeazzo_sanseverino: 'Galeazzo Sanseverino',
    lorenzo_de_medici: 'Lorenzo de’ Medici',
    giuliano_de_medici: 'Giuliano de’ Medici',
    giovanni_de_medici: 'Giovanni de’ Medici',
    ferdinand_ii: 'Ferdinand II of Naples',
    alfonso_calabria: 'Alfonso of Calabria',
    federico_montefeltro: 'Federico III da Montefeltro',
    agostino_barbarigo: 'Doge Agostino Barbarigo',
    caterina_cornaro: 'Caterina Cornaro',
    antonio_grimani: 'Antonio Grimani',
    alexander_vi: 'Alexander VI Borgia',
    cesare_borgia: 'Cesare Borgia',
    lucrezia_borgia: 'Lucrezia Borgia',
    machiavelli: 'Niccolò Machiavelli',
  },
  tokens: {
    duchy: 'Duchy',
    principality: 'Principality',
    kingdom: 'Kingdom',
    republic: 'Republic',
    guild: 'Guild',
    cathedral: 'Cathedral',
    artillery: 'Artillery',
  },
  bonuses: {
    leonardo: { name: 'Leonardo da Vinci', effect: '+1 War bonus for 1 florin in each siege, attacking or defending.' },
    copernicus: { name: 'Nicolaus Copernicus', effect: 'One more Courtier space.' },
    michelangelo: { name: 'Michelangelo', effect: 'A free Crown for each of your Patronage actions.' },
    columbus: { name: 'Christopher Columbus', effect: 'No effect but Prestige.' },
    machiavelli: { name: 'Niccolò Machiavelli', effect: 'A card: he comes to one of your Courtier spaces.' },
    bastion: { name: 'Bastioned Fortifications', effect: '+2 toughness for your cities in every siege against you.' },
    the_prince: {
      name: 'The Prince (treatise)',
      effect: 'One more Courtier space, one more Agent; enemies may not place Agents with you.',
    },
    duomo: { name: 'Duomo', effect: '1 Cross for religion at the end.' },
    sistine_chapel: { name: 'Sistine Chapel', effect: '2 Crosses for religion at the end.' },
    artillery: { name: 'Artillery', effect: 'A token: +2 War bonus for 1 florin, then exhausted.' },
  },
  alliances: {
    france: { name: 'Kingdom of France', effect: '+2 War bonus in one siege or field battle.' },
    holy_roman_empire: { name: 'Holy Roman Empire', effect: '1 Cross for any action, purchase or redemption.' },
    ottoman_empire: { name: 'Ottoman Empire', effect: '2 Ships at once for Diplomacy, War, Trade or a retreat.' },
  },
  powers: { milan: 'Milan', florence: 'Florence', naples: 'Naples', venice: 'Venice', rome: 'Rome' },
  actions: {
    govern: 'Govern',
    patronage: 'Patronage',
    trade: 'Trade',
    diplomacy: 'Diplomacy',
    war: 'War',
    intrigue: 'Intrigue',
  },
  symbols: {
    florin: 'Florin',
    crown: 'Crown',
    cross: 'Cross',
    cavalry: 'Cavalry',
    ship: 'Ship',
    mask: 'Mask',
    war: 'War',
    arrow: 'Arrow',
  },
  rooms: {
    top: 'top Room',
    upperRight: 'upper right Room',
    lowerRight: 'lower right Room',
    lowerLeft: 'lower left Room',
    upperLeft: 'upper left Room',
  },
  groups: {
    rules: 'Structure of the game',
    map: 'Map',
    cityTokens: 'City tokens',
    palaces: 'Palaces',
    familyCards: 'Family cards',
    nobleCards: 'Noble cards',
    tokens: 'Titles, Guild, Cathedrals',
    bonuses: 'Patronage bonuses',
    alliances: 'Alliances',
    tracks: 'Tracks',
    rulings: 'Rulings',
  },
};

export function city(id: CityId): string {
  return namesEn.cities[id];
}

const FORMS: { readonly [id in SymbolId]: readonly [one: string, many: string] } = {
  florin: ['florin', 'florins'],
  crown: ['Crown', 'Crowns'],
  cross: ['Cross', 'Crosses'],
  cavalry: ['Cavalry', 'Cavalry'],
  ship: ['Ship', 'Ships'],
  mask: ['Mask', 'Masks'],
  war: ['War symbol', 'War symbols'],
  arrow: ['Arrow', 'Arrows'],
};

/** '1 Crown', '2 Crowns'. */
export function amount(n: number, id: SymbolId): string {
  const [one, other] = FORMS[id];
  return `${n} ${plural('en', n, { one, other })}`;
}

/** '2 florins and 1 Crown'. */
export function cost(of: { readonly [kind: string]: number }): string {
  const parts = SYMBOLS.flatMap((id) => ((of[id] ?? 0) > 0 ? [amount(of[id]!, id)] : []));
  return parts.length === 0 ? 'nothing' : parts.join(', ');
}

/** Whatever pays or helps, by its id. */
export function source(id: string): string {
  if (isIn(SPACES, id)) return `Courtier ${id}`;
  if (isIn(CITIES, id)) return city(id);
  if (id.startsWith('cathedral.')) return `Cathedral of ${city(id.slice(10) as CityId)}`;
  if (isIn(TOKENS, id)) return namesEn.tokens[id as TokenId];
  if (isIn(ALLIANCES, id)) return namesEn.alliances[id as AllianceId].name;
  if (isIn(BONUSES, id)) return namesEn.bonuses[id as BonusId].name;
  return OTHER[id] ?? 'a florin';
}

const OTHER: { readonly [id: string]: string } = {
  card: 'the card in the Room',
  upgrade: 'the Upgrade',
  printed: 'the Room itself',
  indulgence: 'an Indulgence',
  treasury: 'the treasury',
  token: 'a War-bonus token',
  florins: 'florins',
};

export function place(at: AgentPlace): string {
  const where = placeParts(at);
  if (where.kind === 'city') return city(where.city);
  if (where.kind === 'alliance') return `the Alliance with the ${namesEn.alliances[where.alliance].name}`;
  return `the ${namesEn.rooms[where.room]} of ${namesEn.powers[where.power as PowerId]}`;
}

export function cardPlace(at: CardPlace): string {
  if (isIn(SPACES, at)) return `space ${at}`;
  if (!at.startsWith('under.')) return `the ${namesEn.rooms[at as keyof Names['rooms']]}`;
  return `under the card of the ${namesEn.rooms[at.slice(6) as keyof Names['rooms']]}`;
}

export function purchase(id: PurchaseId): string {
  return isIn(TOKENS, id) ? namesEn.tokens[id as TokenId] : namesEn.cards[id as keyof Names['cards']];
}
