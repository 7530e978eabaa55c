/**
 * What is said with one tap. On the wire a reaction is an ordinary line of chat, `:thanks:`; each reader sees it in his
 * own language.
 */
export const REACTIONS = [
  'hello',
  'good-luck',
  'well-played',
  'thanks',
  'sorry',
  'thinking',
  'no-hurry',
  'good-game',
] as const;
export type Reaction = (typeof REACTIONS)[number];

export function reactionLine(reaction: Reaction): string {
  return `:${reaction}:`;
}

/** Null for what somebody has written himself. */
export function reactionIn(text: string): Reaction | null {
  return REACTIONS.find((reaction) => reactionLine(reaction) === text) ?? null;
}
