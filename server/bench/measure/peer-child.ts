/**
 * boardgame.io's own server with its tic-tac-toe, in a process of its own: keeping everything in memory, as it does when
 * told nothing, or its games in files of the folder named, with the storage it brings along for that.
 */
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { peerTicTacToe } from '@signoria/kernel/testing';
import { answerQuestions } from '../process.ts';

/** As much of boardgame.io as is used here; its own types cannot be imported from an ES module. */
interface PeerServer {
  run(port: number): Promise<{ readonly appServer: { address(): AddressInfo } }>;
}
interface PeerSettings {
  readonly games: readonly object[];
  readonly origins: readonly string[];
  readonly db?: object;
}
interface PeerModule {
  Server(settings: PeerSettings): PeerServer;
  readonly FlatFile: new (settings: { readonly dir: string }) => object;
}

const require = createRequire(import.meta.url);
const { Server, FlatFile } = require('boardgame.io/server') as PeerModule;
const { INVALID_MOVE } = require('boardgame.io/core') as { readonly INVALID_MOVE: string };
const { version } = require('boardgame.io/package.json') as { readonly version: string };

const [dir] = process.argv.slice(2);
const kept = dir === undefined ? {} : { db: new FlatFile({ dir }) };
const { appServer } = await Server({ games: [peerTicTacToe(INVALID_MOVE)], origins: ['*'], ...kept }).run(0);
answerQuestions();
process.on('disconnect', () => process.exit());
process.send!({ address: `http://127.0.0.1:${appServer.address().port}`, version });
