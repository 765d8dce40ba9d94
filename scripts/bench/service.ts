import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { freePort } from '../free-port.ts';
import { DESCRIBED_TURNS, type Turns } from './turns.ts';

const run = promisify(execFile);
const STARTS_WITHIN_MS = 30_000;

export type Service = {
  readonly origin: string;
  readonly pid: number;
  /** Milliseconds from the start of the process until it responded. */
  readonly startedInMs: number;
  /** The current value of a metric in /metrics. */
  metric(name: string): Promise<number>;
  /** Processor time that the process has used so far. */
  cpuMs(): Promise<number>;
  /** The longest turns of its event loop since they were last read. */
  longestTurns(): Promise<Turns>;
  stop(): Promise<void>;
};

export type Settings = Record<string, string>;

const COMMON: Settings = {
  LOG_LEVEL: 'warn',
  // As in production. The check is for development and tests.
  CHECK_ANSWERS: '0',
  // No server listens there, so names outside the bench's own world fail at once.
  DNS_SERVERS: '127.0.0.1:9',
};

/** The option with which `npm start` and the files of `deploy/` start the service. */
const AS_DEPLOYED = ['--max-semi-space-size=8'];

/** Asks the watch of turns that the service has preloaded. */
async function longestTurns(child: ChildProcess): Promise<Turns> {
  child.send('longest turns');
  const [turns] = (await once(child, 'message')) as [Turns];
  if (turns.ran !== undefined) process.stderr.write(`\n${turns.ran}\n`);
  return turns;
}

const TURN_WATCH = fileURLToPath(new URL('./turn-watch.ts', import.meta.url));

const environment = (settings: Settings) => ({
  PATH: process.env.PATH,
  [DESCRIBED_TURNS]: process.env[DESCRIBED_TURNS],
  ...COMMON,
  ...settings,
});

/**
 * Starts the built service in its own process and waits until it responds.
 *
 * @param watched whether `longestTurns` is asked for
 */
export async function startService(
  settings: Settings,
  { watched = false }: { readonly watched?: boolean } = {},
): Promise<Service> {
  const port = await freePort();
  const started = performance.now();
  const preloaded = watched ? ['--import', TURN_WATCH] : [];
  const child = spawn(process.execPath, [...AS_DEPLOYED, ...preloaded, 'dist/main.js'], {
    env: environment({ ...settings, PORT: String(port) }),
    // Lines of requests go where those of a peer go.
    stdio: [
      'ignore',
      'ignore',
      settings.LOG_LEVEL === 'info' ? 'ignore' : 'inherit',
      watched ? 'ipc' : 'ignore',
    ],
  });
  const exit = once(child, 'exit');
  const origin = `http://127.0.0.1:${port}`;
  while (!(await answers(origin))) {
    if (child.exitCode !== null || performance.now() - started > STARTS_WITHIN_MS) {
      child.kill('SIGKILL');
      throw new Error('the service did not start');
    }
    await sleep(5);
  }
  const metric = async (name: string) => {
    const text = await (await fetch(`${origin}/metrics`)).text();
    return Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)?.[1] ?? Number.NaN);
  };
  return {
    origin,
    pid: child.pid ?? 0,
    startedInMs: performance.now() - started,
    metric,
    longestTurns: () => longestTurns(child),
    cpuMs: async () => (await metric('process_cpu_seconds_total')) * 1_000,
    async stop() {
      child.kill('SIGTERM');
      await exit;
    },
  };
}

/** Runs an operator command and returns the JSON object that it printed. */
async function admin(settings: Settings, ...words: string[]): Promise<Record<string, unknown>> {
  const { stdout } = await run(process.execPath, ['dist/admin.js', ...words], { env: environment(settings) });
  return JSON.parse(stdout);
}

/** Authorization headers of this many new organizations, because save limits count per organization. */
export async function members(settings: Settings, count: number): Promise<string[]> {
  const headers: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const name = `Bench ${process.pid} ${index}`;
    await admin(settings, 'org', 'create', '--name', name);
    const { api_key: key } = await admin(settings, 'key', 'create', '--org', name, '--name', 'bench');
    headers.push(`Bearer ${key}`);
  }
  return headers;
}

async function answers(origin: string): Promise<boolean> {
  try {
    return (await fetch(`${origin}/healthz`)).ok;
  } catch {
    return false;
  }
}
