/** A request word for word as it is given: `fetch` would tidy the address and refuse some headers. */
import { request } from 'node:http';

export interface RawRequest {
  readonly method?: string;
  /** What stands in the first line, however odd. */
  readonly target: string;
  readonly headers?: { readonly [name: string]: string };
  readonly body?: string;
}

export interface RawReply {
  readonly status: number;
  readonly headers: { readonly [name: string]: string | readonly string[] | undefined };
  readonly text: string;
}

export function rawHttp(
  address: string,
  { method = 'GET', target, headers = {}, body }: RawRequest,
): Promise<RawReply> {
  const { hostname, port } = new URL(address);
  return new Promise((resolve, reject) => {
    const sent = request({ hostname, port, method, path: target, headers }, (reply) => {
      const parts: Buffer[] = [];
      const done = () =>
        resolve({ status: reply.statusCode ?? 0, headers: reply.headers, text: Buffer.concat(parts).toString() });
      reply.on('data', (part: Buffer) => parts.push(part));
      reply.on('error', reject);
      reply.on('end', done);
      // A stream does not end: that it began is enough.
      if (reply.headers['content-type']?.includes('ndjson') !== true) return;
      done();
      sent.destroy();
    });
    sent.on('error', reject);
    sent.end(body);
  });
}
