import { at } from '../address.ts';

/**
 * Whether this page stands inside a page of somebody else, at an address made for that. It then knows nobody, keeps
 * nothing, and wears what its address says: `/embed/replay/x1?language=ru&theme=dark`.
 */
export const visiting = typeof location !== 'undefined' && location.pathname.startsWith(at('/embed/'));
