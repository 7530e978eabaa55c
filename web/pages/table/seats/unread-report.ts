/** What a bot did in the reader's seat while they were away, as far as it is still to be read. */
import type { BotDeed } from '@signoria/table';
import type { Play } from '../play.ts';
import { isCovered } from '../prompt/Prompt.tsx';

/** Nothing while the bot has the seat. */
export function unreadBotReport({ view, botReportRead }: Play): readonly BotDeed[] {
  const { value } = view;
  if (value === null || isCovered(value) || (value.account.at(-1)?.at ?? 0) <= botReportRead.value) return [];
  return value.account;
}
