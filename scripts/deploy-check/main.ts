import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Command } from 'commander';
import { checkImage } from './image.ts';
import { isInstalled, toolChecks } from './tools.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);
let passed = 0;
let failed = 0;

/** Runs one check, and says how it went. */
async function report(name: string, check: () => Promise<unknown>): Promise<void> {
  const begun = performance.now();
  try {
    await check();
    passed += 1;
    say(`✔ ${name} (${((performance.now() - begun) / 1000).toFixed(1)} s)`);
  } catch (cause) {
    failed += 1;
    say(`✖ ${name}: ${cause instanceof Error ? cause.message : String(cause)}`);
  }
}

const program = new Command('deploy-check')
  .description(
    'Checks the files below deploy/ with the programs that read them, and the image without a registry.',
  )
  .option('--without-image', 'leave out the build of the image, which takes most of the time')
  .parse();

const work = mkdtempSync(join(tmpdir(), 'registry-deploy-'));
try {
  const image = program.opts().withoutImage
    ? []
    : [
        report('image (commands of the Dockerfile in empty folders)', () =>
          checkImage(process.execPath, work),
        ),
      ];
  const checks = toolChecks.map(async ({ name, tool, check }) => {
    if (await isInstalled(tool)) await report(name, () => check(work));
    else say(`– passed over: ${name}; ${tool} is not installed`);
  });
  await Promise.all([...image, ...checks]);
} finally {
  rmSync(work, { recursive: true, force: true });
}
say(`${passed} passed, ${failed} failed`);
if (failed > 0) process.exitCode = 1;
