import { hash } from 'node:crypto';

/** Bytes of a hash in the tree: SHA-256. */
export const HASH_BYTES = 32;

const LEAF = Buffer.of(0);
const NODE = Buffer.of(1);

/** In one call of the engine: a hash that is updated piece by piece is an object, which takes half as long again. */
const sha256 = (...pieces: readonly Uint8Array[]): Buffer => hash('sha256', Buffer.concat(pieces), 'buffer');

/** The hash of an entry (RFC 6962 section 2.1). */
export const leafHash = (entry: Uint8Array): Buffer => sha256(LEAF, entry);

/** The hash above two others (RFC 6962 section 2.1). The first byte tells it from the hash of an entry. */
export const nodeHash = (left: Uint8Array, right: Uint8Array): Buffer => sha256(NODE, left, right);

/** The root of a tree without entries. */
export const EMPTY_ROOT: Buffer = sha256();

/**
 * Reads the hash above 2^level entries, of which the first has the number index * 2^level. Sizes are plain numbers: a
 * log has fewer than 2^53 entries, but more than bit operations can count.
 */
export type ReadSubtree = (level: number, index: number) => Uint8Array;

/** The root of the first `size` entries (RFC 6962 section 2.1). */
export const treeRoot = (size: number, read: ReadSubtree): Buffer =>
  size === 0 ? EMPTY_ROOT : Buffer.from(rangeRoot(0, size, read));

/** The root of `count` entries from `start`, where `start` is a multiple of the next power of two. */
function rangeRoot(start: number, count: number, read: ReadSubtree): Uint8Array {
  const left = largestPowerBelow(count);
  // Whole: a power of two is twice the largest one below it.
  if (left * 2 === count || count === 1) return read(Math.log2(count), start / count);
  return nodeHash(rangeRoot(start, left, read), rangeRoot(start + left, count - left, read));
}

/** The largest power of two below a number that is greater than 1; 1 for 1. */
function largestPowerBelow(count: number): number {
  let power = 1;
  while (power * 2 < count) power *= 2;
  return power;
}

/** The hashes that lead from an entry to the root, from its sibling up (RFC 6962 section 2.1.1). */
export function inclusionProof(index: number, size: number, read: ReadSubtree): Uint8Array[] {
  if (index < 0 || index >= size) throw new RangeError(`a tree of ${size} entries has no entry ${index}`);
  const proof: Uint8Array[] = [];
  let start = 0;
  for (let count = size; count > 1; ) {
    const left = largestPowerBelow(count);
    if (index - start < left) {
      proof.push(rangeRoot(start + left, count - left, read));
      count = left;
    } else {
      proof.push(rangeRoot(start, left, read));
      start += left;
      count -= left;
    }
  }
  return proof.reverse();
}

/**
 * The hashes that show that a tree of `size` begins with the tree of `oldSize` (RFC 6962 section 2.1.2).
 */
export function consistencyProof(oldSize: number, size: number, read: ReadSubtree): Uint8Array[] {
  if (oldSize > size) throw new RangeError(`a tree of ${size} entries cannot begin with ${oldSize}`);
  if (oldSize === 0) return [];
  const proof: Uint8Array[] = [];
  let start = 0;
  let old = oldSize;
  let count = size;
  let known = true;
  while (old !== count) {
    const left = largestPowerBelow(count);
    if (old <= left) {
      proof.push(rangeRoot(start + left, count - left, read));
      count = left;
    } else {
      proof.push(rangeRoot(start, left, read));
      start += left;
      old -= left;
      count -= left;
      known = false;
    }
  }
  if (!known) proof.push(rangeRoot(start, count, read));
  return proof.reverse();
}

const isHash = (hash: Uint8Array): boolean => hash.length === HASH_BYTES;
const isEqual = (one: Uint8Array, other: Uint8Array): boolean => Buffer.compare(one, other) === 0;
const half = (value: number): number => Math.floor(value / 2);
const isOdd = (value: number): boolean => value % 2 === 1;

export type Inclusion = {
  readonly index: number;
  readonly size: number;
  readonly leaf: Uint8Array;
  readonly proof: readonly Uint8Array[];
  readonly root: Uint8Array;
};

/**
 * Whether a proof leads from the entry to the root (RFC 9162 section 2.1.3.2). One too short or too long does not.
 *
 * @internal tests read the log as a reader does
 */
export function isIncluded({ index, size, leaf, proof, root }: Inclusion): boolean {
  if (!isPlace(index) || !isPlace(size) || index >= size) return false;
  if (![leaf, root, ...proof].every(isHash)) return false;
  let at = index;
  let last = size - 1;
  let hash = leaf;
  for (const other of proof) {
    if (last === 0) return false;
    if (isOdd(at) || at === last) {
      hash = nodeHash(other, hash);
      while (!isOdd(at) && at !== 0) {
        at = half(at);
        last = half(last);
      }
    } else hash = nodeHash(hash, other);
    at = half(at);
    last = half(last);
  }
  return last === 0 && isEqual(hash, root);
}

const isPlace = (value: number): boolean => Number.isSafeInteger(value) && value >= 0;

export type Consistency = {
  readonly oldSize: number;
  readonly oldRoot: Uint8Array;
  readonly size: number;
  readonly root: Uint8Array;
  readonly proof: readonly Uint8Array[];
};

/**
 * Whether a proof shows that a tree begins with an older one (RFC 9162 section 2.1.4.2). Every tree begins with the
 * empty one, which needs an empty proof.
 */
export function isConsistent({ oldSize, oldRoot, size, root, proof }: Consistency): boolean {
  if (!isPlace(oldSize) || !isPlace(size) || oldSize > size) return false;
  if (![oldRoot, root, ...proof].every(isHash)) return false;
  if (size === 0 && !isEqual(root, EMPTY_ROOT)) return false;
  if (oldSize === 0) return proof.length === 0 && isEqual(oldRoot, EMPTY_ROOT);
  if (oldSize === size) return proof.length === 0 && isEqual(oldRoot, root);
  const roots = rootsOfConsistency(
    oldSize,
    size,
    largestPowerBelow(oldSize * 2) === oldSize ? [oldRoot, ...proof] : proof,
  );
  return roots !== undefined && isEqual(roots.old, oldRoot) && isEqual(roots.new, root);
}

function rootsOfConsistency(
  oldSize: number,
  size: number,
  [first, ...rest]: readonly Uint8Array[],
): { old: Uint8Array; new: Uint8Array } | undefined {
  if (first === undefined || rest.length === 0) return undefined;
  let at = oldSize - 1;
  let last = size - 1;
  while (isOdd(at)) {
    at = half(at);
    last = half(last);
  }
  let oldHash = first;
  let newHash = first;
  for (const other of rest) {
    if (last === 0) return undefined;
    if (isOdd(at) || at === last) {
      oldHash = nodeHash(other, oldHash);
      newHash = nodeHash(other, newHash);
      while (!isOdd(at) && at !== 0) {
        at = half(at);
        last = half(last);
      }
    } else newHash = nodeHash(newHash, other);
    at = half(at);
    last = half(last);
  }
  return last === 0 ? { old: oldHash, new: newHash } : undefined;
}

/** What a writer needs to append: the hash of each whole subtree at the right edge, the largest first. */
export type Edge = readonly { readonly level: number; readonly hash: Uint8Array }[];

/**
 * The edge after one more entry.
 */
export function appended(edge: Edge, leaf: Uint8Array): Edge {
  let level = 0;
  let hash = leaf;
  let kept = edge.length;
  for (; kept > 0 && edge[kept - 1]?.level === level; kept -= 1, level += 1) {
    hash = nodeHash(edge[kept - 1]?.hash ?? hash, hash);
  }
  return [...edge.slice(0, kept), { level, hash }];
}

/**
 * The root above an edge.
 */
export const edgeRoot = (edge: Edge): Buffer =>
  edge.length === 0
    ? EMPTY_ROOT
    : Buffer.from(edge.map(({ hash }) => hash).reduceRight((right, left) => nodeHash(left, right)));
