import { appendFileSync, existsSync, readFileSync } from 'node:fs';

/** Environment variable with the path of the file in which workers note what each test file took. */
export const TIMES = 'TEST_TIMES';

type Spent = { readonly file: string; readonly wallMs: number; readonly cpuMs: number };

/** Processor time of this process and of those that it started and that have ended. */
function cpuMs(): number {
  const { user, system } = process.cpuUsage();
  const stat = existsSync('/proc/self/stat') ? readFileSync('/proc/self/stat', 'latin1') : '';
  // In ticks, of which a second has a hundred.
  const [children = 0, inKernel = 0] = stat.slice(stat.lastIndexOf(')')).split(' ').slice(14, 16).map(Number);
  return (user + system) / 1000 + 10 * (children + inKernel);
}

/** Counts what test files take, whether a process runs one of them or all. */
export class FileTimes {
  readonly #spent = new Map<string, { wallMs: number; cpuMs: number }>();
  #since = { wallMs: performance.now(), cpuMs: 0 };

  /** A file begins, where each has a run of its own: until then the process may have waited for it. */
  begin(): void {
    this.#since.wallMs = performance.now();
  }

  /** What was spent since the last note was this file's. */
  note(file: string): void {
    const now = { wallMs: performance.now(), cpuMs: cpuMs() };
    const spent = this.#spent.get(file) ?? { wallMs: 0, cpuMs: 0 };
    spent.wallMs += now.wallMs - this.#since.wallMs;
    spent.cpuMs += now.cpuMs - this.#since.cpuMs;
    this.#spent.set(file, spent);
    this.#since = now;
  }

  /** Writes what was counted to a file that all workers write to. */
  flush(path: string): void {
    const lines = [...this.#spent].map(([file, spent]) => `${JSON.stringify({ file, ...spent })}\n`);
    appendFileSync(path, lines.join(''));
    this.#spent.clear();
  }
}

/** What workers wrote, in all for each file, the slowest first. */
export function readTimes(text: string): Spent[] {
  const all = new Map<string, Spent>();
  for (const line of text.split('\n').filter(Boolean)) {
    const one = JSON.parse(line) as Spent;
    const { wallMs = 0, cpuMs = 0 } = all.get(one.file) ?? {};
    all.set(one.file, { file: one.file, wallMs: one.wallMs + wallMs, cpuMs: one.cpuMs + cpuMs });
  }
  return [...all.values()].sort((a, b) => b.wallMs - a.wallMs);
}

export const slowest = (times: readonly Spent[], most: number): string =>
  times
    .slice(0, most)
    .map(({ file, wallMs, cpuMs }) => {
      const [wall, cpu] = [wallMs, cpuMs].map((ms) => (ms / 1000).toFixed(1).padStart(6));
      return `${wall} s ${cpu} s  ${file}`;
    })
    .join('\n');
