import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { pause } from '../client/waiting.ts';

export type Beside = {
  /** The program and what it is called with. */
  readonly command: readonly [string, ...string[]];
  readonly signal: AbortSignal;
  readonly say: (line: string) => void;
};

const AGAIN_AFTER_MS = 5_000;

/**
 * Follows the registry in a process of its own, which ends with this one. What waiting may mend is tried again; where the
 * registry contradicts its log, the copy stays as it is.
 */
export async function followBeside({ command: [program, ...args], signal, say }: Beside): Promise<void> {
  while (!signal.aborted) {
    // By the channel the other process notices that this one is gone, however it ended.
    const child = spawn(program, args, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
    const end = () => child.kill('SIGTERM');
    signal.addEventListener('abort', end);
    const [code] = await once(child, 'exit');
    signal.removeEventListener('abort', end);
    if (signal.aborted) return;
    if (code === 1) return say('the registry contradicts its log: the copy stays as it is, and grows old');
    say(`follow ended with ${code}, and is started again in ${AGAIN_AFTER_MS / 1_000} seconds`);
    await pause(AGAIN_AFTER_MS, signal).catch(() => {});
  }
}
