/** Some of these things. How each is called comes from the board; its id where the board has no word for it. */

import { countOf, type Subset, SubsetPicker } from '@signoria/kit';
import { useEffect, useState } from 'preact/hooks';
import { language } from '../../../state/settings.ts';
import { toast } from '../../../state/toasts.ts';
import { words } from '../../../state/words.ts';
import { usePlay } from '../play.ts';
import type { FormProps } from './FormControls.tsx';
import { closed, isComplete, itemsOf } from './subset.ts';

export function useItemName(): (id: string) => string {
  const play = usePlay();
  const view = play.view.value?.view;
  return (id) => play.board?.explain(id, view, language.value)?.title ?? id;
}

export function SubsetForm({ form, onFill }: FormProps<'subset'>) {
  const { menu } = words.value;
  const nameOf = useItemName();
  const [chosen, setChosen] = useState<Subset>({});
  useEffect(() => onFill(isComplete(form, chosen) ? { items: itemsOf(form, chosen) } : null), [chosen]);
  const items = form.of.map((item) => ({
    id: item.id,
    label: nameOf(item.id),
    available: item.count,
    blocked: (chosen[item.id] ?? 0) === 0 && closed(form, chosen, item) !== null,
  }));
  const why = (id: string) => {
    const reason = closed(form, chosen, form.of.find((item) => item.id === id)!);
    toast('plain', (all) => {
      if (reason === 'group') return all.menu.groupFull(form.perGroup!);
      return reason === 'budget' ? all.menu.overBudget(form.budget!) : all.menu.tooMany(form.max);
    });
  };
  return (
    <SubsetPicker
      label={menu.choose}
      items={items}
      min={form.min}
      max={form.max}
      value={chosen}
      tally={menu.tally(countOf(chosen), form.min, form.max)}
      words={{ less: menu.lessOf, more: menu.moreOf }}
      onChange={(next) => {
        const fitting = form.of.every(({ id, count }) => (next[id] ?? 0) <= count);
        if (fitting && countOf(next) <= form.max) setChosen(next);
      }}
      onWhy={why}
    />
  );
}
