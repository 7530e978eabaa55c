/** Pictures for whoever shows a link to a game or a public table: what the page behind it says to anybody, and nothing else. */
import type { GameModule, Language, Reader } from '@signoria/kernel';
import type { OpenBoard } from '@signoria/protocol';
import { botNameIn, tableText } from '@signoria/table';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { openBoard } from '../http/open-board.ts';
import { Problem } from '../http/problems.ts';
import type { Around } from '../http/routes.ts';
import { serving } from '../http/serve.ts';
import { previewOf } from '../tables/lobby.ts';
import { settingsOf } from '../tables/table-rows.ts';
import { serverText } from '../text.ts';
import { type Art, readArt } from './art.ts';
import { type Card, type CardSeat, cardSvg } from './card.ts';
import { type Drawer, makeDrawer } from './drawer.ts';
import { pictureText } from './text.ts';

/** The colours of seats by their number, as shields are called. The kit, which draws them, is no part of the server. */
const TINCTURES = ['red', 'blue', 'green', 'yellow', 'purple', 'brown', 'white'] as const;

const MINUTE_S = 60;
const DAY_S = 86_400;

/** Whether there are any: without a client nothing is there to draw from. */
export function addPictures(app: FastifyInstance, around: Around, web: string | null): boolean {
  const art = readArt(web);
  const drawer = art === null ? null : makeDrawer(art.letters);
  app.addHook('onClose', () => drawer?.close());
  const serve = serving(app, around);
  const { games } = around.services;
  serve('GET /pictures/games/:file', async ({ request: { params, query }, reply }) => {
    const module = games.get(nameIn(params.file));
    if (module === undefined) throw new Problem('no-such-game');
    return send(reply, await draw({ art, drawer }, module, gameCard(module, query.language), query.language), DAY_S);
  });
  serve('GET /pictures/tables/:file', async ({ request: { params, query }, reply }) => {
    const { module, card } = await tableCard(around, nameIn(params.file), query.language);
    return send(reply, await draw({ art, drawer }, module, card, query.language), MINUTE_S);
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
}

async function draw(
  { art, drawer }: Studio,
  { game }: GameModule,
  card: Card,
  language: Language,
): Promise<Uint8Array> {
  const cover = art?.covers.get(game.id);
  if (art === null || drawer === null || cover === undefined) throw new Problem('no-such-game');
  const svg = cardSvg(card, { cover, defs: art.defs });
  const png = await drawer.draw({ svg, script: language === 'ru' ? 'cyrillic' : 'latin' });
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

function gameCard({ text }: GameModule, language: Language): Card {
  return { title: text[language].title, name: '', state: text[language].blurb, seats: [] };
}

/** By what anybody may see: a private table is not there. */
async function tableCard({ services, tables }: Around, id: string, language: Language) {
  const board = await openBoard(services, tables, id);
  const row = await services.store.getTable(id);
  const module = services.games.get(board.game);
  if (module === undefined || row === null) throw new Problem('no-such-table');
  const seats = board.seats.map((seat, i) => seatIn(seat, language, board.question?.deciding.includes(i) ?? false));
  const { title } = module.text[language];
  const about = serverText[language].preview.about(previewOf(module, row, language));
  const state = stateOf(board, module, seats, language) ?? about;
  return { module, card: { title, name: settingsOf(row).name, state, seats } };
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
