/** What everything that can be announced in a club is asked: its name, its game. */
import { Segments, Select, Sheet } from '@signoria/kit';
import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import { catalogue, entryOf } from '../../games/catalogue.ts';
import { language } from '../../state/settings.ts';
import { leastSize } from '../tournaments/draft.ts';

interface NameWords {
  readonly name: string;
  readonly nameHint: string;
  readonly about: string;
  readonly aboutHint: string;
}

interface NameFieldsProps {
  readonly title: string;
  readonly words: NameWords;
  readonly longest: number;
  readonly name: string;
  readonly about: string;
  readonly onChange: (change: { readonly name: string } | { readonly about: string }) => void;
}

export function NameFields({ title, words, longest, name, about, onChange }: NameFieldsProps) {
  const [nameId, aboutId] = [useId(), useId()];
  return (
    <Sheet title={title}>
      <div class="pad stack">
        <div class="field wide">
          <label for={nameId}>{words.name}</label>
          <input
            id={nameId}
            class="text-field wide"
            required
            maxLength={longest}
            value={name}
            placeholder={words.nameHint}
            onInput={(event) => onChange({ name: event.currentTarget.value })}
          />
        </div>
        <div class="field wide">
          <label for={aboutId}>{words.about}</label>
          <textarea
            id={aboutId}
            class="text-field wide"
            maxLength={1000}
            rows={2}
            value={about}
            placeholder={words.aboutHint}
            onInput={(event) => onChange({ about: event.currentTarget.value })}
          />
        </div>
      </div>
    </Sheet>
  );
}

interface GameWords<S extends string> {
  readonly game: string;
  readonly size: string;
  readonly system: string;
  readonly systemNote: { readonly [system in S]: string };
}

interface GameFieldsProps<S extends string> {
  readonly words: GameWords<S>;
  /** The systems there are to choose from, by name. */
  readonly systems: readonly S[];
  readonly names: { readonly [system in S]: string };
  readonly draft: { readonly game: string; readonly size: number; readonly system: S };
  readonly onGame: (game: string) => void;
  readonly onSize: (size: number) => void;
  readonly onSystem: (system: S) => void;
  readonly children: ComponentChildren;
}

export function GameFields<S extends string>(props: GameFieldsProps<S>) {
  const { words, systems, names, draft, onGame, onSize, onSystem, children } = props;
  const { players } = entryOf(draft.game)!;
  const least = leastSize(players);
  const sizes = Array.from({ length: players.max - least + 1 }, (_, i) => least + i);
  return (
    <Sheet title={words.game}>
      <div class="pad stack">
        <Select
          label={words.game}
          value={draft.game}
          onChange={onGame}
          options={catalogue.map(({ id, text }) => ({ value: id, label: text[language.value].title }))}
        />
        <div class="field">
          <b>{words.size}</b>
          <Segments
            label={words.size}
            value={String(draft.size)}
            onChange={(size) => onSize(Number(size))}
            options={sizes.map((n) => ({ value: String(n), label: String(n) }))}
          />
        </div>
        <div class="field">
          <b>{words.system}</b>
          <Segments
            label={words.system}
            value={draft.system}
            onChange={(value) => onSystem(systems.find((one) => one === value) ?? systems[0]!)}
            options={systems.map((value) => ({ value, label: names[value] }))}
          />
          <small>{words.systemNote[draft.system]}</small>
        </div>
        {children}
      </div>
    </Sheet>
  );
}
