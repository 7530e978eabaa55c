/**
 * A real nginx in front of a server, as docs/running-a-server.md sets it up for a house below a path: beside it, at the
 * root of the same host, lives somebody else.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findProxy } from './programs.ts';
import { answers, ended, freePort } from './server.ts';

const found = findProxy();

export const noProxy = found.path === null;

export const NEIGHBOUR = 'somebody else lives here';

export interface RunningProxy {
  /** The host, without the base. */
  readonly url: string;
  stop(): Promise<void>;
}

export async function startProxy(server: string, base: string): Promise<RunningProxy> {
  if (found.path === null) throw new Error(found.why);
  const folder = mkdtempSync(join(tmpdir(), 'signoria-nginx-'));
  const url = `http://127.0.0.1:${await freePort()}`;
  writeFileSync(join(folder, 'nginx.conf'), settings(new URL(url).host, new URL(server).origin, base));
  const args = ['-p', folder, '-c', 'nginx.conf', '-e', 'stderr'];
  const child = spawn(found.path, args, { stdio: ['ignore', 'ignore', 'inherit'] });
  await listening(child, url);
  return {
    url,
    async stop() {
      await ended(child, 'SIGTERM');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function listening(child: ChildProcess, url: string): Promise<void> {
  const exit = once(child, 'exit').then(([code]) => Promise.reject(new Error(`nginx ended with exit code ${code}`)));
  exit.catch(() => {}); // it ends one day
  while (!(await Promise.race([answers(url), exit]))) await new Promise((resolve) => setTimeout(resolve, 50));
}

const TEMPORARY = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];

function settings(listen: string, server: string, base: string): string {
  return `daemon off;
master_process off;
pid nginx.pid;
events {}
http {
  access_log off;
  ${TEMPORARY.map((name) => `${name}_temp_path ${name};`).join('\n  ')}
  server {
    listen ${listen};
    location ${base}/ {
      proxy_pass ${server};
      proxy_http_version 1.1;
      proxy_set_header Host $http_host;
      proxy_set_header X-Forwarded-For $remote_addr;
      proxy_set_header X-Forwarded-Proto $scheme;
      proxy_set_header Upgrade $http_upgrade;
      proxy_set_header Connection $http_connection;
    }
    location / {
      return 200 "${NEIGHBOUR}";
    }
  }
}
`;
}
