/** Exchanges proposed and not yet answered: finding them, dropping them, and telling the two they concern (POR-R13). */
import type { Seat } from '@signoria/kernel';
import { story } from '../model/events.ts';
import type { Offer, State } from '../model/state.ts';

export function offerOf(s: State, from: Seat, to: Seat): Offer | null {
  return s.offers.find((offer) => offer.from === from && offer.to === to) ?? null;
}

export function drop(s: State, from: Seat, to: Seat): void {
  s.offers = s.offers.filter((offer) => offer.from !== from || offer.to !== to);
}

export type OfferEvent = 'offerMade' | 'offerChanged' | 'offerRefused' | 'offerWithdrawn' | 'offerLapsed' | 'tradeIs';

export function tell(what: OfferEvent, offer: Offer): void {
  const { from, to, give, ask, promise } = offer;
  story.sink?.push({ what, from, with: to, give, ask, promise, to: [from, to] });
}

/** These come to nothing without anybody's doing: both sides hear of it (POR-H4). */
export function lapse(s: State, which: (offer: Offer) => boolean): void {
  for (const offer of s.offers) if (which(offer)) tell('offerLapsed', offer);
  s.offers = s.offers.filter((offer) => !which(offer));
}
