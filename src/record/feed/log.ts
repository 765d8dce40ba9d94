import { setImmediate as nextTurn } from 'node:timers/promises';
import { type Checkpoint, checkpointText, parseCheckpoint } from '../../domain/feed/log/checkpoint.ts';
import { eventDigest, eventEntry, parseEventEntry, successorEntry } from '../../domain/feed/log/entry.ts';
import { edgeTiles, grow } from '../../domain/feed/log/grow.ts';
import {
  HASH_BYTES,
  inclusionProof,
  leafHash,
  type ReadSubtree,
  treeRoot,
} from '../../domain/feed/log/merkle.ts';
import {
  linesByOthers,
  type NoteSigner,
  parseNote,
  parseVerifierKey,
  type SignedNote,
  signatureLine,
  signedNote,
  verifierKey,
} from '../../domain/feed/log/note.ts';
import { subtreesOf, TILE_WIDTH, type TilePlace, tilesRead, tileWidth } from '../../domain/feed/log/tiles.ts';
import { inTurns, type Steps } from '../../domain/steps.ts';
import type { Bundle, FeedTree } from '../../store/feed/feed-log.ts';
import type { Tables } from '../../store/index.ts';
import type { Store } from '../../store/open.ts';

export type LogTools = {
  readonly store: Pick<Store, 'primary' | 'transaction'>;
  /** The origin of a log by its number. */
  readonly originOf: (number: number) => string;
  /** Everybody who signs checkpoints of that origin: during a change of keys there are two. */
  readonly signersOf: (origin: string) => Promise<readonly NoteSigner[]>;
  readonly now: () => Date;
};

/** Events that get their entries in one transaction: as many as a bundle holds. */
const AT_ONCE = TILE_WIDTH;

/** Entries that are computed between two turns of the event loop: about a millisecond. */
const IN_ONE_TURN = 64;

function* entriesOf(events: readonly { eventId: string; json: string }[]): Steps<Entry[]> {
  const entries: Entry[] = [];
  for (const { eventId, json } of events) {
    entries.push({ eventId, entry: eventEntry(eventId, eventDigest(JSON.parse(json))) });
    // Also after the last one: the transaction is a piece of its own.
    if (entries.length % IN_ONE_TURN === 0) yield;
  }
  return entries;
}

type LogTable = Pick<Tables['feedLog'], 'tile'>;

const keyOf = ({ level, index }: TilePlace): string => `${level}/${index}`;

async function loadTiles(log: LogTable, tree: number, places: readonly TilePlace[]) {
  const found = await Promise.all(
    places.map(async (place) => [keyOf(place), await log.tile(tree, place)] as const),
  );
  const tiles = new Map(found);
  return (place: TilePlace) => tiles.get(keyOf(place));
}

/** Computes from stored tiles, which are loaded first. */
export async function fromTiles<T>(
  log: LogTable,
  tree: number,
  compute: (read: ReadSubtree) => T,
): Promise<T> {
  return compute(subtreesOf(await loadTiles(log, tree, tilesRead(compute))));
}

type SignedTree = Pick<FeedTree, 'checkpoint' | 'verifierKeys'>;

function signed(checkpoint: Checkpoint, signers: readonly NoteSigner[]): SignedTree {
  const text = checkpointText(checkpoint);
  const lines = signers.map((one) => signatureLine(text, one, 0));
  return { checkpoint: signedNote(text, lines), verifierKeys: signers.map(verifierKey) };
}

/**
 * Gives entries to up to 256 events that have none, and signs the larger tree.
 *
 * @returns whether every event of this moment has its entry
 */
export async function extendLog(tools: LogTools): Promise<boolean> {
  const { store, signersOf, now } = tools;
  const tree = (await store.primary.feedLog.current()) ?? (await beginLog(tools));
  const { events } = await store.primary.events.page({ after: tree.lastEventId, limit: AT_ONCE });
  const last = events.at(-1);
  if (last === undefined) return true;
  const entries = await inTurns(entriesOf(events), () => nextTurn());
  const signers = await signersOf(tree.origin);
  return store.transaction(async (tx) => {
    const { feedLog } = tx;
    // What another process wrote meanwhile is what this one would have written.
    if (!(await isUnchanged(feedLog, tree))) return false;
    const edge = await loadTiles(feedLog, tree.number, edgeTiles(tree.size));
    const leaves = entries.map(({ entry }) => leafHash(entry));
    const { tiles, root } = grow(tree.size, edge, leaves);
    const size = tree.size + leaves.length;
    const larger = {
      ...tree,
      ...signed({ origin: tree.origin, size, root }, signers),
      size,
      lastEventId: last.eventId,
      changedAt: now(),
    };
    await feedLog.change(larger);
    await feedLog.putTiles(tree.number, tiles);
    const open = await feedLog.bundle(tree.number, Math.floor(tree.size / TILE_WIDTH));
    await feedLog.putBundles(tree.number, bundled(tree.size, open, entries));
    return false;
  });
}

/** Whether a log is as it was read, and stays so until the transaction ends. */
async function isUnchanged(log: Tables['feedLog'], { number, size }: FeedTree): Promise<boolean> {
  await log.lock();
  const current = await log.current();
  return current?.number === number && current.size === size;
}

type Entry = { readonly eventId: string; readonly entry: Uint8Array };

/** The bundles that new entries change, where `open` is the last one and may have room. */
function bundled(size: number, open: Bundle | undefined, entries: readonly Entry[]): Bundle[] {
  const bundles: Bundle[] = [];
  for (let taken = 0; taken < entries.length; ) {
    const at = size + taken;
    const held = at % TILE_WIDTH;
    const some = entries.slice(taken, taken + TILE_WIDTH - held);
    const kept = held > 0 ? open : undefined;
    bundles.push({
      index: Math.floor(at / TILE_WIDTH),
      firstEventId: kept?.firstEventId ?? some[0]?.eventId ?? '',
      lines: [...(kept === undefined ? [] : [kept.lines]), ...some.map(({ entry }) => `${entry}`)].join('\n'),
    });
    taken += some.length;
  }
  return bundles;
}

/** A log that ended before the next one began: its tree, and its last published checkpoint as it was signed. */
export type EndedLog = {
  /** The log of this database that must not grow any more; undefined when the database has none. */
  readonly tree: FeedTree | undefined;
  readonly checkpoint: Checkpoint;
  readonly signed: string;
};

/**
 * Begins the next log. One that follows another names its last published checkpoint in its first entry, so that nobody
 * takes the two for one.
 *
 * @param ended what the new log follows; without it the first log of the registry begins
 * @returns the log that grows now, which another process may have begun meanwhile
 */
export async function beginLog(tools: LogTools, ended?: EndedLog): Promise<FeedTree> {
  const { store, originOf, signersOf, now } = tools;
  const known = ended?.tree?.number ?? 0;
  const number = Math.max(known, ended === undefined ? 0 : numberOf(ended.checkpoint.origin)) + 1;
  const origin = originOf(number);
  const entries = ended === undefined ? [] : [{ eventId: '', entry: successorEntry(ended.checkpoint) }];
  const { tiles, root } = grow(
    0,
    () => undefined,
    entries.map(({ entry }) => leafHash(entry)),
  );
  const began = now();
  const tree: FeedTree = {
    number,
    origin,
    size: entries.length,
    lastEventId: '',
    ...signed({ origin, size: entries.length, root }, await signersOf(origin)),
    follows: ended?.signed ?? null,
    beganAt: began,
    changedAt: began,
  };
  return store.transaction(async (tx) => {
    await tx.feedLog.lock();
    // Two processes may begin at once: the first one's log is the one. What each of them follows was read before the
    // lock, so it is compared here, and never read again between the two.
    const current = await tx.feedLog.current();
    if (current !== undefined && current.number !== known) return current;
    await tx.feedLog.begin(tree);
    if (tiles.length > 0) await tx.feedLog.putTiles(number, tiles);
    if (entries.length > 0) await tx.feedLog.putBundles(number, bundled(0, undefined, entries));
    return tree;
  });
}

/** The number at the end of an origin; 0 when there is none. */
const numberOf = (origin: string): number => Number(/\/(\d{1,9})$/.exec(origin)?.[1] ?? 0);

/**
 * Whether a database goes on from an older state than the one whose checkpoint was published: it was restored, and a
 * larger tree of the same name would contradict what mirrors know.
 */
export async function contradicts(
  log: Tables['feedLog'],
  tree: FeedTree | undefined,
  published: Checkpoint,
): Promise<boolean> {
  if (tree === undefined) return true;
  if (tree.origin !== published.origin) return numberOf(published.origin) > tree.number;
  if (tree.size < published.size) return true;
  const root = await fromTiles(log, tree.number, (read) => treeRoot(published.size, read));
  return Buffer.compare(root, published.root) !== 0;
}

/** What the stored checkpoint of a tree says. */
export function checkpointOf(tree: FeedTree): Checkpoint {
  const checkpoint = parseCheckpoint(noteOf(tree).text);
  if (checkpoint === undefined) throw new Error(`the log ${tree.origin} has no checkpoint`);
  return checkpoint;
}

/** Signs the newest checkpoint again, after the keys changed. What witnesses cosigned stays: they sign the text. */
export async function resignLog({ store, signersOf }: LogTools): Promise<void> {
  const tree = await store.primary.feedLog.current();
  if (tree === undefined) return;
  const signers = await signersOf(tree.origin);
  if (tree.verifierKeys.join() === signers.map(verifierKey).join()) return;
  await store.transaction(async (tx) => {
    await tx.feedLog.lock();
    const current = await tx.feedLog.current();
    if (current?.number !== tree.number || current.size !== tree.size) return;
    const former = tree.verifierKeys.flatMap((key) => parseVerifierKey(key) ?? []);
    const { checkpoint, verifierKeys } = signed(checkpointOf(current), signers);
    const cosigned = linesByOthers(noteOf(current), former).join('');
    await tx.feedLog.change({ ...current, checkpoint: checkpoint + cosigned, verifierKeys });
  });
}

/** The stored checkpoint of a tree, which this registry has signed. */
export function noteOf(tree: Pick<FeedTree, 'origin' | 'checkpoint'>): SignedNote {
  const note = parseNote(Buffer.from(tree.checkpoint));
  if (note === undefined) throw new Error(`the log ${tree.origin} has no checkpoint`);
  return note;
}

/** The first `width` hashes of a tile; undefined when no tree of the log had it so wide. */
export async function tileHashes(
  log: Tables['feedLog'],
  { number, size }: FeedTree,
  tile: TilePlace & { readonly width: number },
): Promise<Uint8Array | undefined> {
  if (tile.width > tileWidth(size, tile)) return undefined;
  const hashes = await log.tile(number, tile);
  // Tiles only grow, so what they had before is their beginning.
  return hashes?.subarray(0, tile.width * HASH_BYTES);
}

/** The first `width` entries of a bundle; undefined when the log has fewer. */
export async function bundleOfEntries(
  log: Tables['feedLog'],
  { number, size }: FeedTree,
  { index, width }: { readonly index: number; readonly width: number },
): Promise<Buffer[] | undefined> {
  if (width > tileWidth(size, { level: 0, index })) return undefined;
  const bundle = await log.bundle(number, index);
  return bundle?.lines
    .split('\n')
    .slice(0, width)
    .map((line) => Buffer.from(line));
}

export type EventProof = {
  readonly index: number;
  readonly entry: Buffer;
  readonly proof: readonly Uint8Array[];
  readonly tree: FeedTree;
};

/** Proves that an event is in the log; undefined when it has no entry. */
export async function proveEvent(log: Tables['feedLog'], eventId: string): Promise<EventProof | undefined> {
  const tree = await log.current();
  const bundle = tree && (await log.bundleOf(tree.number, eventId));
  if (tree === undefined || bundle === undefined) return undefined;
  const entries = bundle.lines.split('\n').map((line) => Buffer.from(line));
  const place = entries.findIndex((entry) => parseEventEntry(entry)?.eventId === eventId);
  const entry = entries[place];
  const index = bundle.index * TILE_WIDTH + place;
  // Read after the tree, a bundle may have more entries than it.
  if (entry === undefined || index >= tree.size) return undefined;
  const proof = await fromTiles(log, tree.number, (read) => inclusionProof(index, tree.size, read));
  return { index, entry, proof, tree };
}
