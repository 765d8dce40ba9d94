import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { assert } from 'chai';
import { recalled, remember, resultKey } from '../../codegen/remembered.ts';

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
});
