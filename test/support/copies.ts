import { execute, tableColumns } from './sql.ts';

/** Copies the rows of a table that `where` chooses `number` times, each copy with an id of its own. */
export async function copyRows(url: string, table: string, where: string, number: number): Promise<void> {
  const names = (await tableColumns(url)).get(table) ?? [];
  const values = names.map((name) => (name === 'id' ? "r.id || '-' || g.n" : `r.${name}`));
  await execute(
    url,
    `insert into ${table} (${names.join(', ')})
     with recursive g (n) as (select 1 union all select n + 1 from g where n < ${number})
     select ${values.join(', ')} from ${table} r, g where ${where}`,
  );
}
