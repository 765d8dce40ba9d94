import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { assert } from 'chai';
import { keptVectors } from '../../../scripts/schema-package/kept-vectors.ts';
import type { VectorMaker } from '../../../scripts/schema-package/vectors.ts';

describe('vectors that an earlier run kept', () => {
  const folder = mkdtempSync(join(tmpdir(), 'kept-vectors-'));
  after(() => rmSync(folder, { recursive: true }));

  /** A maker that counts what it is asked for. */
  function counted() {
    const asked: string[] = [];
    const make: VectorMaker = (path, given) => {
      asked.push(path);
      return { valid: given, invalid: [] };
    };
    return { asked, open: () => make };
  }
  const given = [{ name: 'example 1', value: { names: ['Ada'] } }];
  const run = (contract: string, values = given) => {
    const { asked, open } = counted();
    const { vectorsOf, save } = keptVectors(contract, open, folder);
    const made = ['core/one', 'core/two', 'core/one'].map((path) => vectorsOf(path, values));
    save();
    return { asked, made };
  };

  it('are made once, and the next run of the same contract has the same without making any', () => {
    const first = run('a contract');
    assert.deepEqual(first.asked, ['core/one', 'core/two']);
    const second = run('a contract');
    assert.isEmpty(second.asked);
    assert.deepEqual(second.made, first.made);
  });

  it('are made again for another contract, and for other given values', () => {
    run('a contract');
    assert.lengthOf(run('another contract').asked, 2);
    assert.lengthOf(run('a contract', [{ name: 'example 1', value: { names: ['Grace'] } }]).asked, 2);
  });
});
