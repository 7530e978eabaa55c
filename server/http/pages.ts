/** The built client: its files, and its one page for every address of the client, with a preview where a table is linked. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { Language } from '@signoria/kernel';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readClub } from '../club/settings.ts';
import type { Services } from '../services.ts';
import { byCode, previewOf } from '../tables/lobby.ts';
import { settingsOf } from '../tables/table-rows.ts';
import { languageOf, type Preview, serverText } from '../text.ts';
import type { Base } from './base.ts';
import { escaped } from './escaped.ts';
import { FRAMEABLE } from './guards.ts';
import { addManifest } from './manifest.ts';
import { homeOf } from './origin.ts';
import { Problem } from './problems.ts';
import { perMinute } from './serve.ts';

const YEAR = 365 * 24 * 60 * 60;

interface Client {
  /** Where it was built; null for nowhere. */
  readonly web: string | null;
  /** Whether links to games and tables have pictures. */
  readonly pictures: boolean;
}

export async function addPages(app: FastifyInstance, services: Services, { web, pictures }: Client): Promise<void> {
  const page = web === null ? null : readPage(web, 'index.html', services.base);
  const embedded = web === null ? null : readPage(web, 'embed.html', services.base);
  if (web !== null && page !== null) {
    await app.register(fastifyStatic, {
      root: web,
      index: false,
      // One route for all of them: a route for each of a thousand files took as much memory as two games do.
      wildcard: true,
      preCompressed: true,
      setHeaders: (reply, path) => void reply.header('cache-control', cacheFor(path)),
    });
    addManifest(app, services, web);
  }
  const { requests, codes } = services.limits;
  // Whoever guesses codes is no quicker here than at the API.
  for (const [path, most] of [
    ['/', requests],
    ['/index.html', requests],
    ['/table/:id', requests],
    ['/replay/:id', requests],
    ['/join/:code', codes],
  ] as const) {
    const options = { config: perMinute(most) };
    app.get(path, options, (request, reply) => sendPage(services, { page, pictures }, request, reply));
  }
  for (const path of ['/embed/replay/:id', '/embed/table/:id']) {
    app.get(path, { config: perMinute(requests), helmet: FRAMEABLE }, (_, reply) => sendEmbedded(embedded, reply));
  }
  app.setNotFoundHandler((request, reply) => {
    const path = pathOf(request.url);
    const forClient = request.method === 'GET' && !isForPrograms(path) && !/\.\w+$/.test(path);
    if (!forClient) {
      reply.header('cache-control', 'no-store');
      throw new Problem('no-such-route');
    }
    return sendPage(services, { page, pictures }, request, reply);
  });
}

/** No guard hangs on this: only whether what is not there is told as JSON or as a page. */
function isForPrograms(path: string): boolean {
  return /^\/(api|socket|metrics|health|feeds|pictures)(\/|$)/.test(path);
}

function pathOf(url: string): string {
  return url.split('?', 1)[0]!;
}

/** Vite puts a hash into the names of what lies in assets. */
function cacheFor(path: string): string {
  return /[\\/]assets[\\/]/.test(path) ? `public, max-age=${YEAR}, immutable` : 'no-cache';
}

function readPage(web: string, name: string, base: Base): string | null {
  const file = join(web, name);
  return existsSync(file) ? below(base, readFileSync(file, 'utf8')) : null;
}

/**
 * The client is built for the root of a host. Its scripts find each other wherever they lie; only its page names places,
 * and is told here where the house is (web/address.ts reads it).
 */
function below(base: Base, page: string): string {
  if (base === '') return page;
  const moved = page.replaceAll(/ (href|src)="\//g, (_, name: string) => ` ${name}="${base}/`);
  return moved.replace('<head>', () => `<head>\n<meta name="signoria-base" content="${escaped(base)}">`);
}

interface Shown {
  readonly page: string | null;
  readonly pictures: boolean;
}

async function sendPage(services: Services, { page, pictures }: Shown, request: FastifyRequest, reply: FastifyReply) {
  const language = languageOf(request.headers['accept-language']);
  reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').header('vary', 'accept-language');
  if (page === null) return reply.send(bare(serverText[language].noClient, language));
  const table = await linked(services, linkOf(request.params), language);
  if (table === null) return reply.send(page);
  const address = `${table.picture}?language=${language}${momentOf(request)}`;
  const picture = pictures ? `${await homeOf(services, request)}${address}` : null;
  const { name } = await readClub(services.store);
  return reply.send(withPreview(page, { ...table, picture, house: name || 'Signoria' }, language));
}

/** A link to a move of a replay says which: what stands after `#` reaches no server. */
function momentOf({ url }: FastifyRequest): string {
  const at = new URLSearchParams(url.split('?', 2)[1]).get('at') ?? '';
  return /^\d{1,6}$/.test(at) ? `&at=${at}` : '';
}

/** The same for everybody and every game: it asks for what it shows itself. */
function sendEmbedded(page: string | null, reply: FastifyReply) {
  if (page === null) throw new Problem('no-such-route');
  return reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(page);
}

interface Linked {
  readonly id?: string;
  readonly code?: string;
}

/** What the address names, as far as it is there. */
function linkOf(params: unknown): Linked {
  const { id, code }: { readonly [field: string]: unknown } = typeof params === 'object' ? { ...params } : {};
  return { ...(typeof id === 'string' ? { id } : {}), ...(typeof code === 'string' ? { code } : {}) };
}

interface LinkedTable {
  readonly game: string;
  readonly preview: Preview;
  /** Where it is found; null where there is none. */
  readonly picture: string | null;
}

interface Shared extends LinkedTable {
  /** Whose table it is. */
  readonly house: string;
}

async function linked(
  { store, games }: Services,
  { id, code }: Linked,
  language: Language,
): Promise<LinkedTable | null> {
  const found = code === undefined ? null : await byCode({ store }, code);
  const table = id === undefined ? found : await store.getTable(id);
  const module = table === null ? undefined : games.get(table.game);
  if (table === null || module === undefined) return null;
  const isPublic = settingsOf(table).visibility === 'public';
  const picture = isPublic ? `/pictures/tables/${table.id}.png` : `/pictures/games/${table.game}.png`;
  return { game: table.game, preview: previewOf(module, table, language), picture };
}

const PICTURE = [
  ['og:image:type', 'image/png'],
  ['og:image:width', '1200'],
  ['og:image:height', '630'],
] as const;

/** For whoever shows the link; and the game's name for the client, which can so fetch its board before it has asked. */
function withPreview(page: string, { game, preview, picture, house }: Shared, language: Language): string {
  const { title, about } = serverText[language].preview;
  const meta = [
    ['og:type', 'website'],
    ['og:site_name', house],
    ['og:title', title(preview)],
    ['og:description', about(preview)],
    ...(picture === null ? [] : [['og:image', picture], ...PICTURE]),
  ].map(([property, content]) => `<meta property="${property}" content="${escaped(content!)}">`);
  const card = picture === null ? [] : ['<meta name="twitter:card" content="summary_large_image">'];
  const description = `<meta name="description" content="${escaped(about(preview))}">`;
  const name = `<meta name="signoria-game" content="${escaped(game)}">`;
  return page.replace('</head>', () => `${[...meta, ...card, description, name].join('\n')}\n</head>`);
}

function bare(words: string, language: Language): string {
  return `<!doctype html><html lang="${language}"><meta charset="utf-8"><title>Signoria</title><p>${escaped(words)}</p></html>`;
}
