/** What may be done at any time, whoever's turn it is, for games whose board offers no place for it. */
import type { Freedom } from '@signoria/kernel';
import { Button, Dialog } from '@signoria/kit';
import { useState } from 'preact/hooks';
import { toast } from '../../../state/toasts.ts';
import { words } from '../../../state/words.ts';
import { FormControls } from '../forms/FormControls.tsx';
import { type Play, usePlay } from '../play.ts';
import { asQuestion, offerOf, withoutAsked } from './offer.ts';

export function pageFreedoms({ view, board }: Pick<Play, 'view' | 'board'>): readonly Freedom[] {
  return withoutAsked(view.value?.freedoms ?? [], board?.asks);
}

export function Freedoms() {
  const play = usePlay();
  const { shell, table, menu } = words.value;
  const [line, setLine] = useState<string | null>(null);
  const view = play.view.value;
  const close = () => {
    play.dialog.value = null;
  };
  const act = (what: string) => {
    close();
    void play.answer(what);
  };
  if (view === null || view.you === null) return null;
  const speech = { notation: play.bundle.notation, text: play.text.value, reader: play.reader.value };
  return (
    <Dialog open title={table.freedoms} close={shell.close} onClose={close}>
      {pageFreedoms(play).map((freedom) => {
        const question = asQuestion(freedom, view.you!);
        const { options, forms } = offerOf(question, speech);
        return (
          <section key={freedom.at} class="freedom">
            <h3>{play.text.value.prompt(question, play.reader.value)}</h3>
            {options.map((option) => (
              <Button key={option.line} kind="gold" onPress={() => act(option.line)}>
                {option.label}
              </Button>
            ))}
            {forms.length === 0 ? null : (
              <>
                <FormControls forms={forms} ticket={0} onLine={setLine} />
                <Button
                  kind="wax"
                  blocked={line === null}
                  onPress={() => line !== null && act(line)}
                  onWhy={() => toast('plain', (w) => w.menu.incomplete)}
                >
                  {line === null ? menu.choose : speech.text.choice(speech.notation.read(line), speech.reader)}
                </Button>
              </>
            )}
          </section>
        );
      })}
    </Dialog>
  );
}
