import { assert } from 'chai';
import { searchTerms } from '../../../src/domain/search-index/search-text.ts';
import { migrate } from '../../../src/store/engine/migrate.ts';
import { type Database, engines } from '../../support/databases.ts';
import { insertOf } from '../../support/golden-schema.ts';
import { execute, rows } from '../../support/sql.ts';

for (const engine of engines) {
  describe(`searched texts of an older database on ${engine.name}`, () => {
    let at: Database;
    const put = (table: string, values: Record<string, string | number>) =>
      execute(at.url, insertOf(table, values));
    const read = async (sql: string) => (await rows(at.url, sql)).map((row) => Object.values(row)[0]);

    before(async () => {
      at = await engine.createEmpty();
      await migrate(at.url);
      await execute(at.url, "delete from knex_migrations where name = '0040-search-forms'");
      await put('brands', { domain: 'a.example', id: 'a', search_text: 'a.example\ncre\u0300me' });
      await put('brands', { domain: 'b.example', id: 'b', search_text: 'b.example\nplain name' });
      await put('properties', { rid: 'p', key: 'k', search_text: 'c.example\nmöbel straße' });
      await put('agent_metrics', {
        agent_url: 'https://m.example',
        metric_id: 'Größe',
        search_text: 'größe',
      });
      await put('creatives', { id: 'one', name: 'ΣΊΣ', folded_name: 'σίς' });
      await put('search_terms', { kind: 1, is_start: 1, term: 'straße', ref: 'a.example' });
      for (const end of ['traße', 'raße', 'aße', 'ße'])
        await put('search_words', { kind: 1, word_end: end, word: 'straße' });
      assert.deepEqual((await migrate(at.url)).applied, ['0040-search-forms']);
    });
    after(() => at.drop());

    it('are in search form after the migration', async () => {
      assert.deepEqual(await read('select search_text from brands order by domain'), [
        'a.example\ncreme',
        'b.example\nplain name',
      ]);
      assert.deepEqual(await read('select search_text from properties'), ['c.example\nmobel strasse']);
      assert.deepEqual(await read('select search_text from agent_metrics'), ['grosse']);
      assert.deepEqual(await read('select folded_name from creatives'), ['σισ']);
    });

    it('have the terms and words that the search writes today', async () => {
      const [term] = searchTerms(['Straße']);
      assert.deepEqual(await read('select term from search_terms'), [term?.term]);
      assert.sameMembers(await read('select word_end from search_words'), [
        'trasse',
        'rasse',
        'asse',
        'sse',
        'se',
      ]);
      assert.deepEqual(await read('select distinct word from search_words'), [term?.word]);
    });
  });
}
