import { readFileSync } from 'node:fs';
import { assert } from 'chai';

describe('what the operating manual says of growth', () => {
  const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

  it('names every table of the schema, once, with its end', () => {
    const [, section = ''] =
      /## What grows, and what ends it\n([\s\S]*?)\n## /.exec(read('docs/operating.md')) ?? [];
    const rows = [...section.matchAll(/^\| (`[^|]+) \| ([^|]+) \| ([^|]+) \|$/gm)];
    const named = rows.flatMap(([, tables = '']) => [...tables.matchAll(/`(\w+)`/g)].map(([, name]) => name));
    const schema = read('test/golden/schema-sqlite.sql');
    const tables = [...schema.matchAll(/^CREATE TABLE [`"]?(\w+)/gm)].map(([, name]) => name);
    assert.sameMembers(named, tables);
  });
});
