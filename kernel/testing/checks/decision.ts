/** Everything that must hold at a decision, whatever the game. */
import type { AnyState, GameModule, Match, Random } from '../../index.ts';
import { listen, random as seeded } from '../../index.ts';
import { type Finding, finding, guarded } from '../finding.ts';
import { textFindings } from '../text/words.ts';
import { dataFindings } from './data.ts';
import { askingFindings, type Board, blockedFindings, boards, choiceFindings, refusalFindings } from './menus.ts';

export function checkDecision(
  module: GameModule,
  at: Match | AnyState,
  random: Random = seeded(1),
): readonly Finding[] {
  const s = 'log' in at ? at.state : at;
  // Whoever listens to the real game does not want to hear our experiments.
  return s.outcome === null ? listen(() => look(module, s, random)).result : [];
}

function look(module: GameModule, s: AnyState, random: Random): readonly Finding[] {
  const { game } = module;
  const rules = knownRules(module);
  let all: readonly Board[] = [];
  const asked = guarded('asked', () => {
    all = boards(game, s, random);
    return askingFindings(game, s);
  });
  return [
    ...asked,
    ...guarded('data', () => dataFindings(game, s, random)),
    ...guarded('choices', () => all.flatMap((board) => choiceFindings(game, board))),
    ...guarded('refusal', () => all.flatMap((board) => refusalFindings(game, s, board, random))),
    ...guarded('blocked', () => all.flatMap((board) => blockedFindings(board, rules))),
    ...guarded('text', () => textFindings(module, s, all, random)),
    ...guarded('score', () => scoreFindings(module, s, rules)),
    ...guarded('invariant', () => game.violations(s).map((sentence) => finding('invariant', sentence))),
  ];
}

/** The rules of the ledger, and rulings and examples that stand in the reference beside them. */
function knownRules({ rules, text }: GameModule): ReadonlySet<string> {
  return new Set([...rules, ...Object.keys(text.en.reference.entries)]);
}

function scoreFindings({ game }: GameModule, s: AnyState, rules: ReadonlySet<string>): readonly Finding[] {
  const lines = Array.from({ length: s.seats }, (_, seat) => game.score(s, seat)).flat();
  return lines.flatMap(({ what, points, rules: by }) => {
    const cites = by.length > 0 && by.every((rule) => rules.has(rule));
    if (cites && Number.isFinite(points)) return [];
    return [finding('score', `line '${what}' of ${points} points cites ${JSON.stringify(by)}`)];
  });
}
