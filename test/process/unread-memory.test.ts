import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { assert } from 'chai';
import { tools } from '../../generated/tools.ts';
import { childEnv } from '../support/child-env.ts';
import { type Database, engines, isWhole } from '../support/databases.ts';
import { fill, kinds as usual, type World, waitingTask } from './unread-kinds.ts';

const [engine] = engines;
const CONNECTIONS = 200;
/** The 48 MiB that the service lets wait in all, and what its work takes beside them. */
const MOST_BYTES = 64 * 1024 * 1024;
/** How long the service works on each kind of request, unless it has nothing left to do before. */
const WORK_MS = 1_500;
/** To look takes about half of this. */
const IDLE_MS = 50;
const MOST_SAID = 4_000;
const TOKEN = 'Bearer demo-unread-v1';

const call = (name: string, id: number) => ({
  jsonrpc: '2.0',
  id,
  method: 'tools/call',
  params: { name, arguments: {} },
});
const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`;
function post(body: unknown, accept: string): string {
  const text = JSON.stringify(body);
  const headers = `Content-Type: application/json\r\nAccept: ${accept}\r\nAuthorization: ${TOKEN}`;
  return `POST /mcp HTTP/1.1\r\nHost: a\r\n${headers}\r\nContent-Length: ${text.length}\r\n\r\n${text}`;
}

describe('200 connections that never read', () => {
  let database: Database;
  let child: ChildProcess;
  /** The end of what the service wrote to its standard error. */
  let said = '';
  /** Rejects when the service ends, with what it said. */
  let ended: Promise<never>;
  let port: number;
  let world: World;
  let clients: Socket[] = [];

  before(async () => {
    // Answers wait in memory whatever the engine.
    database = (await engine?.create()) ?? assert.fail('no engine to test on');
    const member = await fill(database.url);
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
    world = { member, taskId: await waitingTask(`http://127.0.0.1:${port}`) };
    await findLargest();
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
  async function look(): Promise<{ held: number; workedMs: number }> {
    const answered = message<{ held: number; workedMs: number }>();
    if (child.connected) child.send('look');
    return answered;
  }
  /** The task with the largest answer that a call without arguments can cause. */
  let tool = '';
  async function findLargest(): Promise<void> {
    let most = 50_000;
    for (const { name } of tools) {
      const response = await fetch(`http://127.0.0.1:${port}/mcp`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'application/json', authorization: TOKEN },
        body: JSON.stringify(call(name, 1)),
      });
      const { length } = await response.text();
      if (length <= most) continue;
      most = length;
      tool = name;
    }
    assert.notEqual(tool, '', 'no task has a large answer');
  }

  const batch = () => Array.from({ length: 100 }, (_, id) => call(tool, id));
  const json = 'application/json';
  /** What a kind below asks for more of. */
  const LESS = ['pages', 'batches as JSON', 'batches as events'];
  it('leaves out kinds that there are', () => assert.containsAllKeys(usual, LESS));
  const kinds: Readonly<Record<string, (world: World) => string>> = {
    ...Object.fromEntries(Object.entries(usual).filter(([what]) => isWhole || !LESS.includes(what))),
    '2,000 requests of a page': () => get('/').repeat(2_000),
    'a batch of 100 calls as JSON': () => post(batch(), json),
    'a batch of 100 calls as events': () => post(batch(), `${json}, text/event-stream`),
  };
  for (const [what, request] of Object.entries(kinds)) {
    it(`hold at most 64 MB when each asks for ${what}`, async () => {
      const before = await look();
      for (let n = 0; n < CONNECTIONS; n += 1) {
        const client = connect({ port, host: '127.0.0.1', localAddress: `127.0.1.${n + 1}` });
        client.on('error', () => {}).pause();
        client.write(request(world));
        clients.push(client);
      }
      for (let last = before; last.workedMs < before.workedMs + WORK_MS; ) {
        await sleep(500);
        const now = await look();
        assert.isBelow(now.held - before.held, MOST_BYTES, what);
        if (now.workedMs - last.workedMs < IDLE_MS) break;
        last = now;
      }
    });
  }
});
