import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { styleText } from 'node:util';
import { Command, Option } from 'commander';
import { type Growth, growthOf } from './growth.ts';
import { type LargeWorlds, largeWorlds } from './large-worlds.ts';
import { slownessOfMachine } from './machine.ts';
import { measureTime, minutesTable, rowOfRun, type Taken, without } from './minutes.ts';
import {
  type Compared,
  type Costs,
  compareTwice,
  comparisonTable,
  type MeasuredCosts,
  unmeasuredOf,
} from './ratchet.ts';
import { costsOf, readCosts, saveRun } from './saved-costs.ts';
import type { Scale, Scenario } from './scenario.ts';
import { scenarios } from './scenarios.ts';
import { type Row, seconds, table } from './table.ts';
import { DESCRIBED_TURNS } from './turns.ts';

type Options = {
  scale: Scale;
  only?: string;
  databaseUrl?: string;
  save?: true;
  compare?: true;
  turns?: string;
};

/** What all scenarios of a run share. */
type Run = { readonly options: Options; readonly large: LargeWorlds | null; readonly taken: Taken[] };

async function main(options: Options): Promise<void> {
  const { scale, databaseUrl } = options;
  const large = scale === 'full' && databaseUrl === undefined ? largeWorlds() : null;
  const taken: Taken[] = [];
  try {
    await measureAll({ options, large, taken });
  } finally {
    await large?.remove();
    process.stdout.write(`\n${minutesTable(taken)}\n`);
  }
}

async function measureAll(run: Run): Promise<void> {
  const { large, taken } = run;
  const { scale, only, save, compare } = run.options;
  const saved = compare === true ? readCosts(scale) : null;
  await timed(taken, 'building the service', async () =>
    execFileSync(process.execPath, ['scripts/build.mjs'], { stdio: 'inherit' }),
  );
  const slowness = await timed(taken, 'measuring the machine', () => inFolder(slownessOfMachine));
  const asked = scenarios.filter(({ name, whenNamedOnly }) =>
    only === undefined ? whenNamedOnly !== true : name.includes(only),
  );
  const { rows, costs, least, growth, failed } = await measure(asked, run);
  const compared = saved === null ? null : await compareWith(saved, { costs, least }, { run, failed });
  if (large !== null) await timed(taken, 'removing the large world', () => large.remove());
  // Rows that are measured twice are no part of what a run may take.
  if (scale === 'full' && only === undefined && saved === null) rows.push(rowOfRun(taken));
  rows.unshift({
    what: 'time that this machine takes, of that of docs/performance.md',
    value: slowness.toFixed(1),
  });
  process.stdout.write(`${table(rows, { red, slowness })}\n`);
  if (saved !== null && compared !== null) {
    const unmeasured = unmeasuredOf(
      saved,
      { costs, least },
      asked.map(({ name }) => name),
    );
    process.stdout.write(`\n${comparisonTable(compared, unmeasured, red)}\n`);
    if (unmeasured.length > 0 || compared.some(({ isWorse }) => isWorse)) process.exitCode = 1;
  }
  if (save === true) saveRun(scale, { costs, growth, known: scenarios.map(({ name }) => name) });
  if (failed.length > 0) throw new AggregateError(failed, 'some scenarios failed');
}

/** A file or a pipe gets no colours. */
const red = (line: string): string => styleText('red', line, { stream: process.stdout });

/** Does something with a new folder, which is removed afterwards. */
async function inFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'registry-bench-'));
  return work(folder).finally(() => rmSync(folder, { recursive: true, force: true }));
}

async function timed<T>(taken: Taken[], name: string, work: () => Promise<T>): Promise<T> {
  const ended = measureTime(name);
  const result = await work();
  taken.push(ended());
  return result;
}

async function measure(asked: readonly Scenario[], { options, large, taken }: Run) {
  const { scale, databaseUrl } = options;
  const rows: Row[] = [];
  const costs: Record<string, Readonly<Record<string, number>>> = {};
  const least: Record<string, Readonly<Record<string, number>>> = {};
  const growth: Record<string, Growth> = {};
  const failed: unknown[] = [];
  for (const { name, run } of asked) {
    const ended = measureTime(name);
    const filledBefore = large?.filled().length ?? 0;
    process.stderr.write(`${name} … `);
    try {
      const found = await inFolder((folder) => {
        const url = databaseUrl ?? `sqlite:${join(folder, 'bench.sqlite')}`;
        return run({ scale, folder, databaseUrl: url, large });
      });
      rows.push(...found);
      const measured = costsOf(found);
      if (Object.keys(measured.costs).length > 0) {
        costs[name] = measured.costs;
        least[name] = measured.least;
      }
      const grown = growthOf(found);
      if (Object.keys(grown).length > 0) growth[name] = grown;
    } catch (cause) {
      // The other scenarios take minutes, so their results are kept.
      failed.push(cause);
      rows.push({ what: `${name} failed`, value: '' });
      process.stderr.write(`failed: ${cause instanceof Error ? cause.message : cause}, after `);
    } finally {
      const took = ended();
      const filled = (large?.filled() ?? []).slice(filledBefore);
      taken.push(...filled, without(took, filled));
      process.stderr.write(`${seconds(took.ms)}\n`);
    }
  }
  return { rows, costs, least, growth, failed };
}

/** `failed` gets what fails when scenarios with worse rows are measured once more. */
const compareWith = (
  saved: Costs,
  now: MeasuredCosts,
  { run, failed }: { readonly run: Run; readonly failed: unknown[] },
): Promise<Compared[]> =>
  compareTwice(saved, now, async (worse) => {
    const again = await measure(
      scenarios.filter(({ name }) => worse.has(name)),
      run,
    );
    failed.push(...again.failed);
    return again;
  });

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
    'name the rows that cost more than in docs/bench.json by more than a tenth and in most rounds, and exit with 1',
  )
  .option('--turns <count>', 'describe this many of the longest turns of the event loop by what ran in them');
const options = program.parse().opts<Options>();
// The services that are measured read it.
if (options.turns !== undefined) process.env[DESCRIBED_TURNS] = options.turns;
await main(options);
