/** Treasury and pieces. Florins can be turned into coins at any time; an Indulgence can be asked for. */
import type { Choice, Freedom, Menu } from '@signoria/kernel';
import { Button, Dialog, WhyNumber } from '@signoria/kit';
import { useState } from 'preact/hooks';
import type { PlayerView } from '../../rules/view/types.ts';
import { Glyph } from '../drawings/index.ts';
import { type Table, wordsOf } from '../table.ts';

interface PurseProps {
  readonly table: Table;
  readonly player: PlayerView;
}

function listed(menu: Menu<Choice>): readonly Choice[] {
  if (menu.kind === 'any') return menu.of.flatMap(listed);
  return menu.kind === 'list' ? menu.choices : [];
}

/** What may be done at any time under this name. */
function freeChoices({ freedoms, past }: Pick<Table, 'freedoms' | 'past'>, at: string): readonly Choice[] {
  const found: Freedom | undefined = past ? undefined : freedoms.find((freedom) => freedom.at === at);
  return found === undefined ? [] : listed(found.menu);
}

/** Turning Courtiers and tokens into coins, one at a time. */
function Cash({ table }: { readonly table: Table }) {
  const { purse, close } = wordsOf(table);
  const [open, setOpen] = useState(false);
  const choices = freeChoices(table, 'cash');
  if (choices.length === 0) return null;
  return (
    <>
      <button type="button" class="purse-button" onClick={() => setOpen(true)}>
        <Glyph name="florin" />
        <span>{purse.cash}</span>
      </button>
      <Dialog open={open} title={purse.cashTitle} close={close} onClose={() => setOpen(false)}>
        <p class="note">{purse.cashNote}</p>
        <div class="cash-list">
          {choices.map((choice) => {
            const line = table.write(choice);
            return (
              <Button
                key={line}
                wide
                kind="gold"
                onPress={() => {
                  setOpen(false);
                  table.answer(line);
                }}
              >
                {table.text.choice(choice, table.reader)}
              </Button>
            );
          })}
        </div>
      </Dialog>
    </>
  );
}

function Indulgence({ table }: { readonly table: Table }) {
  const { purse, close } = wordsOf(table);
  const [open, setOpen] = useState(false);
  const [choice] = freeChoices(table, 'request');
  if (choice === undefined) return null;
  const ask = () => {
    setOpen(false);
    table.answer(table.write(choice));
  };
  return (
    <>
      <button type="button" class="purse-button" onClick={() => setOpen(true)}>
        <Glyph name="indulgence" />
        <span>{purse.indulgence}</span>
      </button>
      <Dialog
        open={open}
        title={purse.indulgenceTitle}
        close={close}
        onClose={() => setOpen(false)}
        actions={
          <Button kind="wax" onPress={ask}>
            {table.text.choice(choice, table.reader)}
          </Button>
        }
      >
        <p>{purse.indulgenceNote}</p>
      </Dialog>
    </>
  );
}

export function Purse({ table, player }: PurseProps) {
  const words = wordsOf(table);
  const { palace, purse } = words;
  return (
    <div class="purse">
      <span class="florins">
        <Glyph name="florin" />
        <b class="num">{player.florins}</b>
        <span class="only-heard">{words.symbol('florin', player.florins)}</span>
        {player.cashable > 0 ? (
          <WhyNumber why={player.why.cashable} table={table} label={purse.cashTitle}>
            <small>{purse.cashable(player.cashable)}</small>
          </WhyNumber>
        ) : null}
      </span>
      <span class="piece" title={palace.troopsLeft(player.troops.reserve)}>
        <Glyph name="troop" />
        <b class="num">
          {player.troops.onMap}
          <small>/{player.troops.onMap + player.troops.reserve}</small>
        </b>
        <span class="only-heard">{palace.troopsLeft(player.troops.reserve)}</span>
        {player.why.salary.total > 0 ? (
          <WhyNumber why={player.why.salary} table={table} label={purse.salary}>
            <small>{purse.due(player.why.salary.total)}</small>
          </WhyNumber>
        ) : null}
      </span>
      <span class="piece" title={palace.agentsLeft(player.agents.reserve)}>
        <Glyph name="agent" />
        <b class="num">
          {player.agents.usable - player.agents.reserve}
          <small>/{player.agents.usable}</small>
        </b>
        <span class="only-heard">{palace.agentsLeft(player.agents.reserve)}</span>
      </span>
      {player.warTokens > 0 ? (
        <span class="piece" title={palace.warTokens(player.warTokens)}>
          <Glyph name="war" />
          <b class="num">+{player.warTokens}</b>
          <span class="only-heard">{palace.warTokens(player.warTokens)}</span>
        </span>
      ) : null}
      <Cash table={table} />
      <Indulgence table={table} />
    </div>
  );
}
