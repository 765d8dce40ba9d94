import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { EXIT, UsageError } from './outcome.ts';

/**
 * Runs the program `mirror` with the streams of this one.
 *
 * @param own name of the package that this program is of
 * @throws {UsageError} when the package of the mirror is not installed
 */
export async function runMirror(own: string, args: readonly string[], stop: AbortSignal): Promise<number> {
  const child = spawn(process.execPath, [placeOf(own), ...args], { stdio: 'inherit' });
  // A terminal interrupts both of them; what else ends this program must end that one too.
  const end = () => child.kill('SIGTERM');
  stop.addEventListener('abort', end, { once: true });
  try {
    const [code] = await once(child, 'exit');
    return typeof code === 'number' ? code : EXIT.interrupted;
  } finally {
    stop.removeEventListener('abort', end);
  }
}

/** The program of the package beside this one; among the sources their file. */
function placeOf(own: string): string {
  if (import.meta.url.endsWith('.ts')) return fileURLToPath(new URL('../mirror/main.ts', import.meta.url));
  const name = own.replace(/cli$/, 'mirror');
  try {
    return join(dirname(createRequire(import.meta.url).resolve(`${name}/package.json`)), 'index.js');
  } catch (cause) {
    if (!(cause instanceof Error && 'code' in cause && cause.code === 'MODULE_NOT_FOUND')) throw cause;
    throw new UsageError(
      `The package ${name} is not installed; install it beside this one: npm install --global ${name}`,
    );
  }
}
