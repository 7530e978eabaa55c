/** The chronicle in Russian. Each line tells what its event carries and no more. */
import type { Reader } from '@signoria/kernel';
import type { FactionId } from '../data/factions.ts';
import { FACTIONS } from '../data/factions.ts';
import type { Party } from '../rules/model/choices.ts';
import type { DisputeEnd, IdleCommand, IdleReason } from '../rules/model/events.ts';
import { rivalNamed } from '../rules/model/party.ts';
import { edictsRu, schemesRu, specialsRu } from './cards/ru.ts';
import {
  at,
  card,
  cards,
  cardsAcc,
  count,
  does,
  doneBy,
  everyone,
  faction,
  factionCards,
  off,
  pieces,
  place,
  points,
  token,
  tokensNom,
  tokensOf,
  Who,
  who,
} from './grammar.ru.ts';
import { actionsRu, factionsRu, rivalsRu, rivalWinsRu, strengthsRu } from './names.ru.ts';
import type { Words } from './shape.ts';

const USE = { ability: 'ради способности', support: 'ради поддержки', link: 'как звено' };

const END: { readonly [end in DisputeEnd]: string } = {
  strength: 'по силе',
  tie: 'при равной силе',
  dagger: 'немедленно, благодаря кинжалу',
  hammers: 'немедленно, благодаря молотам',
  ended: 'потому что нападающий завершил спор',
};

function win(reader: Reader, winners: readonly Party[]): string {
  if (winners.length === 1) return does(reader, winners[0]!, 'побеждаете', 'побеждает');
  return `${everyone(reader, winners)} побеждают`;
}

export const outcomesRu: Words['outcomes'] = {
  schemes: (winners, r) => `${win(r, winners)}: воплощены два замысла.`,
  factions: (winners, r) => `${win(r, winners)} по очкам за фракции.`,
  factionCards: (winners, r) => `${win(r, winners)}: очков поровну, но карт фракций больше.`,
  shared: (winners, r) => `Поровну и очков, и карт фракций. Общая победа: ${everyone(r, winners)}.`,
  sharedWithRival: (winners, r) => `Полное равенство. Победу делят искусственный соперник и ${everyone(r, winners)}.`,
  rivalScheme: () => 'Искусственный соперник добивается своего. Остальные проигрывают.',
  rivalFactions: () => 'Больше всего очков за фракции у искусственного соперника. Остальные проигрывают.',
};

function script(party: Party, stage: number, item: string): string {
  const id = rivalNamed(party);
  const words: { readonly [item: string]: string } = id === null ? {} : rivalsRu[id].script;
  return words[`${stage}${item}`] ?? '';
}

const LETTER: { readonly [item: string]: string } = { a: 'а', b: 'б', c: 'в', d: 'г', e: 'д' };

const SIDE: { readonly [relative: string]: string } = {
  FL: 'вперёд и влево',
  FR: 'вперёд и вправо',
  R: 'вправо',
  BR: 'назад и вправо',
  BL: 'назад и влево',
  L: 'влево',
};

const NOT: { readonly [command in IdleCommand]: string } = {
  plan: 'не планирует',
  replace: 'не заменяет карту-цель',
  turnUp: 'ничего не открывает',
  influence: 'не влияет',
  interrogate: 'не допрашивает',
  reassign: 'не переназначает',
  oust: 'не вытесняет',
  move: 'не перемещает фигурку',
  takePrimary: 'не забирает жетон',
  gainPrimary: 'не получает жетон',
};

const WHY: { readonly [why in IdleReason]: string } = {
  noPlanCard: 'карты плана нет',
  noTarget: 'карты-цели нет',
  faceDown: 'карта лежит лицевой стороной вниз',
  faceUp: 'карта уже лежит лицевой стороной вверх',
  cardFull: 'на карте нет свободных ячеек',
  archTaken: 'на этой королевской арке есть влияние соперника',
  noInfluenceLeft: 'фишек влияния не осталось',
  rivalsThere: 'карту защищает влияние соперника',
  hasYielded: 'в этот ход карта уже принесла поддержку',
  tooLittle: 'на карте-цели меньше 2 фишек этого ИС',
  nowhere: 'ни одна карта рядом с целью не примет фишку',
  nobodyThere: 'влияния соперников там нет',
  stands: 'фигурка уже стоит там',
  notThere: 'на карте-цели нет влияния этого ИС',
  nobodyHas: 'ни у кого из соперников такого жетона нет',
  supplyEmpty: 'такого жетона нет в запасе',
};

/** «фишка соперника Бьянка» has no genitive: the owner stands in brackets. */
function owned(reader: Reader, party: Party): string {
  return party === reader.seat ? 'ваше' : who(reader, party);
}

export const eventsRu: Words['events'] = {
  gameStarts: (e, r) => {
    const links = e.connections.map((c) => `${who(r, c.who)} – ${c.connection}`).join(', ');
    return `Игра начинается. Карты связей: ${links}. Первый ход: ${who(r, e.first)}.`;
  },
  roundStarts: (e) => (e.last ? `Раунд ${e.round}, завершающий.` : `Раунд ${e.round}.`),
  turnStarts: (e, r) => (e.who === r.seat ? 'Ваш ход.' : `Ход: ${who(r, e.who)}.`),
  edictPays: (e, r) =>
    `${edictsRu[e.faction]}: ${[
      ...(e.supply === 0 ? [] : [`в запас ${tokensNom(e.supply)}`]),
      ...(e.stock === 0 ? [] : [`себе ${tokensNom(e.stock)} ${doneBy(r, e.who, 'берёте', 'берёт')}`]),
    ].join(', ')}.`,
  edictDiscarded: (e) => `Сброшен эдикт: ${edictsRu[e.faction]}. Всего сброшено эдиктов: ${e.discarded}.`,
  lastRound: () => 'Сброшен пятый эдикт: этот раунд завершающий.',
  specialEnds: (e) => `Событие «${specialsRu[e.event].name}» закончилось.`,
  specialPlayed: (e, r) => `${does(r, e.who, 'разыгрываете', 'разыгрывает')} событие «${specialsRu[e.event].name}».`,
  drewEvents: (e, r) =>
    `${does(r, e.who, 'берёте', 'берёт')} ${count(e.count, 'карту события', 'карты событий', 'карт событий')}.`,
  drewEventCards: (e) =>
    `${e.events.length === 1 ? 'Взято событие' : 'Взяты события'}: ${e.events.map(eventName).join(', ')}.`,
  keptSpecial: (e, r) => `${does(r, e.who, 'оставляете', 'оставляет')} себе особое событие.`,
  keptSpecialCard: (e) => `Оставлено событие: «${specialsRu[e.event].name}».`,
  noEventsLeft: () => 'Карт событий не осталось.',
  edictPlayed: (e, r) =>
    `${edictsRu[e.faction]} (${who(r, e.who)}): вся поддержка фракции «${faction(e.faction)}» возвращается в запас, на эдикт ложится ${tokensNom(e.tokens)}.`,
  specialDiscarded: (e) => `Событие «${specialsRu[e.event].name}» открыто и сброшено.`,
  paid: (e, r) => `${does(r, e.who, 'тратите', 'тратит')} ${tokensOf(e.spend)}.`,
  gained: (e, r) =>
    e.from === null
      ? `${does(r, e.who, 'получаете', 'получает')} ${token(e.faction)}.`
      : `${does(r, e.who, 'перехватываете', 'перехватывает')} ${token(e.faction)}, его ${doneBy(r, e.from, 'теряете', 'теряет')}.`,
  nothingToGain: (e, r) =>
    `${does(r, e.who, 'ничего не получаете', 'ничего не получает')}: жетонов ${e.factions.map((id) => factionsRu[id].of).join(' и ')} больше ни у кого нет.`,
  yieldsNothing: (e, r) =>
    `Карта ${at(e.place)} в этот ход уже принесла поддержку: с неё ${doneBy(r, e.who, 'ничего не получаете', 'ничего не получает')}.`,
  shared: (e, r) =>
    `Сговор: ${token(e.faction)} ${doneBy(r, e.who, 'отдаёте', 'отдаёт')}, ${doneBy(r, e.rival, 'получаете', 'получает')}.`,
  stole: (e, r) =>
    `${does(r, e.who, 'забираете', 'забирает')} ${token(e.faction)}, его ${doneBy(r, e.rival, 'теряете', 'теряет')}.`,
  edictTaken: (e, r) =>
    `${does(r, e.who, 'берёте', 'берёт')} с эдикта (${edictsRu[e.faction]}): ${tokensNom(e.count)}.`,
  scouted: (e, r) => `${does(r, e.who, 'разведываете', 'разведывает')} ${place(e.place)}.`,
  scoutedCard: (e) => `Разведана карта ${card(e.card)}.`,
  put: (e, r) => `${does(r, e.who, 'кладёте', 'кладёт')} карту ${card(e.card)} на ${place(e.place)}.`,
  influenced: (e, r) => `${does(r, e.who, 'помещаете', 'помещает')} ${pieces(e.count)} на ${place(e.place)}.`,
  interrogated: (e, r) => `${does(r, e.who, 'допрашиваете', 'допрашивает')} ${place(e.place)}.`,
  moved: (e, r) => `${does(r, e.who, 'перемещаете', 'перемещает')} фишку ${off(e.from)} на ${place(e.into)}.`,
  expelled: (e, r) =>
    `${does(r, e.who, 'исключаете', 'исключает')} карту ${card(e.card)} ${off(e.place)}; вместо неё ложится ${card(e.by)}.`,
  wentHome: (e, r) => `Возвращается в запас (${who(r, e.who)}): ${count(e.count, 'фишка', 'фишки', 'фишек')}.`,
  challenged: (e, r) =>
    `${does(r, e.who, 'бросаете', 'бросает')} вызов ${at(e.place)} (фишек: ${e.count}), ${doneBy(r, e.rival, 'защищаетесь', 'защищается')}: сила ${e.strengths[0]} против ${e.strengths[1]}.`,
  rivalSpends: (e, r) => `${does(r, e.who, 'тратите', 'тратит')} ${tokensOf(e.spend)}, чтобы увеличить начальную силу.`,
  disputeCards: (e, r) => {
    const [a, d] = e.cards.map((id) => (id === null ? 'без карты' : card(id)));
    return `Карты спора: ${who(r, e.attacker)} – ${a}, ${who(r, e.defender)} – ${d}.`;
  },
  bothWin: () => 'Немедленно победить должны оба: карты спора отменяют друг друга.',
  disputeGoesOn: (e, r) => `${does(r, e.who, 'продолжаете', 'продолжает')} спор.`,
  disputeDecided: (e, r) => {
    const sum = e.strengths === null ? '' : `, ${e.strengths[0]} против ${e.strengths[1]}`;
    return `${does(r, e.winner, 'побеждаете', 'побеждает')} в споре ${END[e.end]}${sum}.`;
  },
  ousted: (e, r) => `${does(r, e.who, 'теряете', 'теряет')} ${pieces(e.count)} ${at(e.place)}.`,
  markerPlaced: (e) => `${at(e.place).replace('н', 'Н')} лежит маркер награды.`,
  markerUsed: (e, r) =>
    `${does(r, e.who, 'используете', 'использует')} маркер награды ${at(e.place)}: «${actionsRu[e.action]}».`,
  conspired: (e, r) => `${does(r, e.who, 'добавляете', 'добавляет')} в цепь карту ${card(e.card)} ${USE[e.use]}.`,
  swapped: (e, r) => `${does(r, e.who, 'меняете', 'меняет')} местами карты: ${place(e.a)} и ${place(e.b)}.`,
  looked: (e, r) => `${does(r, e.who, 'смотрите', 'смотрит')} закрытую карту ${at(e.place)}.`,
  lookedCard: (e) => `${at(e.place).replace('н', 'Н')} лежит ${card(e.card)}.`,
  turnedUp: (e, r) => `${does(r, e.who, 'открываете', 'открывает')} карту ${card(e.card)} ${at(e.place)}.`,
  exchanged: (e, r) =>
    `${does(r, e.who, 'отдаёте', 'отдаёт')} двору карту ${card(e.gave)} и ${doneBy(r, e.who, 'берёте', 'берёт')} карту ${card(e.took)}.`,
  shifted: (e, r) =>
    `${does(r, e.who, 'перемещаете', 'перемещает')} чужую фишку (${owned(r, e.rival)}) ${off(e.from)} на ${place(e.into)}.`,
  claimed: (e, r) => {
    const from = e.from === null ? '' : `, её ${doneBy(r, e.from, 'теряете', 'теряет')}`;
    return `${does(r, e.who, 'забираете', 'забирает')} карту фракции «${faction(e.faction)}»${from}.`;
  },
  factionUsed: (e, r) =>
    `${does(r, e.who, 'используете', 'использует')} карту фракции «${faction(e.faction)}»: действие «${actionsRu[e.action]}».`,
  realised: (e, r) =>
    `${does(r, e.who, 'воплощаете', 'воплощает')} ${e.revealed ? 'личный ' : ''}замысел «${schemesRu[e.scheme].name}».`,
  schemeLost: (e, r) => `${does(r, e.who, 'теряете', 'теряет')} замысел «${schemesRu[e.scheme].name}».`,
  schemeBack: (e, r) =>
    `${does(r, e.who, 'возвращаете', 'возвращает')} фишку на замысел «${schemesRu[e.scheme].name}».`,
  schemeReplaced: (e, r) =>
    `${does(r, e.who, 'заменяете', 'заменяет')} замысел «${schemesRu[e.scheme].name}» замыслом «${schemesRu[e.by].name}».`,
  discarded: (e, r) => `${does(r, e.who, 'сбрасываете', 'сбрасывает')}: ${cards(e.cards)}.`,
  drew: (e, r) => `${does(r, e.who, 'берёте', 'берёт')} ${cardsAcc(e.count)}.`,
  drewCards: (e) => `${e.cards.length === 1 ? 'Взята карта' : 'Взяты карты'}: ${cards(e.cards)}.`,
  tookCourt: (e, r) => `${does(r, e.who, 'берёте', 'берёт')} со двора карту ${card(e.card)}.`,
  deckRenewed: () => 'Колода закончилась: сброс перемешан и стал новой колодой.',
  courtRefreshed: (e) => {
    const gone = e.discarded === null ? '' : `Двор покидает ${card(e.discarded)}. `;
    const come =
      e.filled.length === 0
        ? ''
        : ` ${e.filled.length === 1 ? 'Новая карта двора' : 'Новые карты двора'}: ${cards(e.filled)}.`;
    return `${gone}Распорядитель переходит на место ${e.steward}.${come}`;
  },
  rivalStage: (e, r) =>
    `${Who(r, e.who)}, этап ${e.stage}, пункт «${LETTER[e.item]}» (${script(e.who, e.stage, e.item)}).`,
  rivalPlans: (e) => {
    const strength = typeof e.strength === 'number' ? `${e.strength}` : strengthsRu[e.strength];
    const there = e.points === e.found ? '' : `, там карты нет, следующая по часовой стрелке ${SIDE[e.found]}`;
    return `Карта плана ${card(e.card)}, сила: ${strength}. Схема указывает ${SIDE[e.points]}${there}. Цель: ${place(e.place)}.`;
  },
  rivalMoves: (e, r) => `Фигурка (${who(r, e.who)}) переходит на ${place(e.place)}.`,
  rivalIdle: (e, r) => `${Who(r, e.who)} ${NOT[e.command]}: ${WHY[e.why]}.`,
  rivalTakes: (e, r) =>
    e.from === null
      ? `${Who(r, e.who)} берёт из запаса ${token(e.faction)}.`
      : `${Who(r, e.who)} забирает ${token(e.faction)}, его ${doneBy(r, e.from, 'теряете', 'теряет')}.`,
  rivalWins: (e, r) => `${Who(r, e.who)} ${rivalWinsRu[e.win]}.`,
  scored: (e, r) => {
    const parts = FACTIONS.flatMap((id, f) => (e.points[f] === 0 ? [] : [`${factionsRu[id].low} ${e.points[f]}`]));
    const sum = parts.length === 0 ? '' : ` (${parts.join(', ')})`;
    return `${Who(r, e.who)}: ${points(e.total)}${sum}, ${factionCards(e.cards)}.`;
  },
  gameEnds: (e, r) => outcomesRu[e.reason](e.winners, r),
};

function eventName(id: string): string {
  const edict = id.startsWith('edict-') ? (id.slice(6) as FactionId) : null;
  return edict === null ? `«${specialsRu[id as keyof typeof specialsRu].name}»` : edictsRu[edict];
}
