import type { Knex } from 'knex';
import { countUpTo, MOST_COUNTED } from '../engine/counted.ts';
import type { Db } from '../engine/database.ts';
import { inList } from '../engine/dialect.ts';
import { type ListOrders, type OrderedPage, orderedPage } from '../engine/row-filters.ts';
import { numberParam, param, params, type Statement, statement } from '../engine/statement.ts';

export type PublisherStatus = 'unknown' | 'valid' | 'invalid' | 'absent' | 'unreachable';

/** A publisher in lists. `searchText` has one name for the search per line. */
export type ListedPublisher = {
  domain: string;
  searchText: string | null;
  source: 'adagents_json' | 'hosted' | null;
  status: PublisherStatus;
  agentCount: number;
  propertyCount: number;
  validatedAt: number | null;
  member: string | null;
};

export type PublisherSort = 'domain' | 'validated' | 'properties';
/** `search` is the beginning of a domain. */
export type PublisherFilter = { readonly search?: string; readonly status?: PublisherStatus };

const ORDERS: ListOrders<PublisherSort> = {
  domain: ['publishers.domain'],
  validated: ['coalesce(publishers.validated_at, 0)', 'publishers.domain'],
  properties: ['publishers.property_count', 'publishers.domain'],
};
/** A character after all that domains have. */
const AFTER_ALL = '\u007f';

const LISTED = {
  domain: 'publishers.domain',
  searchText: 'publishers.search_text',
  source: 'publishers.source',
  status: 'publishers.status',
  agentCount: 'publishers.agent_count',
  propertyCount: 'publishers.property_count',
  validatedAt: 'publishers.validated_at',
  member: 'organizations.name',
};
/** Publishers that have a file or an entry, with the organization that maintains the entry. */
const listedPublishers = (k: Knex) =>
  k('publishers')
    .leftJoin('organizations', (on) =>
      on.on('organizations.id', 'publishers.entry_org_id').andOnNotNull('publishers.entry'),
    )
    .where('publishers.listed', 1)
    .select(LISTED);
const listFound = statement<{ domains: string }, ListedPublisher>((k, engine) =>
  listedPublishers(k).where(inList(k, engine, 'publishers.domain', param('domains'))),
);

type Params = Record<string, string | number>;
type Shape = Pick<OrderedPage, 'isReversed'> & { sort: PublisherSort; isFirst: boolean };

const AFTER = ['after0', 'after1'];
const wholes = new Map<string, Statement<Params, ListedPublisher>>();

/** A page of the whole listing: to build the statement anew for each would take as long as to run it. */
function wholePage({ sort, isReversed, isFirst }: Shape): Statement<Params, ListedPublisher> {
  const name = `${sort} ${isReversed} ${isFirst}`;
  const made =
    wholes.get(name) ??
    statement<Params, ListedPublisher>((k) => {
      const order = ORDERS[sort];
      const rows = listedPublishers(k);
      if (!isFirst) {
        const marks = order.map((_, at) => `:${AFTER[at]}`);
        const sign = isReversed ? '<' : '>';
        rows.whereRaw(`(${order.join(', ')}) ${sign} (${marks.join(', ')})`, params(...AFTER));
      }
      return orderedPage(rows, order, {
        isReversed,
        after: null,
        offset: 0,
        limit: numberParam('limit'),
      });
    });
  wholes.set(name, made);
  return made;
}

/** The publishers that have a file or an entry. */
export function publisherListing(db: Db) {
  return {
    /** A page of the publishers that have a file or an entry. */
    listPage(
      filter: PublisherFilter,
      page: OrderedPage & { sort: PublisherSort },
    ): Promise<ListedPublisher[]> {
      const { sort, isReversed, after, offset, limit } = page;
      if (Object.keys(filter).length > 0 || offset > 0)
        return db.query(orderedPage(filtered(listedPublishers(db.k), filter), ORDERS[sort], page));
      const place = (after ?? []).map((value, at) => [AFTER[at] ?? '', value]);
      return db.all(wholePage({ sort, isReversed, isFirst: after === null }), {
        ...Object.fromEntries(place),
        limit,
      });
    },

    /** Number of publishers of the listing that pass the filter, counted up to `MOST_COUNTED`. */
    async countListed(filter: PublisherFilter): Promise<number> {
      const rows = filtered(db.k('publishers').where('publishers.listed', 1), filter);
      return (await countUpTo(db, rows.select(db.k.raw('1 as one')), MOST_COUNTED)) ?? MOST_COUNTED;
    },

    /** The publishers among `domains` that have a file or an entry. */
    listFound: (domains: readonly string[]) => db.all(listFound, { domains: JSON.stringify(domains) }),
  };
}

function filtered(rows: Knex.QueryBuilder, { search, status }: PublisherFilter): Knex.QueryBuilder {
  if (status !== undefined) rows.where('publishers.status', status);
  if (search === undefined) return rows;
  return rows
    .where('publishers.domain', '>=', search)
    .where('publishers.domain', '<', `${search}${AFTER_ALL}`);
}
