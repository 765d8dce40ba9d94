import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, existsSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { assert } from 'chai';
import { projectRoot } from '../../src/infra/project.ts';

/** Every program for people and scripts, with arguments that print. */
const PROGRAMS: readonly (readonly [file: string, ...args: string[]])[] = [
  ['cli/main.ts', 'completion', 'bash'],
  ['src/admin.ts', '--help'],
  ['src/admin.ts', 'check-config'],
  ['cli/main.ts', '--help'],
  ['mirror/main.ts', '--help'],
  ['mirror/main.ts', 'follow', '--help'],
  ['mirror/main.ts', '--version'],
];
const FULL = '/dev/full';

/** Runs a program whose standard output goes to a file, or to a reader that has gone. */
async function run([file, ...args]: readonly string[], out: number | 'pipe') {
  const loader = join(projectRoot, 'scripts/derived.mjs');
  const child = spawn(process.execPath, ['--import', loader, join(projectRoot, file ?? ''), ...args], {
    cwd: projectRoot,
    stdio: ['ignore', out, 'pipe'],
  });
  child.stdout?.destroy();
  const [said, [code]] = await Promise.all([child.stderr ? text(child.stderr) : '', once(child, 'exit')]);
  return { said, code };
}

describe('programs whose output cannot be written', () => {
  for (const program of PROGRAMS) {
    it(`end quietly when its reader has gone: ${program.join(' ')}`, async () => {
      const { said } = await run(program, 'pipe');
      assert.notMatch(said, /EPIPE|\n {4}at /);
    });

    if (existsSync(FULL))
      it(`end with an error and one line when there is no room: ${program.join(' ')}`, async () => {
        const full = openSync(FULL, 'w');
        const { said, code } = await run(program, full).finally(() => closeSync(full));
        assert.notEqual(code, 0);
        assert.notMatch(said, /\n {4}at /);
        assert.match(said, /cannot be written \(ENOSPC/);
      });
  }
});
