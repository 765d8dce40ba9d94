import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { Command } from 'commander';
import { freePort } from './free-port.ts';
import { printedBy } from './printed.ts';
import { packAll, tryPackages } from './smoke-packages.ts';

const run = promisify(execFile);
const root = join(import.meta.dirname, '..');
const STARTS_WITHIN_MS = 120_000;
const PACKAGE = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;

/** Starts the service, then the demo, plays the campaign against it and tries the packages, all on the given Node. */
async function smoke(node: string, folder: string, tarballs: readonly string[]): Promise<void> {
  const { stdout: version } = await run(node, ['--version']);
  await withProgram(node, 'main', join(folder, 'main'), async (url) => {
    demand(await fetch(`${url}/readyz`), `${url}/readyz`);
  });
  say(`✔ Node ${version.trim()}: the service starts and is ready`);
  await withProgram(node, 'demo', join(folder, 'demo'), async (url, printed) => {
    for (const path of [
      '/api/brands/resolve?domain=ironclove.example',
      '/api/registry/publisher?domain=morningtide.example',
      '/api/registry/stats',
    ])
      demand(await fetch(`${url}${path}`), path);
    say(`✔ Node ${version.trim()}: the demo answers`);
    const { stdout } = await run(node, ['scripts/campaign/main.ts', '--url', url], { cwd: root });
    say(`✔ Node ${version.trim()}: ${stdout.trim().split('\n').at(-1)}`);
    const [, apiKey = ''] = /API key of the organization Demo: (\S+)/.exec(printed()) ?? [];
    const ran = await tryPackages(node, tarballs, folder, { url, apiKey });
    say(`✔ Node ${version.trim()}: the installed packages run ${ran.join(', ')}`);
  });
}

/** Runs a program of the project in its own folder until the work is done. */
async function withProgram(
  node: string,
  program: 'main' | 'demo',
  folder: string,
  work: (url: string, printed: () => string) => Promise<void>,
): Promise<void> {
  const port = await freePort();
  const child = spawn(node, [join(root, 'scripts/run.mjs'), program], {
    cwd: mkdtempSync(folder),
    env: { PATH: process.env.PATH, PORT: String(port), LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const exit = once(child, 'exit');
  const printed = printedBy(child);
  const url = `http://localhost:${port}`;
  const isUp = async () =>
    program === 'demo'
      ? printed().includes('Running;')
      : await fetch(`${url}/healthz`).then(
          ({ ok }) => ok,
          () => false,
        );
  const until = Date.now() + STARTS_WITHIN_MS;
  try {
    while (!(await isUp())) {
      if (child.exitCode !== null || Date.now() > until)
        throw new Error(`${program} did not start: ${printed()}`);
      await sleep(50);
    }
    await work(url, printed);
  } finally {
    child.kill('SIGTERM');
    await exit;
  }
}

function demand({ ok, status }: Response, what: string): void {
  if (!ok) throw new Error(`${what} answered ${status}`);
}

/** Installs the newest Node of a major version from the package registry into its own folder. */
async function install(major: string, folder: string): Promise<string> {
  await run(
    'npm',
    ['install', '--prefix', folder, '--no-save', '--no-audit', '--no-fund', `${PACKAGE}@${major}`],
    {
      cwd: folder,
    },
  );
  return join(folder, 'node_modules', PACKAGE, 'bin/node');
}

const say = (line: string) => process.stdout.write(`${line}\n`);

const program = new Command('smoke')
  .description(
    'Starts the service and the demo, plays the campaign and tries the packed packages, on other versions of Node.',
  )
  .argument(
    '[majors...]',
    'versions to install and to use, such as 22 and 26; none for the one that runs this',
  )
  .parse();

const folder = mkdtempSync(join(tmpdir(), 'registry-smoke-'));
try {
  const tarballs = await packAll(folder);
  if (program.args.length === 0) await smoke(process.execPath, folder, tarballs);
  for (const major of program.args) {
    const place = mkdtempSync(join(folder, 'node-'));
    await smoke(await install(major, place), place, tarballs);
  }
} catch (cause) {
  process.stderr.write(`${cause instanceof Error ? cause.message : String(cause)}\n`);
  process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
