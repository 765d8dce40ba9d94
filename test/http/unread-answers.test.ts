import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { assert } from 'chai';
import { createUnreadAnswers, type UnreadAnswers, type UnreadLimits } from '../../src/http/unread-answers.ts';
import { createMetrics } from '../../src/infra/metrics.ts';
import { bytesAccepted, readSendQueues } from '../../src/infra/send-queues.ts';

const MEBIBYTE = 1024 * 1024;
const quiet = { debug() {}, info() {}, warn() {}, error() {} };
const SECOND = 1_000;

describe('answers that wait to be read', () => {
  let server: Server;
  let unread: UnreadAnswers;
  let metrics: ReturnType<typeof createMetrics>;
  const clients: Socket[] = [];
  const closing: (() => void)[] = [];

  /** A server that answers `/BYTES/HOLDER` with so many bytes. */
  async function start(limits: Partial<UnreadLimits> = {}): Promise<void> {
    metrics = createMetrics({ processMetrics: false });
    // Only the tests look.
    unread = createUnreadAnswers({ metrics, log: quiet, limits: { checkEveryMs: 86_400_000, ...limits } });
    server = createServer((request, response) => {
      const [, bytes, holder] = request.url?.split('/') ?? [];
      try {
        unread.admit(response, holder ?? '');
        response.end(Buffer.alloc(Number(bytes)));
      } catch (cause) {
        response.writeHead(503).end(String((cause as Error).message));
      }
    });
    unread.watch(server);
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const started = { server, unread };
    closing.push(() => {
      started.unread.stop();
      started.server.close();
    });
  }
  afterEach(() => {
    for (const client of clients.splice(0)) client.destroy();
    for (const close of closing.splice(0)) close();
  });

  /** Asks for bytes and does not read them. Returns both ends of the connection. */
  async function ask(bytes: number, holder = '192.0.2.1'): Promise<{ client: Socket; own: Socket }> {
    const answered = once(server, 'request') as Promise<[IncomingMessage]>;
    const client = connect((server.address() as AddressInfo).port, '127.0.0.1');
    client.on('error', () => {}).pause();
    clients.push(client);
    client.write(`GET /${bytes}/${holder} HTTP/1.1\r\nHost: a\r\n\r\n`);
    const [{ socket: own }] = await answered;
    return { client, own };
  }
  const handedOver = async (own: Socket) => `${bytesAccepted(own)} ${await readSendQueues([own])}`;
  /** Waits until neither this process nor the system has handed anything over for half a second. */
  async function settled(own: Socket): Promise<void> {
    let last = '';
    for (let quiet = 0; quiet < 10; await sleep(50)) {
      const now = await handedOver(own);
      quiet = now === last ? quiet + 1 : 0;
      last = now;
    }
  }
  const ended = async (reason: string): Promise<number> => {
    const { values } = await metrics.connectionsEnded.get();
    return values.find(({ labels }) => labels.reason === reason)?.value ?? 0;
  };

  it('end their connection after 30 seconds without progress, and are counted', async () => {
    await start();
    const { own } = await ask(16 * MEBIBYTE);
    await settled(own);
    for (const at of [0, 10, 29]) await unread.look(at * SECOND);
    assert.isFalse(own.destroyed);
    await unread.look(30 * SECOND);
    assert.isTrue(own.destroyed);
    assert.equal(await ended('unread'), 1);
  });

  it('leave an idle connection alone, however long nothing waits', async () => {
    await start();
    const { own } = await ask(10);
    await settled(own);
    for (const at of [0, 100, 100_000]) await unread.look(at * SECOND);
    assert.isFalse(own.destroyed);
    assert.equal(await ended('unread'), 0);
  });

  it('count the 30 seconds from when something waits, not from when the connection was opened', async () => {
    await start();
    const { client, own } = await ask(10);
    await settled(own);
    for (const at of [0, 1_000]) await unread.look(at * SECOND);
    client.write(`GET /${16 * MEBIBYTE}/x HTTP/1.1\r\nHost: a\r\n\r\n`);
    await once(server, 'request');
    await settled(own);
    for (const at of [1_001, 1_030]) await unread.look(at * SECOND);
    assert.isFalse(own.destroyed);
    await unread.look(1_031 * SECOND);
    assert.isTrue(own.destroyed);
  });

  it('leave a slow reader alone that takes some each time', async () => {
    await start({ mostBytes: 1_000 * MEBIBYTE });
    const { client, own } = await ask(96 * MEBIBYTE);
    await settled(own);
    for (let at = 0; at < 100; at += 20) {
      await unread.look(at * SECOND);
      const before = await handedOver(own);
      // The system tells this side only when the other one has taken a good part of what it holds.
      while ((await handedOver(own)) === before) {
        if (client.read() === null) await once(client, 'readable');
      }
    }
    assert.isFalse(own.destroyed);
    assert.isAbove(own.writableLength, 0, 'something still waits');
    assert.equal(await ended('unread'), 0);
  });

  it('end it when a reader of some of it stops', async () => {
    await start();
    const { client, own } = await ask(32 * MEBIBYTE);
    client.resume();
    while (client.bytesRead < MEBIBYTE) await sleep(5);
    client.pause();
    await settled(own);
    for (const at of [0, 10, 20, 29]) await unread.look(at * SECOND);
    assert.isFalse(own.destroyed);
    await unread.look(30 * SECOND);
    assert.isTrue(own.destroyed);
  });

  it('end those of the heaviest holder first, longest stalled first, when all together hold too much', async () => {
    await start({ mostBytes: 50 * MEBIBYTE, mostForHolder: 1_000 * MEBIBYTE });
    const light = await ask(16 * MEBIBYTE, '192.0.2.1');
    await settled(light.own);
    await unread.look(0);
    const first = await ask(26 * MEBIBYTE, '192.0.2.2');
    await settled(first.own);
    await unread.look(1 * SECOND);
    const second = await ask(26 * MEBIBYTE, '192.0.2.2');
    await settled(second.own);
    await unread.look(2 * SECOND);
    await unread.look(3 * SECOND);
    assert.deepEqual(
      [light, first, second].map(({ own }) => own.destroyed),
      [false, true, false],
    );
    assert.equal(await ended('memory'), 1);
  });

  it('end the longest stalled of one holder that holds too much, but never its only one', async () => {
    await start({ mostBytes: 1_000 * MEBIBYTE, mostForHolder: 20 * MEBIBYTE });
    const other = await ask(32 * MEBIBYTE, '192.0.2.1');
    const first = await ask(12 * MEBIBYTE, '192.0.2.2');
    await settled(first.own);
    await unread.look(0);
    const second = await ask(12 * MEBIBYTE, '192.0.2.2');
    await settled(second.own);
    await unread.look(1 * SECOND);
    await unread.look(2 * SECOND);
    assert.deepEqual(
      [other, first, second].map(({ own }) => own.destroyed),
      [false, true, false],
    );
  });

  it('have further requests refused while they hold too much: of their holder, or of all', async () => {
    await start({ mostBytes: 40 * MEBIBYTE, mostForHolder: 10 * MEBIBYTE });
    const status = async (holder: string) => {
      const response = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/10/${holder}`);
      return `${response.status} ${response.ok ? '' : await response.text()}`;
    };
    await ask(24 * MEBIBYTE, '192.0.2.1');
    assert.match(await status('192.0.2.1'), /^503 Too many answers to your address wait to be read/);
    assert.match(await status('192.0.2.2'), /^200/);
    await ask(32 * MEBIBYTE, '192.0.2.3');
    assert.match(await status('192.0.2.2'), /^503 Too many answers wait to be read/);
    // The first look makes them known, the second ends them.
    await unread.look(0);
    await unread.look(1 * SECOND);
    assert.match(await status('192.0.2.2'), /^200/);
  });

  it('are not those of readers who read', async () => {
    await start({ mostBytes: 1, mostForHolder: 1 });
    for (let n = 0; n < 50; n += 1) {
      const response = await fetch(
        `http://127.0.0.1:${(server.address() as AddressInfo).port}/1000/192.0.2.1`,
      );
      assert.equal(response.status, 200);
      await response.arrayBuffer();
      await unread.look(n * SECOND);
    }
  });

  it('no longer count when they were read, also before anybody looks again', async () => {
    const bytes = 16 * MEBIBYTE;
    await start({ mostBytes: bytes, mostForHolder: bytes });
    for (let n = 0; n < 4; n += 1) {
      // The system takes a part of it at once, and the rest while the reader reads.
      const { client, own } = await ask(bytes);
      await settled(own);
      assert.isAbove(own.writableLength, 0);
      client.resume();
      while (own.writableLength > 0) await sleep(10);
    }
    assert.equal((await ask(1)).own.writableLength, 0);
    const { port } = server.address() as AddressInfo;
    assert.equal((await fetch(`http://127.0.0.1:${port}/1/192.0.2.1`)).status, 200);
  });
});
