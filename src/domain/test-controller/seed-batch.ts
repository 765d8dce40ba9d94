/** Seeds of one batch follow each other within so many milliseconds. */
const GAP_MS = 5_000;

/** Where a seed stands: the batch that it belongs to, and its place there. */
export type SeedPlace = { readonly batch: number; readonly place: number };

/** The seed of an account that came last. */
export type LatestSeed = SeedPlace & {
  readonly seededAt: Date;
  /** False once another task was called. */
  readonly isOpen: boolean;
};

/** Where the next seed of an account stands. A later batch always has the higher number. */
export function nextSeedPlace(latest: LatestSeed | undefined, now: Date): SeedPlace {
  const time = now.getTime();
  if (latest === undefined) return { batch: time, place: 0 };
  const { batch, place, seededAt, isOpen } = latest;
  if (isOpen && Math.abs(time - seededAt.getTime()) <= GAP_MS) return { batch, place: place + 1 };
  return { batch: Math.max(time, batch + 1), place: 0 };
}
