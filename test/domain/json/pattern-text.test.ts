import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { assert } from 'chai';
import { patternText } from '../../../src/domain/json/pattern-forms.ts';
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
    for (const file of readdirSync('schemas/v3', { recursive: true, encoding: 'utf8' }))
      if (file.endsWith('.json')) collect(JSON.parse(readFileSync(join('schemas/v3', file), 'utf8')));
    assert.isAbove(seen.size, 50);
    const fallback = patternText('');
    const wordless = [...seen].filter((pattern) => patternText(pattern) === fallback);
    assert.deepEqual(wordless, []);
    for (const pattern of seen) assert.notMatch(patternText(pattern), /[\\^$]|\[\^|\(\?|description|schema/);
  });

  it('never show the pattern', () => assert.notInclude(patternText('^[0-9]+$'), '[0-9]'));
});
