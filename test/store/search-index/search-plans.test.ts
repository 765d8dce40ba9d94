import { assert } from 'chai';
import pg from 'pg';
import { searchQueries } from '../../../src/domain/search-index/search-text.ts';
import { database, TransactionScope } from '../../../src/store/engine/database.ts';
import { postgresSession } from '../../../src/store/engine/postgres.ts';
import { search } from '../../../src/store/search-index/search.ts';
import { postgres, type TestStore } from '../../support/databases.ts';
import { execute } from '../../support/sql.ts';

const ROWS = 160_000;
const RUNS = 12;

describe('plans of the search on PostgreSQL', () => {
  let store: TestStore;
  before(async () => {
    if (postgres === undefined) assert.fail('no PostgreSQL');
    store = await postgres.open();
    await execute(
      store.url,
      `insert into search_terms (kind, is_start, term, ref)
         select 1 + n % 4, n % 2, 'term ' || n, 'r' || n from generate_series(1, ${ROWS}) as n;
       insert into search_words (kind, word_end, word)
         select 1 + n % 4, 'w' || n, 'w' || n from generate_series(1, ${ROWS}) as n;
       analyze search_terms; analyze search_words`,
    );
  });
  after(() => store.drop());

  it('are kept for the first hits in a large index, since planning takes longer than the run', async () => {
    const client = new pg.Client({ connectionString: store.url });
    await client.connect();
    try {
      const read = search(
        database(
          postgresSession((sent) => client.query({ ...sent })),
          new TransactionScope(),
        ),
      );
      const [query] = searchQueries('term 77');
      if (query === undefined) assert.fail('no query');
      for (let run = 0; run < RUNS; run += 1) {
        const hits = await read.findAll(query, 16);
        for (const found of Object.values(hits)) assert.isNotEmpty(found);
      }
      const { rows } = await client.query('select generic_plans, custom_plans from pg_prepared_statements');
      // PostgreSQL plans the first five runs of any statement for their values.
      assert.deepEqual(rows, [{ generic_plans: String(RUNS - 5), custom_plans: '5' }]);
    } finally {
      await client.end();
    }
  });
});
