import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { freePort } from './free-port.ts';
import { printedBy } from './printed.ts';
import { readmeFiles } from './schema-package/readme.ts';

const run = promisify(execFile);
const root = join(import.meta.dirname, '..');
const LONGEST_MS = 180_000;

/** Packs everything that is given away; the tarballs. */
export async function packAll(folder: string): Promise<readonly string[]> {
  const place = mkdtempSync(join(folder, 'packed-'));
  const maker = ['--import', './scripts/derived.mjs', 'scripts/pack/main.ts', '--out', place];
  await run(process.execPath, maker, { cwd: root });
  return readdirSync(place)
    .filter((file) => file.endsWith('.tgz'))
    .map((file) => join(place, file));
}

type Service = { readonly url: string; readonly apiKey: string };

/** What the README of the runner writes when it judges a registry and an agent. */
const REPORTS = ['registry.json', 'agent.json'];

/**
 * What the runner said in a folder in which the program of its README ran.
 *
 * @throws {Error} with every violation, or when nothing was judged
 */
export function verdictsIn(place: string): string {
  const said = REPORTS.map((file) => {
    const { results } = JSON.parse(readFileSync(join(place, file), 'utf8'));
    const violated = results.filter(({ verdict }: { verdict: string }) => verdict === 'violated');
    const holds = results.filter(({ verdict }: { verdict: string }) => verdict === 'holds').length;
    if (violated.length > 0)
      throw new Error(
        `${file} has violations:\n${violated.map((one: { id: string; fault: string }) => `${one.id}: ${one.fault}`).join('\n')}`,
      );
    if (holds === 0) throw new Error(`${file} has no requirement that holds: nothing was judged`);
    return `${holds} requirements of ${file} hold`;
  });
  return said.join(', ');
}

/** Reads that a mirror answers with the bytes of its registry, also when publishers have changed since the newest dump. */
const SERVED = [
  '/openapi/registry.yaml',
  '/schemas/v3/index.json',
  '/schemas/v3/releases/index.json',
  '/api/brands/registry',
  '/api/properties/registry',
];
const LOOKS = 60;

/**
 * Serves the copy of a folder by the installed programs, and compares its answers with those of the registry.
 *
 * @param env names the programs, the registry and the copy
 * @returns what was compared
 * @throws {Error} when an answer differs, also after the copy was brought up to date again
 */
export async function compareServed(cwd: string, env: Readonly<Record<string, string>>): Promise<string> {
  const port = await freePort();
  const child = spawn('registry', ['mirror', 'serve', '--look', '100'], {
    cwd,
    env: { ...env, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const exit = once(child, 'exit');
  const printed = printedBy(child);
  try {
    let differing: readonly string[] = ['/readyz'];
    for (let looks = 0; differing.length > 0 && looks < LOOKS && child.exitCode === null; looks += 1) {
      await run('registry', ['mirror', 'update'], { cwd, env });
      await sleep(500);
      differing = await differingReads(env.REGISTRY_URL ?? '', `http://localhost:${port}`);
    }
    if (differing.length > 0)
      throw new Error(`the mirror answers ${differing.join(', ')} in another way:\n${printed()}`);
  } finally {
    child.kill('SIGTERM');
    await exit;
  }
  return `a mirror serves ${SERVED.length} reads as the registry does`;
}

async function differingReads(registry: string, mirror: string): Promise<string[]> {
  const answer = async (url: string) => {
    const response = await fetch(url);
    return `${response.status} ${response.headers.get('content-type')} ${await response.text()}`;
  };
  const differing: string[] = [];
  for (const path of SERVED) {
    const same = await Promise.all([registry, mirror].map((url) => answer(url + path))).then(
      ([one = '', other]) => one.startsWith('200 ') && one === other,
      () => false,
    );
    if (!same) differing.push(path);
  }
  return differing;
}

/**
 * Installs the tarballs into an empty folder, as their users do, and runs the programs of their READMEs on the given Node
 * against a service. What the packages depend on comes from the cache of npm, or from where npm gets it.
 *
 * @returns names of the programs, and what the runner said of the service
 */
export async function tryPackages(
  node: string,
  tarballs: readonly string[],
  folder: string,
  { url, apiKey }: Service,
): Promise<readonly string[]> {
  const place = mkdtempSync(join(folder, 'user-'));
  writeFileSync(join(place, 'package.json'), '{ "private": true, "type": "module" }');
  const path = [dirname(node), join(place, 'node_modules/.bin'), process.env.PATH].join(':');
  const env = {
    PATH: path,
    HOME: process.env.HOME ?? '',
    REGISTRY_URL: url,
    AGENT_URL: `${url}/mcp`,
    AGENT_TOKEN: 'demo-smoke',
    API_KEY: apiKey,
    REGISTRY_TOKEN: apiKey,
    PORT: String(await freePort()),
  };
  await run('npm', ['install', '--prefer-offline', '--no-audit', '--no-fund', ...tarballs], {
    cwd: place,
    env: { ...process.env, PATH: path },
  });
  const { dependencies } = JSON.parse(readFileSync(join(place, 'package.json'), 'utf8'));
  const ran: string[] = [];
  for (const name of Object.keys(dependencies)) {
    const readme = readFileSync(join(place, 'node_modules', name, 'README.md'), 'utf8');
    const { files } = readmeFiles(readme);
    for (const [file, text] of files) writeFileSync(join(place, file), text);
    // The schemas are for other languages too, which have a test of their own.
    for (const file of [...files.keys()].filter((one) => /\.(?:sh|m?[jt]s)$/.test(one))) {
      const [program, ...more] = file.endsWith('.sh') ? ['sh', '-eu', file] : [node, file];
      await run(program, more, { cwd: place, env, timeout: LONGEST_MS });
      ran.push(file);
    }
  }
  const served = await compareServed(place, { ...env, DATABASE_URL: 'sqlite:mirror.sqlite' });
  return [...ran, verdictsIn(place), served];
}
