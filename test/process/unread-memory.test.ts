import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { assert } from 'chai';
import { childEnv } from '../support/child-env.ts';
import { type Database, engines } from '../support/databases.ts';

const [engine] = engines;
const CONNECTIONS = 20;
/**
 * What the service may hold for them, and what its work takes beside. Where it did not wait for its readers, it would hold
 * all of their answers but what the system takes: a batch has 16 MB for each, and a copy of the description 1.8.
 */
const MOST_BYTES = 24 * 1024 * 1024;
/** How often the memory is looked at until the service has nothing left to do. */
const LOOK_MS = 500;
const IDLE = 0.05;
const MOST_LOOKS = 100;
const MOST_SAID = 4_000;

/** The task with the largest answer that a call without arguments can cause. */
const TASK = 'get_products';

const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`;
function post(path: string, body: object): string {
  const text = JSON.stringify(body);
  const headers =
    'Content-Type: application/json\r\nAccept: application/json\r\nAuthorization: Bearer demo-unread-v1';
  return `POST ${path} HTTP/1.1\r\nHost: a\r\n${headers}\r\nContent-Length: ${text.length}\r\n\r\n${text}`;
}

const batch = () =>
  Array.from({ length: 100 }, (_, id) => ({
    jsonrpc: '2.0',
    id,
    method: 'tools/call',
    params: { name: TASK, arguments: {} },
  }));

/**
 * What a connection asks for at once, where a service that does not wait would hold more. A page of its own and a call over
 * A2A are less than the system takes. A stream of the feed holds a small frame, and a snapshot is read by few at once: that
 * both wait for their reader is tested in `test/http/feed/fanout.test.ts` and
 * `test/http/authorization/authorizations-snapshot.test.ts`.
 */
type Kind = {
  requests(): string;
  /** The fewest bytes of the answers to a connection that reads; none where the connection is ended instead. */
  readonly leastBytes: number;
};
/** More than the system keeps for a connection whose other end does not read: 4 MB, and what the other end takes. */
const MUCH = 9_000_000;
const kinds: Readonly<Record<string, Kind>> = {
  'the whole description of the API': {
    requests: () => get('/openapi/registry.yaml').repeat(20),
    leastBytes: MUCH,
  },
  'a batch of 100 calls': { requests: () => post('/mcp', batch()), leastBytes: MUCH },
  '2,000 requests of a page': { requests: () => get('/').repeat(2_000), leastBytes: 0 },
};

describe(`${CONNECTIONS} connections that never read`, () => {
  let database: Database;
  let child: ChildProcess;
  /** The end of what the service wrote to its standard error. */
  let said = '';
  /** Rejects when the service ends, with what it said. */
  let ended: Promise<never>;
  let port: number;
  let clients: Socket[] = [];

  before(async () => {
    // Answers wait in memory whatever the engine.
    database = (await engine?.create()) ?? assert.fail('no engine to test on');
    child = fork(fileURLToPath(new URL('./unread-child.ts', import.meta.url)), {
      execArgv: ['--expose-gc'],
      env: { ...childEnv(), PORT: '0', DATABASE_URL: database.url, DNS_SERVERS: '127.0.0.1:9' },
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    child.stderr?.on('data', (chunk: Buffer) => {
      said = `${said}${chunk}`.slice(-MOST_SAID);
    });
    ended = once(child, 'close').then(([code, signal]) => {
      throw new Error(`The service ended (${code ?? signal}): ${said}`);
    });
    ended.catch(() => {});
    port = (await message<{ port: number }>()).port;
  });
  afterEach(() => {
    for (const client of clients) client.destroy();
    clients = [];
  });
  after(async () => {
    child.kill('SIGKILL');
    await ended.catch(() => {});
    await database.drop();
  });

  /** The next message of the service; a service that ends is a fault at once. */
  const message = async <T>(): Promise<T> => (await Promise.race([once(child, 'message'), ended]))[0];
  async function look(): Promise<{ held: number; utilization: number }> {
    const answered = message<{ held: number; utilization: number }>();
    if (child.connected) child.send('look');
    return answered;
  }

  function open(requests: (typeof kinds)[string]['requests']): Socket {
    // From an address of its own: each address has limits, which would end this before what all have together.
    const client = connect({ port, host: '127.0.0.1', localAddress: `127.0.1.${clients.length + 1}` });
    client.on('error', () => {}).pause();
    client.write(requests());
    clients.push(client);
    return client;
  }

  for (const [what, { requests, leastBytes }] of Object.entries(kinds)) {
    it(`hold at most 24 MB when they ask for ${what}`, async () => {
      // What a kind loads when it is first asked for stays, and belongs to no answer.
      await readOf(open(requests), leastBytes);
      const before = await look();
      clients = [];
      for (let n = 0; n < CONNECTIONS; n += 1) open(requests);
      for (let left = MOST_LOOKS, idle = 0; left > 0 && idle < 2; left -= 1) {
        await sleep(LOOK_MS);
        const now = await look();
        assert.isBelow(now.held - before.held, MOST_BYTES);
        idle = now.utilization < IDLE ? idle + 1 : 0;
      }
    });
  }
});

/** Reads so many bytes, then ends the connection; fails when the service ends it before. */
async function readOf(reader: Socket, leastBytes: number): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const check = (orElse: () => void) => (reader.bytesRead >= leastBytes ? resolve() : orElse());
    reader.on('data', () => check(() => {}));
    reader.on('close', () => check(() => reject(new Error(`the answers had ${reader.bytesRead} bytes`))));
    reader.resume();
  });
  reader.destroy();
}
