import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { assert } from 'chai';
import { childEnv } from '../support/child-env.ts';
import type { Sites } from '../support/sites.ts';

/** Folder of this project. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

let fresh: Promise<unknown> | undefined;

/** Builds the service where it is not built, or a source is newer than the build. */
export function freshBuild(): Promise<unknown> {
  fresh ??= promisify(execFile)(process.execPath, ['scripts/run.mjs', 'admin', '--help'], { cwd: root });
  return fresh;
}

/**
 * What operators start where the project is built, which takes half the processor time of the sources to start; the
 * sources in copies without a build, and where the lines that run are counted.
 */
export async function programOf(project: string): Promise<string[]> {
  const isBuilt = project === root && existsSync(join(root, 'dist/.built'));
  if (!isBuilt || process.env.NODE_V8_COVERAGE !== undefined) return ['src/main.ts'];
  // Before anybody listens to what it says of that.
  await freshBuild();
  return ['scripts/run.mjs', 'main'];
}

/** The service in a process of its own, started as operators start it. */
export type Server = {
  readonly origin: string;
  readonly child: ChildProcess;
  /** Lines of its log so far, parsed. */
  readonly log: Record<string, unknown>[];
  /** What it wrote beside its log. */
  readonly noise: string[];
  /** Sends a signal and waits for the end: its exit code. */
  end(signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null>;
};

/**
 * Starts the service on a migrated database, with the sites as the outside world. `project` is the folder of its
 * sources, this project unless a test made a copy.
 */
export async function startServer(
  databaseUrl: string,
  sites: Pick<Sites, 'hosts'>,
  settings: Record<string, string> = {},
  project: string = root,
): Promise<Server> {
  const folder = mkdtempSync(join(tmpdir(), 'registry-process-'));
  const hostsFile = join(folder, 'hosts.json');
  writeFileSync(hostsFile, JSON.stringify(Object.fromEntries(sites.hosts)));
  const child = spawn(process.execPath, await programOf(project), {
    cwd: project,
    env: {
      ...(project === root ? childEnv() : childEnv(project)),
      PORT: '0',
      DATABASE_URL: databaseUrl,
      OUTBOUND_HOSTS: hostsFile,
      DNS_SERVERS: '127.0.0.1:9',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const log: Record<string, unknown>[] = [];
  const noise: string[] = [];
  child.stdout?.setEncoding('utf8').on('data', (text: string) => noise.push(text));
  let rest = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    const lines = (rest + text).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      if (line.startsWith('{')) log.push(JSON.parse(line));
      else noise.push(line);
    }
  });
  const exited = once(child, 'exit').then(([code]) => {
    rmSync(folder, { recursive: true, force: true });
    return code as number | null;
  });
  const started = () => log.find(({ msg }) => msg === 'started');
  for (let tries = 0; started() === undefined; tries += 1) {
    if (child.exitCode !== null || tries > 6_000) {
      child.kill('SIGKILL');
      assert.fail(`the service did not start: ${noise.join('\n')}`);
    }
    await sleep(10);
  }
  const { port } = Object(started()?.address) as { port?: number };
  return {
    origin: `http://127.0.0.1:${port}`,
    child,
    log,
    noise,
    end(signal) {
      child.kill(signal);
      return exited;
    },
  };
}

/** A large adagents.json: mobile apps with ids `p0`, `p1` …, sold by twenty agents. */
export function largeFile(properties: number): string {
  const list = Array.from({ length: properties }, (_, index) => ({
    property_id: `p${index}`,
    property_type: 'mobile_app',
    name: `Property ${index}`,
    identifiers: [{ type: 'ios_bundle', value: `com.example.p${index}` }],
  }));
  const agents = Array.from({ length: 20 }, (_, index) => ({
    url: `https://agent${index}.example/mcp`,
    authorized_for: 'Display',
    authorization_type: 'property_ids',
    property_ids: ['p0', 'p1'],
  }));
  return JSON.stringify({ authorized_agents: agents, properties: list });
}
