/**
 * What the answer that is pointed at would change, in one line beside the question: “strength: you 19 → 5”. The table finds it
 * out, by the rules and from what this reader knows; here it is only asked for and put into words.
 */
import { useSignal } from '@preact/signals';
import type { Foreseen, StakeText } from '@signoria/kernel';
import { useEffect, useRef } from 'preact/hooks';
import { useAsync } from '../../../shell/use-async.ts';
import { language } from '../../../state/settings.ts';
import { type Play, usePlay } from '../play.ts';
import { FORESIGHT_WORDS, told } from './foresight-words.ts';

/** The line of the thing under the pointer or the focus; null when there is none. */
function usePointed(): string | null {
  const pointed = useSignal<string | null>(null);
  useEffect(() => {
    const lineOf = ({ target }: Event): string | null =>
      target instanceof Element ? (target.closest('[data-line]')?.getAttribute('data-line') ?? null) : null;
    const look = (event: Event) => {
      pointed.value = lineOf(event);
    };
    // A finger presses where a mouse only passes: what it presses is selected, or done.
    const pass = (event: PointerEvent) => event.pointerType === 'mouse' && look(event);
    document.addEventListener('pointerover', pass);
    document.addEventListener('focusin', look);
    return () => {
      document.removeEventListener('pointerover', pass);
      document.removeEventListener('focusin', look);
    };
  }, []);
  return pointed.value;
}

/** What may be answered now and is meant: by pointing, else by having chosen it. */
function meant({ offer, selected, formLine }: Play, pointed: string | null): string | null {
  const isOpen = (line: string | null) =>
    line === formLine.value || offer.value.options.some((one) => one.line === line);
  if (pointed !== null && isOpen(pointed)) return pointed;
  return selected.value ?? formLine.value;
}

/** Whoever only passes over a thing does not ask. */
const LINGER_MS = 120;

/** Asked once for each answer to a question. */
function useForeseen({ connection, question }: Play, line: string | null): readonly Foreseen[] {
  const found = useSignal<ReadonlyMap<string, readonly Foreseen[]>>(new Map());
  const ticket = question.value?.ticket ?? 0;
  const key = `${ticket} ${line}`;
  useEffect(() => {
    if (line === null || found.value.has(key)) return;
    const timer = setTimeout(async () => {
      const reply = await connection.inquire({ type: 'foresee', ticket, line });
      if (reply.type === 'foreseen') found.value = new Map([...found.value, [key, reply.changes]]);
    }, LINGER_MS);
    return () => clearTimeout(timer);
  }, [key]);
  return found.value.get(key) ?? [];
}

/** What the numbers are called, fetched once there is one to tell; undefined until then. */
function useNames(game: string, needed: boolean): StakeText | null | undefined {
  const wanted = useRef(false);
  wanted.current ||= needed;
  const fetched = useAsync(async () => (wanted.current ? namesOf(game) : undefined), [game, wanted.current]);
  // Without a network the numbers are told by what every game calls them.
  return fetched.state === 'ready' ? fetched.value : fetched.state === 'failed' ? null : undefined;
}

async function namesOf(game: string): Promise<StakeText | null> {
  const { loadStakeText } = await import('../../../asides.ts');
  return loadStakeText(game);
}

export default function Foresight() {
  const play = usePlay();
  const line = meant(play, usePointed());
  const changes = useForeseen(play, line);
  const names = useNames(play.bundle.id, changes.length > 0);
  const { you } = play.view.value ?? { you: null };
  const words = { ...FORESIGHT_WORDS[language.value], ...names?.[language.value] };
  return (
    <span class="foresight" aria-live="polite">
      {names === undefined ? null : told(changes, you, words, play.reader.value)}
    </span>
  );
}
