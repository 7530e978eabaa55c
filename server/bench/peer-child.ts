/** boardgame.io's own server with its tic-tac-toe, in a process of its own, keeping everything in memory as it does. */
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { peerTicTacToe } from '@signoria/kernel/testing';
import { sweep } from './process.ts';

/** As much of boardgame.io as is used here; its own types cannot be imported from an ES module. */
interface PeerServer {
  run(port: number): Promise<{ readonly appServer: { address(): AddressInfo } }>;
}
type MakeServer = (settings: { readonly games: readonly object[]; readonly origins: readonly string[] }) => PeerServer;

const require = createRequire(import.meta.url);
const { Server } = require('boardgame.io/server') as { readonly Server: MakeServer };
const { INVALID_MOVE } = require('boardgame.io/core') as { readonly INVALID_MOVE: string };
const { version } = require('boardgame.io/package.json') as { readonly version: string };

const { appServer } = await Server({ games: [peerTicTacToe(INVALID_MOVE)], origins: ['*'] }).run(0);
process.on('message', () => void sweep());
process.on('disconnect', () => process.exit());
process.send!({ address: `http://127.0.0.1:${appServer.address().port}`, version });
