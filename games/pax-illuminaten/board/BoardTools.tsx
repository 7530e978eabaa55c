/** Around the board: which action is meant, which lodge is shown, how large it is drawn. */
import { Button, moveInRow, useRoving } from '@signoria/web/kit';
import type { FactionId } from '../data/factions.ts';
import type { BoardProps } from './Board.tsx';
import { Disc } from './drawings/index.ts';
import { namesOf, wordsOf } from './table.ts';

export interface ToolsProps extends Pick<BoardProps, 'table' | 'picking' | 'shown' | 'onShow'> {
  readonly large: boolean;
  readonly onLarge: () => void;
}

export function BoardTools({ table, picking, shown, onShow, large, onLarge }: ToolsProps) {
  const { board } = wordsOf(table);
  const { factions, actions } = namesOf(table);
  const { lodges } = table.view;
  const present = [...new Set(lodges.map(({ faction }) => faction))];
  const show = (faction: FactionId) => {
    const places = lodges.filter((lodge) => lodge.faction === faction).flatMap((lodge) => lodge.places);
    onShow(shown?.id === faction ? null : { id: faction, faction, places });
  };
  const ids = ['', ...picking.verbs.map(({ verb }) => verb)];
  const roving = useRoving(ids, picking.verb ?? '');
  return (
    <div class="board-tools">
      {picking.verbs.length === 0 ? null : (
        <div class="verbs" role="toolbar" aria-label={board.verbs}>
          <button
            type="button"
            aria-pressed={picking.verb === null}
            {...roving.of('')}
            onClick={() => picking.setVerb(null)}
            onKeyDown={(event) => moveInRow(event, ids, roving)}
          >
            {board.anything}
          </button>
          {picking.verbs.map(({ verb, open }) => (
            <button
              key={verb}
              type="button"
              aria-pressed={picking.verb === verb}
              {...(open === 0 ? { 'aria-disabled': true } : {})}
              {...roving.of(verb)}
              onClick={() => open > 0 && picking.setVerb(picking.verb === verb ? null : verb)}
              onKeyDown={(event) => moveInRow(event, ids, roving)}
            >
              {verb === 'reward' || verb === 'letters' ? board[verb] : actions[verb]}
              <small>{open}</small>
            </button>
          ))}
        </div>
      )}
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
