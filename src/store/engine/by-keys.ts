import type { Knex } from 'knex';
import { type Engine, inList } from './dialect.ts';
import { param, params } from './statement.ts';

export type ByKeys = { domain: string; keys: string };

/**
 * Those of a publisher's rows whose key is in a list, a JSON array of strings as text. On PostgreSQL one probe per
 * key: a plan that was made while the table was small would else read all rows of the publisher for good.
 */
export function byKeys(
  k: Knex,
  engine: Engine,
  table: string,
  key: string,
  names: readonly string[],
): Knex.Raw {
  const columns = names.join(', ');
  if (engine === 'sqlite') {
    return k.raw(`select ${columns} from ${table} where publisher_domain = :domain and :listed`, {
      ...params('domain'),
      listed: inList(k, engine, key, param('keys')),
    });
  }
  return k.raw(
    `select found.* from json_array_elements_text(cast(:keys as json)) as wanted (key)
     cross join lateral (
       select ${columns} from ${table} where publisher_domain = :domain and ${key} = wanted.key limit 1) as found`,
    params('domain', 'keys'),
  );
}
