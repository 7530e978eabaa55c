/** The shape of the words that only the board says, in one language. A name is the reader's own word for you, or a player's. */
import type { CardId } from '../data/luminaries.ts';
import type { Use } from '../rules/choices.ts';
import type { Phase } from '../rules/state.ts';

type Named = (name: string) => string;
/** Null: nobody. */
type Maybe = (name: string | null) => string;
type Counted = (n: number) => string;
type List = (names: readonly string[]) => string;

export interface BoardWords {
  readonly you: string;
  readonly close: string;
  /** Before the numbers of rules. */
  readonly rules: string;
  /** Title where one thing can be done in several ways. */
  readonly ways: string;
  /** Names on cards where the last word of the full name does not do. */
  readonly short: { readonly [id in CardId]?: string };
  readonly parts: { readonly [part in 'label' | 'board' | 'schemes' | 'court' | 'rival']: string };
  readonly board: {
    readonly title: string;
    readonly label: Counted;
    readonly verbs: string;
    readonly anything: string;
    readonly reward: string;
    readonly letters: string;
    readonly lodges: string;
    readonly showLodge: Named;
    readonly enlarge: string;
    readonly whole: string;
  };
  readonly place: {
    readonly at: Named;
    readonly gap: string;
    readonly down: string;
    readonly known: Named;
    readonly seenBy: List;
    readonly figure: string;
    readonly freeCell: (cell: number, cost: readonly string[]) => string;
    readonly heldCell: (cell: number, name: string) => string;
    readonly controlledBy: Named;
    readonly markers: Counted;
    readonly yielded: string;
    readonly inLodge: (faction: string, size: number) => string;
  };
  readonly card: {
    readonly strength: Named;
    readonly strengthName: string;
    readonly degree: string;
    readonly factions: string;
    readonly organisation: string;
    readonly cells: string;
  };
  readonly party: PartyWords;
  readonly factions: {
    readonly title: string;
    readonly supply: string;
    readonly supplyOf: Counted;
    readonly out: string;
    readonly free: string;
    readonly owned: Maybe;
    readonly used: string;
    readonly claimant: Named;
    readonly mayClaim: string;
    readonly once: string;
    readonly always: string;
    readonly lodge: (size: number, main: boolean) => string;
    readonly noLodge: string;
    readonly controller: Maybe;
  };
  readonly schemes: {
    readonly title: string;
    readonly toWin: Counted;
    readonly open: string;
    readonly of: Named;
    readonly secret: string;
    readonly fulfilled: string;
    readonly realised: string;
    /** Influence that had to leave the scheme and may come back. */
    readonly edge: string;
    readonly heldBy: List;
    readonly atEdge: List;
    readonly hidden: List;
    /** Bring out the cards that count for it. */
    readonly show: Named;
  };
  readonly court: {
    readonly title: string;
    readonly place: Counted;
    readonly steward: string;
    readonly empty: string;
    readonly deck: string;
    readonly deckOf: Counted;
    readonly discards: string;
    readonly discardsOf: Counted;
  };
  readonly events: {
    readonly title: string;
    readonly deck: Counted;
    readonly discarded: (n: number, of: number) => string;
    readonly discardedShort: (n: number, of: number) => string;
    readonly before: Named;
    readonly tokens: Counted;
    readonly none: string;
    readonly next: Named;
    readonly knownTo: Named;
    readonly lastDiscard: Named;
    readonly edictText: string;
  };
  readonly rival: {
    readonly wins: string;
    readonly home: string;
    readonly stands: Named;
    readonly plan: Named;
    readonly target: Named;
    readonly stage: Counted;
    readonly now: string;
    readonly waits: string;
    readonly script: string;
  };
  readonly dispute: {
    readonly title: string;
    readonly attacks: string;
    readonly defends: string;
    readonly superior: string;
    readonly noCard: string;
    readonly about: (influence: number, where: string) => string;
    readonly how: string;
  };
  readonly chain: {
    readonly title: string;
    readonly of: Named;
    readonly quick: Counted;
    readonly use: { readonly [use in Use]: string };
    /** Cards of the hand that could come next. */
    readonly begin: Counted;
    readonly goOn: Counted;
  };
  readonly pay: {
    readonly price: string;
    readonly or: string;
    readonly any: string;
    readonly waived: Counted;
    readonly rate: Counted;
    readonly tap: string;
    readonly spend: (faction: string, spent: number, of: number) => string;
    readonly clear: string;
  };
  readonly moment: { readonly title: string; readonly left: Counted };
  readonly own: {
    readonly stock: string;
    readonly influence: Counted;
    readonly main: Counted;
    readonly quick: string;
    readonly claim: string;
    readonly realise: string;
    readonly also: List;
    readonly enhanced: Counted;
    readonly hand: string;
    readonly cards: (n: number, limit: number) => string;
    readonly noCards: string;
    readonly specialEvent: string;
  };
  readonly seat: {
    readonly support: Counted;
    readonly cards: Counted;
    readonly points: Counted;
    readonly factionCards: Counted;
    readonly turn: string;
    readonly first: string;
    readonly revealed: string;
  };
  readonly headline: {
    readonly round: (round: number, last: boolean) => string;
    readonly phase: { readonly [phase in Phase]: string };
    readonly main: Counted;
    readonly edicts: (n: number, of: number) => string;
  };
}

export interface PartyWords {
  readonly areopagus: Named;
  readonly connection: List;
  readonly connectionName: Named;
  readonly touches: string;
  readonly stock: Named;
  readonly stockName: string;
  readonly noSupport: string;
  readonly influence: Counted;
  readonly influenceName: string;
  readonly hand: Counted;
  readonly handName: string;
  readonly handOf: (n: number, limit: number) => string;
  readonly known: List;
  readonly eventsName: string;
  readonly privateName: string;
  readonly privateScheme: { readonly hidden: string; readonly revealed: string };
  readonly factionCards: string;
  readonly none: string;
  readonly points: string;
}
