import { expect } from 'chai';
import fc from 'fast-check';
import { askedDiff, differencesOf } from '../../../web/components/revisions.ts';

describe('the difference of two revisions', () => {
  it('names each place with what was and what is there, and nothing that is equal', () => {
    const before = { name: 'Tide', colors: [{ hex: '#fff' }], kept: { deep: 1 }, gone: true };
    const after = {
      name: 'Tide & Co',
      colors: [{ hex: '#fff' }, { hex: '#000' }],
      kept: { deep: 1 },
      came: [],
    };
    expect(differencesOf(before, after)).deep.equal([
      { path: '/came', before: null, after: '[]' },
      { path: '/colors/1/hex', before: null, after: '"#000"' },
      { path: '/gone', before: 'true', after: null },
      { path: '/name', before: '"Tide"', after: '"Tide & Co"' },
    ]);
  });

  it('is empty for equal documents only, and the same from both sides', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (a, b) => {
        expect(differencesOf(a, structuredClone(a))).deep.equal([]);
        const there = differencesOf(a, b).map(({ path, before, after }) => [path, before, after]);
        const back = differencesOf(b, a).map(({ path, before, after }) => [path, after, before]);
        expect(there).deep.equal(back);
      }),
      { numRuns: 200 },
    );
  });

  it('is asked for with two numbers of revisions, and unknown when one is not there', async () => {
    const stateOf = async (revision: number) => (revision < 3 ? { revision } : undefined);
    for (const query of [
      {},
      { from: '1' },
      { to: '2' },
      { from: 'x', to: '2' },
      { from: '0', to: '1' },
      { from: '-1', to: '1e3' },
    ])
      expect(await askedDiff(query, stateOf)).equal(null);
    expect(await askedDiff({ from: '1', to: '2' }, stateOf)).deep.equal({
      from: 1,
      to: 2,
      differences: [{ path: '/revision', before: '1', after: '2' }],
    });
    expect((await askedDiff({ from: '1', to: '3' }, stateOf))?.differences).equal(null);
  });
});
