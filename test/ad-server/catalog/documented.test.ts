import { readFileSync } from 'node:fs';
import { assert } from 'chai';
import { catalogFaults } from '../../../src/ad-server/open-platform.ts';
import { checkDeclaration } from '../../../src/domain/declaration/check.ts';
import { wiring } from '../../../src/domain/declaration/wiring.ts';
import { readDeclaration } from '../../../src/domain/deployment/read.ts';
import type { Written } from '../../support/publisher.ts';

/** The profile and the catalog that the operating manual shows a seller. */
function shown(): [profile: Written, catalog: Written] {
  const manual = readFileSync(new URL('../../../docs/operating.md', import.meta.url), 'utf8');
  const [, chapter = ''] = /## What the agent sells([\s\S]*?)\n## /.exec(manual) ?? [];
  const [profile, catalog] = [...chapter.matchAll(/```json\n([\s\S]*?)```/g)].map(([, text = '']) =>
    JSON.parse(text),
  );
  return [profile, catalog];
}

function faultsOf(profile: Written, catalog: Written): string[] {
  const read = readDeclaration(profile, () => ({ ok: true, document: catalog }));
  return read.ok
    ? [...checkDeclaration(read.profile, wiring), ...catalogFaults(read.profile)]
    : [...read.problems];
}

describe('the profile and the catalog that the operating manual shows', () => {
  it('have no fault', () => assert.deepEqual(faultsOf(...shown()), []));

  it('are refused without a way to send creatives, in one line for the product', () => {
    const [profile, catalog] = shown();
    const { creative: _, ...silent } = profile;
    assert.deepEqual(
      faultsOf({ ...silent, supported_protocols: ['media_buy'] }, catalog).map((fault) => fault.slice(0, 92)),
      ['catalogs.products: catalog.json: products[0].format_ids: its packages wait for creatives for'],
    );
  });
});
