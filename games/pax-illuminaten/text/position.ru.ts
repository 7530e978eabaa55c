/** The position in Russian, piece by piece. */
import { FACTIONS } from '../data/factions.ts';
import type { View } from '../rules/view/view.ts';
import { edictsRu, schemesRu, specialsRu } from './cards/ru.ts';
import { at, card, cardsNom, count, faction, place, points, tokensNom, Who, who } from './grammar.ru.ts';
import { degreesRu, demandsRu, factionsRu, rivalsRu, slotsRu } from './names.ru.ts';
import { demanded, printed } from './names.ts';
import type { Words } from './shape.ts';

function stock(tokens: View['supply']): string {
  const some = FACTIONS.filter((id) => tokens[id] > 0).map((id) => `${factionsRu[id].low} ${tokens[id]}`);
  return some.length === 0 ? 'поддержки нет' : some.join(', ');
}

export const positionRu: Words['position'] = {
  heading: ({ round, last, who: active }, r) =>
    `Раунд ${round}${last ? ', завершающий' : ''}. ${active === r.seat ? 'Ваш ход.' : `Ход: ${who(r, active)}.`}`,
  left: (turn) =>
    `Осталось: ${count(turn.mainLeft, 'основное действие', 'основных действия', 'основных действий')}, быстрая поддержка ${turn.quickLeft}${turn.claimed ? '' : ', карта фракции'}${turn.realised ? '' : ', замысел'}.`,
  player: (p, r) => {
    const cards = p.factionCards.length === 0 ? '' : `, карты фракций: ${p.factionCards.map(faction).join(', ')}`;
    const known = p.known.length === 0 ? '' : `, известны: ${p.known.map(card).join(', ')}`;
    const links = p.factions.map((id) => factionsRu[id].low).join(', ');
    const schemes = count(p.schemes, 'замысел', 'замысла', 'замыслов');
    const events = count(p.events, 'событие', 'события', 'событий');
    return `${Who(r, p.who)} (${slotsRu[p.slot]}, ${p.connection}: ${links}): ${stock(p.stock)}; фишек в запасе ${p.influence}, ${cardsNom(p.handSize)} в руке${known}, ${events}, ${schemes}, ${points(p.total)}${cards}.`;
  },
  place: (p, r) => {
    const title = place(p.id).replace('м', 'М');
    if (p.card === null) return `${title}: закрыто.`;
    if (!p.faceUp) return `${title}: закрыто, но вы видели: ${card(p.card)}.`;
    const cells = p.cells.map(({ owner }) => (owner === null ? 'свободно' : who(r, owner))).join(', ');
    const marker = p.markers === 0 ? '' : `; ${count(p.markers, 'маркер', 'маркера', 'маркеров')} награды`;
    const sides = p.factions.map((id) => factionsRu[id].low).join(' и ');
    return `${title}: ${card(p.card)}, ${degreesRu[p.degree!]}, ${sides}; ячейки: ${cells}${marker}.`;
  },
  lodge: (l, r) => {
    const held = l.influence.map((i) => `${who(r, i.who)} – ${i.count}`).join(', ');
    const control = l.controller === null ? 'никто не управляет' : `управление: ${who(r, l.controller)}`;
    return `Ложа ${factionsRu[l.faction].of}, ${cardsNom(l.size)}${l.main ? ', самая большая' : ''}: ${held === '' ? 'влияния нет' : held}; ${control}.`;
  },
  scheme: (s, r) => {
    const kind =
      s.owner === null ? 'Общий замысел' : s.owner === r.seat ? 'Ваш замысел' : `Личный замысел (${who(r, s.owner)})`;
    const on = s.influence.length === 0 ? '' : ` Воплощён: ${s.influence.map((p) => who(r, p)).join(', ')}.`;
    const edge = s.edge.length === 0 ? '' : ` У нижнего края: ${s.edge.map((p) => who(r, p)).join(', ')}.`;
    const far = s.progress.map(
      (p) => `${who(r, p.who)} – ${p.parts.map((part) => demanded(demandsRu[part.what](part))).join(', ')}`,
    );
    return `${kind}: «${schemesRu[s.id].name}». ${far.join('; ')}.${on}${edge}`;
  },
  court: (court, steward) => {
    const row = court.map(
      (id, i) => `${i === steward ? 'под распорядителем ' : ''}${id === null ? 'пусто' : card(id)}`,
    );
    return `Двор: ${row.join('; ')}.`;
  },
  supply: (supply) => `В запасе: ${stock(supply)}.`,
  edict: (e, r) => `${edictsRu[e.faction]} (${who(r, e.who)}): ${tokensNom(e.tokens)} ${factionsRu[e.faction].of}.`,
  special: (e, v) => `В игре «${specialsRu[e.event].name}». ${printed(v, specialsRu[e.event].text)}`,
  chain: (chain) => `Цепь: ${chain.map((link) => card(link.card)).join(', ')}.`,
  dispute: (d, r) =>
    `Спор ${at(d.place)}: ${who(r, d.attacker)} ${d.initial[0]} против ${d.initial[1]}, защита: ${who(r, d.defender)}.`,
  rival: (v) => {
    const wins = v.wins.map((w) => w.parts.map((part) => demanded(demandsRu[part.what](part))).join(', '));
    return `${rivalsRu[v.id].name}: фигурка ${at(v.figure)}. Пути к победе: ${wins.join('; ')}.`;
  },
  hand: (hand, events) => {
    const own = events.length === 0 ? '' : ` События: ${events.map((id) => `«${specialsRu[id].name}»`).join(', ')}.`;
    return `${hand.length === 0 ? 'У вас в руке нет карт.' : `У вас в руке: ${hand.map(card).join(', ')}.`}${own}`;
  },
  piles: (v) =>
    `В колоде ${v.deck}, в сбросе ${v.discards.count}; событий ${v.eventDeck}, сброшено эдиктов ${v.edictsDiscarded}; замыслов в стопке ${v.schemePile}.`,
};
