/** Gallery: tabs, fields, progress, the score sheet, the empty page. */

import { Button, EmptyState, Mark, Progress, ScoreSheet, Segments, Select, Sheet, Switch, Tabs } from '@signoria/kit';
import { useState } from 'preact/hooks';
import type { Words } from './words.ts';

const nothing = () => {};

function Fields({ words }: { readonly words: Words['pages'] }) {
  const [tab, setTab] = useState('0');
  const [pace, setPace] = useState('1');
  const [on, setOn] = useState<readonly boolean[]>([true, false, false]);
  const [who, setWho] = useState<'0' | '1' | '2'>('0');
  return (
    <Sheet title={words.tabsTitle}>
      <Tabs
        label={words.tabsLabel}
        tabs={words.tabs.map((label, i) => ({ id: String(i), label, ...(i === 1 ? { count: 3 } : {}) }))}
        value={tab}
        onChange={setTab}
      >
        {words.page(words.tabs[Number(tab)]!)}
      </Tabs>
      <div class="stack">
        <Select
          label={words.select}
          options={words.paces.map((label, i) => ({ value: String(i), label }))}
          value={pace}
          onChange={setPace}
          note={words.selectNote}
        />
        <Segments
          label={words.segmentsLabel}
          options={[
            { value: '0', label: words.segments[0], icon: 'bot' },
            { value: '1', label: words.segments[1], icon: 'link' },
            { value: '2', label: words.segments[2], icon: 'people' },
          ]}
          value={who}
          onChange={setWho}
        />
        {words.switches.map(([label, note], i) => (
          <Switch
            key={label}
            label={label}
            note={note}
            on={on[i]!}
            blocked={i === 2}
            onChange={(now) => setOn(on.with(i, now))}
          />
        ))}
        <Progress label={words.progress} value={41} max={57} caption={words.progressCount} />
        <Progress label={words.waiting} />
      </div>
    </Sheet>
  );
}

function Score({ words: all }: { readonly words: Words }) {
  const { score: words, seats } = all;
  return (
    <Sheet title={words.title}>
      <div class="pad">
        <ScoreSheet
          caption={words.caption}
          what={words.what}
          seats={[
            { id: 'o', tincture: 'green', name: seats.ottavio },
            { id: 'y', tincture: 'red', name: seats.you },
          ]}
          lines={[
            {
              id: 'm',
              label: words.mercs[0],
              note: words.mercs[1],
              ruleId: 'CON-6.7',
              cells: { o: { value: 12, sum: '6+3 + 3' }, y: { value: 9, sum: '5 + 4' } },
            },
            {
              id: 'd',
              label: words.drum[0],
              note: words.drum[1],
              ruleId: 'CON-6.24',
              cells: { o: { value: '—' }, y: { value: '+9', sum: '5×2 + 4×2', change: 'gain' } },
            },
            {
              id: 'h',
              label: words.others[0],
              note: words.others[1],
              ruleId: 'CON-6.28',
              cells: { o: { value: 10 }, y: { value: 1 } },
            },
          ]}
          total={{ id: 't', label: words.total, cells: { o: { value: 22 }, y: { value: 19 } } }}
        />
      </div>
    </Sheet>
  );
}

export function Pages({ words }: { readonly words: Words }) {
  return (
    <>
      <Fields words={words.pages} />
      <Score words={words} />
      <Sheet title={words.empty.title} class="whole">
        <EmptyState
          picture={<Mark />}
          title={words.empty.head}
          text={words.empty.text}
          action={
            <Button kind="ink" icon="play" onPress={nothing}>
              {words.empty.action}
            </Button>
          }
        />
      </Sheet>
    </>
  );
}
