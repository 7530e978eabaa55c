/** Replies made smaller on their way out, for whoever understands that. The socket has its own way (see hub.ts). */
import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { createGzip, gzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

const WORTH_IT = 1400; // what fits into one packet arrives no sooner for being smaller
const TEXT = /^(text\/|application\/(json|javascript|manifest\+json|atom\+xml)|image\/svg)/;

export function compressReplies(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (!isWanted(request, reply)) return payload;
    reply.header('vary', ['accept-encoding', reply.getHeader('vary')].filter(Boolean).join(', '));
    if (payload instanceof Readable) {
      marked(reply);
      return payload.pipe(createGzip());
    }
    if (typeof payload !== 'string' || payload.length < WORTH_IT) return payload;
    marked(reply);
    return promisify(gzip)(payload);
  });
}

function isWanted({ headers, method }: FastifyRequest, reply: FastifyReply): boolean {
  const type = String(reply.getHeader('content-type') ?? '');
  const accepts = /\bgzip\b/.test(String(headers['accept-encoding'] ?? ''));
  const isWhole = reply.statusCode === 200 && !reply.hasHeader('content-encoding') && !reply.hasHeader('content-range');
  return accepts && isWhole && method === 'GET' && TEXT.test(type);
}

function marked(reply: FastifyReply): void {
  reply.header('content-encoding', 'gzip').removeHeader('content-length');
}
