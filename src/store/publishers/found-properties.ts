import type { JsonText } from '../../domain/json/values.ts';
import type { KnownIdentifier } from '../../domain/publishers/identifiers.ts';
import type { Db } from '../engine/database.ts';
import { inList } from '../engine/dialect.ts';
import { unlessLong } from '../engine/row-filters.ts';
import { param, params, statement } from '../engine/statement.ts';
import type { Property } from './properties.ts';

/**
 * Lists of identifiers with more bytes are not read for lists of properties: a page of 5,000 would have gigabytes of them.
 */
const LONG_IDENTIFIERS = 4 * 1024;

/**
 * A property as listings and search results show it, with counts of its publisher. Its identifiers stay text: most are sent, or
 * not looked at. They are null where they are long.
 */
export type FoundProperty = Pick<
  Property,
  'rid' | 'publisherDomain' | 'key' | 'propertyId' | 'propertyType' | 'name' | 'source'
> & {
  readonly agentCount: number;
  readonly propertyCount: number;
  readonly identifiers: JsonText<readonly KnownIdentifier[]> | null;
};

export const FOUND = `p.rid, p.publisher_domain as "publisherDomain", p.key, p.property_id as "propertyId",
  p.property_type as "propertyType", p.name, p.source,
  ${unlessLong('p.identifiers', LONG_IDENTIFIERS)} as identifiers,
  u.agent_count as "agentCount", u.property_count as "propertyCount"`;
const listFound = statement<{ rids: string }, FoundProperty>((k, engine) =>
  k.raw(
    `select ${FOUND} from properties p join publishers u on u.domain = p.publisher_domain
     where :picked and p.status || '' = 'active'`,
    { picked: inList(k, engine, 'p.rid', param('rids')) },
  ),
);
// The index by status returns the first few properties in order, however many a publisher has, and the limits force one
// look-up per publisher. SQLite has no lateral join, and compares with the publisher's own column: with a value of the
// list, whose type it does not know, it would read and sort all properties of the publisher.
const FIRST = "status = 'active' order by key limit :limit";
const listFirst = statement<{ domains: string; limit: number }, FoundProperty>((k, engine) =>
  engine === 'postgres'
    ? k.raw(
        `select ${FOUND} from json_array_elements_text(cast(:domains as json)) as asked (domain)
         cross join lateral (
           select agent_count, property_count from publishers where domain = asked.domain limit 1) as u
         cross join lateral (
           select * from properties where publisher_domain = asked.domain and ${FIRST}) as p`,
        params('domains', 'limit'),
      )
    : k.raw(
        `select ${FOUND} from (select value as domain from json_each(:domains)) as asked
         cross join publishers u on u.domain = asked.domain
         cross join properties p on p.rid in (
           select rid from properties where publisher_domain = u.domain and ${FIRST})`,
        params('domains', 'limit'),
      ),
);

/** Reads of properties for search results. */
export function foundProperties(db: Db) {
  return {
    /** The active properties among `rids`. */
    listFound: (rids: readonly string[]): Promise<FoundProperty[]> =>
      db.all(listFound, { rids: JSON.stringify(rids) }),

    /** The first `limit` active properties of each publisher, by key, in the order of the publishers. */
    async listFirst(publishers: readonly string[], limit: number): Promise<FoundProperty[]> {
      const rows = await db.all(listFirst, { domains: JSON.stringify(publishers), limit });
      const found = new Map(publishers.map((domain): [string, FoundProperty[]] => [domain, []]));
      for (const row of rows) found.get(row.publisherDomain)?.push(row);
      return [...found.values()].flatMap((theirs) => theirs.sort(byKey));
    },
  };
}

const byKey = (a: FoundProperty, b: FoundProperty): number => (a.key < b.key ? -1 : 1);
