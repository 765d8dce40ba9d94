import type { Filler } from './fill.ts';
import { GENERATION, markOf } from './names.ts';

/** The rows of one table that belong to the publishers of a generation, and what their copies have of their own. */
type Copied = {
  readonly table: string;
  readonly where: string;
  /** Columns with ids of the rows. */
  readonly ids?: readonly string[];
  /** Other columns with more than another mark: the expression for the copy. */
  readonly own?: Readonly<Record<string, string>>;
  /** The copies are written in this order; otherwise in that of the rows, each with all of its copies. */
  readonly order?: string;
};

/** An id of the copy: that of the row with the number of the generation in it, and version 8, which no other row has. */
const idOf = (column: string) =>
  `substr(t.${column}, 1, 14) || '8' || substr(t.${column}, 16, 9) || g.hex || substr(t.${column}, 29)`;

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
export async function copyGeneration(
  { run, columnsOf, dropIndexes, sql }: Filler,
  generation: number,
  until: number,
): Promise<void> {
  const numbers = Array.from({ length: until - generation - 1 }, (_, at) => generation + 1 + at);
  if (numbers.length === 0) return;
  const mark = markOf(generation);
  const values = numbers.map(
    (g, at) => `(${g}, ${at + 1}, '${markOf(g)}', '${g.toString(16).padStart(4, '0')}')`,
  );
  await run('create temporary table generations (number integer, place integer, mark text, hex text)');
  await run(`insert into generations (number, place, mark, hex) values ${values.join(', ')}`);
  for (const { table, where, ids = [], own = {}, order } of tablesOf(mark)) {
    const columns = await columnsOf(table);
    const expressions = columns.map(({ name, isText }) => {
      const expression = own[name] ?? (ids.includes(name) ? idOf(name) : null);
      if (expression !== null) return `${expression} as ${name}`;
      return isText ? `replace(t.${name}, '${mark}', g.mark) as ${name}` : `t.${name}`;
    });
    const names = columns.map(({ name }) => name).join(', ');
    // Keys of large trees that come in order, or almost, cost a fraction.
    const indexes = await dropIndexes(table);
    await run(`insert into ${table} (${names}) select ${expressions.join(', ')}
      from (select * from ${table} where ${where}) t cross join generations g${order === undefined ? '' : ` order by ${order}`}`);
    for (const index of indexes) await run(index);
  }
  await run(`update brand_changes_head set change = change + ${GENERATION * numbers.length}`);
  await run(copiedCounts(sql.isPostgres, mark, numbers.length));
  await run('drop table generations');
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
