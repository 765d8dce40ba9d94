import { HASH_BYTES, nodeHash, type ReadSubtree } from './merkle.ts';

/** Hashes of a full tile (C2SP tlog-tiles). */
export const TILE_WIDTH = 256;
/** Levels of the tree that a tile stands for. */
const TILE_LEVELS = 8;
/** No log of fewer than 2^53 entries has a tile above it. */
const MOST_LEVEL = 6;

/** Where a tile stands: tile 5 of level 0 holds the hashes of the entries 1280 to 1535. */
export type TilePlace = {
  readonly level: number;
  readonly index: number;
};

/** A tile of `width` hashes: all 256, or those that a tree of some size has. */
export type TileAsked = TilePlace & { readonly width: number };

/** What is asked at a path: hashes of a level, or the entries themselves beside level 0. */
export type TilePath = { readonly kind: 'hashes' | 'entries'; readonly tile: TileAsked };

const PATH = /^(entries|0|[1-9]\d?)\/((?:x\d{3}\/){0,6}\d{3})(?:\.p\/([1-9]\d{0,2}))?$/;

/** Reads what follows `tile/` in an address: `0/x001/x234/067`, `1/000.p/17`, `entries/005`. */
export function parseTilePath(path: string): TilePath | undefined {
  const [, kind, digits = '', partial] = PATH.exec(path) ?? [];
  if (kind === undefined) return undefined;
  const level = kind === 'entries' ? 0 : Number(kind);
  const index = Number(digits.replaceAll(/[x/]/g, ''));
  const width = partial === undefined ? TILE_WIDTH : Number(partial);
  if (level > MOST_LEVEL || !Number.isSafeInteger(index * TILE_WIDTH)) return undefined;
  // A number has one spelling, and a full tile no width.
  if (indexPath(index) !== digits || (partial !== undefined && width >= TILE_WIDTH)) return undefined;
  return { kind: kind === 'entries' ? 'entries' : 'hashes', tile: { level, index, width } };
}

/**
 * The address of a tile below the log's: `tile/0/x001/x234/067`.
 */
export function tilePath({ kind, tile: { level, index, width } }: TilePath): string {
  const partial = width === TILE_WIDTH ? '' : `.p/${width}`;
  return `tile/${kind === 'entries' ? 'entries' : level}/${indexPath(index)}${partial}`;
}

function indexPath(index: number): string {
  const groups: string[] = [];
  let rest = index;
  do {
    groups.unshift(String(rest % 1_000).padStart(3, '0'));
    rest = Math.floor(rest / 1_000);
  } while (rest > 0);
  return groups.map((group, place) => (place === groups.length - 1 ? group : `x${group}`)).join('/');
}

/** How many hashes a tree of `size` entries has in a tile; 0 when it has no such tile. */
export function tileWidth(size: number, { level, index }: TilePlace): number {
  const hashes = Math.floor(size / TILE_WIDTH ** level);
  return Math.min(TILE_WIDTH, Math.max(0, hashes - index * TILE_WIDTH));
}

/** Every tile that a tree of `size` has and one of `oldSize` had not, or with fewer hashes. */
export function newTiles(oldSize: number, size: number): TileAsked[] {
  const tiles: TileAsked[] = [];
  for (let level = 0; level <= MOST_LEVEL && TILE_WIDTH ** level <= size; level += 1) {
    const before = Math.floor(oldSize / TILE_WIDTH ** level);
    const now = Math.floor(size / TILE_WIDTH ** level);
    if (before === now) break;
    for (let index = Math.floor(before / TILE_WIDTH); index * TILE_WIDTH < now; index += 1)
      tiles.push({ level, index, width: tileWidth(size, { level, index }) });
  }
  return tiles;
}

/** The hashes of a tile, one after the other. */
export type ReadTile = (tile: TilePlace) => Uint8Array | undefined;

/**
 * Reads hashes of the tree from tiles. The levels between two tiles are computed.
 *
 * @throws {RangeError} for a tile that is missing, or has too few hashes
 */
export function subtreesOf(read: ReadTile): ReadSubtree {
  return (level, index) => {
    const { tile, first, count } = placeOf(level, index);
    const hashes = read(tile);
    if (hashes === undefined || hashes.length < (first + count) * HASH_BYTES)
      throw new RangeError(`tile ${tile.level}/${tile.index} has no hashes ${first} to ${first + count - 1}`);
    return hashAbove(hashes.subarray(first * HASH_BYTES, (first + count) * HASH_BYTES));
  };
}

/** The hash above a power of two of hashes, such as those of a full tile: a hash of the level above it. */
export function hashAbove(hashes: Uint8Array): Uint8Array {
  let row = Array.from({ length: hashes.length / HASH_BYTES }, (_, place) =>
    hashes.subarray(place * HASH_BYTES, (place + 1) * HASH_BYTES),
  );
  while (row.length > 1) row = pairs(row);
  return row[0] ?? new Uint8Array();
}

const pairs = (row: readonly Uint8Array[]) =>
  row.flatMap((left, place) => {
    const right = row[place + 1];
    return place % 2 === 0 && right !== undefined ? [nodeHash(left, right)] : [];
  });

/** The hashes of a tile that are below the hash above 2^level entries. */
function placeOf(level: number, index: number): { tile: TilePlace; first: number; count: number } {
  const tileLevel = Math.floor(level / TILE_LEVELS);
  const count = 2 ** (level % TILE_LEVELS);
  const first = index * count;
  return {
    tile: { level: tileLevel, index: Math.floor(first / TILE_WIDTH) },
    first: first % TILE_WIDTH,
    count,
  };
}

/** The tiles that a computation reads, so that they can be loaded before it runs. */
export function tilesRead(compute: (read: ReadSubtree) => unknown): TilePlace[] {
  const found = new Map<string, TilePlace>();
  compute((level, index) => {
    const { tile } = placeOf(level, index);
    found.set(`${tile.level}/${tile.index}`, tile);
    return new Uint8Array(HASH_BYTES);
  });
  return [...found.values()];
}

/** Longest entry of a bundle: its length stands in two bytes before it. */
const LONGEST_ENTRY = 65_535;

/** Entries as a bundle: each after its length in two bytes, big endian. */
export function entryBundle(entries: readonly Uint8Array[]): Buffer {
  return Buffer.concat(
    entries.flatMap((entry) => {
      if (entry.length > LONGEST_ENTRY)
        throw new RangeError(`an entry of ${entry.length} bytes fits no bundle`);
      const length = Buffer.alloc(2);
      length.writeUInt16BE(entry.length);
      return [length, entry];
    }),
  );
}

/**
 * The entries of a bundle; nothing when it is cut off, or has more bytes than its entries.
 */
export function bundleEntries(bundle: Uint8Array): Buffer[] | undefined {
  const bytes = Buffer.from(bundle.buffer, bundle.byteOffset, bundle.byteLength);
  const entries: Buffer[] = [];
  for (let at = 0; at < bytes.length; ) {
    if (at + 2 > bytes.length) return undefined;
    const end = at + 2 + bytes.readUInt16BE(at);
    if (end > bytes.length || entries.length === TILE_WIDTH) return undefined;
    entries.push(bytes.subarray(at + 2, end));
    at = end;
  }
  return entries;
}
