/** The page about the HTTP interface: OpenAPI as JSON, made from the schemas that check the requests, and a plain list. */
import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import { languageOf, type RouteName, serverText } from '../text.ts';
import { escaped } from './pages.ts';
import type { Schemas } from './route.ts';
import { toJson } from './zod.ts';

export async function describeRoutes(app: FastifyInstance, version: string): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: serverText.en.docs.title, version, description: serverText.en.docs.about },
    },
    transform: ({ schema, url }) => ({ schema: inJson(schema as Described | undefined), url }),
  });
}

type Described = Schemas & { readonly hide?: boolean };

/** Requests as they come in, replies as they go out. */
function inJson(schema: Described | undefined) {
  if (schema === undefined || schema.hide === true) return { hide: true };
  const { body, querystring, params, response, ...rest } = schema;
  const part = (name: string, of: z.ZodType | undefined) => (of === undefined ? {} : { [name]: toJson(of, 'input') });
  const replies = Object.entries(response ?? {}).map(([status, of]) => [status, toJson(of as z.ZodType, 'output')]);
  return {
    ...rest,
    ...part('body', body),
    ...part('querystring', querystring),
    ...part('params', params),
    response: Object.fromEntries(replies),
  };
}

export function addDocs(app: FastifyInstance): void {
  app.get('/api/docs/json', { schema: { hide: true } }, () => app.swagger());
  app.get('/api/docs', { schema: { hide: true } }, (request, reply) => {
    const language = languageOf(request.headers['accept-language']);
    const { docs, routes } = serverText[language];
    const lines = listed(app).map(
      ({ method, path, name }) => `<dt><code>${method} ${path}</code></dt><dd>${escaped(routes[name])}</dd>`,
    );
    reply.type('text/html; charset=utf-8').header('vary', 'accept-language');
    return `<!doctype html><html lang="${language}"><meta charset="utf-8"><title>${docs.title}</title><h1>${docs.title}</h1>
<p>${escaped(docs.about)}</p><p><a href="/api/docs/json">${docs.json}</a></p><dl>${lines.join('\n')}</dl></html>`;
  });
}

function listed(app: FastifyInstance) {
  return Object.entries(app.swagger().paths ?? {}).flatMap(([path, methods]) =>
    Object.entries(methods as { readonly [method: string]: { readonly operationId: RouteName } }).map(
      ([method, { operationId }]) => ({ method: method.toUpperCase(), path, name: operationId }),
    ),
  );
}
