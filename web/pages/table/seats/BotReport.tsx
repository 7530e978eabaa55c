/** What a bot did in one's seat while one was away: shown with the seat, until it is put away or one plays on. */
import { Button } from '@signoria/kit';
import { usePlay } from '../play.ts';
import { clockWords } from './clock-text.ts';
import { unreadBotReport } from './unread-report.ts';

export default function BotReport() {
  const play = usePlay();
  const deeds = unreadBotReport(play);
  if (deeds.length === 0) return null;
  const { account, accountNote, gotIt } = clockWords.value;
  const { notation } = play.bundle;
  return (
    <section class="digest" aria-label={account}>
      <h2>{account}</h2>
      <p>{accountNote}</p>
      <ol>
        {deeds.map(({ line }, i) => (
          <li key={i}>{play.text.value.choice(notation.read(line), play.reader.value)}</li>
        ))}
      </ol>
      <Button
        onPress={() => {
          play.botReportRead.value = deeds.at(-1)!.at;
        }}
      >
        {gotIt}
      </Button>
    </section>
  );
}
