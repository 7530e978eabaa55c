/** Which of the pages made to stand in pages of others: by its address. */
import { Gone } from './Frame.tsx';
import { LiveBoard } from './LiveBoard.tsx';
import { ReplayBoard } from './ReplayBoard.tsx';

export function Embedded({ path }: { readonly path: string }) {
  const [, what, table] = /^\/embed\/(replay|table)\/([\w-]+)\/?$/.exec(path) ?? [];
  if (table === undefined) return <Gone />;
  return what === 'replay' ? <ReplayBoard table={table} /> : <LiveBoard table={table} />;
}
