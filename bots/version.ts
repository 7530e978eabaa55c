/**
 * Which bots these are. Deals that many play name it, so that everybody meets the same opponents: whenever a bot would
 * answer anything otherwise than before, this number goes up. A test holds their answers against those kept.
 */
export const BOTS_VERSION = 6;
