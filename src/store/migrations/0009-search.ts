import type { Knex } from 'knex';
import {
  listedTexts,
  propertyTerms,
  type SearchTerm,
  searchTerms,
  wordEnds,
} from '../../domain/search-index/search-text.ts';
import { agentSite } from '../agents/agents.ts';

/** What search, the lists of everybody and the look-up of a publisher read. */
export async function up(k: Knex): Promise<void> {
  const isSqlite = k.client.config.client === 'better-sqlite3';
  const text = isSqlite ? 'text not null' : 'text collate "C" not null';
  // Rows are nothing but their key; SQLite then keeps one tree instead of two.
  const end = isSqlite ? ' without rowid' : '';

  // Texts from the beginning of each of their words on. kind: 1 brand, 2 publisher, 3 property.
  await k.raw(`create table search_terms (
    kind smallint not null, is_start smallint not null, term ${text}, ref ${text},
    primary key (kind, is_start, term, ref))${end}`);
  // The words that terms begin with, by what follows their first, second, third … character.
  await k.raw(`create table search_words (
    kind smallint not null, word_end ${text}, word ${text}, primary key (kind, word_end, word))${end}`);

  // Sums of changes. Rows are added, never updated, so that writers do not wait for each other, and folded later.
  await k.schema.createTable('counts', (t) => {
    t.text('id').primary();
    t.text('name').notNullable();
    t.bigInteger('amount').notNullable();
  });

  // The parts of a publisher look-up that take more than a row to work out, as JSON text.
  await k.schema.createTable('publisher_overviews', (t) => {
    t.text('domain').primary();
    t.text('properties').notNullable();
    t.text('agents').notNullable();
    t.integer('agents_total').notNullable();
    t.text('placements').notNullable();
    t.integer('bytes');
  });

  await k.schema.alterTable('brands', (t) => {
    t.text('card');
  });
  await k.schema.alterTable('agents', (t) => {
    // The registrable domain of the agent's host.
    t.text('site');
    t.index(['site', 'url'], 'agents_by_site');
  });
  await k.schema.alterTable('catalog_agents', (t) => {
    t.text('site');
    t.index(['site', 'url'], 'catalog_agents_by_site');
    t.index(['visibility'], 'catalog_agents_by_visibility');
  });

  await indexWhatIsThere(k);
  await countWhatIsThere(k);
}

const AT_ONCE = 500;
type Row = Record<string, string>;

/** Walks a table by its key. */
async function each(
  rows: Knex.QueryBuilder,
  key: string,
  use: (page: Row[]) => Promise<void>,
): Promise<void> {
  for (let after = ''; ; ) {
    const page: Row[] = await rows.clone().where(key, '>', after).orderBy(key).limit(AT_ONCE);
    await use(page);
    if (page.length < AT_ONCE) return;
    after = page.at(-1)?.[key] ?? '';
  }
}

async function indexWhatIsThere(k: Knex): Promise<void> {
  const listed = async (table: string, kind: number) =>
    each(k(table).where('listed', 1).select('domain', 'search_text'), 'domain', (page) =>
      index(
        k,
        kind,
        page,
        ({ domain = '', search_text: names = '' }) => searchTerms(listedTexts(domain, names)),
        'domain',
      ),
    );
  await listed('brands', 1);
  await listed('publishers', 2);
  await each(
    k('properties').where('status', 'active').select('rid', 'publisher_domain', 'name', 'identifiers'),
    'rid',
    (page) =>
      index(
        k,
        3,
        page,
        ({ publisher_domain: publisherDomain = '', name = '', identifiers = '[]' }) =>
          propertyTerms({ publisherDomain, name, identifiers: JSON.parse(identifiers) }),
        'rid',
      ),
  );
  for (const table of ['agents', 'catalog_agents']) {
    await each(k(table).select('url'), 'url', async (page) => {
      for (const { url = '' } of page)
        await k(table)
          .where({ url })
          .update({ site: agentSite(url) });
    });
  }
}

async function index(
  k: Knex,
  kind: number,
  page: readonly Row[],
  termsOf: (row: Row) => SearchTerm[],
  key: string,
): Promise<void> {
  const found = page.map((row) => ({ ref: row[key] ?? '', terms: termsOf(row) }));
  const terms = found.flatMap(({ ref, terms }) =>
    terms.map(({ term, isStart }) => ({ kind, is_start: Number(isStart), term, ref })),
  );
  const words = [...new Set(found.flatMap(({ terms }) => terms.flatMap(({ word }) => word ?? [])))];
  const ends = words.flatMap((word) => wordEnds(word).map((end) => ({ kind, word_end: end, word })));
  await insert(k, 'search_terms', terms);
  await insert(k, 'search_words', ends);
}

async function insert(k: Knex, table: string, rows: readonly object[]): Promise<void> {
  for (let from = 0; from < rows.length; from += AT_ONCE) {
    await k(table)
      .insert(rows.slice(from, from + AT_ONCE))
      .onConflict()
      .ignore();
  }
}

async function countWhatIsThere(k: Knex): Promise<void> {
  const counted: [string, Knex.QueryBuilder][] = [
    ['brands', k('brands').where('listed', 1)],
    ['publishers', k('publishers').where('listed', 1)],
    ['publishers:file', k('publishers').where('source', 'adagents_json')],
    ['publishers:entry', k('publishers').whereNotNull('entry')],
    ['agents', k('agents').whereNull('removed_at')],
    ['authorizations:adagents_json', k('authorizations')],
  ];
  for (const [name, rows] of counted) {
    const [row] = await rows.count({ amount: '*' });
    const amount = Number(row?.amount);
    if (amount > 0) await k('counts').insert({ id: name, name, amount });
  }
  const types: Row[] = await k('properties')
    .where('status', 'active')
    .groupBy('property_type')
    .select('property_type')
    .count({ amount: '*' });
  for (const { property_type: type, amount } of types) {
    const name = `properties:${type}`;
    await k('counts').insert({ id: name, name, amount: Number(amount) });
  }
}
