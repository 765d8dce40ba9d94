import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { assert } from 'chai';
import { forgetUnused, recalled, remember, resultKey } from '../../codegen/remembered.ts';

const TOOL = { name: 'minifier', version: '1.0.0', options: { width: 80 } };

describe('what codegen remembers of the work of slow tools', () => {
  const folder = mkdtempSync(join(tmpdir(), 'remembered-'));
  after(() => rmSync(folder, { recursive: true }));

  it('is the whole result, and nothing before there is one', () => {
    const key = resultKey(TOOL, 'const a = 1;');
    assert.isUndefined(recalled(key, folder));
    assert.equal(remember(key, 'const a=1;', folder), 'const a=1;');
    assert.equal(recalled(key, folder), 'const a=1;');
    assert.deepEqual(readdirSync(folder), [key], 'nothing is left beside it');
  });

  it('belongs to one text, tool, version and set of options', () => {
    const keys = [
      resultKey(TOOL, 'a'),
      resultKey(TOOL, 'b'),
      resultKey({ ...TOOL, name: 'formatter' }, 'a'),
      resultKey({ ...TOOL, version: '1.0.1' }, 'a'),
      resultKey({ ...TOOL, options: { width: 100 } }, 'a'),
      resultKey({ ...TOOL, options: {} }, 'a'),
    ];
    assert.lengthOf(new Set(keys), keys.length);
    assert.equal(resultKey({ ...TOOL }, 'a'), keys[0]);
  });

  it('is nothing where it cannot be kept, and the result is there all the same', () => {
    const file = join(folder, 'file');
    writeFileSync(file, '');
    const key = resultKey(TOOL, 'a');
    assert.equal(remember(key, 'result', join(file, 'below')), 'result');
    assert.isUndefined(recalled(key, join(file, 'below')));
  });

  describe('and what of it no run asks for any more', () => {
    const DAY_S = 86_400;
    let own: string;
    beforeEach(() => {
      own = mkdtempSync(join(folder, 'own-'));
      for (const [index, key] of ['a', 'b', 'c'].entries()) {
        remember(key, `result ${key}`, own);
        usedDaysAgo(key, 6 - index);
      }
    });
    const usedDaysAgo = (key: string, days: number) => {
      const seconds = Date.now() / 1000 - days * DAY_S;
      utimesSync(join(own, key), seconds, seconds);
    };
    const left = () =>
      readdirSync(own)
        .filter((name) => name !== 'last-run')
        .sort();

    it('is kept for a week, also what a run that was cut off left', () => {
      usedDaysAgo('a', 7.1);
      remember('d.4711', 'half', own);
      usedDaysAgo('d.4711', 8);
      forgetUnused(own);
      assert.deepEqual(left(), ['b', 'c']);
    });

    it('is kept for another week after a run that asked for it', () => {
      for (const key of ['a', 'b']) usedDaysAgo(key, 8);
      assert.equal(recalled('a', own), 'result a');
      forgetUnused(own);
      assert.deepEqual(left(), ['a', 'c']);
    });

    it('makes room for what was asked for later, where it is too much', () => {
      recalled('a', own);
      forgetUnused(own, 2);
      assert.deepEqual(left(), ['a', 'c']);
    });

    it('is nothing where there is no folder', () => {
      assert.doesNotThrow(() => forgetUnused(join(own, 'missing')));
    });
  });
});
