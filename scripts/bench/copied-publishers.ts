import { type Copied, copyRows, generationsAfter, idOf } from './copied-rows.ts';
import type { Filler } from './fill.ts';
import { GENERATION, markOf } from './names.ts';

/** All that a crawl stores of a publisher, without the events and the jobs. */
function tablesOf(mark: string): readonly Copied[] {
  const marked = (text: string) => `replace(${text}, '${mark}', g.mark)`;
  const ofDomain = (column: string) => `${column} like '%${mark}.example'`;
  const properties = `select rid from properties where ${ofDomain('publisher_domain')}`;
  const byDomain = ['publisher_overviews', 'publisher_states', 'documents', 'document_bodies'];
  return [
    { table: 'publishers', where: ofDomain('domain'), ids: ['id'] },
    ...[...byDomain, 'revisions', 'domain_skeletons'].map((table) => ({ table, where: ofDomain('domain') })),
    { table: 'properties', where: ofDomain('publisher_domain'), ids: ['rid'] },
    { table: 'property_identifiers', where: `rid in (${properties})`, ids: ['rid'] },
    { table: 'authorizations', where: ofDomain('publisher_domain'), ids: ['id'] },
    { table: 'agents', where: `url like '%-${mark}.agents.example/mcp'`, ids: ['id'] },
    {
      table: 'brands',
      where: ofDomain('domain'),
      ids: ['id'],
      own: { change: `t.change + g.place * ${GENERATION}` },
    },
    {
      table: 'search_terms',
      where: `ref in (${properties}) or ${ofDomain('ref')}`,
      // The entity of a property's term is an id, that of all others a domain.
      own: { ref: `case when t.kind = 3 then ${idOf('ref')} else ${marked('t.ref')} end` },
      order: 'kind, is_start, term, ref',
    },
    {
      table: 'search_words',
      where: `word like '%${mark}%'`,
      // The end of a word may begin within its mark.
      own: { word_end: `substr(${marked('t.word')}, length(t.word) - length(t.word_end) + 1)` },
      order: 'kind, word_end, word',
    },
  ];
}

/**
 * Copies all publishers of one generation, with what belongs to them, to the generations after it and before `until`.
 * Only names, ids and places in the list of changes differ. Hashes and the keys of entries stay: they are compared with
 * those of a file at its next crawl only.
 */
export async function copyGeneration(filler: Filler, generation: number, until: number): Promise<void> {
  const others = generationsAfter(generation, until);
  if (others.length === 0) return;
  const mark = markOf(generation);
  await copyRows(filler, generation, others, tablesOf(mark));
  await filler.run(`update brand_changes_head set change = change + ${GENERATION * others.length}`);
  await filler.run(copiedCounts(filler.sql.isPostgres, mark, others.length));
}

/** Adds what the copies add to each count of everybody's. */
function copiedCounts(isPostgres: boolean, mark: string, copies: number): string {
  const id = isPostgres ? 'cast(gen_random_uuid() as text)' : 'lower(hex(randomblob(16)))';
  const ofDomain = (column: string) => `${column} like '%${mark}.example'`;
  const counted: readonly [name: string, from: string][] = [
    ['publishers', `publishers where ${ofDomain('domain')}`],
    ['publishers:file', `publishers where ${ofDomain('domain')}`],
    ['copies:publishers:live', `publishers where ${ofDomain('domain')}`],
    ['brands', `brands where ${ofDomain('domain')}`],
    ['agents', `agents where url like '%-${mark}.agents.example/mcp'`],
    ['authorizations:adagents_json', `authorizations where ${ofDomain('publisher_domain')}`],
    ...['website', 'mobile_app'].map((type): [string, string] => [
      `properties:${type}`,
      `properties where property_type = '${type}' and ${ofDomain('publisher_domain')}`,
    ]),
  ];
  const rows = counted.map(([name, from]) => `select ${id}, '${name}', ${copies} * count(*) from ${from}`);
  return `insert into counts (id, name, amount) ${rows.join(' union all ')}`;
}
