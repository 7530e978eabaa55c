/** What a bot did in one's seat while one was away: shown with the seat, until it is put away or one plays on. */
import { Button } from '../../kit/index.ts';
import { unreadAccount } from './account.ts';
import { clockWords } from './clock-text.ts';
import { usePlay } from './play.ts';

export default function Account() {
  const play = usePlay();
  const deeds = unreadAccount(play);
  if (deeds.length === 0) return null;
  const { account, accountNote, gotIt } = clockWords.value;
  const { notation } = play.face;
  return (
    <section class="digest" aria-label={account}>
      <h3>{account}</h3>
      <p>{accountNote}</p>
      <ol>
        {deeds.map(({ line }, i) => (
          <li key={i}>{play.text.value.choice(notation.read(line), play.reader.value)}</li>
        ))}
      </ol>
      <Button
        onPress={() => {
          play.accounted.value = deeds.at(-1)!.at;
        }}
      >
        {gotIt}
      </Button>
    </section>
  );
}
