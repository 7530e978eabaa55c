/** Beside the name of a bot account, wherever it stands: nobody is to take a program for a person. */
import { Tag } from '@signoria/kit';
import { isBotAccount } from '@signoria/protocol/bot-accounts';
import { words } from '../../state/words.ts';

export function BotTag({ user }: { readonly user: string | null }) {
  return isBotAccount(user) ? <Tag>{words.value.shell.bot}</Tag> : null;
}
