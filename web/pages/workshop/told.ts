/** A value of the sheet in words: for summaries and for the list of differences. */
import type { Shape } from '@signoria/kernel/edition';
import { isRecord } from '@signoria/kernel/json';
import type { AnyWorkshop } from '@signoria/kit/workshop';
import { language } from '../../state/settings.ts';
import { plainShape } from './Editor.tsx';
import { say } from './text.ts';

export function told(workshop: AnyWorkshop, shape: Shape, value: unknown): string {
  const words = workshop.words[language.value];
  const plain = plainShape(shape);
  switch (plain.kind) {
    case 'one-of': {
      const one = plain.of.find((of) => of === value);
      return one === undefined || one === null ? say.value.none : words.value(one);
    }
    case 'flag':
      return value === true ? say.value.yes : say.value.no;
    case 'list': {
      const items: readonly unknown[] = Array.isArray(value) ? value : [];
      return items.length === 0 ? say.value.none : items.map((item) => told(workshop, plain.of, item)).join(', ');
    }
    case 'pair': {
      const both: readonly unknown[] = Array.isArray(value) ? value : [];
      return plain.of.map((of, i) => told(workshop, of, both[i])).join('–');
    }
    case 'fields': {
      const given = isRecord(value) ? value : {};
      const parts = Object.entries(plain.members)
        .filter(([key]) => given[key] !== undefined && given[key] !== 0)
        .map(([key, of]) => `${words.fields[key] ?? key} ${told(workshop, of, given[key])}`);
      return parts.length === 0 ? say.value.none : parts.join(', ');
    }
    default:
      return String(value ?? '').replace(/^-/, '−');
  }
}
