/** The words of the rules page. */
import { type Places, type Provenance, plural } from '@signoria/kernel';

export interface GameWords {
  readonly contents: string;
  readonly search: string;
  found(rules: number): string;
  readonly foundNone: string;
  readonly allGames: string;
  readonly provenance: string;
  readonly provenanceOf: { readonly [P in Provenance]: string };
  readonly ownBox: string;
  readonly useEdition: string;
  readonly play: string;
  readonly link: string;
  readonly linkCopied: string;
  rulesVersion(n: number): string;
  readonly canBeSwitched: string;
}

const form = (n: number, one: string, few: string, many: string) => plural('ru', n, { one, few, many });

export const en: GameWords = {
  contents: 'Contents',
  search: 'Search the rules',
  found: (n) => `Found: ${n} ${plural('en', n, { one: 'rule', other: 'rules' })}`,
  foundNone: 'Found nothing',
  allGames: 'All games',
  provenance: 'Where the facts come from',
  provenanceOf: { rulebook: 'from the rulebook', public: 'public', reconstructed: 'reconstructed' },
  ownBox: 'Own the box and see a difference?',
  useEdition: 'Correct it in the workshop',
  play: 'Play it',
  link: 'Copy the link',
  linkCopied: 'The link to this rule is on the clipboard.',
  rulesVersion: (n) => `rules version ${n}`,
  canBeSwitched: 'can be switched',
};

const ru: GameWords = {
  contents: 'Содержание',
  search: 'Искать в правилах',
  found: (n) => `${form(n, 'Найдено', 'Найдены', 'Найдено')} ${n} ${form(n, 'правило', 'правила', 'правил')}`,
  foundNone: 'Ничего не найдено',
  allGames: 'Все игры',
  provenance: 'Откуда сведения',
  provenanceOf: { rulebook: 'из правил', public: 'открытые данные', reconstructed: 'восстановлено' },
  ownBox: 'У вас есть коробка и вы видите отличие?',
  useEdition: 'Исправьте в мастерской',
  play: 'Играть',
  link: 'Скопировать ссылку',
  linkCopied: 'Ссылка на это правило скопирована.',
  rulesVersion: (n) => `версия правил ${n}`,
  canBeSwitched: 'можно переключить',
};

export const places: Places<GameWords> = { found: ['rules'], rulesVersion: ['n'] };

export const GAME_WORDS = { en, ru };
