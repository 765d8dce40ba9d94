import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { assert } from 'chai';
import { inTurn } from '../../src/http/turns.ts';

const GET = (path: string) => `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`;

describe('the requests of one connection', () => {
  let server: Server;
  let begun: { request: IncomingMessage; response: ServerResponse }[];
  let arrived: number;
  let crowded: number;
  const clients: Socket[] = [];

  beforeEach(async () => {
    begun = [];
    arrived = 0;
    crowded = 0;
    server = createServer();
    server.on('request', () => {
      arrived += 1;
    });
    server.on(
      'request',
      inTurn(
        (request, response) => void begun.push({ request, response }),
        (socket) => {
          crowded += 1;
          socket.destroy();
        },
        32,
      ),
    );
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
  });
  afterEach(() => {
    for (const client of clients.splice(0)) client.destroy();
    server.close();
  });

  function open(...requests: string[]): Socket {
    const client = connect((server.address() as AddressInfo).port, '127.0.0.1');
    client.on('error', () => {});
    clients.push(client);
    client.write(requests.join(''));
    return client;
  }
  const until = async (isSo: () => boolean) => {
    while (!isSo()) await sleep(5);
  };
  const paths = () => begun.map(({ request }) => request.url);

  it('let the event loop turn in between, however many came in one packet on how many connections', async () => {
    const connections = 20;
    const perConnection = 30;
    const inThisTurn = new Map<unknown, number>();
    let most = 0;
    let served = 0;
    const quick = createServer();
    quick.on(
      'request',
      inTurn(
        ({ socket }, response) => {
          if (inThisTurn.size === 0) setImmediate(() => inThisTurn.clear());
          const own = (inThisTurn.get(socket) ?? 0) + 1;
          inThisTurn.set(socket, own);
          most = Math.max(most, own);
          served += 1;
          response.end('answer');
        },
        () => assert.fail('nobody sends too many'),
      ),
    );
    quick.listen(0, '127.0.0.1');
    await once(quick, 'listening');
    for (let at = 0; at < connections; at += 1) {
      const client = connect((quick.address() as AddressInfo).port, '127.0.0.1').resume();
      clients.push(client);
      client.write(GET('/').repeat(perConnection));
    }
    await until(() => served === connections * perConnection);
    quick.close();
    // A turn is counted from one check of the loop to the next: the end of one and the begin of another may fall into it.
    assert.isAtMost(most, 2);
  });

  it('begin one after another, each when the answer before it has left', async () => {
    const client = open(GET('/a'), GET('/b'), GET('/c'));
    let text = '';
    client.on('data', (piece) => {
      text += piece;
    });
    for (const [index, path] of ['/a', '/b', '/c'].entries()) {
      await until(() => begun.length === index + 1 && arrived === 3);
      assert.equal(paths().at(-1), path);
      begun[index]?.response.end(`answer to ${path}`);
    }
    await until(() => text.includes('answer to /c'));
    assert.deepEqual(
      text.match(/answer to .*/g)?.map((line) => line.slice(0, 12)),
      ['answer to /a', 'answer to /b', 'answer to /c'],
    );
  });

  it('do not wait for those of another connection', async () => {
    open(GET('/a'), GET('/b'));
    open(GET('/c'));
    await until(() => begun.length === 2 && arrived === 3);
    assert.sameMembers(paths(), ['/a', '/c']);
  });

  it('wait while the answer before them is not read', async () => {
    const client = open(GET('/a'), GET('/b'));
    client.pause();
    await until(() => begun.length === 1 && arrived === 2);
    begun[0]?.response.end(Buffer.alloc(32 * 1024 * 1024));
    // Whatever the system takes, it does not take all.
    await until(() => (begun[0]?.response.socket?.bytesWritten ?? 0) > 0);
    await sleep(0);
    assert.deepEqual(paths(), ['/a']);
    client.resume();
    await until(() => begun.length === 2);
    assert.equal(paths()[1], '/b');
  });

  it('are forgotten when the connection ends', async () => {
    const client = open(GET('/a'), GET('/b'));
    await until(() => begun.length === 1 && arrived === 2);
    const gone = once(begun[0]?.request.socket ?? assert.fail('no request'), 'close');
    client.destroy();
    await gone;
    begun[0]?.response.end();
    await sleep(0);
    assert.deepEqual(paths(), ['/a']);
  });

  it('are served up to 32 in waiting', async () => {
    const client = open(...Array.from({ length: 33 }, (_, n) => GET(`/${n}`)));
    client.resume();
    for (let n = 0; n < 33; n += 1) {
      await until(() => begun.length === n + 1);
      begun[n]?.response.end();
    }
    assert.deepEqual(
      paths(),
      Array.from({ length: 33 }, (_, n) => `/${n}`),
    );
    assert.equal(crowded, 0);
  });

  it('end the connection when more wait, and the rest of what was read makes no requests', async () => {
    const client = open(...Array.from({ length: 2_000 }, (_, n) => GET(`/${n}`)));
    await once(client, 'close');
    assert.equal(crowded, 1);
    assert.isAtMost(arrived, 36);
    assert.deepEqual(paths(), ['/0']);
  });
});
