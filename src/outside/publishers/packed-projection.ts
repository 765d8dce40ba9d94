import { setImmediate as nextTurn } from 'node:timers/promises';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import {
  ofEachKind,
  type ProjectedItems,
  type ProjectedKind,
  type ProjectionReader,
  readerOf,
} from '../../domain/publishers/adagents/judge.ts';
import type { Projection } from '../../domain/publishers/adagents/projection.ts';
import { RECORD_AGENTS } from '../../domain/publishers/record.ts';

/** A list as compressed JSON texts of `each` items, one after the other. */
type PackedList = { each: number; length: number; bytes: Uint8Array<ArrayBuffer>; ends: number[] };

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

// As many as a crawl records at once.
const ITEMS = 200;
// Reading them takes a millisecond.
const KEYS = 5_000;
/** Nine tenths of what the highest level saves, in a fifth of its time. */
const FASTEST = { level: 1 };

function pack(list: readonly unknown[], each: number): PackedList {
  const pieces: Uint8Array[] = [];
  const ends: number[] = [];
  let end = 0;
  // One memory for all texts: a buffer for each would stay until the next collection.
  let room = Buffer.alloc(0);
  for (let from = 0; from < list.length; from += each) {
    const text = JSON.stringify(list.slice(from, from + each));
    const length = Buffer.byteLength(text);
    if (room.length < length) room = Buffer.alloc(2 * length);
    room.write(text);
    // A copy, since the result stands in a longer buffer.
    const piece = new Uint8Array(deflateRawSync(room.subarray(0, length), FASTEST));
    end += piece.length;
    pieces.push(piece);
    ends.push(end);
  }
  const bytes = new Uint8Array(end);
  pieces.forEach((piece, index) => {
    bytes.set(piece, (ends[index] ?? 0) - piece.length);
  });
  return { each, length: list.length, bytes, ends };
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
    items: ofEachKind((kind) => pack(projection[kind], ITEMS)),
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
    slice: async <K extends ProjectedKind>(kind: K, from: number, to: number) => {
      demandOpen();
      return sliceOf(items[kind], from, to) as ProjectedItems[K][];
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

function sliceOf(list: PackedList, from: number, to: number): unknown[] {
  const { each, length } = list;
  const end = Math.min(to, length);
  const found: unknown[] = [];
  for (let piece = Math.floor(from / each); piece * each < end; piece++) {
    const first = piece * each;
    for (const item of unpack(list, piece).slice(Math.max(0, from - first), end - first)) found.push(item);
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
