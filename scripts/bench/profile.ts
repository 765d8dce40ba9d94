// `npm run bench:profile` reads known brands from the service and from its Fastify peer, by turns, then takes a profile of
// each under the same load. It prints what each part of a request's way costs on both sides, and their functions.

import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { projectRoot } from '../../src/infra/project.ts';
import { freePort } from '../free-port.ts';
import { pathsAmong, startBrandPeer, withBrands } from './brand-reads.ts';
import { profileOf } from './inspected.ts';
import { AREAS, type Area, type CallFrame, type Shares, sharesOf } from './profile-areas.ts';
import { lowestOf, type Side, sideBySide, sideOf } from './side-by-side.ts';
import { startLoadProcess } from './throughput.ts';

const BRANDS = 1_000;
const ROUND_MS = 2_000;
const WARM_UP_MS = 8_000;
const PROFILED_MS = 8_000;
const CONNECTIONS = 16;
const SHOWN = 20;

type Profiled = { readonly us: number; readonly shares: Shares };

async function main(): Promise<void> {
  execFileSync(process.execPath, ['scripts/build.mjs'], { stdio: 'inherit' });
  const folder = mkdtempSync(join(tmpdir(), 'registry-bench-'));
  const file = join(folder, 'bench.sqlite');
  const ports = { service: await freePort(), peer: await freePort() };
  try {
    await withBrands(
      { scale: 'small', folder, databaseUrl: `sqlite:${file}`, large: null },
      BRANDS,
      async (service) => {
        const paths = pathsAmong(BRANDS);
        const peer = await startBrandPeer(service, file, paths, [`--inspect=127.0.0.1:${ports.peer}`]);
        const sides = { service: sideOf(service, paths), peer };
        const costs = await sideBySide(sides, ROUND_MS, CONNECTIONS, WARM_UP_MS);
        const profiled = async (name: keyof typeof sides): Promise<Profiled> => ({
          us: 1_000 * lowestOf(costs[name]),
          shares: await sharesUnderLoad(sides[name], ports[name]),
        });
        const ours = await profiled('service');
        const theirs = await profiled('peer');
        peer.stop();
        process.stdout.write(`${areaTable(ours, theirs)}\n\n${functionTable('service', ours)}\n\n`);
        process.stdout.write(`${functionTable('Fastify', theirs)}\n`);
      },
      { NODE_OPTIONS: `--inspect=127.0.0.1:${ports.service}` },
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function sharesUnderLoad({ origin, asks }: Side, port: number): Promise<Shares> {
  const load = await startLoadProcess();
  try {
    const profile = await profileOf(port, async () => {
      await load.measure(origin, { asks, connections: CONNECTIONS, ms: PROFILED_MS, firstTurn: 0 });
    });
    return sharesOf(profile, sourceOf);
  } finally {
    load.stop();
  }
}

const maps = new Map<string, SourceMap>();

/** The file that a function was written in. The service runs as a bundle with a map of its sources. */
function sourceOf({ url, lineNumber, columnNumber }: CallFrame): string {
  if (!url.startsWith('file:')) return url;
  const file = fileURLToPath(url);
  if (!file.startsWith(join(projectRoot, 'dist'))) return relative(projectRoot, file);
  const map = maps.get(file) ?? new SourceMap(JSON.parse(readFileSync(`${file}.map`, 'utf8')));
  maps.set(file, map);
  const entry = map.findEntry(lineNumber, columnNumber);
  return 'originalSource' in entry
    ? entry.originalSource.replace(/^(?:\.\.\/)+/, '')
    : relative(projectRoot, file);
}

const cell = (us: number): string => us.toFixed(1);

const partOf = ({ us, shares }: Profiled, area: Area): number => us * (shares.areas.get(area) ?? 0);

function areaTable(ours: Profiled, theirs: Profiled): string {
  const rows = AREAS.map((area) => {
    const one = partOf(ours, area);
    const other = partOf(theirs, area);
    return `| ${area} | ${cell(one)} | ${cell(other)} | ${cell(one - other)} |`;
  });
  const all = `| all | ${cell(ours.us)} | ${cell(theirs.us)} | ${cell(ours.us - theirs.us)} |`;
  return ['| part | service, µs | Fastify, µs | more, µs |', '|---|--:|--:|--:|', ...rows, all].join('\n');
}

function functionTable(side: string, { us, shares }: Profiled): string {
  const rows = shares.functions
    .slice(0, SHOWN)
    .map(({ name, source, share }) => `| ${cell(us * share)} | \`${name}\` | ${source} |`);
  return [`| ${side}, µs | function | source |`, '|--:|---|---|', ...rows].join('\n');
}

await main();
