/** What goes over the line between two servers: frames, proofs, and sockets that are elsewhere. */
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { farSocket } from '../nodes/far-socket.ts';
import { type Frame, framesOn } from '../nodes/frames.ts';
import { believeGuest, believesHost, guestSays, hostSays, newNonce } from '../nodes/proof.ts';

let sockets: Socket[] = [];
afterEach(() => {
  for (const socket of sockets) socket.destroy();
  sockets = [];
});

/** Two ends of one line. */
async function line(): Promise<readonly [Socket, Socket]> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const near = connect((server.address() as AddressInfo).port, '127.0.0.1');
  const [far] = (await once(server, 'connection')) as [Socket];
  server.close();
  sockets.push(near, far);
  return [near, far];
}

describe('frames', () => {
  it('arrive whole and in order, however the network cuts them', async () => {
    const [near, far] = await line();
    const heard: Frame[] = [];
    framesOn(far, { hear: (frame) => heard.push(frame), lost() {}, isKnown: () => true });
    for (const part of ['m1 {"a', '":"ё', '"}\nt22 ', '{}\nc3 \n']) {
      near.write(part);
      await new Promise((resolve) => setImmediate(resolve));
    }
    await expect
      .poll(() => heard)
      .toEqual([
        { kind: 'm', id: 1, text: '{"a":"ё"}' },
        { kind: 't', id: 22, text: '{}' },
        { kind: 'c', id: 3, text: '' },
      ]);
  });

  it('of somebody unknown are short, or the line is cut', async () => {
    const [near, far] = await line();
    const lost = new Promise<void>((resolve) => {
      framesOn(far, { hear() {}, lost: resolve, isKnown: () => false });
    });
    near.write('x'.repeat(100_000));
    await lost;
    expect(far.destroyed).toBe(true);
  });
});

describe('a proof', () => {
  const [host, guest] = [newNonce(), newNonce()];

  it('is believed from whoever knows the secret, on either side', () => {
    expect(believeGuest('secret', host, guestSays('secret', host, guest))).toBe(guest);
    expect(believesHost('secret', host, guest, hostSays('secret', host, guest))).toBe(true);
  });

  it('is not believed from anybody else, another time, or from the other side', () => {
    const said = guestSays('secret', host, guest);
    expect(believeGuest('another', host, said)).toBeNull();
    expect(believeGuest('secret', newNonce(), said)).toBeNull();
    expect(believeGuest('secret', host, `${guest} ${hostSays('secret', host, guest)}`)).toBeNull();
    expect(believesHost('secret', host, guest, said.split(' ')[1]!)).toBe(false);
    expect(said).not.toContain('secret');
  });
});

describe('the socket of somebody at another server', () => {
  const make = () => {
    const sent: string[] = [];
    const socket = farSocket({ send: (kind, id, text) => void sent.push(`${kind}${id} ${text}`), end() {} }, 7);
    return { sent, socket };
  };

  it('counts what they have not been sent yet', () => {
    const { sent, socket } = make();
    socket.send('12345');
    socket.send('678');
    expect(socket.bufferedAmount).toBe(8);
    socket.sent(5);
    expect(socket.bufferedAmount).toBe(3);
    expect(sent).toEqual(['t7 12345', 't7 678']);
  });

  it('is closed once, and tells both sides', () => {
    const { sent, socket } = make();
    let closed = 0;
    socket.once('close', () => closed++);
    socket.close(1001, 'moved');
    socket.terminate();
    socket.gone();
    expect([closed, socket.readyState === socket.OPEN]).toEqual([1, false]);
    expect(sent).toEqual(['x7 {"code":1001,"why":"moved"}']);
  });
});
