/** Calling back what was sent: the turn it told of was undone. Tried once; a notice that stays behind does no harm. */
import type { Around } from '../http/routes.ts';
import { reported } from '../log.ts';
import { channelsOf } from './channels.ts';
import { pathOf, plainMessage, tagOf } from './message.ts';
import type { Notice } from './notice.ts';
import { readPreferences } from './preferences.ts';
import { takeBack } from './send.ts';
import { noticeText } from './text.ts';

export async function recall({ services }: Pick<Around, 'services'>, { subject, sent }: Notice): Promise<void> {
  const { store, games, log } = services;
  const { table, user } = subject;
  const preferences = await readPreferences(store, user);
  const row = await store.getTable(table);
  const module = row === null ? undefined : games.get(row.game);
  if (preferences === null || module === undefined) return;
  const { takenBack } = noticeText[preferences.language];
  const title = takenBack.title(module.text[preferences.language].title);
  const instead = plainMessage(title, takenBack.body, tagOf(table), pathOf(table));
  const channels = (await channelsOf(store, user)).filter(({ id }) => Object.hasOwn(sent, id));
  await Promise.all(
    channels.map((channel) =>
      takeBack(services, channel, sent[channel.id]!.ref, instead).catch((error: unknown) =>
        log.debug({ table, channel: channel.target.type, ...reported(error) }, 'notice not called back'),
      ),
    ),
  );
}
