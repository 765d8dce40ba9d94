import { assert } from 'chai';
import fc from 'fast-check';
import {
  appended,
  consistencyProof,
  type Edge,
  EMPTY_ROOT,
  edgeRoot,
  inclusionProof,
  isConsistent,
  isIncluded,
  leafHash,
  nodeHash,
  type ReadSubtree,
  treeRoot,
} from '../../../../src/domain/feed/log/merkle.ts';

const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex');
const leaves = [
  '',
  '00',
  '10',
  '2021',
  '3031',
  '40414243',
  '5051525354555657',
  '606162636465666768696a6b6c6d6e6f',
].map((text) => leafHash(Buffer.from(text, 'hex')));
const [L0, L1, L2, L3, L4, L5, L6, L7] = leaves as [
  Buffer,
  Buffer,
  Buffer,
  Buffer,
  Buffer,
  Buffer,
  Buffer,
  Buffer,
];
const N01 = nodeHash(L0, L1);
const N23 = nodeHash(L2, L3);
const N45 = nodeHash(L4, L5);
const N67 = nodeHash(L6, L7);
const N03 = nodeHash(N01, N23);
const N47 = nodeHash(N45, N67);

/** Computes every hash above the leaves from the leaves themselves. */
const reader =
  (hashes: readonly Uint8Array[]): ReadSubtree =>
  (level, index) => {
    const half = 2 ** (level - 1);
    if (level > 0)
      return nodeHash(reader(hashes)(level - 1, index * 2), reader(hashes)(level - 1, index * 2 + 1));
    const found = hashes[index];
    if (found === undefined) throw new RangeError(`no leaf ${index} below ${half}`);
    return found;
  };
const read = reader(leaves);
const decimals = (count: number) =>
  Array.from({ length: count }, (_, index) => leafHash(Buffer.from(`${index}`)));
const sizes = fc.integer({ min: 0, max: 300 });
const many = decimals(300);
const rootOf = (size: number) => edgeRoot(many.slice(0, size).reduce<Edge>(appended, []));

describe('the tree of a log', () => {
  it('hashes entries and pairs of hashes with different first bytes', () => {
    assert.deepEqual([L0, L1, L7, N01, N47].map(hex), [
      '6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d',
      '96a296d224f285c67bee93c30f8a309157f0daa35dc5b87e410b78630a09cfc7',
      '46f6ffadd3d06a09ff3c5860d2755c8b9819db7df44251788c7d8e3180de8eb1',
      'fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125',
      '6b47aaf29ee3c2af9af889bc1fb9254dabd31177f16232dd6aab035ca39bf6e4',
    ]);
    assert.notDeepEqual(leafHash(Buffer.concat([L0, L1])), N01);
  });

  const roots: Readonly<Record<number, string>> = {
    0: 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
    3: 'aeb6bcfe274b70a14fb067a5e5578264db0fa9b51af5e0ba159158f329e06e77',
    4: 'd37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7',
    5: '4e3bbb1f7b478dcfe71fb631631519a3bca12c9aefca1612bfce4c13a86264d4',
    6: '76e67dadbcdf1e10e1b74ddc608abd2f98dfb16fbce75277b5232a127f2087ef',
    7: 'ddb89be403809e325750d3d263cd78929c2942b7942a34b77e122c9594a74c8c',
    8: '5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328',
  };
  for (const [size, root] of Object.entries(roots))
    it(`has the published root for ${size} entries, from hashes of subtrees and entry by entry`, () => {
      assert.equal(hex(treeRoot(Number(size), read)), root);
      assert.equal(hex(edgeRoot(leaves.slice(0, Number(size)).reduce<Edge>(appended, []))), root);
    });

  const large: Readonly<Record<number, string>> = {
    255: '32f85bcaa87d7bcd05728f09e9aeba350ba6a2f733830087f0597682848be5cb',
    256: '828515d033c19d8c901f37eccb8aed919667703486f8d2fff1cf7040321c5db1',
    257: '1eda049a4351d86f76252bd7ec0b7746ad75b7fa0316ad5f541dbda458a312c4',
    65536: 'f025d06ed804859fd274a1bdacadd6e48ea87634aa91e1edb20143f9498cd02b',
    70000: '1a4cdfcb66374a0c0dcbef49acbd4976d13ee864fb3cb241fc943cad04f02f7e',
  };
  for (const [size, root] of Object.entries(large))
    it(`has the computed root for ${size} entries of decimals`, () => {
      assert.equal(hex(edgeRoot(decimals(Number(size)).reduce<Edge>(appended, []))), root);
    });

  const inclusions: [index: number, size: number, proof: Buffer[]][] = [
    [0, 1, []],
    [2, 3, [N01]],
    [1, 5, [L0, N23, L4]],
    [4, 5, [N03]],
    [5, 8, [L4, N67, N03]],
  ];
  for (const [index, size, proof] of inclusions)
    it(`proves entry ${index} of ${size} by ${proof.length} hashes`, () => {
      assert.deepEqual(inclusionProof(index, size, read).map(hex), proof.map(hex));
    });

  const consistencies: [oldSize: number, size: number, proof: Buffer[]][] = [
    [1, 8, [L1, N23, N47]],
    [2, 5, [N23, L4]],
    [3, 8, [L2, L3, N01, N47]],
    [4, 8, [N47]],
    [6, 8, [N45, N67, N03]],
    [8, 8, []],
    [0, 8, []],
  ];
  for (const [oldSize, size, proof] of consistencies)
    it(`proves by ${proof.length} hashes that the tree of ${size} begins with the one of ${oldSize}`, () => {
      assert.deepEqual(consistencyProof(oldSize, size, read).map(hex), proof.map(hex));
    });

  it('accepts each proof that it makes, and none that was changed', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 300 }), fc.nat(), fc.nat(), (size, at, where) => {
        const index = at % size;
        const proof = inclusionProof(index, size, reader(many));
        const good = { index, size, leaf: many[index] ?? L0, proof, root: rootOf(size) };
        assert.isTrue(isIncluded(good));
        const turned = proof.map((hash, place) =>
          place === where % proof.length ? Buffer.from(hash).fill(1, 0, 1).fill(2, 1, 2) : hash,
        );
        const wrong = [
          { ...good, proof: [...proof, L0] },
          { ...good, index: index + size },
          { ...good, index: -1 },
          { ...good, root: L0 },
          { ...good, leaf: nodeHash(good.leaf, L0) },
          { ...good, leaf: good.leaf.subarray(1) },
          { ...good, size: 0 },
          ...(proof.length === 0
            ? []
            : [
                { ...good, proof: proof.slice(1) },
                { ...good, proof: turned },
                { ...good, proof: [proof[0]?.subarray(1) ?? L0, ...proof.slice(1)] },
              ]),
        ];
        for (const one of wrong) assert.isFalse(isIncluded(one));
      }),
      { numRuns: 60 },
    );
  });

  it('accepts each proof of a beginning that it makes, and none that was changed', () => {
    fc.assert(
      fc.property(sizes, sizes, (one, other) => {
        const [oldSize, size] = one < other ? [one, other] : [other, one];
        const proof = consistencyProof(oldSize, size, reader(many));
        const good = { oldSize, oldRoot: rootOf(oldSize), size, root: rootOf(size), proof };
        assert.isTrue(isConsistent(good));
        const wrong = [
          { ...good, proof: [...proof, L0] },
          { ...good, oldRoot: L7 },
          ...(oldSize === 0 ? [] : [{ ...good, root: L7 }]),
          { ...good, size: oldSize - 1 },
          { ...good, oldSize: size + 1 },
          { ...good, oldRoot: good.oldRoot.subarray(1) },
          ...(proof.length === 0
            ? []
            : [
                { ...good, proof: proof.slice(1) },
                { ...good, proof: [] },
              ]),
          ...(oldSize === size || oldSize === 0 ? [] : [{ ...good, oldRoot: good.root, root: good.oldRoot }]),
        ];
        for (const changed of wrong) assert.isFalse(isConsistent(changed), JSON.stringify([oldSize, size]));
      }),
      { numRuns: 60 },
    );
  });

  it('holds that an empty tree has one root', () => {
    const empty = { oldSize: 0, oldRoot: EMPTY_ROOT, size: 0, root: EMPTY_ROOT, proof: [] };
    assert.isTrue(isConsistent(empty));
    assert.isFalse(isConsistent({ ...empty, root: L0 }));
    assert.isFalse(isConsistent({ ...empty, oldRoot: L0 }));
    assert.isFalse(isConsistent({ ...empty, size: 5, root: rootOf(5), oldRoot: L0 }));
  });

  it('refuses to prove what a tree does not have', () => {
    assert.throws(() => inclusionProof(5, 5, read), 'a tree of 5 entries has no entry 5');
    assert.throws(() => inclusionProof(-1, 5, read), 'has no entry -1');
    assert.throws(() => consistencyProof(6, 5, read), 'a tree of 5 entries cannot begin with 6');
  });
});
