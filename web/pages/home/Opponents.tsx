/** The bar that starts a game: against bots at once, or on to a table for people. */

import { Icon, Segments, Select } from '@signoria/kit';
import type { BotLevel } from '@signoria/table';
import { useState } from 'preact/hooks';
import { entryOf } from '../../games/catalogue.ts';
import { playBots } from '../../local/play-bots.ts';
import { go, paths } from '../../router.ts';
import { words } from '../../state/words.ts';

type Kind = 'bots' | 'screen' | 'friends' | 'anyone';

const LEVELS: readonly BotLevel[] = ['novice', 'adept', 'master', 'companion'];
/** With four at the table most games are at their best. */
const USUAL_SEATS = 4;

const WHERE: { readonly [K in Exclude<Kind, 'bots'>]: (game: string) => string } = {
  screen: (game) => `${paths.new}?game=${game}&where=device`,
  friends: (game) => `${paths.new}?game=${game}&where=online`,
  anyone: (game) => `${paths.lobby}?game=${game}`,
};

function Kinds({ kind, onChange }: { readonly kind: Kind; readonly onChange: (kind: Kind) => void }) {
  const { home } = words.value;
  return (
    <Segments
      label={home.chooseOpponents}
      value={kind}
      onChange={onChange}
      options={[
        { value: 'bots', label: home.bots, icon: 'bot' },
        { value: 'screen', label: home.oneScreen, icon: 'cards' },
        { value: 'friends', label: home.friends, icon: 'link' },
        { value: 'anyone', label: home.anyone, icon: 'people' },
      ]}
    />
  );
}

interface BotsProps {
  readonly game: string;
  readonly level: BotLevel;
  readonly bots: number;
  readonly onLevel: (level: BotLevel) => void;
  readonly onBots: (bots: number) => void;
}

function Bots({ game, level, bots, onLevel, onBots }: BotsProps) {
  const { home, level: levels } = words.value;
  const { min, max } = entryOf(game)!.players;
  const counts = Array.from({ length: max - min + 1 }, (_, i) => min + i - 1);
  return (
    <>
      <Select
        label={<span class="only-heard">{home.countLabel}</span>}
        value={String(bots)}
        onChange={(value) => onBots(Number(value))}
        options={counts.map((n) => ({ value: String(n), label: home.botCount(n) }))}
      />
      {bots === 0 ? null : (
        <Segments
          label={home.levelLabel}
          value={level}
          onChange={onLevel}
          options={LEVELS.map((value) => ({ value, label: levels[value].name }))}
        />
      )}
    </>
  );
}

function buttonWords(kind: Kind) {
  const { home } = words.value;
  if (kind === 'bots') return { label: home.playNow, note: home.noAccount };
  if (kind === 'anyone') return { label: home.findTable, note: home.findTableNote };
  return { label: home.setTable, note: home.setTableNote };
}

export function Opponents({ game }: { readonly game: string }) {
  const [kind, setKind] = useState<Kind>('bots');
  const [level, setLevel] = useState<BotLevel>('adept');
  const players = entryOf(game)?.players;
  const [chosen, setBots] = useState(USUAL_SEATS - 1);
  if (players === undefined) return null;
  // What was chosen for one game may be too many, or too few, for another.
  const bots = Math.min(Math.max(chosen, players.min - 1), players.max - 1);
  const { label, note } = buttonWords(kind);
  const start = () => (kind === 'bots' ? void playBots({ game, seats: bots + 1, level }) : go(WHERE[kind](game)));
  return (
    <section class="sheet opponents" aria-labelledby="choose-opponents">
      <h2 id="choose-opponents" class="numbered">
        <i>2</i>
        {words.value.home.chooseOpponents}
      </h2>
      <Kinds kind={kind} onChange={setKind} />
      {kind === 'bots' ? <Bots game={game} level={level} bots={bots} onLevel={setLevel} onBots={setBots} /> : null}
      <span class="grow" />
      <button type="button" class="btn wax go" onClick={start}>
        <i>3</i>
        <span>
          {label}
          <small>{note}</small>
        </span>
        <Icon name="next" />
      </button>
    </section>
  );
}
