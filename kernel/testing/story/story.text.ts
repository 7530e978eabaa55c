/** The words around a story; the story itself is told in the game's words. */

import { inEvery } from '../../text/languages.ts';
export interface StoryText {
  rules(version: number): string;
  player(seat: number): string;
  readonly players: string;
  readonly options: string;
  readonly key: string;
  readonly opening: string;
  readonly all: string;
  decides(names: string, at: string): string;
  readonly score: string;
  total(points: number): string;
  readonly yes: string;
  readonly no: string;
}

export const storyText = inEvery<StoryText>({
  en: {
    rules: (version) => `rules ${version}`,
    player: (seat) => `Player ${seat + 1}`,
    players: 'Players',
    options: 'Options',
    key: 'Key',
    opening: 'Opening',
    all: 'Everybody',
    decides: (names, at) => `Next: ${names} (${at})`,
    score: 'Score',
    total: (points) => `total ${points}`,
    yes: 'yes',
    no: 'no',
  },
  ru: {
    rules: (version) => `правила ${version}`,
    player: (seat) => `Игрок ${seat + 1}`,
    players: 'Игроки',
    options: 'Настройки',
    key: 'Ключ',
    opening: 'Начало',
    all: 'Все',
    decides: (names, at) => `Дальше: ${names} (${at})`,
    score: 'Счёт',
    total: (points) => `всего ${points}`,
    yes: 'да',
    no: 'нет',
  },
});
