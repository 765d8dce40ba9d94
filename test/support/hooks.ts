import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { projectRoot } from '../../src/infra/project.ts';
import { storesLeftOpen } from '../../src/store/open.ts';
import { engines, removeDatabases, yields } from './databases.ts';
import { FileTimes, readTimes, slowest, TIMES } from './file-times.ts';
import { leaks } from './log-watch.ts';
import { type PostgresServer, SERVERS, startPostgres } from './postgres.ts';

const servers: PostgresServer[] = [];

/** What the engine has to say about timers: a time that is negative, too long or no number. */
const timerWarnings: Error[] = [];
process.on('warning', (warning) => {
  if (/^Timeout\w+Warning$/.test(warning.name)) timerWarnings.push(warning);
});

const times = new FileTimes();
let last = '';
const timesPath = process.env[TIMES];
// Test runs that a test starts are part of its own time.
if (process.env.MOCHA_WORKER_ID !== undefined) delete process.env[TIMES];

export const mochaHooks = {
  beforeAll() {
    times.begin();
  },
  afterEach(this: Mocha.Context) {
    last = relative(projectRoot, this.currentTest?.file ?? '');
    times.note(last);
    const [error] = yields.splice(0);
    if (error !== undefined) throw error;
    const [warning] = timerWarnings.splice(0);
    if (warning !== undefined) throw warning;
    const [leak] = leaks.splice(0);
    if (leak !== undefined) throw new Error(`a secret was logged: ${leak}`);
  },
  afterAll() {
    if (last !== '') times.note(last);
    if (timesPath !== undefined) times.flush(timesPath);
    const left = storesLeftOpen();
    if (left.length > 0) throw new Error(`a test left ${left.length} stores open: ${left.join(', ')}`);
  },
};

/**
 * Workers end without a chance to stop what they started, so the process that starts them keeps a PostgreSQL for each.
 * Where one process runs all files, it starts its own when the first test asks for it.
 */
export async function mochaGlobalSetup(this: { isParallelMode(): boolean }): Promise<void> {
  if (!this.isParallelMode() || !engines.some(({ name }) => name === 'postgres')) return;
  const count = Number(process.env.TEST_WORKERS ?? 3);
  servers.push(...(await Promise.all(Array.from({ length: count }, () => startPostgres()))));
  process.env[SERVERS] = servers.map(({ url }) => url('')).join(' ');
}

export async function mochaGlobalTeardown(this: { isParallelMode(): boolean }): Promise<void> {
  await removeDatabases();
  await Promise.all(servers.map((server) => server.stop()));
  if (timesPath !== undefined && existsSync(timesPath) && this.isParallelMode()) reportTimes(timesPath);
}

/** Tells which files took longest, and keeps the times: the next run begins with those files. */
function reportTimes(path: string): void {
  const spent = readTimes(readFileSync(path, 'utf8'));
  rmSync(path);
  const folder = join(projectRoot, 'node_modules/.cache');
  mkdirSync(folder, { recursive: true });
  const times = Object.fromEntries(spent.map(({ file, wallMs }) => [file, Math.round(wallMs)]));
  writeFileSync(join(folder, 'test-times.json'), JSON.stringify(times));
  console.log(`the slowest files: time, and processor time without databases\n${slowest(spent, 20)}`);
}
