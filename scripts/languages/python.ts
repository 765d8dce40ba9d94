import { execFile } from 'node:child_process';
import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { ToolReport } from './report.ts';

const run = promisify(execFile);

/** Finds a Python with jsonschema. The first one on the path may not be the one for which Debian installs it. */
async function interpreter(): Promise<string | null> {
  for (const python of ['python3', '/usr/bin/python3']) {
    const found = await run(python, ['-c', 'import jsonschema']).then(
      () => true,
      () => false,
    );
    if (found) return python;
  }
  return null;
}

/** Runs the Python program of the package's README, then validates every vector with it. */
export async function checkWithPython(
  folder: string,
  packageFolder: string,
  expected: string,
): Promise<ToolReport> {
  const tool = 'Python jsonschema';
  const python = await interpreter();
  if (python === null)
    return { tool, passed: 0, failures: ['no python3 with jsonschema: apt-get install python3-jsonschema'] };
  const output = async (script: string) =>
    (await run(python, [script, packageFolder], { cwd: folder, maxBuffer: 1e7 })).stdout;
  const walked = (await output('validate.py')).replace(/^valid True$/m, 'valid true');
  const walk = walked === expected ? [] : [`the walk of the README printed:\n${walked}`];
  copyFileSync(join(import.meta.dirname, 'vectors.py'), join(folder, 'vectors.py'));
  const lines = (await output('vectors.py')).split('\n');
  const failures = lines
    .filter((line) => line.startsWith('FAILED '))
    .map((line) => line.slice('FAILED '.length));
  const passed = lines.filter((line) => line.startsWith('PASSED ')).length;
  const none = passed + failures.length === 0 ? ['no vector was validated'] : [];
  return { tool, passed: passed + (walk.length === 0 ? 1 : 0), failures: [...walk, ...none, ...failures] };
}
