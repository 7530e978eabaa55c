/** All words of the room. */
import type { EmptyWords } from '../../../text/shape.ts';

export interface RoomWords {
  readonly shut: EmptyWords;
  readonly lost: string;
  readonly review: string;
  readonly invite: string;
  readonly invited: string;
  move(seq: number): string;
  readonly people: {
    readonly title: string;
    readonly you: string;
    leads(name: string): string;
    readonly youLead: string;
    readonly away: string;
    /** What a screen reader is told of somebody: whether they follow, or where they are. */
    follows(name: string): string;
    apart(name: string, seq: number): string;
    readonly onYourOwn: string;
    readonly following: string;
    roomAt(seq: number): string;
    readonly apartButton: string;
    back(name: string): string;
    readonly backToRoom: string;
    readonly take: string;
    readonly hand: string;
    readonly handTitle: string;
    readonly handNobody: string;
  };
  /** What comes after the room's moment, hidden from those who follow. */
  readonly veil: {
    readonly hide: string;
    readonly fromOthers: string;
    readonly hidden: string;
    readonly show: string;
    readonly seen: string;
    at(seq: number): string;
    readonly hint: string;
  };
  readonly chapters: {
    readonly title: string;
    readonly empty: string;
    readonly add: string;
    readonly name: string;
    range(from: number, to: number): string;
  };
  readonly draw: {
    readonly title: string;
    readonly hint: string;
    readonly tool: string;
    readonly none: string;
    readonly ring: string;
    readonly arrow: string;
    readonly clear: string;
    ringed(thing: string): string;
    drawn(from: string, to: string): string;
    from(thing: string): string;
  };
  readonly notes: {
    readonly title: string;
    readonly kept: string;
    readonly which: string;
    here(n: number): string;
    all(n: number): string;
    readonly none: string;
    readonly noneAtAll: string;
    readonly write: string;
    readonly about: string;
    readonly nobody: string;
    aboutSeat(name: string): string;
    readonly add: string;
    inVariation(title: string): string;
  };
  readonly variations: {
    readonly title: string;
    readonly empty: string;
    readonly try: string;
    asked(name: string): string;
    readonly filter: string;
    readonly over: string;
    readonly yours: string;
    by(name: string): string;
    readonly name: string;
    readonly keep: string;
    readonly stepBack: string;
    readonly leave: string;
    step(at: number, of: number): string;
  };
  readonly link: string;
  readonly linkCopied: string;
  remove(what: string): string;
}
