import { assert } from 'chai';

/** Kernels may tell the time of a thread by their clock's ticks only. */
const TICK_MS = 4;

const asMs = ({ user, system }: NodeJS.CpuUsage) => (user + system) / 1000;

/**
 * Starts to count processor time of this thread in milliseconds, which other processes of the machine do not add to.
 * Three clocks bound it: that of the thread is coarse, that of the process counts other threads too, and more time than
 * has passed no thread can take.
 */
export function stopwatch(): () => number {
  const began = performance.now();
  const ofProcess = process.cpuUsage();
  const ofThread = process.threadCpuUsage();
  return () =>
    Math.min(
      asMs(process.threadCpuUsage(ofThread)) + TICK_MS,
      asMs(process.cpuUsage(ofProcess)),
      performance.now() - began,
    );
}

export type Cost = {
  /** Processor time of the work in all. */
  readonly total: number;
  /** The longest that the work kept the event loop from turning. */
  readonly longest: number;
};

/**
 * How often the event loop is looked at. It rests in between: looking at each of its turns would keep it turning while the
 * work waits for other threads and processes, which have the same cores. Turns that are shorter count as one.
 */
const LOOK_MS = 1;

export async function measured<T>(work: () => T | Promise<T>): Promise<Cost & { readonly result: T }> {
  const all = stopwatch();
  let longest = 0;
  let spent = all;
  const turned = () => {
    longest = Math.max(longest, spent());
    spent = stopwatch();
  };
  const looks = setInterval(turned, LOOK_MS);
  try {
    const result = await work();
    turned();
    return { result, total: all(), longest };
  } finally {
    clearInterval(looks);
  }
}

const control = JSON.stringify(
  Array.from({ length: 20_000 }, (_, at) => ({ id: at, name: `n${at}`, tags: ['a', 'b'] })),
);
const MEGABYTES = control.length / 1_000_000;

/** What this process takes to parse and write a megabyte of JSON, at its best of several times. */
function controlMs(): number {
  const times = Array.from({ length: 5 }, () => {
    const spent = stopwatch();
    JSON.stringify(JSON.parse(control));
    return spent();
  });
  return Math.max(Math.min(...times), 0.1) / MEGABYTES;
}

/** The longest turn of the event loop that anything may take, in controls: about 50 ms of an idle machine. */
export const LONGEST_TURN = 10;

type Figures = Partial<Cost> & {
  /** How much more twice as much, or so, costs. */
  readonly growth?: number;
  readonly memory?: number;
  /** Milliseconds that passed. */
  readonly waited?: number;
};

const TRIES = 5;
let usual: number | undefined;

/**
 * Holds figures against their limits. Figures that are too high are measured again, beside a control of the same
 * moment, as other programs take caches and time of the cores; what is too high at every try is the work's own cost.
 * An attempt that throws is not repeated.
 *
 * @param most - limits, by what a control takes
 * @param attempt - does the work anew
 */
export async function assertWithin(
  most: (control: number) => Figures,
  attempt: () => Promise<Figures>,
  what = 'the work',
): Promise<void> {
  usual ??= controlMs();
  let control = usual;
  for (let left = TRIES; ; left -= 1) {
    const found: Figures = await attempt();
    const over = Object.entries(most(control)).flatMap(([name, limit]) => {
      const figure = found[name as keyof Figures] ?? Number.NaN;
      return figure <= limit ? [] : [`${name} ${Math.round(figure)} of ${Math.round(limit)}`];
    });
    if (over.length === 0) return;
    if (left === 1)
      assert.fail(`${what}: ${over.join(', ')} at the last of ${TRIES} tries (a control is ${control} ms)`);
    control = controlMs();
  }
}
