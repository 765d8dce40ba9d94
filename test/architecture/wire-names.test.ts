import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { assert } from 'chai';
import ts from 'typescript';
import { projectRoot } from '../../src/infra/project.ts';

const STORED = 'rows and JSON columns keep the names in which they were written';
const FOREIGN = 'no schema of ours has the document';
const DERIVED = 'a type of the contract is picked or narrowed by the name';

/** Names with an underscore that types of rules write down themselves, by file, and why. */
const KEPT: Readonly<Record<string, readonly [number, string]>> = {
  'accounts/account.ts': [3, STORED],
  'brand-identity/judge-claim.ts': [1, DERIVED],
  'buys/buy-record.ts': [4, STORED],
  'contract/contract.ts': [3, 'records of generated/contract.jsonl'],
  'creatives/creative.ts': [2, STORED],
  'creatives/transformers.ts': [2, 'identifiers, where the contract has whole references'],
  'declaration/brand-catalog.ts': [1, DERIVED],
  'events/addition.ts': [5, STORED],
  'delivery/package-row.ts': [6, 'a report of the ad server'],
  'governance/check.ts': [5, STORED],
  'governance/decision.ts': [3, FOREIGN],
  'products/product.ts': [
    4,
    'two of a product as its operator wrote it down, two that pick a type by the name',
  ],
  'products/targeting.ts': [2, DERIVED],
  'rights/review-creative.ts': [1, DERIVED],
  'signals/activation.ts': [2, 'an answer of the ad server'],
  'test-controller/seeds.ts': [2, 'kinds of fixtures, as their rows name them'],
};

/** Names of the members of a file's types that have an underscore, but those whose type is read from another type. */
function written(text: string): string[] {
  const names: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isPropertySignature(node) && ts.isIdentifier(node.name) && node.name.text.includes('_'))
      if (node.type === undefined || !readsAnother(node.type)) names.push(node.name.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('rule.ts', text, ts.ScriptTarget.ES2023, true));
  return names;
}

const readsAnother = (type: ts.Node): boolean =>
  ts.isIndexedAccessTypeNode(type) ||
  (ts.forEachChild(type, (part) => readsAnother(part) || undefined) ?? false);

describe('fields of the wire in src/domain/', () => {
  it('have their names and types from the contract', () => {
    const files = readdirSync(join(projectRoot, 'src/domain'), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts'))
      .map((name) => name.replaceAll('\\', '/'));
    assert.isAbove(files.length, 200);
    const found = files.flatMap((name): [string, number][] => {
      const { length } = written(readFileSync(join(projectRoot, 'src/domain', name), 'utf8'));
      return length === 0 ? [] : [[name, length]];
    });
    const kept = Object.entries(KEPT).map(([name, [count]]) => [name, count]);
    assert.deepEqual(Object.fromEntries(found), Object.fromEntries(kept));
  });

  it('are found in every type that writes them down', () => {
    assert.deepEqual(
      written(`
        type A = { readonly brand_id: string; name: string; inner: { sort_by?: number } };
        interface B { 'quoted_name': string; by_key: Row['key']; lists: { item_id: Map<string, Row['id']> } }
        const value = { not_typed: 1 };
        function f({ a_b }: { a_b: string }) {}
      `),
      ['brand_id', 'sort_by', 'a_b'],
    );
  });
});
