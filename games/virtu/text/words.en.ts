/** Virtù in English: what is asked, answered, refused and won. Names, options and chronicle stand beside it. */
import {
  isForced,
  type Payment,
  type PlayText,
  type PromptWords,
  playText,
  type Question,
  type Reader,
} from '@signoria/kernel';
import type { PlayerView } from '../rules/view/types.ts';
import { describe } from './describe.ts';
import { eventsEn, outcomesEn, REASON_EN } from './events.en.ts';
import { count, does, everyone, who, whose } from './grammar.en.ts';
import { costsOf } from './menus.ts';
import { amount, cardPlace, city, cost, namesEn, place, purchase, source } from './names.en.ts';
import { optionsEn } from './options.en.ts';
import type { Words } from './shape.ts';
import { costFrom } from './sources.ts';

/** A question, and what those who wait are told: '… is choosing a power'. */
function prompt(asked: PromptWords['asked'], doing: string): PromptWords {
  return {
    asked,
    waiting: (q, r) => `${does(r, q.deciding[0]!, 'are', 'is')} ${doing}`,
  };
}

function price(q: Question): string {
  return costsOf(q).map(cost).join(' or ');
}

/** What a form costs, in brackets; nothing when the menu has no form. */
function priced(words: string, q: Question): string {
  return costsOf(q).length === 0 ? words : `${words} (${price(q)})`;
}

const prompts: Words['prompts'] = {
  choosePower: prompt('Which power do you lead?', 'choosing a power'),
  placeFamily: {
    asked: 'Place your three Family cards: in Rooms, under each other, or as Courtiers.',
    waiting: (q, r) => `Family cards are being placed in secret: ${everyone(r, q.deciding)}`,
  },
  firstRoom: prompt('Which Room does your marker start in?', 'choosing the first Room'),
  march: prompt('Move your marker one or two Rooms clockwise.', 'moving the marker'),
  further: prompt('Stop here, or go one Room further?', 'deciding whether to go further'),
  redeem: prompt((q) => priced('Redeem the Indulgence of this Room?', q), 'deciding about an Indulgence'),
  idle: prompt(
    'An enemy Agent blocks this Room. You may request an Indulgence, or end your turn.',
    'held up by an Agent',
  ),
  govern: prompt(
    (q) =>
      isForced(q)
        ? 'Govern: there is nothing to refresh, or nothing to pay with.'
        : 'Govern: how many Crowns and Crosses? Each refreshes two tokens or one Alliance bonus.',
    'governing',
  ),
  refresh: prompt('Govern: what do you refresh?', 'choosing what to refresh'),
  patronage: prompt(
    (q) => (isForced(q) ? 'Patronage: you cannot pay for the next step.' : `Patronage: one step for ${price(q)}.`),
    'thinking about Patronage',
  ),
  chooseBonus: prompt('Which Creator or Creation joins you?', 'choosing a Patronage bonus'),
  trade: prompt('Trade: how many Ships? Each brings 2 florins.', 'trading'),
  diplomacy: prompt(
    (q) => (isForced(q) ? 'Diplomacy: no city is within your means.' : 'Diplomacy: which city do you annex?'),
    'negotiating',
  ),
  campaign: prompt('War: move your Troops; you pay when you are done.', 'on campaign'),
  intrigue: prompt('Intrigue: place, move or remove Agents; you pay when you are done.', 'intriguing'),
  plant: prompt('Where does the Agent go?', 'sending out an Agent'),
  pay: prompt((q) => `To be paid: ${price(q)}.`, 'paying'),
  raise: prompt((q) => `Still missing: ${price(q)}. What do you turn into florins?`, 'raising florins'),
  chooseSiege: prompt('Which of your sieges comes first?', 'choosing a siege'),
  besiege: prompt('You hold the field. Do you besiege the city?', 'deciding about a siege'),
  declare: prompt('Declare a War bonus, or pass.', 'declaring War bonuses'),
  salvage: prompt('The city is about to fall. Its token goes with it: do you cash it first?', 'losing a city'),
  retreat: prompt('Where does this Troop retreat?', 'retreating'),
  house: prompt('Which space does the new Courtier take?', 'housing a Courtier'),
  loseSpace: prompt('You lose a shaded space. Which one, and where does its Courtier go?', 'losing a Courtier space'),
  salary: prompt('How much salary do you pay your Troops?', 'paying salaries'),
  dismiss: prompt('Which unpaid Troop leaves?', 'dismissing a Troop'),
  rearrange: prompt('Rearrange your Palace, one card at a time.', 'rearranging the Palace'),
  acquire: prompt('What do you acquire? Everything is paid for together.', 'shopping'),
  hire: prompt('Hire Troops?', 'hiring Troops'),
  alliance: prompt('Form an Alliance?', 'thinking about an Alliance'),
  cash: { asked: 'Turn a Courtier or token into florins?', waiting: () => 'Florins may be cashed at any time' },
  request: { asked: 'Request an Indulgence?', waiting: () => 'Indulgences are requested at one’s own decisions' },
};

/** What was laid down; no words where nothing was: in a form not filled in yet, and in an answer nobody can pay for. */
function paying(payment: Payment | undefined): string {
  if (payment === undefined || payment.length === 0) return '';
  const coins = payment.filter(({ id }) => id.startsWith('coin')).length;
  const things = payment
    .filter(({ id }) => !id.startsWith('coin'))
    .map(({ id, as }) => `${source(id)} (${namesEn.symbols[as as keyof typeof namesEn.symbols] ?? as})`);
  const all = [...things, ...(coins > 0 ? [amount(coins, 'florin')] : [])];
  return `: ${all.join(', ')}`;
}

const choices: Words['choices'] = {
  power: (c) => namesEn.powers[c.power],
  family: (c) => c.places.map(cardPlace).join('; '),
  room: (c) => `Start in the ${namesEn.rooms[c.room]}`,
  march: (c) => `Move ${count(c.rooms, 'Room')}`,
  further: (c) => (c.by === 'florins' ? 'One Room further for 2 florins' : `One Room further by ${source(c.by)}`),
  redeem: (c) => `Redeem the Indulgence${paying(c.payment)}`,
  stop: () => 'Done',
  govern: (c) => `Pay ${c.symbols}`,
  refresh: (c) => `Refresh ${source(c.what)}`,
  patronise: (c) => `Take the step${paying(c.payment)}`,
  bonus: (c) => namesEn.bonuses[c.bonus].name,
  trade: (c) => `Trade ${amount(c.ships, 'ship')}`,
  annex: (c) => `Annex ${city(c.city)} by ${c.way}`,
  move: (c) =>
    `Move ${count(c.troops, 'Troop')} from ${city(c.from)} to ${city(c.to)}${c.way === 'sea' ? ' by sea' : ''}`,
  warToken: (c) => `Take a War-bonus token from ${source(c.card)}`,
  agent: (c) => (c.from === 'reserve' ? 'Place an Agent' : `Move the Agent at ${place(c.from)}`),
  plant: (c) => `To ${place(c.at)}`,
  remove: (c) => `Remove the Agent at ${place(c.at)}`,
  pay: (c) => `Pay${paying(c.payment)}`,
  raise: (c) => `Cash${paying(c.payment)}`,
  siege: (c) => `First ${city(c.city)}`,
  besiege: () => 'Besiege the city',
  withdraw: () => 'Withdraw',
  declare: (c) => `Declare ${source(c.with)}`,
  pass: () => 'Pass',
  retreat: (c) => `Retreat to ${city(c.to)}${c.way === 'sea' ? ' by sea' : ''}`,
  lose: () => 'Lose the Troop',
  vacate: (c) =>
    c.to === 'discard'
      ? `Give up ${cardPlace(c.space)} and its Courtier`
      : `Move ${cardPlace(c.space)} to ${cardPlace(c.to)}`,
  salary: (c) => `Pay ${amount(c.florins, 'florin')}`,
  dismiss: (c) => `Dismiss a Troop in ${city(c.city)}`,
  arrange: (c) => `Move ${cardPlace(c.from)} to ${cardPlace(c.to)}`,
  discard: (c) => `Discard the Courtier of ${cardPlace(c.space)}`,
  buy: (c) => (c.city === undefined ? `Acquire ${purchase(c.what)}` : `${purchase(c.what)} in ${city(c.city)}`),
  house: (c) => `${namesEn.cards[c.card]} to ${cardPlace(c.space)}`,
  hire: (c) => `Hire a Troop in ${city(c.city)}`,
  ally: (c) => `Ally with the ${namesEn.alliances[c.power].name}${paying(c.payment)}`,
  cash: (c) => `Cash ${source(c.source)}`,
  indulgence: () => 'Request an Indulgence for 3 florins',
};

const FROZEN = { marker: 'Your marker stands', indulgence: 'An Indulgence lies', agent: 'An enemy Agent sits' };

const blocked: Words['blocked'] = {
  paidThis: ({ token }) => `${source(token)} has paid for this very action and cannot be refreshed by it.`,
  bonusGone: ({ bonus, owner }, r) => `${namesEn.bonuses[bonus].name} is with ${who(r, owner)} already.`,
  bonusType: () => 'You have had a bonus of this type: one Creator and one Creation is all anybody gets.',
  cityControlled: ({ city: id, owner }, r) =>
    `${city(id)} is ${whose(r, owner)} city. Diplomacy wins neutral cities only.`,
  piratePort: ({ city: id }) => `${city(id)} is a pirate port: it can be taken by siege, not by Diplomacy.`,
  noWay: ({ city: id }) => `No road leads from a city of yours to ${city(id)}, and no sea joins it to a port of yours.`,
  tooTough: ({ city: id, crowns, ships }) =>
    `${city(id)} would take ${cost({ crown: crowns, ship: ships })}: strictly more Crowns than it is tough. You cannot pay that.`,
  ownAgentThere: ({ place: at }) => `You have an Agent there already: ${place(at)}.`,
  agentThere: ({ place: at }) => `Another Agent is there: ${place(at)}. It would have to be removed first.`,
  prince: ({ place: at }) => `The Prince protects this place from enemy Agents: ${place(at)}.`,
  palaceWatched: () => 'There is an enemy Agent in this Palace already, and this table allows only one.',
  noFlorins: ({ florins }) => `This bonus costs ${amount(florins, 'florin')}, and you have none to spare.`,
  tokenInDefence: () => 'War-bonus tokens serve in your own sieges and in field battles, not in defence.',
  spaceClosed: ({ unlocked }) =>
    `This space is shaded. You have unlocked ${unlocked} of them, and no more may be used.`,
  roomFrozen: ({ room, by }) => `${FROZEN[by]} in the ${namesEn.rooms[room]}: no card may enter or leave it.`,
  courtierExhausted: ({ card }) => `${namesEn.cards[card]} is exhausted. Only available Courtiers may be moved.`,
  oneOfKind: ({ purchase: id }) => `You are buying ${purchase(id)} already. One of a kind each Winter.`,
  soldOut: ({ purchase: id }) => `${purchase(id)}: none is left.`,
  onlyOne: ({ purchase: id }) => `You have ${purchase(id)} already, and nobody may have two.`,
  excluded: () => 'A Kingdom and a Republic exclude each other.',
  noSpace: () => 'There is no Courtier space for yet another card.',
  noCathedralCity: () => 'A Cathedral needs a city of yours of printed toughness 3 or 4 that has none.',
  tooDear: ({ purchase: id, cost: facts }) =>
    `${purchase(id)} costs ${cost(costFrom(facts))}. Together with the rest that is more than you can pay.`,
  troopsOut: ({ troops }) => `All ${troops} of your Troops are on the map.`,
  wageTooHigh: ({ florins }) => `A Troop costs ${amount(florins, 'florin')} here.`,
  homeLost: ({ city: id, owner }, r) =>
    `${city(id)} is your home, but ${does(r, owner, 'hold', 'holds')} it: no hiring there.`,
  alliedElsewhere: ({ holder }, r) =>
    `${does(r, holder, 'hold', 'holds')} this Alliance. Only somebody with an Agent there may take it over.`,
  allianceTooDear: ({ cost: facts }) => `This Alliance costs ${cost(costFrom(facts))}. You cannot pay that.`,
};

const warnings: Words['warnings'] = {
  roomUnderIndulgence: ({ room }) =>
    `An Indulgence lies in the ${namesEn.rooms[room]}, and you cannot redeem it: no action there.`,
  roomUnderAgent: ({ room }) => `An enemy Agent sits in the ${namesEn.rooms[room]}: no action there.`,
  indulgenceAtTheEnd: () => 'This is the last Year: the Indulgence will cost you 1 Prestige.',
  wasted: ({ source: id }) => `The rest would do: ${source(id)} is exhausted for nothing.`,
};

/** A card, or what lies beside the cards. */
function component(id: string): string {
  return namesEn.cards[id as keyof typeof namesEn.cards] ?? source(id);
}

function named(things: readonly string[]): string {
  return things.length === 0 ? '' : `: ${things.map(component).join(', ')}`;
}

const score: Words['score'] = {
  cities: ({ facts }) =>
    `${count(facts.cities, 'city').replace('citys', 'cities')}${facts.leads ? ', furthest on the track' : ''}`,
  patronage: ({ facts }) => `Patronage, cell ${facts.cell}${facts.leads ? ', furthest on the track' : ''}`,
  printed: ({ facts }) => `Cards, tokens and bonuses${named(facts.things)}`,
  religion: ({ facts }) => `Religion, ${amount(facts.crosses, 'cross')}`,
  trophies: ({ facts }, r) => (facts.from.length === 0 ? 'Trophies: none' : `Trophies: ${everyone(r, facts.from)}`),
  alliances: ({ facts }) => `Alliances${facts.powers.length === 0 ? ': none' : named(facts.powers)}`,
  indulgences: ({ facts }) => `Indulgences: ${facts.count}`,
};

const edition: Words['edition'] = {
  'same-twice': () => 'Nothing is joined to itself.',
  homes: ({ power, players, homes }) =>
    `${namesEn.powers[power]} needs two home cities with ${players} players; it would have ${homes.length}.`,
  'map-in-pieces': ({ players }) => `With ${players} players the map falls apart: some city cannot be reached.`,
};

const parts: Words['parts'] = {
  printed: () => 'printed',
  ownAgent: ({ seat }, r) => (seat === r.seat ? 'your Agent' : 'attacker’s Agent'),
  otherAgent: () => 'another Agent',
  bastion: () => 'Bastion',
  floor: () => 'never below 0',
  oneMore: () => 'more than toughness',
  troops: () => 'Troops',
  declared: ({ source: id, card }) => (card === null ? source(id) : namesEn.cards[card]),
  cashed: ({ source: id, card }) => (card === null ? source(id) : namesEn.cards[card]),
  homeWage: () => 'a Troop in a home city',
  wage: () => 'a Troop away from home',
  salary: ({ troops }) => `salary for ${count(troops, 'Troop')}`,
  component: ({ id }) => component(id),
  manyCities: ({ cities }) => `${cities} cities or more`,
  mostSpaces: ({ most }) => `${most} at most`,
  cityTrack: ({ cities }) => count(cities, 'city').replace('citys', 'cities'),
  patronageTrack: ({ cell }) => `Patronage, cell ${cell}`,
  leads: () => 'furthest on the track',
  religion: ({ crosses }) => `Religion, ${amount(crosses, 'cross')}`,
  trophy: ({ from }, r) => `Trophy: ${who(r, from)}`,
  indulgences: () => 'Indulgences',
};

function roomsOf({ rooms, marker }: PlayerView): string {
  const told = rooms.map(({ id, action, card, upgrade, indulgence, agent }) => {
    const cards = [card, upgrade].flatMap((held) => (held === null ? [] : [namesEn.cards[held]]));
    const marks = [
      ...(marker === id ? ['marker'] : []),
      ...(indulgence ? ['Indulgence'] : []),
      ...(agent === null ? [] : ['Agent']),
    ];
    const inside = [...cards, ...marks];
    return `${namesEn.actions[action]}${inside.length === 0 ? '' : ` (${inside.join(', ')})`}`;
  });
  return `Rooms: ${told.join(', ')}`;
}

const position: Words['position'] = {
  player: (seat, r) => (seat === r.seat ? 'You' : r.name(seat)),
  heading: ({ year, season }) =>
    season === 'setup' ? 'Setup.' : `Year ${year}, ${season === 'spring' ? 'Spring' : 'Winter'}.`,
  order: (seats, r) => `Turn order: ${seats.map((seat) => who(r, seat)).join(', ')}.`,
  lastYear: (reason) => `Last Year: ${REASON_EN[reason]}.`,
  battle: (battle, r) => {
    const wall = battle.defence.toughness?.parts.map((part) => `${playEn.part?.(part, r)} ${part.n}`).join(', ');
    const against = battle.defender === null ? 'a neutral city' : who(r, battle.defender);
    const kind = battle.kind === 'siege' ? 'Siege of' : 'Field battle before';
    return `${kind} ${city(battle.city)}: ${who(r, battle.attacker)} ${battle.attack.total}, ${against} ${battle.defence.total}${wall === undefined ? '' : ` (${wall})`}.`;
  },
  power: (id) => (id === null ? 'no power yet' : namesEn.powers[id]),
  wealth: ({ florins, cashable, troops, agents }) =>
    `${amount(florins, 'florin')} (${cashable} to be cashed), ${count(troops.onMap, 'Troop')}, ${count(agents.usable, 'Agent')}`,
  standing: ({ prestige, cities, patronage, crosses }) =>
    `Prestige ${prestige}, cities ${cities}, Patronage ${patronage}, Crosses ${crosses}`,
  rooms: roomsOf,
  courtiers: ({ spaces }) => {
    const held = spaces.flatMap(({ id, card, available }) =>
      card === null ? [] : [`${namesEn.cards[card]} ${id}${available ? '' : ' exhausted'}`],
    );
    return held.length === 0 ? 'no Courtiers' : `Courtiers: ${held.join(', ')}`;
  },
  domain: ({ domain }) =>
    `Domain: ${domain.map(({ id, available }) => `${source(id)}${available ? '' : ' exhausted'}`).join(', ') || 'none'}`,
  besieged: ({ id, besiegers }, r: Reader) => `${city(id)} is besieged by ${everyone(r, besiegers)}.`,
  neutral: (cities) => `Neutral: ${cities.map(({ id, toughness }) => `${city(id)} ${toughness}`).join(', ')}.`,
  alliances: (alliances, r) => {
    const told = alliances.map(
      ({ id, holder }) => `${namesEn.alliances[id].name} – ${holder === null ? 'nobody' : who(r, holder)}`,
    );
    return `Alliances: ${told.join(', ')}.`;
  },
};

export const wordsEn: Words = {
  title: 'Virtù',
  blurb:
    'Govern, trade, plot and fight for Renaissance Italy with a palace that is your engine: no luck, nothing hidden, three to five players.',
  credit:
    'Designed by Pascal Ribrault, published by Super Meeple. This is an unofficial implementation for three to five players, not connected with designer or publisher; the two-player game “The Italian Wars” is not part of it. Many printed figures are reconstructed.',
  options: optionsEn,
  prompts,
  answered: 'Your family is placed. Waiting for the others',
  choices,
  events: eventsEn,
  blocked,
  warnings,
  score,
  parts,
  outcomes: outcomesEn,
  edition,
  position,
};

/** Here and not in `en.ts`, because a position names the parts of its numbers. */
export const playEn: PlayText = playText(wordsEn, describe);
