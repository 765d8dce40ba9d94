import type { Knex } from 'knex';
import { LONGEST_TERM, LONGEST_WORD, wordEnds } from '../../domain/search-index/search-text.ts';
import { cutText, searchForm } from '../../domain/text/search-form.ts';

const AT_ONCE = 500;
type Row = Record<string, string>;

/**
 * Texts that filters search were stored in lower case only: accents, the normalization form and the final sigma made
 * a difference. From now on they are stored in search form. Text of ASCII is the same in both.
 */
export async function up(k: Knex): Promise<void> {
  const lines = (text = '') => [...new Set(text.split('\n').map((line) => searchForm(line)))].join('\n');
  await rewrite(k, 'brands', ['domain'], 'search_text', ({ search_text }) => lines(search_text));
  await rewrite(k, 'properties', ['rid'], 'search_text', ({ search_text }) => lines(search_text));
  await rewrite(k, 'agent_metrics', ['agent_url', 'metric_id'], 'search_text', ({ metric_id }) =>
    searchForm(metric_id ?? ''),
  );
  await rewrite(k, 'creatives', ['principal_id', 'account_id', 'id'], 'folded_name', ({ name }) =>
    searchForm(name ?? ''),
  );
  await rewriteTerms(k);
}

const beyondAscii = (k: Knex, column: string): string =>
  k.client.config.client === 'better-sqlite3' ? `${column} glob '*[^ -~\n]*'` : `${column} ~ '[^ -~\n]'`;

/** Rows with text beyond ASCII, a page at a time, in the order of their key. */
async function* pages(k: Knex, table: string, key: readonly string[], column: string): AsyncGenerator<Row[]> {
  const names = key.join(', ');
  const marks = key.map(() => '?').join(', ');
  for (let last: Row | undefined; ; ) {
    const rows = k(table)
      .whereRaw(beyondAscii(k, column))
      .orderBy([...key])
      .limit(AT_ONCE);
    const after = last;
    if (after !== undefined)
      rows.whereRaw(
        `(${names}) > (${marks})`,
        key.map((name) => after[name] ?? ''),
      );
    const page: Row[] = await rows;
    yield page;
    if (page.length < AT_ONCE) return;
    last = page.at(-1);
  }
}

async function rewrite(
  k: Knex,
  table: string,
  key: readonly string[],
  column: string,
  formOf: (row: Row) => string,
): Promise<void> {
  for await (const page of pages(k, table, key, column)) {
    for (const row of page) {
      const form = formOf(row);
      if (form === row[column]) continue;
      const own = Object.fromEntries(key.map((name) => [name, row[name]]));
      await k(table)
        .where(own)
        .update({ [column]: form });
    }
  }
}

/** Terms and words whose form is another now (`ς`, `ß`, `ı`) are replaced, so that writers still find them. */
async function rewriteTerms(k: Knex): Promise<void> {
  for await (const page of pages(k, 'search_terms', ['kind', 'is_start', 'term', 'ref'], 'term')) {
    for (const row of page) {
      const term = cutText(searchForm(row.term ?? ''), LONGEST_TERM);
      if (term !== row.term) await replaceRows(k, 'search_terms', row, [{ ...row, term }]);
    }
  }
  for await (const page of pages(k, 'search_words', ['kind', 'word_end', 'word'], 'word')) {
    for (const { kind = '', word = '' } of page) {
      const form = cutText(searchForm(word), LONGEST_WORD);
      const ends = wordEnds(form).map((end) => ({ kind, word_end: end, word: form }));
      if (form !== word) await replaceRows(k, 'search_words', { kind, word }, ends);
    }
  }
}

async function replaceRows(k: Knex, table: string, before: Row, after: readonly Row[]): Promise<void> {
  await k(table).where(before).delete();
  if (after.length > 0) await k(table).insert(after).onConflict().ignore();
}
