import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Command, Option } from 'commander';
import { adServer } from './ad-server.ts';
import { agentSearch } from './agent-search.ts';
import { agentTasks } from './agent-tasks.ts';
import { agentWrites } from './agent-writes.ts';
import { bigCrawl } from './big-crawl.ts';
import { bothEngines } from './both-engines.ts';
import { brandReads } from './brand-reads.ts';
import { codegenTime } from './codegen-time.ts';
import { dump } from './dump.ts';
import { entryPages } from './entry-pages.ts';
import { feedPage } from './feed-page.ts';
import { feedStream } from './feed-stream.ts';
import { livePackages } from './live-packages.ts';
import { lookups } from './lookups.ts';
import { manyCrawls } from './many-crawls.ts';
import { memory } from './memory.ts';
import { mirror } from './mirror.ts';
import { overview } from './overview.ts';
import { publishedSchemas } from './published-schemas.ts';
import { type Costs, compareCosts, comparisonTable, lowerCosts } from './ratchet.ts';
import { costsOf, readCosts, saveCosts } from './saved-costs.ts';
import type { Scenario } from './scenario.ts';
import { startUp } from './start-up.ts';
import { type Row, seconds, table } from './table.ts';
import { webhooks } from './webhooks.ts';
import { workers } from './workers.ts';
import { worstBody } from './worst-body.ts';

const scenarios: readonly Scenario[] = [
  startUp,
  memory,
  brandReads,
  workers,
  lookups,
  overview,
  entryPages,
  publishedSchemas,
  agentSearch,
  bothEngines,
  agentTasks,
  livePackages,
  agentWrites,
  adServer,
  feedPage,
  feedStream,
  bigCrawl,
  manyCrawls,
  dump,
  mirror,
  webhooks,
  worstBody,
  codegenTime,
];

type Options = {
  scale: 'small' | 'full';
  only?: string;
  databaseUrl?: string;
  save?: true;
  compare?: true;
};

async function main(options: Options): Promise<void> {
  const { scale, only, save, compare } = options;
  const saved = compare === true ? readCosts(scale) : null;
  execFileSync(process.execPath, ['scripts/build.mjs'], { stdio: 'inherit' });
  const asked = scenarios.filter(({ name }) => only === undefined || name.includes(only));
  const { rows, costs, failed } = await measure(asked, options);
  process.stdout.write(`${table(rows)}\n`);
  if (saved !== null) await compareWith(saved, costs, options);
  if (save === true) saveCosts(scale, costs);
  if (failed.length > 0) throw new AggregateError(failed, 'some scenarios failed');
}

async function measure(asked: readonly Scenario[], { scale, databaseUrl }: Options) {
  const rows: Row[] = [];
  const costs: Record<string, Record<string, number>> = {};
  const failed: unknown[] = [];
  for (const { name, run } of asked) {
    const started = performance.now();
    process.stderr.write(`${name} … `);
    const folder = mkdtempSync(join(tmpdir(), 'registry-bench-'));
    try {
      const url = databaseUrl ?? `sqlite:${join(folder, 'bench.sqlite')}`;
      const found = await run({ scale, folder, databaseUrl: url });
      rows.push(...found);
      const measured = costsOf(found);
      if (Object.keys(measured).length > 0) costs[name] = measured;
    } catch (cause) {
      // The other scenarios take minutes, so their results are kept.
      failed.push(cause);
      rows.push({ what: `${name} failed`, value: '' });
    } finally {
      rmSync(folder, { recursive: true, force: true });
      process.stderr.write(`${seconds(performance.now() - started)}\n`);
    }
  }
  return { rows, costs, failed };
}

/** Other work on the machine can make a row look worse once, so scenarios with worse rows are measured once more. */
async function compareWith(saved: Costs, now: Costs, options: Options): Promise<void> {
  const worse = new Set(
    compareCosts(saved, now)
      .filter(({ isWorse }) => isWorse)
      .map(({ scenario }) => scenario),
  );
  const again = await measure(
    scenarios.filter(({ name }) => worse.has(name)),
    options,
  );
  const compared = compareCosts(saved, lowerCosts(now, again.costs));
  process.stdout.write(`\n${comparisonTable(compared)}\n`);
  if (compared.some(({ isWorse }) => isWorse)) process.exitCode = 1;
}

const program = new Command('bench')
  .description(
    'Measures the service on this machine. The numbers mean something as ratios within one run only.',
  )
  .addOption(new Option('--scale <scale>', 'how much data').choices(['small', 'full']).default('small'))
  .option('--only <text>', 'only scenarios whose name holds this')
  .option('--database-url <url>', 'an empty database to use instead of a fresh SQLite file')
  .addOption(
    new Option(
      '--save',
      'write the costs against peers to docs/bench.json; with --only, only theirs',
    ).conflicts('compare'),
  )
  .option(
    '--compare',
    'name the rows that cost more than in docs/bench.json by more than a tenth, and exit with 1',
  );
await main(program.parse().opts<Options>());
