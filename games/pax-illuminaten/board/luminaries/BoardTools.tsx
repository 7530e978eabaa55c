/** Around the board: which action is meant, which lodge is shown, how large it is drawn. */
import { Button, moveInRow, useRoving } from '@signoria/kit';
import type { FactionId } from '../../data/factions.ts';
import { Disc } from '../drawings/index.ts';
import { namesOf, wordsOf } from '../table.ts';
import type { BoardProps } from './Board.tsx';

export interface ToolsProps extends Pick<BoardProps, 'table' | 'meant' | 'shown' | 'onShow'> {
  readonly large: boolean;
  readonly onLarge: () => void;
}

/** One action at a time, or anything that may be done. */
function Verbs({ table, meant }: Pick<ToolsProps, 'table' | 'meant'>) {
  const { board } = wordsOf(table);
  const { actions } = namesOf(table);
  const ids = ['', ...meant.verbs.map(({ verb }) => verb)];
  const roving = useRoving(ids, meant.verb ?? '');
  const onKeyDown = (event: KeyboardEvent) => moveInRow(event, ids, roving);
  // A phone has no room to say that there is nothing.
  if (meant.verbs.every(({ open }) => table.phone && open === 0)) return null;
  return (
    <div class="verbs" role="toolbar" aria-label={board.verbs}>
      <button
        type="button"
        aria-pressed={meant.verb === null}
        {...roving.of('')}
        onClick={() => meant.setVerb(null)}
        onKeyDown={onKeyDown}
      >
        {board.anything}
      </button>
      {meant.verbs.map(({ verb, open }) => (
        <button
          key={verb}
          type="button"
          aria-pressed={meant.verb === verb}
          {...(open === 0 ? { 'aria-disabled': true } : {})}
          {...roving.of(verb)}
          onClick={() => open > 0 && meant.setVerb(meant.verb === verb ? null : verb)}
          onKeyDown={onKeyDown}
        >
          {verb === 'reward' || verb === 'letters' ? board[verb] : actions[verb]}
          <small>{open}</small>
        </button>
      ))}
    </div>
  );
}

export function BoardTools({ table, meant, shown, onShow, large, onLarge }: ToolsProps) {
  const { board } = wordsOf(table);
  const { factions } = namesOf(table);
  const { lodges } = table.view;
  const present = [...new Set(lodges.map(({ faction }) => faction))];
  const show = (faction: FactionId) => {
    const places = lodges.filter((lodge) => lodge.faction === faction).flatMap((lodge) => lodge.places);
    onShow(shown?.id === faction ? null : { id: faction, faction, places });
  };
  return (
    <div class="board-tools">
      <Verbs table={table} meant={meant} />
      <fieldset class="lodge-buttons" aria-label={board.lodges}>
        {present.map((faction) => (
          <button
            key={faction}
            type="button"
            aria-pressed={shown?.id === faction}
            aria-label={board.showLodge(factions[faction].name)}
            title={board.showLodge(factions[faction].name)}
            onClick={() => show(faction)}
          >
            <Disc of={faction} />
          </button>
        ))}
        <Button
          kind="quiet"
          icon={large ? 'minus' : 'plus'}
          label={large ? board.whole : board.enlarge}
          onPress={onLarge}
        />
      </fieldset>
    </div>
  );
}
