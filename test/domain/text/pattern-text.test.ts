import { assert } from 'chai';
import { patternText } from '../../../src/domain/json/schema-faults.ts';
import { readPublishedContract } from '../../support/contract.ts';

describe('the words for a pattern', () => {
  it('exist for every pattern of the contract', () => {
    const seen = new Set<string>();
    const collect = (value: unknown): void => {
      if (typeof value !== 'object' || value === null) return;
      for (const [key, inner] of Object.entries(value)) {
        if (key === 'pattern' && typeof inner === 'string') seen.add(inner);
        collect(inner);
      }
    };
    collect(readPublishedContract().document);
    assert.isAbove(seen.size, 10);
    const fallback = patternText('');
    const wordless = [...seen].filter((pattern) => patternText(pattern) === fallback);
    assert.deepEqual(wordless, []);
    for (const pattern of seen) assert.notMatch(patternText(pattern), /[\\^$]|\[\^|\(\?/);
  });

  it('never show the pattern', () => assert.notInclude(patternText('^[0-9]+$'), '[0-9]'));
});
