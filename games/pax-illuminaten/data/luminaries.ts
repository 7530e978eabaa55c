/**
 * The 57 luminaries (PAX-1.1). Provenance: the number, the factions per degree and the degrees' yields are in the rulebook;
 * persons, organisations, strengths and which ability stands on which card are designed. The first faction is the
 * primary one (PAX-4.8). A *card* is an index into `LUMINARIES`.
 */
import type { Index } from '@signoria/kernel';
import type { AbilityId } from './abilities.ts';
import type { Degree } from './degrees.ts';
import type { FactionId } from './factions.ts';

export type Organisation = 'M' | 'R' | null;
/** 2 to 6, or one of the two signs of PAX-7.6 and PAX-7.7. */
export type Strength = 2 | 3 | 4 | 5 | 6 | 'dagger' | 'hammers';

export interface Luminary {
  readonly id: string;
  readonly years: string;
  readonly degree: Degree;
  readonly factions: readonly FactionId[];
  readonly organisation: Organisation;
  readonly strength: Strength;
  readonly ability: AbilityId;
}

const luminary = <Id extends string>(
  id: Id,
  years: string,
  degree: Degree,
  factions: readonly FactionId[],
  organisation: Organisation,
  strength: Strength,
  ability: AbilityId,
) => ({ id, years, degree, factions, organisation, strength, ability });

export const LUMINARIES = [
  luminary('ARCO-I', '1738–1800', 'I', ['AR', 'CO'], 'M', 6, 'X-REASSIGN-FREE'),
  luminary('ARCO-II', '1754–1833', 'II', ['CO', 'AR'], null, 3, 'S-REVEAL'),
  luminary('ARCO-III', '1744–1836', 'III', ['AR', 'CO'], 'R', 2, 'E-SCOUT-ANY'),
  luminary('ARMA-I', '1742–1811', 'I', ['AR', 'MA'], 'M', 5, 'X-OUST-EDGE'),
  luminary('ARMA-II', '1741–1803', 'II', ['AR', 'MA'], 'R', 6, 'E-OUST-POWER'),
  luminary('ARMA-III', '1727–1809', 'III', ['MA', 'AR'], 'M', 3, 'X-EXPEL-ONE'),
  luminary('ARCR-I', '1755–1836', 'I', ['CR', 'AR'], 'M', 6, 'X-INFL-ANY1'),
  luminary('ARCR-II', '1750–1806', 'II', ['AR', 'CR'], 'M', 2, 'E-REASSIGN-FIVE'),
  luminary('ARCR-III', '1739–1807', 'III', ['AR', 'CR'], null, 4, 'S-COURT'),
  luminary('ARSC-I', '1736–1809', 'I', ['AR', 'SC'], null, 4, 'X-SCOUT-FREE'),
  luminary('ARSC-II', '1753–1814', 'II', ['SC', 'AR'], null, 4, 'S-CONVERT'),
  luminary('ARSC-III', '1745–1804', 'III', ['AR', 'SC'], 'M', 2, 'X-INFL-CHEAP'),
  luminary('ARCL-I', '1737–1827', 'I', ['CL', 'AR'], 'M', 5, 'S-DRAW'),
  luminary('ARCL-II', '1725–1795', 'II', ['CL', 'AR'], 'R', 5, 'S-STEAL'),
  luminary('ARCL-III', '1744–1817', 'III', ['CL', 'AR'], 'M', 3, 'E-INFL-FACTION'),
  luminary('COMA-I', '1758–1815', 'I', ['MA', 'CO'], null, 6, 'X-SCOUT-FREE'),
  luminary('COMA-II', '1752–1803', 'II', ['CO', 'MA'], 'R', 2, 'S-EDICT'),
  luminary('COMA-III', '1743–1819', 'III', ['CO', 'MA'], 'M', 4, 'E-INFL-SUB'),
  luminary('COCR-I', '1731–1793', 'I', ['CO', 'CR'], 'M', 5, 'E-REASSIGN-FIVE'),
  luminary('COCR-II', '1744–1818', 'II', ['CR', 'CO'], 'R', 4, 'X-INFL-CHEAP'),
  luminary('COCR-III', '1729–1781', 'III', ['CR', 'CO'], 'M', 2, 'S-MARK'),
  luminary('COSC-I', '1734–1815', 'I', ['SC', 'CO'], 'M', 3, 'E-INTERR-ALLY'),
  luminary('COSC-II', '1751–1784', 'II', ['SC', 'CO'], 'R', 5, 'X-INTERR-KEEP'),
  luminary('COSC-III', '1729–1786', 'III', ['CO', 'SC'], null, 5, 'S-DRAW'),
  luminary('COCL-I', '1741–1801', 'I', ['CL', 'CO'], null, 4, 'S-REVEAL'),
  luminary('COCL-II', '1725–1784', 'II', ['CO', 'CL'], 'M', 6, 'E-SCOUT-ANY'),
  luminary('COCL-III', '1716–1796', 'III', ['CO', 'CL'], 'R', 3, 'S-SWAP-BOARD'),
  luminary('MACR-I', '1755–1797', 'I', ['CR', 'MA'], 'M', 6, 'X-INFL-CHEAP'),
  luminary('MACR-II', '1744–1821', 'II', ['MA', 'CR'], 'R', 3, 'S-SHIFT-RIVAL'),
  luminary('MACR-III', '1726–1786', 'III', ['MA', 'CR'], 'M', 2, 'E-EXPEL-RIVAL'),
  luminary('MASC-I', '1763–1840', 'I', ['MA', 'SC'], null, 5, 'S-CONVERT'),
  luminary('MASC-II', '1731–1782', 'II', ['SC', 'MA'], 'M', 2, 'E-INTERR-BONUS'),
  luminary('MASC-III', '1755–1830', 'III', ['SC', 'MA'], 'R', 6, 'X-OUST-EDGE'),
  luminary('MACL-I', '1735–1785', 'I', ['CL', 'MA'], 'M', 2, 'X-REASSIGN-FREE'),
  luminary('MACL-II', '1718–1778', 'II', ['MA', 'CL'], null, 6, 'E-EXPEL-RIVAL'),
  luminary('MACL-III', '1732–1800', 'III', ['MA', 'CL'], 'R', 4, 'E-OUST-CHEAP'),
  luminary('CRSC-I', '1742–1799', 'I', ['SC', 'CR'], null, 4, 'E-INTERR-BONUS'),
  luminary('CRSC-II', '1733–1807', 'II', ['CR', 'SC'], 'R', 5, 'X-INFL-ANY1'),
  luminary('CRSC-III', '1754–1794', 'III', ['CR', 'SC'], 'M', 3, 'S-SWAP-BOARD'),
  luminary('CRCL-I', '1755–1798', 'I', ['CR', 'CL'], 'M', 6, 'S-STEAL'),
  luminary('CRCL-II', '1749–1814', 'II', ['CR', 'CL'], null, 3, 'X-INTERR-KEEP'),
  luminary('CRCL-III', '1744–1803', 'III', ['CL', 'CR'], 'M', 2, 'E-INFL-FACTION'),
  luminary('SCCL-I', '1749–1820', 'I', ['SC', 'CL'], null, 3, 'X-EXPEL-ONE'),
  luminary('SCCL-II', '1725–1791', 'II', ['CL', 'SC'], 'R', 4, 'S-COURT'),
  luminary('SCCL-III', '1757–1823', 'III', ['SC', 'CL'], 'M', 5, 'E-INFL-SUB'),
  luminary('AR-GM', '1721–1792', 'GM', ['AR'], 'M', 'dagger', 'G-INFL-LESS'),
  luminary('CO-GM', '1752–1796', 'GM', ['CO'], 'M', 'dagger', 'G-DRAW-TWO'),
  luminary('MA-GM', '1756–1843', 'GM', ['MA'], null, 'dagger', 'G-OUST-TIES'),
  luminary('CR-GM', '1749–1832', 'GM', ['CR'], 'M', 'dagger', 'G-REASSIGN-TWO'),
  luminary('SC-GM', '1742–1791', 'GM', ['SC'], 'M', 'dagger', 'G-INTERR-RUMOUR'),
  luminary('CL-GM', '1741–1816', 'GM', ['CL'], 'M', 'dagger', 'G-EDICT-TWO'),
  luminary('AR-RA', '1744–1797', 'RA', ['AR'], 'R', 'hammers', 'R-INFL-ANY'),
  luminary('CO-RA', '1743–1795', 'RA', ['CO'], 'M', 'hammers', 'R-SCOUT-ANY'),
  luminary('MA-RA', '1733–1817', 'RA', ['MA'], 'M', 'hammers', 'R-EXPEL-ANY'),
  luminary('CR-RA', '1756–1791', 'RA', ['CR'], 'M', 'hammers', 'R-REASSIGN-ALL'),
  luminary('SC-RA', '1731–1800', 'RA', ['SC'], 'R', 'hammers', 'R-INTERR-ALL'),
  luminary('CL-RA', '1702–1782', 'RA', ['CL'], 'R', 'hammers', 'R-OUST-ANY'),
];

export type CardId = (typeof LUMINARIES)[number]['id'];
/** Index into `LUMINARIES`. */
export type Card = Index<'card'>;

export const CARDS: readonly CardId[] = LUMINARIES.map(({ id }) => id);
export const CARD_COUNT = CARDS.length;

const BY_ID: ReadonlyMap<string, Card> = new Map(CARDS.map((id, card) => [id, card]));

/** -1 for what is no card. */
export function cardOf(id: string): Card {
  return BY_ID.get(id) ?? -1;
}
