import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { ChildTask } from './store-child.ts';

const run = promisify(execFile);
const script = fileURLToPath(new URL('./store-child.ts', import.meta.url));

/** Does a task in a process of its own, and returns the JSON value that it printed. */
export async function inChild(url: string, task: ChildTask, count = 0): Promise<unknown> {
  const { stdout } = await run(process.execPath, [script, url, task, String(count)]);
  return JSON.parse(stdout);
}
