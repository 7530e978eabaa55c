/** Gallery and playground as people who build see them: served from their sources, for no built client has them. */
import { join } from 'node:path';
import { createServer } from 'vite';

export interface Workbench {
  readonly url: string;
  close(): Promise<void>;
}

export async function openWorkbench(): Promise<Workbench> {
  const vite = await createServer({
    configFile: join(import.meta.dirname, '../web/vite.config.ts'),
    server: { host: '127.0.0.1', hmr: false },
  });
  await vite.listen();
  return { url: vite.resolvedUrls!.local[0]!, close: () => vite.close() };
}
