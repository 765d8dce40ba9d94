import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { Command } from 'commander';

const program = new Command('stress')
  .description('Runs the suite again and again beside a busy loop on each core: no test may depend on speed.')
  .option('--runs <count>', 'how often', '10')
  .argument('[mocha...]', 'passed to mocha, for example names of test files')
  .allowUnknownOption()
  .passThroughOptions()
  .parse();
/** Half as many again as usual, so that tests wait for each other as well as for the loops. */
const WORKERS = '6';
const runs = Number(program.opts<{ runs: string }>().runs);

// Threads, because they always end with this process.
const loops = Array.from({ length: availableParallelism() }, () => new Worker('for (;;);', { eval: true }));
const failed: number[] = [];
for (let run = 1; run <= runs; run += 1) {
  const from = performance.now();
  const isPassed = await runSuite();
  if (!isPassed) failed.push(run);
  const seconds = Math.round((performance.now() - from) / 1000);
  console.log(`stress: run ${run} of ${runs} ${isPassed ? 'passed' : 'failed'} after ${seconds} s`);
}
await Promise.all(loops.map((loop) => loop.terminate()));
console.log(failed.length === 0 ? 'stress: passed' : `stress: failed in run ${failed.join(', ')}`);
process.exitCode = failed.length === 0 ? 0 : 1;

async function runSuite(): Promise<boolean> {
  const mocha = join(import.meta.dirname, '../node_modules/mocha/bin/mocha.js');
  const suite = spawn(process.execPath, [mocha, '--reporter', 'dot', ...program.args], {
    stdio: 'inherit',
    env: { TEST_WORKERS: WORKERS, ...process.env },
  });
  const forward = (signal: NodeJS.Signals) => {
    suite.kill(signal);
    process.exit(1);
  };
  process.once('SIGINT', forward).once('SIGTERM', forward);
  const [code] = await once(suite, 'exit');
  process.off('SIGINT', forward).off('SIGTERM', forward);
  return code === 0;
}
