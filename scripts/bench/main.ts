import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Command, Option } from 'commander';
import { agentSearch } from './agent-search.ts';
import { agentTasks } from './agent-tasks.ts';
import { bigCrawl } from './big-crawl.ts';
import { brandReads } from './brand-reads.ts';
import { codegenTime } from './codegen-time.ts';
import { feedPage } from './feed-page.ts';
import { feedStream } from './feed-stream.ts';
import { lookups } from './lookups.ts';
import { overview } from './overview.ts';
import { publishedSchemas } from './published-schemas.ts';
import type { Scenario } from './scenario.ts';
import { startUp } from './start-up.ts';
import { type Row, table } from './table.ts';
import { webhooks } from './webhooks.ts';
import { worstBody } from './worst-body.ts';

const scenarios: readonly Scenario[] = [
  startUp,
  brandReads,
  lookups,
  overview,
  publishedSchemas,
  agentSearch,
  agentTasks,
  feedPage,
  feedStream,
  bigCrawl,
  webhooks,
  worstBody,
  codegenTime,
];

type Options = { scale: 'small' | 'full'; only?: string; databaseUrl?: string };

async function main({ scale, only, databaseUrl }: Options): Promise<void> {
  execFileSync(process.execPath, ['scripts/build.mjs'], { stdio: 'inherit' });
  const rows: Row[] = [];
  const failed: unknown[] = [];
  for (const { name, run } of scenarios) {
    if (only !== undefined && !name.includes(only)) continue;
    process.stderr.write(`${name} …\n`);
    const folder = mkdtempSync(join(tmpdir(), 'registry-bench-'));
    try {
      rows.push(
        ...(await run({
          scale,
          folder,
          databaseUrl: databaseUrl ?? `sqlite:${join(folder, 'bench.sqlite')}`,
        })),
      );
    } catch (cause) {
      // The other scenarios take minutes, so their results are kept.
      failed.push(cause);
      rows.push({ what: `${name} failed`, value: '' });
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }
  process.stdout.write(`${table(rows)}\n`);
  if (failed.length > 0) throw new AggregateError(failed, 'some scenarios failed');
}

const program = new Command('bench')
  .description(
    'Measures the service on this machine. The numbers mean something as ratios within one run only.',
  )
  .addOption(new Option('--scale <scale>', 'how much data').choices(['small', 'full']).default('small'))
  .option('--only <text>', 'only scenarios whose name holds this')
  .option('--database-url <url>', 'an empty database to use instead of a fresh SQLite file');
await main(program.parse().opts<Options>());
