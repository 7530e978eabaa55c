/** Whoever has a portrait. */
import type { CharacterId } from '../../data/characters.ts';
import type { ProfessionId } from '../../data/professions.ts';

export type Sitter = ProfessionId | CharacterId | 'diego';
