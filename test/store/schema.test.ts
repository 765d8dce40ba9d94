import { readFileSync } from 'node:fs';
import { assert } from 'chai';
import { postgresSchemaText, sqliteSchemaText } from '../../scripts/schema-text.ts';
import { parseDatabaseUrl } from '../../src/store/engine/dialect.ts';
import { openSqlite } from '../../src/store/engine/sqlite.ts';
import { engines } from '../support/databases.ts';

async function schemaText(url: string): Promise<string> {
  const target = parseDatabaseUrl(url);
  if (target.engine === 'postgres') return postgresSchemaText(url);
  const connection = openSqlite(target.path);
  try {
    return sqliteSchemaText(connection);
  } finally {
    connection.close();
  }
}

for (const engine of engines) {
  describe(`the schema on ${engine.name}`, () => {
    let text: string;
    before(async () => {
      const database = await engine.create();
      try {
        text = await schemaText(database.url);
      } finally {
        await database.drop();
      }
    });

    it('is the one in test/golden; npm run dump-schema writes it', () => {
      const golden = new URL(`../golden/schema-${engine.name}.sql`, import.meta.url);
      assert.equal(text, readFileSync(golden, 'utf8'));
    });

    it('has no text column that PostgreSQL would sort by language', () => {
      assert.notMatch(text, /^ {2}\w+ text(?! collate "C"),?$/m);
    });

    it('has no type that the engines treat differently', () => {
      assert.notMatch(
        text,
        /\b(json|jsonb|boolean|timestamp|timestamptz|datetime|date|uuid|varchar|bytea|blob)\b/i,
      );
    });
  });
}
