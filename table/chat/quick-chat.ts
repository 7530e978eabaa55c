/**
 * What is said with one tap. On the wire quick chat is an ordinary line of chat, `:thanks:`; each reader sees it in
 * their own language.
 */
export const QUICK_CHAT = [
  'hello',
  'good-luck',
  'well-played',
  'thanks',
  'sorry',
  'thinking',
  'no-hurry',
  'good-game',
] as const;
export type QuickChat = (typeof QUICK_CHAT)[number];

export function quickChatLine(quickChat: QuickChat): string {
  return `:${quickChat}:`;
}

/** Null for what somebody has written in words of their own. */
export function quickChatIn(text: string): QuickChat | null {
  return QUICK_CHAT.find((quickChat) => quickChatLine(quickChat) === text) ?? null;
}
