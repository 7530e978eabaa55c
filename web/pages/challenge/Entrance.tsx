/** Ways to a deal: dealt anew, one of those this browser knows, or out of a file. */
import { Button, Segments, Select, Sheet } from '@signoria/kit';
import type { BotLevel, Challenge } from '@signoria/table';
import { useRef, useState } from 'preact/hooks';
import { catalogue, entryOf, titleOf } from '../../games/catalogue.ts';
import { language } from '../../state/settings.ts';
import { tableWords } from '../../state/words.ts';
import { opponentsOf } from './Invitation.tsx';
import { deals } from './kept-deals.ts';
import { fresh } from './sending.ts';
import { challengeWords } from './text.ts';

const LEVELS: readonly BotLevel[] = ['novice', 'adept', 'master'];
const USUAL_SEATS = 4;

export function FreshDeal({ onDealt }: { readonly onDealt: (challenge: Challenge) => void }) {
  const say = challengeWords.value;
  const [game, setGame] = useState(catalogue[0]?.id ?? '');
  const [level, setLevel] = useState<BotLevel>('adept');
  const [wanted, setSeats] = useState(USUAL_SEATS);
  const { min, max } = entryOf(game)?.players ?? { min: 2, max: 2 };
  const counts = Array.from({ length: max - min + 1 }, (_, i) => min + i).filter((n) => n > 1);
  const seats = Math.min(Math.max(wanted, counts[0]!), max);
  const deal = () => void fresh({ game, seats, level }).then((challenge) => challenge !== null && onDealt(challenge));
  return (
    <Sheet title={say.make}>
      <div class="pad stack">
        <Select
          label={say.game}
          value={game}
          onChange={setGame}
          options={catalogue.map(({ id, text }) => ({ value: id, label: text[language.value].title }))}
        />
        <Segments
          label={say.players}
          value={String(seats)}
          onChange={(n) => setSeats(Number(n))}
          options={counts.map((n) => ({ value: String(n), label: String(n) }))}
        />
        <Segments
          label={say.level}
          value={level}
          onChange={setLevel}
          options={LEVELS.map((value) => ({ value, label: tableWords.value.level[value] }))}
        />
        <div class="deal-acts">
          <Button kind="ink" onPress={deal}>
            {say.deal}
          </Button>
        </div>
      </div>
    </Sheet>
  );
}

export function KnownDeals({ onOpen }: { readonly onOpen: (challenge: Challenge) => void }) {
  if (deals.value.length === 0) return null;
  return (
    <Sheet title={challengeWords.value.known}>
      <ul class="pad stack">
        {deals.value.map(({ challenge }) => (
          <li key={challenge.deal.key}>
            <Button onPress={() => onOpen(challenge)}>
              {titleOf(challenge.deal.game, language.value)}, {opponentsOf(challenge)}
            </Button>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}

export function OpenFile({ onFile }: { readonly onFile: (file: File | undefined) => void }) {
  const say = challengeWords.value;
  const field = useRef<HTMLInputElement>(null);
  return (
    <Sheet title={say.open}>
      <div class="pad stack">
        <p>{say.openNote}</p>
        <Button onPress={() => field.current?.click()}>{say.open}</Button>
        <input
          ref={field}
          type="file"
          accept="application/json,.json"
          class="only-heard"
          tabIndex={-1}
          aria-label={say.open}
          onChange={(event) => onFile(event.currentTarget.files?.[0])}
        />
      </div>
    </Sheet>
  );
}
