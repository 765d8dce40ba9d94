import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, readFileSync, realpathSync, symlinkSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { projectRoot } from '../../src/infra/project.ts';
import { freePort } from '../free-port.ts';
import { type Dockerfile, readDockerfile } from './dockerfile.ts';

const run = promisify(execFile);
const MOST_OUTPUT = 16 * 1024 * 1024;
const BUILT_WITHIN_MS = 1_800_000;
const HEALTHY_WITHIN_MS = 300_000;
const ENDS_WITHIN_MS = 15_000;

/**
 * Does what the Dockerfile does, in empty folders instead of images: the build with the given Node and nothing else of
 * the project's, then the service from what the last stage takes, until its health check passes.
 */
export async function checkImage(node: string, work: string): Promise<void> {
  const file = readDockerfile(readFileSync(join(projectRoot, 'deploy/Dockerfile'), 'utf8'));
  const [build, final] = file.stages;
  if (build === undefined || final === undefined) throw new Error('the Dockerfile has no two stages');
  const env = { ...wayOut(), PATH: onlyNode(node, work) };
  const from = join(work, 'build');
  mkdirSync(from);
  await copyTracked(from);
  for (const command of build.runs)
    await run('bash', ['-c', command], {
      cwd: from,
      env,
      maxBuffer: MOST_OUTPUT,
      timeout: BUILT_WITHIN_MS,
    });
  const to = join(work, 'image');
  mkdirSync(to);
  for (const { sources, to: target } of final.copies)
    for (const source of sources) {
      const folder = target.endsWith('/') ? join(to, target, basename(source)) : join(to, target);
      mkdirSync(dirname(folder), { recursive: true });
      cpSync(source.replace(/^\/app/, from), folder, { recursive: true });
    }
  // The account `node` exists in the image only.
  for (const command of final.runs) await run('bash', ['-c', withoutOwner(command)], { cwd: to, env });
  await startAndEnd(file, { folder: to, env });
}

const withoutOwner = (command: string): string =>
  command
    .split(' && ')
    .filter((one) => !one.startsWith('chown '))
    .join(' && ');

/** How this machine reaches the package registry. Packages that it has already are not fetched again. */
function wayOut(): Record<string, string> {
  const kept = Object.entries(process.env).flatMap(([name, value]) =>
    value !== undefined && WAY_OUT.test(name) ? [[name, value]] : [],
  );
  return { ...Object.fromEntries(kept), npm_config_prefer_offline: 'true' };
}
const WAY_OUT =
  /^(HOME|HTTPS?_PROXY|NO_PROXY|NODE_EXTRA_CA_CERTS|SSL_CERT_(FILE|DIR)|NPM_CONFIG_(REGISTRY|CAFILE|CACHE|USERCONFIG))$/i;

/** A path with the given Node and its npm, and the tools of the system. */
function onlyNode(node: string, work: string): string {
  const bin = join(work, 'bin');
  mkdirSync(bin);
  symlinkSync(realpathSync(node), join(bin, 'node'));
  const found = (process.env.PATH ?? '').split(':').map((folder) => join(folder, 'npm'));
  const npm = found.flatMap((path) => {
    try {
      return [realpathSync(path)];
    } catch {
      return [];
    }
  })[0];
  if (npm === undefined) throw new Error('there is no npm');
  symlinkSync(npm, join(bin, 'npm'));
  return `${bin}:/usr/bin:/bin`;
}

/** The context of the build: what git has. */
async function copyTracked(to: string): Promise<void> {
  const { stdout } = await run('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: projectRoot,
    maxBuffer: MOST_OUTPUT,
  });
  for (const path of stdout.split('\0').filter((one) => one !== ''))
    cpSync(join(projectRoot, path), join(to, path));
}

/** Starts the command of the image, waits until its health check passes, and ends it as a runtime would. */
async function startAndEnd(
  { environment, command: [program = '', ...args], health }: Dockerfile,
  { folder, env }: { folder: string; env: Record<string, string> },
): Promise<void> {
  const port = await freePort();
  const operations = await freePort();
  const settings = { HOST: '127.0.0.1', PORT: `${port}`, OPERATIONS_ADDRESS: `127.0.0.1:${operations}` };
  const child = spawn(program, args, {
    cwd: folder,
    env: { ...env, ...environment, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'exit') as Promise<[number | null, string | null]>;
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      printed = (printed + text).slice(-20_000);
    });
  const [probe = '', ...probeArgs] = health.map((word) => word.replaceAll(':9090/', `:${operations}/`));
  try {
    const until = Date.now() + HEALTHY_WITHIN_MS;
    while (!(await succeeds(probe, probeArgs, env))) {
      if (child.exitCode !== null || Date.now() > until)
        throw new Error(`the service is not healthy:\n${printed}`);
      await sleep(250);
    }
  } finally {
    child.kill('SIGTERM');
  }
  const late = AbortSignal.timeout(ENDS_WITHIN_MS);
  const [code, signal] = await Promise.race([
    ended,
    once(late, 'abort').then((): [null, string] => [null, 'nothing, after 15 s']),
  ]);
  if (code === 0) return;
  child.kill('SIGKILL');
  throw new Error(`the service ended with ${code ?? signal}:\n${printed}`);
}

const succeeds = (program: string, args: string[], env: Record<string, string>): Promise<boolean> =>
  run(program, args, { env, timeout: 10_000 }).then(
    () => true,
    () => false,
  );
