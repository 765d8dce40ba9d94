import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { assert } from 'chai';
import { type Database, engines } from '../support/databases.ts';
import { type Sites, startSites } from '../support/sites.ts';
import { type Server, startServer } from './server.ts';

const [engine] = engines;
const CONNECTIONS = 200;
const MOST_MEGABYTES = 100;
/** Rounds of connections that read, after which the memory of the process has found its size. */
const ROUNDS = 3;
const READERS = 40;
/** How often the memory is looked at, and how often without a rise before it is believed. */
const LOOK_MS = 250;
const CALM_LOOKS = 8;
const MOST_LOOKS = 60;
const TASK = 'list_creative_formats';

const startOptions = (): string => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: { start: string } };
  return scripts.start
    .split(' ')
    .filter((word) => word.startsWith('--'))
    .join(' ');
};

const json = 'application/json';
const call = (id: number) => ({
  jsonrpc: '2.0',
  id,
  method: 'tools/call',
  params: { name: TASK, arguments: {} },
});
const batch = () => Array.from({ length: 40 }, (_, id) => call(id));
const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`;
function post(path: string, body: unknown, accept: string): string {
  const text = JSON.stringify(body);
  return [
    `POST ${path} HTTP/1.1`,
    'Host: a',
    `Content-Type: ${json}`,
    `Accept: ${accept}`,
    'Authorization: Bearer demo-unread-v1',
    `Content-Length: ${text.length}`,
    '',
    text,
  ].join('\r\n');
}
const kinds: Readonly<Record<string, () => string>> = {
  pages: () => get('/').repeat(30),
  'the whole description of the API': () => get('/openapi.json').repeat(20),
  'batches as JSON': () => post('/mcp', batch(), json),
  'batches as events': () => post('/mcp', batch(), `${json}, text/event-stream`),
};

describe('a process whose answers 200 connections never read', () => {
  let database: Database;
  let sites: Sites;
  let server: Server;
  let clients: Socket[] = [];
  before(async () => {
    // Answers wait in memory whatever the engine.
    database = (await engine?.create()) ?? assert.fail('no engine to test on');
    sites = await startSites();
    server = await startServer(database.url, sites, { NODE_OPTIONS: startOptions() });
  });
  afterEach(() => {
    for (const client of clients) client.destroy();
    clients = [];
  });
  after(async () => {
    await server.end('SIGKILL');
    await sites.close();
    await database.drop();
  });

  async function megabytes(): Promise<number> {
    const text = await (await fetch(`${server.origin}/metrics`)).text();
    const [, bytes] = /^process_resident_memory_bytes (\S+)/m.exec(text) ?? assert.fail('no such metric');
    return Number(bytes) / 1024 / 1024;
  }
  function open(request: string): Socket {
    const client = connect(Number(new URL(server.origin).port), '127.0.0.1');
    client.on('error', () => {});
    client.write(request);
    clients.push(client);
    return client;
  }
  /** Connections that read whatever comes, until nothing comes any more. */
  async function read(make: () => string): Promise<void> {
    await Promise.all(
      Array.from({ length: READERS }, async () => {
        const client = open(make());
        client.setTimeout(2_000).resume();
        await once(client, 'timeout');
        client.destroy();
      }),
    );
  }
  /** The most memory that the process takes until it takes no more. */
  async function peak(): Promise<number> {
    let most = await megabytes();
    for (let calm = 0, looks = 0; calm < CALM_LOOKS && looks < MOST_LOOKS; looks += 1) {
      await sleep(LOOK_MS);
      const now = await megabytes();
      calm = now > most + 1 ? 0 : calm + 1;
      most = Math.max(most, now);
    }
    return most;
  }

  for (const [what, make] of Object.entries(kinds))
    it(`grows by at most 100 MB over what readers of the same cost when they ask for ${what}`, async () => {
      for (let round = 0; round < ROUNDS; round += 1) await read(make);
      const before = await megabytes();
      for (let n = 0; n < CONNECTIONS; n += 1) open(make()).pause();
      assert.isBelow((await peak()) - before, MOST_MEGABYTES);
    });
});
