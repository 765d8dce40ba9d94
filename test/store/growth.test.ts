import { readFileSync } from 'node:fs';
import { assert } from 'chai';
import {
  callerLimits,
  keptBytes,
  keptNewest,
  organizationLimits,
  sandboxLimits,
} from '../../src/domain/holdings.ts';

/** The rows of the table of the manual. */
function rowsOf(manual: string) {
  const [, section = ''] = /## What grows, and what ends it\n([\s\S]*?)\n## /.exec(manual) ?? [];
  const cell = '([^|]+)';
  const row = new RegExp(`^\\| (\`[^|]+) \\| ${cell} \\| ${cell} \\| ${cell} \\| ${cell} \\|$`, 'gm');
  return [...section.matchAll(row)].map(([, tables = '', , limit = '', error = '']) => ({
    tables: [...tables.matchAll(/`(\w+)`/g)].map(([, name = '']) => name),
    limit,
    error,
  }));
}

const inMebibytes = (bytes: number): string => `${bytes / 1024 / 1024} MiB`;

describe('what the operating manual says of growth', () => {
  const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

  it('names every table of the schema, once, with its end', () => {
    const named = rowsOf(read('docs/operating.md')).flatMap(({ tables }) => tables);
    const schema = read('test/golden/schema-sqlite.sql');
    const tables = [...schema.matchAll(/^CREATE TABLE [`"]?(\w+)/gm)].map(([, name]) => name);
    assert.sameMembers(named, tables);
  });

  it('names the limit of every table that callers and organizations can fill, and what happens at it', () => {
    const rows = rowsOf(read('docs/operating.md'));
    const limits = Object.entries<{ most: number }>({ ...callerLimits, ...organizationLimits });
    const kept = Object.entries(keptNewest).map(([table, most]) => [table, { most }] as const);
    for (const [table, { most }] of [...limits, ...kept]) {
      const row = rows.find(({ tables }) => tables.includes(table));
      assert.match(row?.limit ?? '', new RegExp(`\\b${most}\\b`), table);
      assert.notEqual(row?.error, '–', table);
    }
    const sandbox = rows.find(({ tables }) => tables.includes('sandbox_principals'));
    const { bytes, ...counts } = sandboxLimits;
    for (const most of Object.values(counts)) assert.include(sandbox?.limit, String(most));
    assert.include(sandbox?.limit, inMebibytes(bytes));
    for (const [table, most] of Object.entries(keptBytes))
      assert.include(rows.find(({ tables }) => tables.includes(table))?.limit, inMebibytes(most), table);
  });

  it('names the error at each of these limits as callers get it, or says that the oldest rows are deleted', () => {
    const rows = rowsOf(read('docs/operating.md'));
    const errorOf = (table: string) => rows.find(({ tables }) => tables.includes(table))?.error ?? '';
    for (const table of Object.keys(callerLimits)) {
      const code = table === 'buyer_catalogs' ? 'CATALOG_LIMIT_EXCEEDED' : 'INVALID_STATE';
      assert.include(errorOf(table), `\`${code}\``, table);
    }
    for (const table of Object.keys(organizationLimits))
      assert.include(errorOf(table), '409 `limit_reached`', table);
    for (const table of Object.keys(keptNewest))
      if (!Object.hasOwn(callerLimits, table)) assert.include(errorOf(table), 'the oldest', table);
  });

  it('leaves no row without a limit, or without a word on what happens at it', () => {
    for (const { tables, limit, error } of rowsOf(read('docs/operating.md'))) {
      assert.notMatch(limit, /^–?$/, tables.join());
      assert.isNotEmpty(error, tables.join());
    }
  });
});
