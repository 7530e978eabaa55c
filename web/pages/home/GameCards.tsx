/** The games as cards, one of them chosen. */

import { Icon } from '@signoria/kit';
import { useId } from 'preact/hooks';
import { catalogue } from '../../games/catalogue.ts';
import { Cover } from '../../shell/Cover.tsx';
import { language } from '../../state/settings.ts';
import { words } from '../../state/words.ts';

export interface GameCardsProps {
  readonly game: string;
  readonly onChange: (game: string) => void;
}

export function GameCards({ game, onChange }: GameCardsProps) {
  const name = useId();
  const { shell, home, lobby } = words.value;
  return (
    <fieldset class={catalogue.length < 3 ? 'game-cards few' : 'game-cards'} aria-label={home.chooseGame}>
      {catalogue.map(({ id, players, minutes, text }) => {
        const { title, blurb } = text[language.value];
        return (
          <label key={id} class="game-card">
            <input type="radio" name={name} value={id} checked={id === game} onChange={() => onChange(id)} />
            <span class="game-face">
              <Cover game={id} />
              <span class="game-words">
                <strong>{title}</strong>
                <span class="blurb">{blurb}</span>
                <span class="game-facts">
                  <Icon name="people" />
                  {shell.players(players.min, players.max)}
                  {minutes === null ? null : (
                    <>
                      <Icon name="clock" />
                      {lobby.length(minutes)}
                    </>
                  )}
                </span>
              </span>
            </span>
          </label>
        );
      })}
    </fieldset>
  );
}
