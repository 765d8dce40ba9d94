import { setImmediate as nextTurn } from 'node:timers/promises';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import {
  ITEMS_AT_ONCE,
  ofEachKind,
  type ProjectedItems,
  type ProjectedKind,
  type ProjectionReader,
  readerOf,
} from '../../domain/publishers/adagents/judge.ts';
import type { Projection } from '../../domain/publishers/adagents/projection.ts';
import { RECORD_AGENTS } from '../../domain/publishers/record.ts';

/** A list as compressed JSON texts of some items each, one after the other. */
type PackedList = {
  length: number;
  bytes: Uint8Array<ArrayBuffer>;
  /** Where the text of each piece ends in the bytes, and where its items begin in the list. */
  ends: number[];
  firsts: number[];
};

/**
 * What a file says about a publisher, for the time in which it is recorded: a twentieth of the memory that its items take
 * as objects, so that the thread that judged the file can end.
 */
export type PackedProjection = {
  publisherDomain: string;
  items: Record<ProjectedKind, PackedList>;
  keys: Record<ProjectedKind, PackedList>;
  shares: Awaited<ReturnType<ProjectionReader['shares']>>;
  tally: Awaited<ReturnType<ProjectionReader['tally']>>;
};

/** Characters of a piece's text: they are recorded in milliseconds too. */
const CHARACTERS = 256 * 1024;
// Reading them takes a millisecond.
const KEYS = 5_000;
/** Nine tenths of what the highest level saves, in a fifth of its time. */
const FASTEST = { level: 1 };

/** The texts of pieces of a list: of `each` items, or of fewer that are long. */
function* textsOf(list: readonly unknown[], each: number): Generator<{ first: number; text: string }> {
  let most = each;
  for (let first = 0; first < list.length; ) {
    let items = list.slice(first, first + most);
    let text = JSON.stringify(items);
    while (text.length > CHARACTERS && items.length > 1) {
      items = items.slice(0, Math.max(1, Math.floor((items.length * CHARACTERS) / text.length)));
      text = JSON.stringify(items);
    }
    yield { first, text };
    first += items.length;
    // The next items are often as long, and each text that is too long is made in vain.
    most = Math.min(each, 2 * items.length);
  }
}

function pack(list: readonly unknown[], each: number): PackedList {
  const pieces: Uint8Array[] = [];
  const ends: number[] = [];
  const firsts: number[] = [];
  let end = 0;
  // One memory for all texts: a buffer for each would stay until the next collection.
  let room = Buffer.alloc(0);
  for (const { first, text } of textsOf(list, each)) {
    const length = Buffer.byteLength(text);
    if (room.length < length) room = Buffer.alloc(2 * length);
    room.write(text);
    // A copy, since the result stands in a longer buffer.
    const piece = new Uint8Array(deflateRawSync(room.subarray(0, length), FASTEST));
    end += piece.length;
    pieces.push(piece);
    ends.push(end);
    firsts.push(first);
  }
  const bytes = new Uint8Array(end);
  pieces.forEach((piece, index) => {
    bytes.set(piece, (ends[index] ?? 0) - piece.length);
  });
  return { length: list.length, bytes, ends, firsts };
}

function unpack({ bytes, ends }: PackedList, piece: number): unknown[] {
  const packed = bytes.subarray(piece === 0 ? 0 : ends[piece - 1], ends[piece]);
  return JSON.parse(inflateRawSync(packed).toString()) as unknown[];
}

/** @returns the packed projection, and its memory, which a message can hand over */
export async function packProjection(
  projection: Pick<Projection, ProjectedKind>,
  publisherDomain: string,
): Promise<{ packed: PackedProjection; memory: ArrayBuffer[] }> {
  const keysOf = (list: readonly { key: string }[]) => list.map(({ key }) => key);
  const reader = readerOf(projection);
  const packed: PackedProjection = {
    publisherDomain,
    items: ofEachKind((kind) => pack(projection[kind], ITEMS_AT_ONCE)),
    keys: ofEachKind((kind) => pack(keysOf(projection[kind]), KEYS)),
    shares: await reader.shares(publisherDomain, RECORD_AGENTS),
    tally: await reader.tally(),
  };
  const lists = [...Object.values(packed.items), ...Object.values(packed.keys)];
  return { packed, memory: lists.map(({ bytes }) => bytes.buffer) };
}

/**
 * Reads a packed projection. The shares of agents are those of the publisher that the file was judged for.
 *
 * @param signal every later read rejects with its reason
 */
export function readerOfPacked(packed: PackedProjection, signal?: AbortSignal): ProjectionReader {
  const { items, keys, shares, tally, publisherDomain } = packed;
  const sets = new Map<ProjectedKind, Promise<Set<unknown>>>();
  let isClosed = false;
  const demandOpen = () => {
    signal?.throwIfAborted();
    if (isClosed) throw new Error('the file is not read any more');
  };
  const keysOf = (kind: ProjectedKind): Promise<Set<unknown>> => {
    const held = sets.get(kind) ?? unpackKeys(keys[kind]);
    sets.set(kind, held);
    return held;
  };
  return {
    counts: ofEachKind((kind) => items[kind].length),
    isLocal: false,
    isShort: Object.values(items).every(({ ends }) => ends.length <= 1),
    slice: async <K extends ProjectedKind>(kind: K, from: number, to: number) => {
      demandOpen();
      return (await sliceOf(items[kind], from, to)) as ProjectedItems[K][];
    },
    pieces: async function* <K extends ProjectedKind>(kind: K) {
      for (let piece = 0; piece < items[kind].ends.length; piece++) {
        demandOpen();
        yield unpack(items[kind], piece) as ProjectedItems[K][];
      }
    },
    missing: async (kind, asked) => {
      demandOpen();
      const held = await keysOf(kind);
      return asked.filter((key) => !held.has(key));
    },
    shares: async (asked, most) => {
      demandOpen();
      if (asked !== publisherDomain || most > RECORD_AGENTS)
        throw new Error(`only ${RECORD_AGENTS} shares of ${publisherDomain} are known`);
      return { ...shares, agents: shares.agents.slice(0, most) };
    },
    tally: async () => {
      demandOpen();
      return tally;
    },
    close: async () => {
      isClosed = true;
    },
  };
}

async function sliceOf(list: PackedList, from: number, to: number): Promise<unknown[]> {
  const { firsts, length } = list;
  const found: unknown[] = [];
  for (const [piece, first] of firsts.entries()) {
    if (first >= to) break;
    if ((firsts[piece + 1] ?? length) <= from) continue;
    if (found.length > 0) await nextTurn();
    for (const item of unpack(list, piece).slice(Math.max(0, from - first), to - first)) found.push(item);
  }
  return found;
}

async function unpackKeys(list: PackedList): Promise<Set<unknown>> {
  const keys = new Set<unknown>();
  for (let piece = 0; piece < list.ends.length; piece++) {
    for (const key of unpack(list, piece)) keys.add(key);
    await nextTurn();
  }
  return keys;
}
