import { assert } from 'chai';
import fc from 'fast-check';
import {
  appended,
  consistencyProof,
  type Edge,
  edgeRoot,
  inclusionProof,
  isConsistent,
  isIncluded,
  leafHash,
  treeRoot,
} from '../../../../src/domain/feed/log/merkle.ts';
import {
  bundleEntries,
  entryBundle,
  hashAbove,
  newTiles,
  parseTilePath,
  subtreesOf,
  type TilePlace,
  tilePath,
  tilesRead,
  tileWidth,
} from '../../../../src/domain/feed/log/tiles.ts';

const leaves = Array.from({ length: 1_200 }, (_, index) => leafHash(Buffer.from(`${index}`)));

/** The tiles of the first `size` leaves, each made from the level below it. */
function tilesOf(size: number): (tile: TilePlace) => Buffer | undefined {
  const tiles = new Map<string, Buffer>();
  const read = (tile: TilePlace) => tiles.get(`${tile.level}/${tile.index}`);
  for (const { level, index, width } of newTiles(0, size)) {
    const hashes = Array.from({ length: width }, (_, place) =>
      level === 0
        ? (leaves[index * 256 + place] ?? Buffer.alloc(0))
        : hashAbove(read({ level: level - 1, index: index * 256 + place }) ?? Buffer.alloc(0)),
    );
    tiles.set(`${level}/${index}`, Buffer.concat(hashes));
  }
  return read;
}

describe('tiles of a log', () => {
  const paths: [path: string, level: number | 'entries', index: number, width: number][] = [
    ['0/000', 0, 0, 256],
    ['0/005', 0, 5, 256],
    ['0/x001/x234/067', 0, 1_234_067, 256],
    ['1/000.p/1', 1, 0, 1],
    ['2/x001/000.p/255', 2, 1_000, 255],
    ['entries/273.p/112', 'entries', 273, 112],
  ];
  for (const [path, kind, index, width] of paths)
    it(`reads and writes ${path}`, () => {
      const level = kind === 'entries' ? 0 : kind;
      const asked = {
        kind: kind === 'entries' ? 'entries' : 'hashes',
        tile: { level, index, width },
      } as const;
      assert.deepEqual(parseTilePath(path), asked);
      assert.equal(tilePath(asked), `tile/${path}`);
    });

  const refused = [
    '',
    '0',
    '0/',
    '0/0',
    '0/00',
    '0/0000',
    '00/000',
    '-1/000',
    '7/000',
    '64/000',
    'data/000',
    '0/x000/000',
    '0/x001',
    '0/001/002',
    '0/x001/x002',
    '0/000.p/0',
    '0/000.p/00',
    '0/000.p/01',
    '0/000.p/256',
    '0/000.p/999',
    '0/000.p/',
    '0/000/',
    '0/000.p/1/2',
    '0/x999/x999/x999/x999/x999/999',
    '0/x1/000',
    'entries/0',
    'entries',
    '0/٠٠٠',
    '0/000\n',
  ];
  for (const path of refused)
    it(`has no tile at ${JSON.stringify(path)}`, () => {
      assert.isUndefined(parseTilePath(path));
    });

  it('reads every path that it writes', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('hashes' as const, 'entries' as const),
        fc.integer({ min: 0, max: 6 }),
        fc.integer({ min: 0, max: 2 ** 44 }),
        fc.integer({ min: 1, max: 256 }),
        (kind, above, index, width) => {
          const level = kind === 'entries' ? 0 : above;
          const asked = { kind, tile: { level, index, width } };
          assert.deepEqual(parseTilePath(tilePath(asked).slice('tile/'.length)), asked);
        },
      ),
    );
  });

  it('has 273 full tiles, a cut one and three above them for 70,000 entries', () => {
    const tiles = newTiles(0, 70_000);
    const short = (level: number) =>
      tiles.filter((tile) => tile.level === level).map(({ index, width }) => `${index}:${width}`);
    assert.deepEqual(short(0).slice(272), ['272:256', '273:112']);
    assert.deepEqual(short(1), ['0:256', '1:17']);
    assert.deepEqual(short(2), ['0:1']);
    assert.equal(tiles.length, 277);
  });

  it('names for a larger tree the tiles that are new or wider', () => {
    assert.deepEqual(newTiles(255, 257), [
      { level: 0, index: 0, width: 256 },
      { level: 0, index: 1, width: 1 },
      { level: 1, index: 0, width: 1 },
    ]);
    assert.deepEqual(newTiles(256, 256), []);
    assert.deepEqual(newTiles(1, 2), [{ level: 0, index: 0, width: 2 }]);
    assert.equal(tileWidth(255, { level: 1, index: 0 }), 0);
    assert.equal(tileWidth(256, { level: 0, index: 1 }), 0);
  });

  it('proves entries and beginnings from the tiles that a computation names before it runs', () => {
    const size = fc.integer({ min: 1, max: leaves.length });
    fc.assert(
      fc.property(size, size, fc.nat(), (one, other, at) => {
        const [oldSize, newSize] = one < other ? [one, other] : [other, one];
        const all = tilesOf(newSize);
        const index = at % newSize;
        const asks = (reader: Parameters<typeof treeRoot>[1]) => ({
          root: treeRoot(newSize, reader),
          old: treeRoot(oldSize, reader),
          inclusion: inclusionProof(index, newSize, reader),
          consistency: consistencyProof(oldSize, newSize, reader),
        });
        const named = new Set(tilesRead(asks).map(({ level, index: place }) => `${level}/${place}`));
        const { root, old, inclusion, consistency } = asks(
          subtreesOf((tile) => (named.has(`${tile.level}/${tile.index}`) ? all(tile) : undefined)),
        );
        assert.deepEqual(root, edgeRoot(leaves.slice(0, newSize).reduce<Edge>(appended, [])));
        const leaf = leaves[index] ?? Buffer.alloc(0);
        assert.isTrue(isIncluded({ index, size: newSize, leaf, proof: inclusion, root }));
        assert.isTrue(isConsistent({ oldSize, oldRoot: old, size: newSize, root, proof: consistency }));
      }),
      { numRuns: 25 },
    );
  });

  it('refuses to compute from a tile that is missing or cut off', () => {
    const all = tilesOf(300);
    assert.throws(
      () =>
        treeRoot(
          300,
          subtreesOf(() => undefined),
        ),
      'tile 1/0 has no hashes 0 to 0',
    );
    const cut = subtreesOf((tile) => all(tile)?.subarray(0, -1));
    assert.throws(() => treeRoot(300, cut), RangeError);
  });

  it('keeps the entries of a bundle, and reads none that is cut off or too long', () => {
    const entries = ['', '00', '10', '2021', '3031'].map((text) => Buffer.from(text, 'hex'));
    const bundle = entryBundle(entries);
    assert.equal(bundle.toString('hex'), '00000001000001100002202100023031');
    assert.deepEqual(bundleEntries(bundle), entries);
    assert.isUndefined(bundleEntries(bundle.subarray(0, -1)));
    assert.isUndefined(bundleEntries(Buffer.concat([bundle, Buffer.of(0)])));
    assert.isUndefined(bundleEntries(entryBundle(Array.from({ length: 257 }, () => Buffer.of(1)))));
    assert.throws(() => entryBundle([Buffer.alloc(65_536)]), 'an entry of 65536 bytes fits no bundle');
    fc.assert(
      fc.property(fc.array(fc.uint8Array({ maxLength: 300 }), { maxLength: 256 }), (given) => {
        const read = bundleEntries(entryBundle(given));
        assert.deepEqual(
          read,
          given.map((entry) => Buffer.from(entry)),
        );
      }),
      { numRuns: 30 },
    );
  });
});
