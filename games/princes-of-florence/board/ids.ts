/** What kind of thing an id names. */
import { BONUS, type BonusId } from '../data/bonus.ts';
import { CHARACTERS, type CharacterId } from '../data/characters.ts';
import { BUILDINGS, type BuildingId } from '../data/pieces.ts';
import { PRESTIGE, type PrestigeId } from '../data/prestige.ts';
import { PROFESSIONS, type ProfessionId } from '../data/professions.ts';

const among = <T extends string>(ids: readonly T[], id: string): id is T => (ids as readonly string[]).includes(id);

export const isProfession = (id: string): id is ProfessionId => among(PROFESSIONS, id);
export const isBonus = (id: string): id is BonusId => among(BONUS, id);
export const isPrestige = (id: string): id is PrestigeId => among(PRESTIGE, id);
export const isCharacter = (id: string): id is CharacterId => among(CHARACTERS, id);
export const isBuilding = (id: string): id is BuildingId => among(BUILDINGS, id);
