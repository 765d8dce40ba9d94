import { execFileSync } from 'node:child_process';
import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ToolReport } from './report.ts';

/** The interpreter that has jsonschema: the first on the path may be another than the one that Debian installs it for. */
function interpreter(): string | null {
  const candidates = ['python3', '/usr/bin/python3'];
  return (
    candidates.find((python) => {
      try {
        execFileSync(python, ['-c', 'import jsonschema'], { stdio: 'ignore' });
        return true;
      } catch {
        return false;
      }
    }) ?? null
  );
}

/** Runs the Python walk of the package's README, then every vector through its validator. */
export function checkWithPython(folder: string, packageFolder: string, expected: string): ToolReport {
  const tool = 'Python jsonschema';
  const python = interpreter();
  if (python === null)
    return { tool, passed: 0, failures: ['no python3 with jsonschema: apt-get install python3-jsonschema'] };
  const run = (script: string) =>
    execFileSync(python, [script, packageFolder], { cwd: folder, encoding: 'utf8', maxBuffer: 1e7 });
  const walked = run('validate.py').replace(/^valid True$/m, 'valid true');
  const walk = walked === expected ? [] : [`the walk of the README printed:\n${walked}`];
  copyFileSync(join(import.meta.dirname, 'vectors.py'), join(folder, 'vectors.py'));
  const lines = run('vectors.py').split('\n');
  const failures = lines
    .filter((line) => line.startsWith('FAILED '))
    .map((line) => line.slice('FAILED '.length));
  const passed = lines.filter((line) => line.startsWith('PASSED ')).length;
  const none = passed + failures.length === 0 ? ['no vector was validated'] : [];
  return { tool, passed: passed + (walk.length === 0 ? 1 : 0), failures: [...walk, ...none, ...failures] };
}
