/**
 * The ids of bot accounts are told from people's by sight, wherever one stands: nobody has to be asked. On its own, because
 * every table page loads it.
 */
export function isBotAccount(user: string | null): boolean {
  return user !== null && /^bot-[\w-]{20}$/.test(user);
}
