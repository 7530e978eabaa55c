/**
 * The things of the board that an answer is about: on the stage, and among one's own things. Many an answer has a place in
 * both: troops are bribed by pointing at them, or by looking at the card.
 */
import type { Things } from '@signoria/kit';
import type { CityId } from '../data/cities.ts';
import type { CurrencyId } from '../data/currency.ts';
import type { FamilyId } from '../data/families.ts';
import type { CardId } from '../data/treachery.ts';
import type { TroopId } from '../data/troops.ts';
import type { Choice, GiverId, LotId, TheftId, WarSideId } from '../rules/model/choices.ts';
import type { View } from '../rules/view/types.ts';

/** A thing of one's own. */
export type OwnId = LotId | FamilyId | CardId | TroopId;

export type ThingName =
  | `city ${CityId}`
  | `lot ${LotId}`
  | `troop ${TroopId}`
  | `family ${FamilyId}`
  | 'deck'
  | 'wars'
  /** One of the two cards Bentivoglio looks at. */
  | `kept ${CardId}`
  | `pair ${CityId} ${CityId}`
  /** Troops that fight, by owner. */
  | `fighter ${number} ${TroopId}`
  | `weather ${CityId}`
  | `league ${WarSideId}`
  | `freeze ${number}`
  | `declared ${CurrencyId}`
  /** A way to pay: so many Bribe Cardinals, so much through the Banker. */
  | `payment ${number} ${number}`
  | `own ${OwnId}`;

export const onStage: Things<View, Choice, ThingName> = (choice) => {
  switch (choice.do) {
    case 'place':
    case 'rank':
      return [`city ${choice.city}`];
    case 'nominate':
      return [`lot ${choice.lot}`];
    case 'buyTroop':
      return [`troop ${choice.troop}`];
    case 'family':
      return [`family ${choice.family}`];
    case 'buyCard':
      return ['deck'];
    case 'war':
      return ['wars'];
    case 'keep':
      return [`kept ${choice.card}`];
    case 'cities':
      return [`pair ${choice.attacker} ${choice.defender}`];
    case 'bribe':
      return [`fighter ${choice.whom} ${choice.troop}`];
    case 'weather':
      return [`weather ${choice.city}`];
    case 'league':
      return [`league ${choice.side}`];
    case 'freeze':
      return [`freeze ${choice.whom}`];
    case 'declare':
      return [`declared ${choice.currency}`];
    case 'pay':
      return [`payment ${choice.cardinals} ${choice.banker}`];
    default:
      return [];
  }
};

const GIVER: { readonly [from in GiverId]: OwnId } = {
  malatesta: 'malatesta',
  alfonso: 'naples-alfonso-of-aragon',
  pallavicino: 'milan-pallavicino-family',
};

const THIEF: { readonly [by in TheftId]: OwnId } = {
  lucrezia: 'rome-lucrezia-borgia',
  'steal-influence': 'steal-influence',
  'steal-gold-shipment': 'steal-gold-shipment',
};

/** What one's own thing does that is named by the deed alone. */
const DOER: { readonly [D in Choice['do']]?: OwnId } = {
  reroll: 'milan-ludovico-sforza',
  stand: 'milan-ludovico-sforza',
  lorenzo: 'florence-lorenzo-medici',
  declare: 'baglioni',
  rank: 'bentivoglio',
  league: 'pope',
  bribe: 'bribe-troops',
  freeze: 'freeze-bid',
  veto: 'veto',
  startWar: 'start-war',
  weather: 'bad-weather',
};

function doerOf(choice: Choice): OwnId | null {
  switch (choice.do) {
    case 'freeCard':
      return GIVER[choice.from];
    case 'steal':
      return THIEF[choice.by];
    case 'discard':
      return choice.card;
    case 'discardTroop':
      return choice.troop;
    case 'pay':
      return choice.cardinals > 0 ? 'bribe-cardinal' : choice.banker > 0 ? 'florence-banker' : null;
    default:
      return DOER[choice.do] ?? null;
  }
}

export const amongOwn: Things<View, Choice, ThingName> = (choice) => {
  const doer = doerOf(choice);
  return doer === null ? [] : [`own ${doer}`];
};
