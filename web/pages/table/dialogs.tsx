/** Everything that opens above a table. Fetched together, with the first of them: a table is played without. */
import { Dialog } from '@signoria/kit';
import { later } from '../../shell/later.tsx';
import { words } from '../../state/words.ts';
import { PositionInWords } from './BoardPart.tsx';
import { Orders } from './orders/Orders.tsx';
import { type DialogName, usePlay } from './play.ts';
import { AllChoices } from './prompt/AllChoices.tsx';
import { Freedoms } from './prompt/Freedoms.tsx';
import { ReportDialog, WrongDialog } from './report/Dialogs.tsx';
import { Fair } from './rules/Fair.tsx';
import { RuleDialog } from './rules/RuleDialog.tsx';
import { RulesHereDialog } from './rules/RulesHere.tsx';
import { ChatDialog, LogDialog } from './Side.tsx';
import { ScoreDialog } from './seats/ScorePart.tsx';
import { Keys, Resign, Tools } from './Tools.tsx';

const AidDialog = later(() => import('../aid/AidDialog.tsx'));

function Aid() {
  const { bundle, view, dialog } = usePlay();
  const close = () => {
    dialog.value = null;
  };
  return <AidDialog game={bundle.id} edition={view.value?.header.edition ?? null} onClose={close} />;
}

const WhyBot = later(() => import('./chronicle/WhyBot.tsx'));

function Position() {
  const play = usePlay();
  const { shell, table } = words.value;
  return (
    <Dialog
      open
      title={table.tools.position}
      close={shell.close}
      onClose={() => {
        play.dialog.value = null;
      }}
    >
      <PositionInWords />
    </Dialog>
  );
}

export const DIALOGS: { readonly [D in DialogName]: () => preact.JSX.Element | null } = {
  tools: Tools,
  score: ScoreDialog,
  orders: Orders,
  keys: Keys,
  position: Position,
  choices: AllChoices,
  fair: Fair,
  log: LogDialog,
  chat: ChatDialog,
  resign: Resign,
  freedoms: Freedoms,
  rule: RuleDialog,
  aid: Aid,
  why: () => <WhyBot />,
  options: RulesHereDialog,
  report: ReportDialog,
  wrong: WrongDialog,
};
