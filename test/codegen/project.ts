import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCodegen } from '../../codegen/program.ts';
import { FIXTURE } from './fixture.ts';

const ROOT = new URL('../..', import.meta.url).pathname;

interface Run {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** A scratch project with the fixture's contract, in which the generator's command runs. */
export interface Project {
  readonly folder: string;
  readonly codegen: (...args: string[]) => Promise<Run>;
  /** The same in a process of its own. */
  readonly process: (...args: string[]) => Promise<Run>;
  readonly remove: () => void;
}

export function createProject(): Project {
  const folder = mkdtempSync(join(tmpdir(), 'codegen-project-'));
  cpSync(FIXTURE, folder, { recursive: true });
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'), 'dir');
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  const codegen = async (...args: string[]): Promise<Run> => {
    let stdout = '';
    let stderr = '';
    const code = await runCodegen(
      folder,
      args,
      (text) => {
        stderr += text;
      },
      (text) => {
        stdout += text;
      },
    );
    return { code, stdout, stderr };
  };
  const run = (...args: string[]) =>
    new Promise<Run>((resolve) => {
      const command = [join(ROOT, 'codegen/main.ts'), ...args];
      const child = execFile(process.execPath, command, { cwd: folder }, (_, stdout, stderr) =>
        resolve({ code: child.exitCode ?? -1, stdout, stderr }),
      );
    });
  return { folder, codegen, process: run, remove: () => rmSync(folder, { recursive: true }) };
}
