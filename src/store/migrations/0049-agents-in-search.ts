import type { Knex } from 'knex';
import { agentTexts, searchTerms, wordEnds } from '../../domain/search-index/search-text.ts';

const AT_ONCE = 500;
/** The number of agents among the kinds of the search index. */
const AGENT = 4;
type Row = { url: string; name: string | null; agent_name: string | null };

/** Agents that everybody may see are found by the search; from now on each change of one keeps the index. */
export async function up(k: Knex): Promise<void> {
  for (let after = ''; ; ) {
    const page: Row[] = await k('catalog_agents')
      .where('visibility', 'public')
      .where('url', '>', after)
      .orderBy('url')
      .limit(AT_ONCE)
      .select('url', 'name', 'agent_name');
    await index(k, page);
    if (page.length < AT_ONCE) return;
    after = page.at(-1)?.url ?? '';
  }
}

async function index(k: Knex, page: readonly Row[]): Promise<void> {
  const found = page.map(({ url, name, agent_name: agentName }) => ({
    ref: url,
    terms: searchTerms(agentTexts({ url, name, agentName })),
  }));
  const words = [...new Set(found.flatMap(({ terms }) => terms.flatMap(({ word }) => word ?? [])))];
  await insert(
    k,
    'search_terms',
    found.flatMap(({ ref, terms }) =>
      terms.map(({ term, isStart }) => ({ kind: AGENT, is_start: Number(isStart), term, ref })),
    ),
  );
  await insert(
    k,
    'search_words',
    words.flatMap((word) => wordEnds(word).map((end) => ({ kind: AGENT, word_end: end, word }))),
  );
}

async function insert(k: Knex, table: string, rows: readonly object[]): Promise<void> {
  for (let from = 0; from < rows.length; from += AT_ONCE)
    await k(table)
      .insert(rows.slice(from, from + AT_ONCE))
      .onConflict()
      .ignore();
}
