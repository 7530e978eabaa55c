/** The game on one page, its examples and its components: the same on its own page and above a table. */
import '../../css/workshop/workshop.css';
import '../../css/workshop/workshop-side.css';
import '../../css/workshop/aid.css';
import { useMemo } from 'preact/hooks';
import { language } from '../../state/settings.ts';
import { benchOf } from '../workshop/bench.ts';
import { CardIndex } from './CardIndex.tsx';
import { Examples } from './Examples.tsx';
import type { AidTools } from './fetch.ts';
import { OnePage } from './OnePage.tsx';
import { aidWords } from './text.ts';

export function AidBody({ tools }: { readonly tools: AidTools }) {
  const { value: shown } = language;
  const bench = useMemo(() => benchOf(tools, shown, tools.file, null), [tools, shown]);
  const { Defs } = tools.workshop;
  return (
    <>
      {Defs === undefined ? null : <Defs />}
      {bench.drawn === null ? null : <p class="note aid-corrected">{aidWords.value.corrected}</p>}
      <OnePage tools={tools} bench={bench} />
      <Examples tools={tools} bench={bench} />
      <CardIndex bench={bench} />
    </>
  );
}
