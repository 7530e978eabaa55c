/** Question 1 and 2: where it is played, who sits at the table, how fast. */

import { Segments, Shield, TINCTURES } from '@signoria/kit';
import type { BotLevel } from '@signoria/table';
import { useId } from 'preact/hooks';
import { online } from '../../state/me.ts';
import { words } from '../../state/words.ts';
import { createWords } from './create-words.ts';
import { type Place, withPlace, withSeats, withWhere } from './draft.ts';
import type { FormProps } from './NewTable.tsx';
import { Numbered } from './Numbered.tsx';
import { PaceChoice } from './PaceChoice.tsx';

const LEVELS: readonly BotLevel[] = ['novice', 'adept', 'master', 'companion'];

/** The level new bots get: worth playing, and quick. */
const USUAL_LEVEL: BotLevel = 'adept';

function Where({ draft, onChange }: FormProps) {
  const create = createWords.value;
  const away = draft.where === 'online' && online.value === false;
  return (
    <div class="where">
      <Segments
        label={create.where}
        value={draft.where}
        onChange={(value) => onChange(withWhere(draft, value === 'device' ? 'device' : 'online'))}
        options={[
          { value: 'online', label: create.online, icon: 'globe' },
          { value: 'device', label: create.device, icon: 'home' },
        ]}
      />
      <p class={away ? 'note bad' : 'note'} aria-live="polite">
        {away ? create.onlineWhyNot : draft.where === 'online' ? create.onlineNote : create.deviceNote}
      </p>
    </div>
  );
}

interface SeatProps extends FormProps {
  readonly seat: number;
}

function placeNote(place: Place): string {
  const create = createWords.value;
  switch (place.kind) {
    case 'me':
      return create.host;
    case 'open':
      return create.openSeatNote;
    case 'person':
      return create.personNote;
    case 'bot':
      return create.botNote;
  }
}

function placeName(place: Place, seat: number): string {
  const create = createWords.value;
  switch (place.kind) {
    case 'me':
      return create.you;
    case 'open':
      return create.openSeat;
    case 'person':
      return place.name || create.personName(seat + 1);
    case 'bot':
      return words.value.shell.bot;
  }
}

function Kind({ draft, seat, onChange }: SeatProps) {
  const create = createWords.value;
  const place = draft.places[seat]!;
  const person: Place = draft.where === 'online' ? { kind: 'open' } : { kind: 'person', name: '' };
  return (
    <Segments
      label={create.seatKind(seat + 1)}
      value={place.kind === 'bot' ? 'bot' : 'person'}
      onChange={(value) =>
        onChange(withPlace(draft, seat, value === 'bot' ? { kind: 'bot', level: USUAL_LEVEL } : person))
      }
      options={[
        { value: 'person', label: draft.where === 'online' ? create.openSeat : create.person, icon: 'people' },
        { value: 'bot', label: words.value.shell.bot, icon: 'bot' },
      ]}
    />
  );
}

function Level({ draft, seat, onChange, level }: SeatProps & { readonly level: BotLevel }) {
  const create = createWords.value;
  const { level: levels } = words.value;
  return (
    <div class="seat-more">
      <Segments
        label={create.levelOf(seat + 1)}
        value={level}
        onChange={(to) => onChange(withPlace(draft, seat, { kind: 'bot', level: to }))}
        options={LEVELS.map((value) => ({ value, label: levels[value].name }))}
      />
      <small>{levels[level].about}</small>
    </div>
  );
}

function Name({ draft, seat, onChange, name }: SeatProps & { readonly name: string }) {
  const id = useId();
  const create = createWords.value;
  return (
    <div class="seat-more">
      <label class="only-heard" for={id}>
        {create.nameOf(seat + 1)}
      </label>
      <input
        id={id}
        class="text-field"
        value={name}
        maxLength={30}
        placeholder={create.personName(seat + 1)}
        onInput={(event) => onChange(withPlace(draft, seat, { kind: 'person', name: event.currentTarget.value }))}
      />
    </div>
  );
}

function Seat(props: SeatProps) {
  const { draft, seat } = props;
  const place = draft.places[seat]!;
  return (
    <li>
      <Shield tincture={TINCTURES[seat]!} />
      <span class="place-name">
        <b>{placeName(place, seat)}</b>
        <small>{placeNote(place)}</small>
      </span>
      {place.kind === 'me' ? <span class="tag">{createWords.value.seated}</span> : <Kind {...props} />}
      {place.kind === 'bot' ? <Level {...props} level={place.level} /> : null}
      {place.kind === 'person' ? <Name {...props} name={place.name} /> : null}
    </li>
  );
}

export function Seats(props: FormProps) {
  const { draft, module, onChange } = props;
  const create = createWords.value;
  const { min, max } = module.game.players;
  const counts = Array.from({ length: max - min + 1 }, (_, i) => String(min + i));
  return (
    <>
      <section class="question" aria-labelledby="q-seats">
        <div class="question-head">
          <Numbered id="q-seats" n={1}>
            {create.seats}
          </Numbered>
          <Segments
            label={create.seatCount}
            value={String(draft.places.length)}
            onChange={(value) => onChange(withSeats(draft, Number(value)))}
            options={counts.map((value) => ({ value, label: value }))}
          />
        </div>
        <Where {...props} />
        <ul class="places">
          {draft.places.map((_, seat) => (
            <Seat key={seat} seat={seat} {...props} />
          ))}
        </ul>
      </section>
      {draft.where === 'online' ? <PaceChoice draft={draft} onChange={onChange} /> : null}
    </>
  );
}
