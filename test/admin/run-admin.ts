import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { runProgram } from '../../src/admin/program.ts';
import { checkCatalog } from '../../src/agent-part.ts';
import type { Config } from '../../src/config.ts';
import { childEnv } from '../support/child-env.ts';

const script = fileURLToPath(new URL('../../src/admin.ts', import.meta.url));

/** A developer's own demo must not change what a test sees. */
const NO_DEMO = '/nonexistent';

export type Ended = { code: number; stdout: string; stderr: string };

/** Runs an operator command on the given database as the program does, without a process of its own. */
export const runAdmin = (env: Record<string, string>, ...args: string[]): Promise<Ended> =>
  runAdminWith('', env, args);

/** The same with something piped in. */
export async function runAdminWith(
  input: string,
  env: Record<string, string>,
  args: readonly string[],
  demoFolder = NO_DEMO,
): Promise<Ended> {
  const written = { stdout: '', stderr: '' };
  const io = {
    env,
    print(text: string) {
      written.stdout += text;
    },
    complain(text: string) {
      written.stderr += text;
    },
    read: async () => input,
    demoFolder,
    checkCatalog: async (config: Config) => checkCatalog(config),
  };
  return { code: await runProgram(io, args), ...written };
}

/** The same in a process of its own, which takes a second to start. */
export function runAdminProcess(env: Record<string, string>, ...args: string[]): Promise<Ended> {
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [script, ...args],
      { env: { ...childEnv(), ...env } },
      (error, stdout, stderr) => {
        const code = error === null ? 0 : typeof error.code === 'number' ? error.code : -1;
        resolve({ code, stdout, stderr });
      },
    );
  });
}
