/** The why-not slip of a table: the blocked choice in the game's words, the rule it stands on, the way to read it. */

import { type Slip, WhyNot } from '@signoria/kit';
import type { TableRefusal } from '@signoria/table';
import { tableWords, words } from '../../../state/words.ts';
import { undoBarrier } from '../chronicle/chronicle.ts';
import { type Play, usePlay } from '../play.ts';

function slipOf(play: Play): Slip | null {
  const cause = play.slip.value;
  if (cause === null) return null;
  if (cause.of === 'undo') return undoSlip(play);
  if (cause.of === 'refusal') return refusalSlip(play, cause.refusal);
  if (cause.of === 'warning') return warningSlip(play, cause.line);
  const closed = play.offer.value.blocked.find(({ line }) => line === cause.line);
  if (closed === undefined) return null;
  const text = play.text.value;
  const reader = play.reader.value;
  return {
    title: words.value.table.why.title(text.choice(closed.choice, reader)),
    fact: text.blocked(closed.why, closed.facts ?? {}, reader),
    ruleIds: closed.rules,
    ...cited(play, closed.rules),
  };
}

function undoSlip({ view, reader }: Play): Slip {
  const { title, facts, rule } = words.value.table.undoWhy;
  const { log = [], undoable = [], status = 'running' } = view.value ?? {};
  const why = undoBarrier({ log, reader: reader.value, undoable: undoable.length });
  const canPropose = why !== null && status === 'running';
  return { title, fact: facts[why ?? 'none'], ...(canPropose ? { rule } : {}), ruleIds: [] };
}

/** Nothing stands in the way: it only says what would come of it. */
function warningSlip(play: Play, line: string): Slip | null {
  const text = play.text.value;
  const found = (play.view.value?.advice.warnings ?? []).filter((about) => about.line === line);
  const facts = found.map(({ why, facts = {} }) => text.warning?.(why, facts, play.reader.value) ?? '');
  if (found.length === 0) return null;
  const rules = [...new Set(found.flatMap((about) => about.rules))];
  return { title: words.value.table.sure, fact: facts.join(' '), ruleIds: rules, ...cited(play, rules) };
}

function refusalSlip(play: Play, refusal: TableRefusal): Slip {
  const text = play.text.value;
  const reader = play.reader.value;
  const rules = refusal.why === 'forbidden' ? refusal.rules : [];
  const told = refusal.why === 'forbidden' && refusal.reason !== null;
  const fact = told
    ? text.blocked(refusal.reason!, refusal.facts, reader)
    : tableWords.value.refusal(refusal, text, reader);
  const line = refusal.why === 'forbidden' ? refusal.line : '';
  return { title: words.value.table.why.title(sayLine(play, line)), fact, ruleIds: rules, ...cited(play, rules) };
}

/** A line in words; the line itself where it means nothing. */
function sayLine({ bundle, text, reader }: Play, line: string): string {
  try {
    return text.value.choice(bundle.notation.read(line), reader.value);
  } catch {
    return line;
  }
}

function cited({ bundle, read }: Play, rules: readonly string[]): Partial<Slip> {
  const { why } = words.value.table;
  const [first] = rules;
  if (first === undefined) return {};
  return { edition: why.edition(bundle.rules), link: { label: why.read, onOpen: () => read(first) } };
}

export default function WhyNotSlip({ inline = false }: { readonly inline?: boolean }) {
  const play = usePlay();
  return (
    <WhyNot
      slip={slipOf(play)}
      inline={inline}
      close={words.value.shell.close}
      onClose={() => {
        play.slip.value = null;
      }}
    />
  );
}
