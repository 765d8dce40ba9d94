import { execFileSync } from 'node:child_process';
import type { Scenario } from './scenario.ts';
import { seconds } from './table.ts';

/** Generates all files and compares them with the existing ones. */
export const codegenTime: Scenario = {
  name: 'codegen',
  async run() {
    const started = performance.now();
    execFileSync(process.execPath, ['codegen/main.ts', '--check'], {
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    return [{ what: 'codegen --check', value: seconds(performance.now() - started), reach: '< 30 s' }];
  },
};
