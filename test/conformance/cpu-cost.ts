/** Processor time of this thread in milliseconds: other processes of the machine do not count. */
function cpuMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

export type Cost = {
  /** Processor time of the work in all. */
  readonly total: number;
  /** The longest that the work kept the event loop from turning. */
  readonly longest: number;
};

/** A turn that takes less is the measuring itself. */
const NOTHING_MS = 0.1;

export async function measured<T>(work: () => Promise<T>): Promise<Cost & { readonly result: T }> {
  let total = 0;
  let longest = 0;
  let last = cpuMs();
  let isOver = false;
  const turned = () => {
    const now = cpuMs();
    const slice = now - last;
    last = now;
    longest = Math.max(longest, slice);
    if (slice > NOTHING_MS) total += slice;
    if (!isOver) setImmediate(turned);
  };
  turned();
  const result = await work();
  isOver = true;
  turned();
  return { result, total, longest };
}

const control = JSON.stringify(
  Array.from({ length: 20_000 }, (_, at) => ({ id: at, name: `n${at}`, tags: ['a', 'b'] })),
);
const MEGABYTES = control.length / 1_000_000;

/** What this process takes to parse and write a megabyte of JSON, at its best of several times. */
export function controlMs(): number {
  const times = Array.from({ length: 8 }, () => {
    const before = cpuMs();
    JSON.stringify(JSON.parse(control));
    JSON.stringify(JSON.parse(control));
    return cpuMs() - before;
  });
  return Math.max(Math.min(...times), 1) / 2 / MEGABYTES;
}
