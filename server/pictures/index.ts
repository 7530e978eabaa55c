/** Pictures for whoever shows a link to a game or a public table: what the page behind it says to anybody, and nothing else. */
import type { GameModule, Language, Reader } from '@signoria/kernel';
import type { OpenBoard } from '@signoria/protocol';
import { botNameIn, tableText } from '@signoria/table';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { SEALS } from '../club/seals.ts';
import { readClub } from '../club/settings.ts';
import { Problem } from '../http/problems.ts';
import type { Around } from '../http/routes.ts';
import { serving } from '../http/serve.ts';
import type { Services } from '../services.ts';
import { previewOf } from '../tables/lobby.ts';
import { settingsOf } from '../tables/table-rows.ts';
import { serverText } from '../text.ts';
import { type Art, readArt } from './art.ts';
import { type Card, type CardHouse, type CardSeat, cardSvg } from './card.ts';
import { type Drawer, makeDrawer } from './drawer.ts';
import { type Moment, momentAt } from './moment.ts';
import { pictureText } from './text.ts';

/** The colours of seats by their number, as shields are called. The kit, which draws them, is no part of the server. */
const TINCTURES = ['red', 'blue', 'green', 'yellow', 'purple', 'brown', 'white'] as const;

interface PositionQuery {
  readonly language: Language;
  readonly at?: number | undefined;
}

const MINUTE_S = 60;
const DAY_S = 86_400;

/** Whether there are any: without a client nothing is there to draw from. */
export function addPictures(app: FastifyInstance, around: Around, web: string | null): boolean {
  const art = readArt(web);
  const drawer = art === null ? null : makeDrawer(art);
  app.addHook('onClose', () => drawer?.close());
  const studio: Studio = { art, drawer, log: app.log };
  const serve = serving(app, around);
  const { games } = around.services;
  serve('GET /pictures/games/:file', async ({ request: { params, query }, reply }) => {
    const module = games.get(nameIn(params.file));
    if (module === undefined) throw new Problem('no-such-game');
    const card = { ...gameCard(module, query.language), house: await houseOf(around.services) };
    return send(reply, await draw(studio, module, card), DAY_S);
  });
  serve('GET /pictures/tables/:file', async ({ request: { params, query }, reply }) => {
    const told = await tableTold(around, nameIn(params.file), query);
    const position = await drawPosition(studio, told, query.language);
    const png = position ?? (await draw(studio, told.module, told.card));
    return send(reply, png, MINUTE_S);
  });
  return art !== null;
}

/** `x1.png` is the picture of `x1`. */
function nameIn(file: string): string {
  return file.endsWith('.png') ? file.slice(0, -4) : '';
}

interface Studio {
  readonly art: Art | null;
  readonly drawer: Drawer | null;
  readonly log: FastifyInstance['log'];
}

async function draw({ art, drawer }: Studio, { game }: GameModule, card: Card): Promise<Uint8Array> {
  const cover = art?.covers.get(game.id);
  if (art === null || drawer === null || cover === undefined) throw new Problem('no-such-game');
  const svg = cardSvg(card, { cover, defs: art.defs });
  const png = await drawer.draw({ svg });
  if (png === null) throw new Problem('busy');
  return png;
}

/** Pages of others show it too. */
function send(reply: FastifyReply, png: Uint8Array, seconds: number): FastifyReply {
  return reply
    .type('image/png')
    .header('cache-control', `public, max-age=${seconds}`)
    .header('cross-origin-resource-policy', 'cross-origin')
    .send(Buffer.from(png));
}

async function houseOf({ store }: Pick<Services, 'store'>): Promise<CardHouse> {
  const { name, look } = await readClub(store);
  return { name, colour: SEALS[look.colour], crest: look.crest };
}

function gameCard({ text }: GameModule, language: Language): Omit<Card, 'house'> {
  return { title: text[language].title, name: '', state: text[language].blurb, seats: [] };
}

/** What is told of a table: on a card with its game's cover, or beside its position. */
interface Told {
  readonly module: GameModule;
  readonly moment: Moment;
  readonly card: Card;
}

/** By what anybody may see: a private table is not there. */
async function tableTold(around: Around, id: string, { language, at }: PositionQuery): Promise<Told> {
  const { services } = around;
  const moment = await momentAt(around, id, at ?? null);
  const { board } = moment;
  const row = await services.store.getTable(id);
  const module = services.games.get(board.game);
  if (module === undefined || row === null) throw new Problem('no-such-table');
  const seats = board.seats.map((seat, i) => seatIn(seat, language, board.question?.deciding.includes(i) ?? false));
  const { title } = module.text[language];
  const about = serverText[language].preview.about(previewOf(module, row, language));
  const state = stateOf(board, module, seats, language) ?? about;
  return { module, moment, card: { title, name: settingsOf(row).name, state, seats, house: await houseOf(services) } };
}

/** Null where none is to be shown, or it could not be drawn. */
async function drawPosition({ art, drawer, log }: Studio, told: Told, language: Language): Promise<Uint8Array | null> {
  const { module, moment, card } = told;
  const { game } = module;
  if (drawer === null || art === null || !moment.shown || !art.drawings.has(game.id)) return null;
  const { view, seats } = moment.board;
  const painted = seats.map(({ colour }, i) => ({ ...card.seats[i]!, tincture: TINCTURES[colour] ?? TINCTURES[0] }));
  const position = { ...card, house: card.house.name, view, seats: painted, language };
  const png = await drawer.draw({ game: game.id, position });
  if (png === null) log.warn({ game: game.id }, 'position not drawn');
  return png;
}

function seatIn({ kind, colour, name }: OpenBoard['seats'][number], language: Language, now: boolean): CardSeat {
  if (kind === 'open') return { tincture: null, name: pictureText[language].free, now: false };
  const text = tableText[language];
  const shown = kind === 'bot' ? botNameIn(text, name) : name || text.gone;
  return { tincture: TINCTURES[colour] ?? TINCTURES[0], name: shown, now };
}

/** Who has won, or who is to move; null while neither is to be said. */
function stateOf(board: OpenBoard, module: GameModule, seats: readonly CardSeat[], language: Language): string | null {
  const reader: Reader = { seat: null, name: (seat) => seats[seat]?.name ?? '' };
  if (board.outcome !== null) return module.text[language].outcome(board.outcome, reader);
  const deciding = seats.filter(({ now }) => now).map(({ name }) => name);
  return board.status === 'running' && deciding.length > 0 ? pictureText[language].toMove(deciding) : null;
}
