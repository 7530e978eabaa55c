/** At the end of everything that was left: a link to it, and for those who may, its removal. */
import { Button } from '@signoria/kit';
import type { RoomItem } from '@signoria/table';
import { paths } from '../../router.ts';
import { copy } from '../../shell/copy.ts';
import { linkToItem } from './place.ts';
import { useRoom } from './state.ts';
import { roomWords } from './text.ts';

interface ItemToolsProps {
  readonly item: RoomItem;
  /** As it is called in the names of the buttons. */
  readonly called: string;
}

export function ItemTools({ item, called }: ItemToolsProps) {
  const { table, you, now, leads, ask } = useRoom();
  const say = roomWords.value;
  const mayRemove = item.user === you || (leads.value && now.value?.keeper === you);
  return (
    <span class="room-tools">
      <Button
        kind="quiet"
        icon="link"
        label={`${say.link}: ${called}`}
        onPress={() => void copy(`${location.origin}${paths.room(table)}${linkToItem(item)}`, () => say.linkCopied)}
      />
      {mayRemove ? (
        <Button
          kind="quiet"
          icon="close"
          label={say.remove(called)}
          onPress={() => void ask({ do: 'drop', item: item.id })}
        />
      ) : null}
    </span>
  );
}
