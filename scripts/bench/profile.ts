// `npm run bench:profile` reads known brands from the service and from its Fastify peer, by turns, then takes a profile of
// each under the same load with perf of Linux. It prints what each part of a request's way costs on both sides, and their
// functions. The sampler of the engine itself waits for system calls, so it says that these take half of the time.

import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { projectRoot } from '../../src/infra/project.ts';
import { pathsAmong, startBrandPeer, withBrands } from './brand-reads.ts';
import { AREAS, type Area, type Shares, sharesOf, stacksOf } from './profile-areas.ts';
import { lowestOf, type Side, sideBySide, sideOf } from './side-by-side.ts';
import { startLoadProcess } from './throughput.ts';

const BRANDS = 1_000;
const ROUND_MS = 2_000;
const WARM_UP_MS = 8_000;
const PROFILED_S = 7;
const CONNECTIONS = 16;
const SHOWN = 20;
/** Lets perf name the functions that the engine compiled. It does not change what they cost. */
const NAMED = '--perf-basic-prof';
const MOST_BYTES = 512 * 1024 * 1024;

type Profiled = { readonly us: number; readonly shares: Shares };

async function main(): Promise<void> {
  execFileSync(process.execPath, ['scripts/build.mjs'], { stdio: 'inherit' });
  const folder = mkdtempSync(join(tmpdir(), 'registry-bench-'));
  const file = join(folder, 'bench.sqlite');
  try {
    await withBrands(
      { scale: 'small', folder, databaseUrl: `sqlite:${file}`, large: null },
      BRANDS,
      async (service) => {
        const paths = pathsAmong(BRANDS);
        const peer = await startBrandPeer(service, file, paths, [NAMED]);
        const ours = sideOf(service, paths);
        const costs = await sideBySide({ ours, peer }, ROUND_MS, CONNECTIONS, WARM_UP_MS);
        const us = { ours: 1_000 * lowestOf(costs.ours), peer: 1_000 * lowestOf(costs.peer) };
        const one = { us: us.ours, shares: await sharesUnderLoad(ours, service.pid, folder) };
        const other = { us: us.peer, shares: await sharesUnderLoad(peer, peer.pid, folder) };
        peer.stop();
        process.stdout.write(`${areaTable(one, other)}\n\n${functionTable('service', one)}\n\n`);
        process.stdout.write(`${functionTable('Fastify', other)}\n`);
      },
      { NODE_OPTIONS: NAMED },
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function sharesUnderLoad({ origin, asks }: Side, pid: number, folder: string): Promise<Shares> {
  const load = await startLoadProcess();
  const file = join(folder, `${pid}.perf`);
  try {
    const record = ['record', '-q', '-F', '4999', '-e', 'cpu-clock', '-g', '-o', file, '-p', String(pid)];
    const perf = spawn('perf', [...record, '--', 'sleep', String(PROFILED_S)], { stdio: 'inherit' });
    const ended = once(perf, 'exit');
    const ms = 1_000 * (PROFILED_S + 1);
    await load.measure(origin, { asks, connections: CONNECTIONS, ms, firstTurn: 0 });
    await ended;
    const script = ['script', '-i', file, '-F', 'ip,sym,dso'];
    const text = execFileSync('perf', script, {
      encoding: 'utf8',
      maxBuffer: MOST_BYTES,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return sharesOf(stacksOf(text, sourceOf));
  } finally {
    load.stop();
    rmSync(`/tmp/perf-${pid}.map`, { force: true });
  }
}

const maps = new Map<string, SourceMap>();
const PLACE = /(\S+):(\d+):(\d+)$/;

/** The file that a function was written in. The service runs as a bundle with a map of its sources. */
function sourceOf(place: string): string {
  const [, url = place, line = '1', column = '1'] = PLACE.exec(place) ?? [];
  if (url.startsWith('node:')) return url;
  const file = url.startsWith('file:') ? fileURLToPath(url) : url;
  if (!file.startsWith(join(projectRoot, 'dist'))) return relative(projectRoot, file);
  const map = maps.get(file) ?? new SourceMap(JSON.parse(readFileSync(`${file}.map`, 'utf8')));
  maps.set(file, map);
  const entry = map.findEntry(Number(line) - 1, Number(column) - 1);
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
