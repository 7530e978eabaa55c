/** The table's own words: refusals, proposals, statuses, the names of bots. A missing one does not compile. */

import type { PlayText, Reader } from '@signoria/kernel';
import { inEvery } from '@signoria/kernel';
import type { QuickChat } from './chat/quick-chat.ts';
import type { BotName } from './seats/names.ts';
import { tableDe } from './text/de.ts';
import { tableEn } from './text/en.ts';
import { tableRu } from './text/ru.ts';
import type { BotLevel, ProposalKind, TableRefusal, TableStatus } from './wire.ts';

export interface TableText {
  refusal(refusal: TableRefusal, game: PlayText, reader: Reader): string;
  /** What is proposed, by whom. */
  proposal(what: ProposalKind, by: string): string;
  /** The button that makes the proposal. */
  readonly propose: { readonly [K in ProposalKind['kind']]: string };
  readonly status: { readonly [S in TableStatus]: string };
  readonly level: { readonly [L in BotLevel]: string };
  /** Whoever sat here and has been forgotten since. */
  readonly gone: string;
  readonly botName: { readonly [N in BotName]: string };
  readonly quickChat: { readonly [R in QuickChat]: string };
}

export const tableText = inEvery<TableText>({ en: tableEn, ru: tableRu, de: tableDe });
