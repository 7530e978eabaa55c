/** A table in one page, drawn simply: headline, the game's board, prompt bar, seats, chronicle. */
import {
  deciding,
  type GameEvent,
  type GameModule,
  type Language,
  type Match,
  play,
  type Reader,
  undo,
  undoable,
} from '@signoria/kernel';
import {
  type BoardProps,
  type BoardSeat,
  Chronicle,
  Dialog,
  type GameBoard,
  Mark,
  Patterns,
  Pips,
  SeatPanel,
  Sheet,
  Tag,
  WhyNot,
} from '@signoria/kit';
import { useEffect, useState } from 'preact/hooks';
import { botAnswers, heard, type Setting, seatsOf, told } from './local.ts';
import { Prompt } from './Prompt.tsx';
import { WORDS, type Words } from './words.ts';

export interface PageProps {
  readonly board: GameBoard;
  readonly module: GameModule;
  readonly match: Match;
  readonly setting: Setting;
  readonly language: Language;
  readonly news?: readonly GameEvent[];
}

const PACE = 900;

function usePhone(): boolean {
  const query = matchMedia('(max-width: 760px)');
  const [phone, setPhone] = useState(query.matches);
  useEffect(() => {
    const change = () => setPhone(query.matches);
    query.addEventListener('change', change);
    return () => query.removeEventListener('change', change);
  }, [query]);
  return phone;
}

/** Everything that can change on the page. */
function useTable({ module, match, setting, news: first = [] }: PageProps) {
  const { you } = setting;
  const [moves, setMoves] = useState(0);
  const [news, setNews] = useState<readonly GameEvent[]>(first);
  const [selected, setSelected] = useState<string | null>(null);
  const [why, setWhy] = useState<string | null>(null);
  const happened = (events: readonly GameEvent[]) => {
    setNews(heard(events, you));
    setSelected(null);
    setWhy(null);
    setMoves(moves + 1);
  };
  const bot = deciding(match.game, match.state).find((seat) => seat !== you);
  useEffect(() => {
    if (bot === undefined) return;
    const timer = setTimeout(() => {
      // The question may have been answered in between, and the page not yet drawn anew.
      if (deciding(match.game, match.state).includes(bot)) happened(botAnswers(module, match, setting, bot));
    }, PACE);
    return () => clearTimeout(timer);
  }, [moves, bot]);
  const answer = (line: string) => {
    if (you !== null) happened(play(match, you, line).events);
  };
  const select = (line: string | null) => (line !== null && line === selected ? answer(line) : setSelected(line));
  const canUndo = you !== null && undoable(match, you) > 0;
  const takeBack = canUndo ? () => happened(undo(match, you).events) : null;
  return { news, selected, why, setWhy, select, answer, takeBack };
}

function Seats({ props, seats, view, reader, words }: SeatsProps) {
  const { board, language, setting } = props;
  return (
    <Sheet title={words.seats}>
      <SeatPanel
        label={words.seats}
        seats={seats.map(({ seat, name, tincture, deciding: now }) => {
          const { score, notes, tags, pips } = board.seatLine(view, seat, language, reader);
          const meta = (
            <>
              {pips ? <Pips {...pips} /> : null}
              {notes.join(', ')}
              {tags.map((tag) => (
                <Tag key={tag}>{tag}</Tag>
              ))}
            </>
          );
          return { id: `${seat}`, tincture, name: seat === setting.you ? words.you : name, score, meta, now };
        })}
      />
    </Sheet>
  );
}

interface SeatsProps {
  readonly props: PageProps;
  readonly seats: readonly BoardSeat[];
  readonly view: unknown;
  readonly reader: Reader;
  readonly words: Words;
}

/** Whom an event is about, as far as it says so. */
function actor(event: GameEvent, seats: readonly BoardSeat[]) {
  const seat = 'seat' in event ? event.seat : null;
  return seats.find((other) => other.seat === seat)?.tincture;
}

function Story({ props, seats, reader, words }: Omit<SeatsProps, 'view'>) {
  const { match, module, language, setting } = props;
  const events = heard([...match.opening, ...match.log.flatMap((played) => played.events)], setting.you);
  const entries = events.map((event, i) => {
    const tincture = actor(event, seats);
    const text = module.text[language].event(event, reader);
    return { kind: 'line' as const, id: `${i}`, text, ...(tincture ? { tincture } : {}) };
  });
  return (
    <Sheet title={words.chronicle} class="story">
      <Chronicle label={words.chronicle} entries={entries.slice(-80)} />
    </Sheet>
  );
}

/** Why the line `why` is closed, with the way to its rule. */
function slipOf({ blocked, text, reader }: BoardProps, why: string | null, words: Words, open: (id: string) => void) {
  const closed = blocked.find(({ line }) => line === why);
  if (closed === undefined) return null;
  return {
    title: words.why(text.choice(closed.choice, reader)),
    fact: text.blocked(closed.why, closed.facts ?? {}, reader),
    ruleIds: closed.rules,
    link: { label: words.read, onOpen: () => open(closed.rules[0]!) },
  };
}

/** The board's props, and what the page keeps beside them. */
function useBoard(props: PageProps) {
  const { module, match, setting, language } = props;
  const words = WORDS[language];
  const text = module.text[language];
  const { news, selected, why, setWhy, select, answer, takeBack } = useTable(props);
  const [rule, setRule] = useState<string | null>(null);
  const reader: Reader = { seat: setting.you, name: (seat) => words.names[seat]! };
  const known = told(module, match, setting.you, language, reader);
  const seats = seatsOf(match, setting.you, words.names);
  const table: BoardProps = {
    ...known,
    seats,
    you: setting.you,
    reader,
    text,
    language,
    selected,
    select,
    answer,
    write: (choice) => match.game.notation.write(choice),
    why: setWhy,
    rule: setRule,
    news,
    past: false,
    phone: usePhone(),
  };
  return { table, why, setWhy, rule, setRule, takeBack };
}

export function Page(props: PageProps) {
  const { board, module, match, language } = props;
  const words = WORDS[language];
  const text = module.text[language];
  const { table, why, setWhy, rule, setRule, takeBack } = useBoard(props);
  const { view, reader, seats, answer, phone } = table;
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  const slip = slipOf(table, why, words, setRule);
  const whyNot = <WhyNot slip={slip} close={words.close} onClose={() => setWhy(null)} inline={phone} />;
  const prompt = (
    <Prompt
      table={table}
      words={words}
      fill={(choice) => answer(match.game.notation.write(choice))}
      undo={takeBack}
      slip={phone && slip ? whyNot : null}
      asks={board.asks ?? []}
      nameOf={(id) => board.explain(id, view, language)?.title ?? id}
    />
  );
  return (
    <div class="playground">
      <Patterns />
      <header>
        <Mark />
        <b>{text.title}</b>
        <span>{board.headline(view, language)}</span>
      </header>
      <main>
        <board.Stage {...table} />
        {phone ? null : <div class="slip-corner">{whyNot}</div>}
      </main>
      <section class="dock" aria-label={words.dock}>
        {phone ? null : prompt}
        <board.Own {...table} />
        {phone ? prompt : null}
      </section>
      {phone ? null : (
        <aside>
          <Seats props={props} seats={seats} view={view} reader={reader} words={words} />
          <Story props={props} seats={seats} reader={reader} words={words} />
        </aside>
      )}
      <Dialog open={rule !== null} title={rule ?? ''} close={words.close} onClose={() => setRule(null)}>
        {rule === null ? null : <p>{text.reference.entries[rule]}</p>}
      </Dialog>
    </div>
  );
}
