/**
 * What people write, freed of what would reach beyond it: signs nobody sees, and those that turn the direction of the
 * line around them.
 */

/** Controls, directions, joiners, fillers and the blank of Braille: a name is told apart by what can be read of it. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/gu;
/** Marks above and below a letter, piled up beyond what any language needs. */
const PILED = /(\p{M}{3})\p{M}+/gu;

export function plainName(given: string): string {
  return given.normalize('NFC').replace(INVISIBLE, '').replace(PILED, '$1').replace(/\s+/gu, ' ').trim();
}

/** In talk, joiners and marks have their place (emoji, Persian, Hebrew); a line break too. */
const UNRULY = /(?![\n\t])\p{Cc}|[\u202a-\u202e\u2066-\u2069]/gu;

export function plainTalk(given: string): string {
  return given.replace(UNRULY, '').replace(PILED, '$1').trim();
}
