import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { assert } from 'chai';
import { type Database, engines, isWhole } from '../support/databases.ts';
import { type Sites, startSites } from '../support/sites.ts';
import { type Server, startServer } from './server.ts';
import { fill, kinds, type World, waitingTask } from './unread-kinds.ts';

const [engine] = engines;
const CONNECTIONS = 200;
const MOST_MEGABYTES = 100;
const TRIES = 3;
const READERS = 40;
/**
 * Rounds of readers: as many as do the same work, then until two make the process hardly any larger. Between its large
 * collections the engine lets the heap grow by far more than is in use, whoever the work is for.
 */
const LEAST_ROUNDS = CONNECTIONS / READERS;
const MOST_ROUNDS = 12;
const STEADY_MEGABYTES = 8;
const STEADY_ROUNDS = 2;
/** How long readers of streams that never end read. */
const READ_MS = 1_000;
/** How often the memory is looked at, and how often without a rise before it is believed. */
const LOOK_MS = 250;
const CALM_LOOKS = 8;
const MOST_LOOKS = 60;

/**
 * An answer that is written whole, and one that is written a row after the other. What each kind holds is measured
 * without the process around it in `unread-memory.test.ts`; at night it is here too.
 */
const APART = ['batches as JSON', 'a snapshot of all authorizations'];

const startOptions = (): string => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: { start: string } };
  return scripts.start
    .split(' ')
    .filter((word) => word.startsWith('--'))
    .join(' ');
};

describe('a process whose answers 200 connections never read', () => {
  let database: Database;
  let sites: Sites;
  let server: Server;
  let metrics: string;
  let world: World;
  let clients: Socket[] = [];
  /** The most memory that the process took for readers of each kind. */
  const sizes = new Map<string, number>();
  before(async function () {
    this.timeout(300_000);
    // Answers wait in memory whatever the engine.
    database = (await engine?.create()) ?? assert.fail('no engine to test on');
    sites = await startSites();
    const member = await fill(database.url);
    // Where too much waits to be read, only the separate server still tells figures.
    server = await startServer(database.url, sites, {
      NODE_OPTIONS: startOptions(),
      OPERATIONS_ADDRESS: '127.0.0.1:0',
    });
    const started = server.log.find(({ msg }) => msg === 'started');
    metrics = `http://127.0.0.1:${Object(started?.operations_address).port}/metrics`;
    world = { member, taskId: await waitingTask(server.origin) };
    // What a kind loads when it is first asked for stays, and belongs to no answer.
    for (const [what, make] of measured) sizes.set(what, await sizeWithReaders(() => make(world)));
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
    let text = '';
    for (let left = MOST_LOOKS; left > 0; left -= 1) {
      // A connection that the server closes at this moment, or hears so late that it is refused, says nothing of its memory.
      text = await fetch(metrics, { headers: { connection: 'close' } })
        .then((response) => response.text())
        .catch(String);
      const [, bytes] = /^process_resident_memory_bytes (\S+)/m.exec(text) ?? [];
      if (bytes !== undefined) return Number(bytes) / 1024 / 1024;
      await sleep(LOOK_MS);
    }
    return assert.fail(`no such metric: ${text}`);
  }
  function open(requests: string): Socket {
    const { hostname: host, port } = new URL(server.origin);
    // From an address of its own: each address has limits, which would end this before what all have together.
    const localAddress = `127.0.1.${(clients.length % CONNECTIONS) + 1}`;
    const client = connect({ host, port: Number(port), localAddress });
    client.on('error', () => {});
    client.write(requests);
    clients.push(client);
    return client;
  }

  /** Connections that read all that comes. The most memory that the process took meanwhile. */
  async function read(requests: () => string): Promise<number> {
    const statuses = new Set<string>();
    let isOver = false;
    const reading = Promise.all(
      Array.from({ length: READERS }, async () => {
        // The connection ends with the last answer.
        const text = requests();
        const at = text.lastIndexOf('Host: a');
        const client = open(`${text.slice(0, at)}Connection: close\r\n${text.slice(at)}`).resume();
        const closed = once(client, 'close');
        const [piece] = await Promise.race([once(client, 'data'), closed]);
        if (Buffer.isBuffer(piece)) statuses.add(piece.toString('latin1', 9, 12));
        await Promise.race([closed, silence(client)]);
        client.destroy();
      }),
    ).finally(() => {
      isOver = true;
    });
    let most = await megabytes();
    while (!isOver) {
      await Promise.race([reading, sleep(LOOK_MS)]);
      most = Math.max(most, await megabytes());
    }
    await reading;
    assert.include([...statuses], '200');
    return most;
  }

  /** The most memory that the process takes for connections that read: until it has found its size. */
  async function sizeWithReaders(requests: () => string): Promise<number> {
    let most = 0;
    for (let round = 1, steady = 0; round <= MOST_ROUNDS; round += 1) {
      const now = await read(requests);
      steady = now < most + STEADY_MEGABYTES ? steady + 1 : 0;
      most = Math.max(now, most);
      if (round >= LEAST_ROUNDS && steady >= STEADY_ROUNDS) break;
    }
    return most;
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

  it('is measured for kinds that there are', () => assert.containsAllKeys(kinds, APART));

  const measured = Object.entries(kinds).filter(([what]) => isWhole || APART.includes(what));
  for (const [what, make] of measured)
    it(`grows by at most 100 MB over what readers of the same cost when they ask for ${what}`, async () => {
      const requests = () => make(world);
      // Other kinds may have made it larger since.
      let before = Math.max(sizes.get(what) ?? 0, await read(requests));
      // Garbage that was not collected yet is there once; what waits for readers is there every time.
      for (let left = TRIES; ; left -= 1) {
        for (let n = 0; n < CONNECTIONS; n += 1) open(requests()).pause();
        const grown = (await peak()) - before;
        if (grown < MOST_MEGABYTES) return;
        assert.isAbove(left, 1, `${grown} MB`);
        for (const client of clients) client.destroy();
        clients = [];
        before = Math.max(before, await sizeWithReaders(requests));
      }
    }).timeout(300_000);
});

/** Ends when nothing more comes from a connection, as on a stream without events. */
async function silence(client: Socket): Promise<void> {
  client.setTimeout(READ_MS);
  await once(client, 'timeout').catch(() => {});
}
