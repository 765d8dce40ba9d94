import { HASH_BYTES, treeRoot } from './merkle.ts';
import { hashAbove, newTiles, type ReadTile, subtreesOf, TILE_WIDTH, type TilePlace } from './tiles.ts';

export type Tile = TilePlace & { readonly hashes: Uint8Array };

/** The tiles at the right edge of a tree of `size` that have room: whoever appends needs them, and no others. */
export const edgeTiles = (size: number): TilePlace[] =>
  newTiles(0, size)
    .filter(({ width }) => width < TILE_WIDTH)
    .map(({ level, index }) => ({ level, index }));

/**
 * Appends leaves to a tree of `size`.
 *
 * @param edge reads the tiles of `edgeTiles`
 * @returns the tiles that are new or wider, and the root of the larger tree
 */
export function grow(
  size: number,
  edge: ReadTile,
  leaves: readonly Uint8Array[],
): { readonly tiles: Tile[]; readonly root: Buffer } {
  const tiles: Tile[] = [];
  let start = size;
  let hashes = leaves;
  for (let level = 0; hashes.length > 0; level += 1) {
    const above: Uint8Array[] = [];
    for (let taken = 0; taken < hashes.length; ) {
      const index = Math.floor((start + taken) / TILE_WIDTH);
      const held = (start + taken) % TILE_WIDTH;
      const some = hashes.slice(taken, taken + TILE_WIDTH - held);
      const kept = held === 0 ? new Uint8Array() : (edge({ level, index }) ?? new Uint8Array());
      if (kept.length !== held * HASH_BYTES)
        throw new RangeError(
          `tile ${level}/${index} has ${kept.length / HASH_BYTES} hashes instead of ${held}`,
        );
      const tile = { level, index, hashes: Buffer.concat([kept, ...some]) };
      tiles.push(tile);
      if (held + some.length === TILE_WIDTH) above.push(hashAbove(tile.hashes));
      taken += some.length;
    }
    start = Math.floor(start / TILE_WIDTH);
    hashes = above;
  }
  const made = new Map(tiles.map((tile) => [`${tile.level}/${tile.index}`, tile.hashes]));
  const read: ReadTile = (tile) => made.get(`${tile.level}/${tile.index}`) ?? edge(tile);
  return { tiles, root: treeRoot(size + leaves.length, subtreesOf(read)) };
}
