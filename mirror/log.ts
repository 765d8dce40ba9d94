import { pause } from '../client/waiting.ts';
import { openCheckpoint, type SignedCheckpoint } from '../src/domain/feed/log/checkpoint.ts';
import {
  appended,
  consistencyProof,
  type Edge,
  edgeRoot,
  isConsistent,
  leafHash,
  type ReadSubtree,
} from '../src/domain/feed/log/merkle.ts';
import { parseVerifierKey } from '../src/domain/feed/log/note.ts';
import {
  bundleEntries,
  subtreesOf,
  TILE_WIDTH,
  type TilePath,
  tilePath,
  tilesRead,
  tileWidth,
} from '../src/domain/feed/log/tiles.ts';
import { MirrorFault } from './fault.ts';
import type { Source } from './source.ts';
import { checkWitnesses, type WitnessPolicy } from './witnessed.ts';

/** The log that grows, by its newest checkpoint, whose signature was checked. */
export type LogHead = {
  readonly checkpoint: SignedCheckpoint;
  /** The checkpoint with its signatures. */
  readonly note: string;
  /** Last part of the origin, and of the address of the log. */
  readonly number: string;
  /** Public keys that signed it, in base64. */
  readonly keys: readonly string[];
};

/** How far the copy has checked a log: the first `size` entries are below this edge. */
export type CheckedLog = { readonly origin: string; readonly size: number; readonly edge: Edge };

/** Who must have signed a checkpoint. */
export type Trust = {
  /** Public keys of which one must have signed; null takes those that the registry publishes. */
  readonly keys: readonly string[] | null;
  readonly witnesses: WitnessPolicy;
  /** Milliseconds until a checkpoint that too few witnesses have cosigned is looked at again. */
  readonly everyMs: number;
  readonly signal: AbortSignal;
  readonly say: (line: string) => void;
};

/**
 * Reads the newest checkpoint that enough witnesses have cosigned.
 *
 * @throws {MirrorFault} bad_signature, not_witnessed
 */
export async function readHead(source: Source, trust: Trust): Promise<LogHead> {
  const { witnesses, everyMs, signal, say } = trust;
  for (let looks = 1; ; looks += 1) {
    const found = await readSigned(source, trust);
    if ('head' in found) return found.head;
    if (looks >= witnesses.mostLooks) throw new MirrorFault('not_witnessed', found.why);
    if (looks === 1) say(`waiting for witnesses: ${found.why}`);
    await pause(everyMs, signal);
  }
}

async function readSigned(
  source: Source,
  { keys: trusted, witnesses }: Trust,
): Promise<{ head: LogHead } | { why: string }> {
  const { origin, checkpoint: note, verifier_keys: published } = await source.log();
  const known = published.map(parseVerifierKey).filter((key) => key !== undefined && key.name === origin);
  const signed = known.flatMap((key) => {
    return key && openCheckpoint(Buffer.from(note), key).ok ? [key] : [];
  });
  const [first] = signed;
  const number = /\/([1-9]\d{0,8})$/.exec(origin)?.[1];
  if (first === undefined || number === undefined)
    throw new MirrorFault('bad_signature', `The checkpoint of ${origin} is signed by none of its keys.`);
  const keys = signed.map((key) => Buffer.from(key.key).toString('base64'));
  if (trusted !== null && !keys.some((key) => trusted.includes(key)))
    throw new MirrorFault(
      'bad_signature',
      `The checkpoint of ${origin} is signed by ${keys.join(', ')} and by no key that this copy trusts: ${trusted.join(', ')}.`,
    );
  const witnessed = checkWitnesses(Buffer.from(note), first, witnesses, new Date());
  if (!witnessed.ok) return witnessed;
  return { head: { checkpoint: witnessed.checkpoint, note, number, keys } };
}

const tileOf = (source: Source, { number }: LogHead, path: TilePath) =>
  source.bytes(`/log/${number}/${tilePath(path)}`, 'tileBytes');

/** Computes from tiles of a log, which are loaded first. */
async function fromTiles<T>(source: Source, head: LogHead, compute: (read: ReadSubtree) => T): Promise<T> {
  const tiles = new Map<string, Uint8Array>();
  for (const { level, index } of tilesRead(compute)) {
    const width = tileWidth(head.checkpoint.size, { level, index });
    const bytes = await tileOf(source, head, { kind: 'hashes', tile: { level, index, width } });
    tiles.set(`${level}/${index}`, bytes);
  }
  try {
    return compute(subtreesOf(({ level, index }) => tiles.get(`${level}/${index}`)));
  } catch (cause) {
    if (!(cause instanceof RangeError)) throw cause;
    throw rewritten(head, `${cause.message}`);
  }
}

const rewritten = ({ checkpoint }: LogHead, why: string): MirrorFault =>
  new MirrorFault('rewritten_history', `The log ${checkpoint.origin} contradicts itself: ${why}.`);

/**
 * Sees that the log still begins with what was checked of it.
 *
 * @throws {MirrorFault} rewritten_history
 */
export async function checkContinues(
  source: Source,
  head: LogHead,
  { size: oldSize, edge }: CheckedLog,
): Promise<void> {
  const { size, root } = head.checkpoint;
  if (oldSize > size)
    throw rewritten(head, `it has ${size} entries, and had ${oldSize} when they were checked`);
  const proof =
    oldSize === size ? [] : await fromTiles(source, head, (read) => consistencyProof(oldSize, size, read));
  if (!isConsistent({ oldSize, oldRoot: edgeRoot(edge), size, root, proof }))
    throw rewritten(head, `its ${size} entries do not begin with the ${oldSize} that were checked`);
}

/** The first `size` entries of a log, below its newest checkpoint. */
export async function checkedTo(source: Source, head: LogHead, size: number): Promise<CheckedLog> {
  const edge = await fromTiles(source, head, (read) => edgeOf(size, read));
  const checked = { origin: head.checkpoint.origin, size, edge };
  await checkContinues(source, head, checked);
  return checked;
}

function edgeOf(size: number, read: ReadSubtree): Edge {
  const edge: { level: number; hash: Uint8Array }[] = [];
  let start = 0;
  for (let level = Math.floor(Math.log2(Math.max(size, 1))); level >= 0; level -= 1) {
    const width = 2 ** level;
    if (size - start < width) continue;
    edge.push({ level, hash: Uint8Array.from(read(level, start / width)) });
    start += width;
  }
  return edge;
}

/** What was checked of a log, with more entries. They must be held against a checkpoint afterwards. */
export const withEntries = (log: CheckedLog, entries: readonly Uint8Array[]): CheckedLog => ({
  origin: log.origin,
  size: log.size + entries.length,
  edge: entries.map(leafHash).reduce<Edge>(appended, log.edge),
});

/** The entries from one number to before another, as the registry serves them. */
export async function readEntries(
  source: Source,
  head: LogHead,
  from: number,
  to: number,
): Promise<Uint8Array[]> {
  const entries: Uint8Array[] = [];
  for (let index = Math.floor(from / TILE_WIDTH); index * TILE_WIDTH < to; index += 1) {
    const width = tileWidth(head.checkpoint.size, { level: 0, index });
    const bytes = await tileOf(source, head, { kind: 'entries', tile: { level: 0, index, width } });
    const bundle = bundleEntries(bytes);
    if (bundle?.length !== width) throw rewritten(head, `bundle ${index} has not ${width} entries`);
    const first = index * TILE_WIDTH;
    entries.push(...bundle.slice(Math.max(0, from - first), Math.min(width, to - first)));
  }
  return entries;
}
