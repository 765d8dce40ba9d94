import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { assert } from 'chai';
import { ApiError } from '../../src/domain/errors.ts';
import { readJsonBody } from '../../src/http/body.ts';
import { createBodyRoom, type RoomLimits, SMALL_BODY } from '../../src/http/body-room.ts';

const LARGE = SMALL_BODY + 1;
const LIMIT = 10 * LARGE;

/** A request that arrived, and what the server made of its body. */
type Arrived = { readonly name: string; readonly read: Promise<unknown>; finish(): void };

describe('room for large bodies', () => {
  let server: Server;
  const clients: Socket[] = [];
  const arrived: Arrived[] = [];
  /** Names of the requests in the order in which their bodies were read. */
  let order: string[];

  async function start(limits: Partial<RoomLimits> = {}): Promise<void> {
    const room = createBodyRoom({
      mostBytes: 4 * LARGE,
      mostForHolder: 2 * LARGE,
      waitMs: 60_000,
      ...limits,
    });
    order = [];
    server = createServer((request: IncomingMessage, response) => {
      const [, name = '', address = ''] = request.url?.split('/') ?? [];
      const leave = room.admit(request, address);
      const read = readJsonBody(request, LIMIT).then(
        (value) => {
          order.push(name);
          return value;
        },
        (cause: unknown) => {
          leave?.();
          return cause;
        },
      );
      arrived.push({
        name,
        read,
        finish() {
          leave?.();
          response.end();
        },
      });
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
  }
  afterEach(() => {
    for (const client of clients.splice(0)) client.destroy();
    arrived.length = 0;
    server.close();
  });

  const text = (length: number) => `"${'x'.repeat(length - 2)}"`;

  /** Sends a request, and returns once it has arrived. `sent` is the part of the body that is sent. */
  async function send(name: string, address: string, length = LARGE, sent = length): Promise<Arrived> {
    const client = connect((server.address() as AddressInfo).port, '127.0.0.1');
    client.on('error', () => {}).resume();
    clients.push(client);
    const came = once(server, 'request');
    client.write(
      `POST /${name}/${address} HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n`,
    );
    client.write(text(length).slice(0, sent));
    await came;
    return arrived.at(-1) ?? assert.fail('no request came');
  }
  const isRead = async ({ read }: Arrived) => assert.isString(await read);
  const codeOf = async ({ read }: Arrived) => {
    const cause = await read;
    return cause instanceof ApiError ? cause.code : assert.fail('it was read');
  };

  it('keeps the third large body of a holder waiting until one of the others was carried out', async () => {
    await start();
    const first = await send('1', '192.0.2.1');
    const second = await send('2', '192.0.2.1');
    await Promise.all([isRead(first), isRead(second)]);
    const third = await send('3', '192.0.2.1');
    await isRead(await send('other', '198.51.100.1'));
    assert.notInclude(order, '3');
    first.finish();
    await isRead(third);
  });

  it('reads nothing of a body that waits', async () => {
    await start({ mostForHolder: LARGE });
    await isRead(await send('1', '192.0.2.1'));
    const { socket } = await new Promise<IncomingMessage>((resolve) => {
      server.once('request', resolve);
      void send('2', '192.0.2.1', LIMIT);
    });
    await isRead(await send('other', '198.51.100.1'));
    assert.isBelow(socket.bytesRead, LIMIT / 2);
  });

  it('counts a body that was announced and does not come', async () => {
    await start({ mostForHolder: LARGE });
    await send('silent', '192.0.2.1', LARGE, 10);
    const second = await send('2', '192.0.2.1');
    await isRead(await send('other', '198.51.100.1'));
    assert.notInclude(order, '2');
    clients[0]?.destroy();
    await isRead(second);
  });

  it('goes round the holders, and lets no small one overtake a large body that waits for all', async () => {
    await start();
    const first = [await send('a1', '192.0.2.1', 2 * LARGE), await send('b1', '192.0.2.2', 2 * LARGE)];
    await Promise.all(first.map(isRead));
    const waiting = [];
    for (const [name, address, length] of [
      ['a2', '192.0.2.1', LARGE],
      ['a3', '192.0.2.1', LARGE],
      ['c1', '192.0.2.3', 2 * LARGE],
      ['d1', '192.0.2.4', LARGE],
    ] as const)
      waiting.push(await send(name, address, length));
    assert.lengthOf(order, 2);
    first[1]?.finish();
    await isRead(waiting[2] ?? assert.fail());
    assert.deepEqual(order.slice(2), ['c1']);
    first[0]?.finish();
    await Promise.all([isRead(waiting[0] ?? assert.fail()), isRead(waiting[3] ?? assert.fail())]);
    assert.notInclude(order, 'a3');
  });

  it('refuses who has waited too long: 429 for the part of the holder, 503 for all', async () => {
    await start({ waitMs: 1 });
    for (const name of ['1', '2']) await isRead(await send(name, '192.0.2.1'));
    assert.equal(await codeOf(await send('3', '192.0.2.1')), 'rate_limited');
    for (const name of ['4', '5']) await isRead(await send(name, '192.0.2.2'));
    assert.equal(await codeOf(await send('6', '192.0.2.3')), 'unavailable');
    arrived.find(({ name }) => name === '1')?.finish();
    await isRead(await send('7', '192.0.2.3'));
  });

  it('forgets who leaves while waiting', async () => {
    await start({ mostForHolder: LARGE });
    const first = await send('1', '192.0.2.1');
    await isRead(first);
    const leaver = await send('2', '192.0.2.1');
    const third = await send('3', '192.0.2.1');
    clients[1]?.destroy();
    assert.equal(await codeOf(leaver), 'invalid_request');
    first.finish();
    await isRead(third);
  });

  it('never keeps a small body waiting', async () => {
    await start({ mostBytes: 0, mostForHolder: 0 });
    await isRead(await send('1', '192.0.2.1', SMALL_BODY));
  });

  for (const [what, size] of [
    ['of one byte each', 1],
    ['of a few bytes', 7],
    ['larger than a packet', 70_000],
  ] as const) {
    it(`counts a body in chunks ${what} once it is large, and reads it whole`, async () => {
      await start({ mostBytes: 2 * LIMIT, mostForHolder: LIMIT });
      const body = text(LARGE + 5);
      const chunks = body.match(new RegExp(`.{1,${size}}`, 'gs')) ?? [];
      const client = connect((server.address() as AddressInfo).port, '127.0.0.1');
      clients.push(client);
      const came = once(server, 'request');
      client.write('POST /1/192.0.2.1 HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n');
      client.write('Transfer-Encoding: chunked\r\n\r\n');
      client.write(chunks.map((chunk) => `${chunk.length.toString(16)}\r\n${chunk}\r\n`).join(''));
      client.write('0\r\n\r\n');
      await came;
      const [first] = arrived;
      assert.equal(await first?.read, body.slice(1, -1));
      const second = await send('2', '192.0.2.1');
      await isRead(await send('other', '198.51.100.1'));
      assert.notInclude(order, '2', 'the whole limit is counted, because the length is not known');
      first?.finish();
      await isRead(second);
    });
  }
});
