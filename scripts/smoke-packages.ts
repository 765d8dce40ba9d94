import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
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
    HOME: process.env.HOME,
    REGISTRY_URL: url,
    AGENT_URL: `${url}/mcp`,
    AGENT_TOKEN: 'demo-smoke',
    API_KEY: apiKey,
    REGISTRY_TOKEN: apiKey,
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
  return [...ran, verdictsIn(place)];
}
