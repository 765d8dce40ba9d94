import type { Span } from './text/instant.ts';

/**
 * The shares held of one product, as a tree over time. What is held changes at points: by the share of a package at
 * the start of its hold, and by its negative at the end. The points hang below nodes of 64 slots; a node of level 0
 * covers 64 ms, and each level 64 times as much, up to more than all times that a request can name. A slot knows the
 * sum of the points below it and the highest sum on the way there. So the most that is held during any span, a day or
 * a century, follows from the nodes above its two ends, however many packages there are.
 */
export type HeldNodes = ReadonlyMap<string, HeldNode>;
/** The slots of a node that have points below them, in order. */
export type HeldNode = readonly HeldSlot[];
type HeldSlot = {
  readonly slot: number;
  /** Sum of the changes below the slot, in millionths of the inventory. */
  readonly total: number;
  /** Highest sum of the first changes below the slot, of one of them at least. */
  readonly peak: number;
};
/** By how much a point changes what is held from then on, by epoch milliseconds. */
export type HeldChanges = ReadonlyMap<number, number>;

const WIDTH = 64;
const LEVELS = 8;
const FIRST = 0;
const LAST = WIDTH ** LEVELS - 1;

/** Widths of a slot at each level, in milliseconds. */
const SLOT_MS = Array.from({ length: LEVELS }, (_, level) => WIDTH ** level);

const nodeKey = (level: number, index: number): string => `${level}.${index}`;
/** The time as the tree knows it. */
export const instantOf = (time: Date): number => Math.min(LAST, Math.max(FIRST, time.getTime()));

/** The points of some shares, added to `changes` with a factor: 1 for shares that are taken, -1 for released ones. */
export function addPoints(
  changes: Map<number, number>,
  { start, end, sharePpm }: Span & { readonly sharePpm: number },
  factor: 1 | -1,
): void {
  const from = instantOf(start);
  const until = instantOf(end);
  if (from >= until || sharePpm === 0) return;
  for (const [at, ppm] of [
    [from, sharePpm * factor],
    [until, -sharePpm * factor],
  ] as const) {
    const sum = (changes.get(at) ?? 0) + ppm;
    if (sum === 0) changes.delete(at);
    else changes.set(at, sum);
  }
}

/** Keys of the nodes above some instants. Only these change with them, and only these are needed to look between them. */
export function nodesAbove(instants: Iterable<number>): string[] {
  const keys = new Set<string>();
  for (const at of instants)
    for (let level = LEVELS - 1; level >= 0; level -= 1)
      keys.add(nodeKey(level, Math.floor(at / WIDTH ** (level + 1))));
  return [...keys];
}

/**
 * The nodes that some changes change; a node without slots is to be removed.
 *
 * @param nodes at least those above the changes, as far as they exist
 */
export function changedNodes(nodes: HeldNodes, changes: HeldChanges): Map<string, HeldNode> {
  const written = new Map<string, HeldNode>();
  let below = new Map<number, Sum | null>([...changes].map(([at, ppm]) => [at, { total: ppm, peak: ppm }]));
  for (let level = 0; level < LEVELS; level += 1) {
    const above = new Map<number, Sum | null>();
    for (const [index, slots] of Map.groupBy(below, ([at]) => Math.floor(at / WIDTH))) {
      const key = nodeKey(level, index);
      const node = new Map((nodes.get(key) ?? []).map((one) => [one.slot, one]));
      for (const [at, sum] of slots) {
        const slot = at % WIDTH;
        // A point is changed by the sum; a slot of a higher level gets the sum of its node, which is already changed.
        const total = sum === null ? 0 : sum.total + (level === 0 ? (node.get(slot)?.total ?? 0) : 0);
        if (sum === null || (level === 0 && total === 0)) node.delete(slot);
        else node.set(slot, { slot, total, peak: level === 0 ? total : sum.peak });
      }
      const changed = [...node.values()].sort((one, other) => one.slot - other.slot);
      written.set(key, changed);
      above.set(index, changed.length === 0 ? null : summed(changed));
    }
    below = above;
  }
  return written;
}

type Sum = Pick<HeldSlot, 'total' | 'peak'>;

function summed(node: HeldNode): Sum {
  let total = 0;
  let most = Number.NEGATIVE_INFINITY;
  for (const slot of node) {
    most = Math.max(most, total + slot.peak);
    total += slot.total;
  }
  return { total, peak: most };
}

/** The most that is held at any instant of a span. `nodes` has at least those above its ends. */
export function mostBetween(nodes: HeldNodes, span: Span): number {
  const start = instantOf(span.start);
  const end = instantOf(span.end);
  if (start >= end) return 0;
  let total = 0;
  let most = 0;
  const visit = (level: number, index: number): void => {
    for (const { slot, total: sum, peak } of nodes.get(nodeKey(level, index)) ?? []) {
      const width = SLOT_MS[level] ?? 1;
      const first = (index * WIDTH + slot) * width;
      const last = first + width - 1;
      if (first >= end) return;
      if (last <= start) total += sum;
      else if (first > start && last < end) {
        most = Math.max(most, total, total + peak);
        total += sum;
      } else visit(level - 1, index * WIDTH + slot);
    }
  };
  visit(LEVELS - 1, 0);
  return Math.max(most, total);
}
