import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { assert } from 'chai';
import { projectRoot } from '../../src/infra/project.ts';

const run = promisify(execFile);

/** Says where it keeps what it compiled, and ends the process that started it. */
const WORKER = `
  import { getCompileCacheDir } from 'node:module';
  process.stdout.write('worker ' + getCompileCacheDir() + '\\n', () => process.kill(process.ppid, 'SIGTERM'));`;

const SUPERVISOR = `
  import { enableCompileCache, getCompileCacheDir } from 'node:module';
  import { superviseWorkers } from '${join(projectRoot, 'src/infra/workers.ts')}';
  enableCompileCache(process.argv[2]);
  console.log('supervisor ' + getCompileCacheDir());
  superviseWorkers({ count: 1, role: 'all', program: process.argv[3], stopsWithinMs: 60_000 });`;

describe('superviseWorkers', () => {
  it('has workers read the compiled code of the process that starts them, from its own folder', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'registry-workers-'));
    try {
      const supervisor = join(folder, 'supervisor.mjs');
      const worker = join(folder, 'worker.mjs');
      writeFileSync(supervisor, SUPERVISOR);
      writeFileSync(worker, WORKER);
      const env = { PATH: process.env.PATH };
      const args = [supervisor, join(folder, 'compiled'), worker];
      const { stdout } = await run(process.execPath, args, { env }).catch(
        (cause: { stdout: string }) => cause,
      );
      const said = Object.fromEntries(
        stdout
          .trim()
          .split('\n')
          .map((line) => line.split(' ')),
      );
      assert.include(said.supervisor, join(folder, 'compiled'));
      assert.equal(said.worker, said.supervisor);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
});
