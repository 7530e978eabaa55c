/** Edicts and special events apart. */
import type { EdictId, EventId } from '../data/event-cards.ts';
import type { FactionId } from '../data/factions.ts';

const EDICT = 'edict-';

export const isEdict = (id: EventId): id is EdictId => id.startsWith(EDICT);
export const edictFaction = (id: EdictId): FactionId => id.slice(EDICT.length) as FactionId;
