import { readFileSync } from 'node:fs';
import { assert } from 'chai';
import { readCatalog } from '../../../src/ad-server/catalog/read.ts';
import { filesOf } from '../../support/publisher.ts';

describe('the catalog that the operating manual shows', () => {
  it('can be sold', () => {
    const manual = readFileSync(new URL('../../../docs/operating.md', import.meta.url), 'utf8');
    const shown = /## What the agent sells[\s\S]*?```json\n([\s\S]*?)```/.exec(manual)?.[1] ?? '';
    assert.deepInclude(readCatalog(filesOf(JSON.parse(shown)), 'https://agent.example/mcp'), { ok: true });
  });
});
