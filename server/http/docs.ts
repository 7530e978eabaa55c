/** The page about the HTTP interface: OpenAPI as JSON, and a plain list; both made from the declarations. */
import { listRoutes, openapi, protocolText } from '@signoria/protocol';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../services.ts';
import { languageOf } from '../text.ts';
import { escaped } from './escaped.ts';

export function addDocs(app: FastifyInstance, { version, base }: Pick<Services, 'version' | 'base'>): void {
  const described = openapi(version, base);
  app.get('/api/docs/json', () => described);
  app.get('/api/docs', (request, reply) => {
    const language = languageOf(request.headers['accept-language']);
    const { title, about, json, routes } = protocolText[language];
    const lines = listRoutes().map(
      ({ key, route: { name } }) => `<dt><code>${key}</code></dt><dd>${escaped(routes[name])}</dd>`,
    );
    reply.type('text/html; charset=utf-8').header('vary', 'accept-language');
    return `<!doctype html><html lang="${language}"><meta charset="utf-8"><title>${title}</title><h1>${title}</h1>
<p>${escaped(about)}</p><p><a href="${base}/api/docs/json">${json}</a></p><dl>${lines.join('\n')}</dl></html>`;
  });
}
