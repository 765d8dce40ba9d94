import type { Knex } from 'knex';
import type { ListedFacts } from '../../domain/brands/brand-copy.ts';
import type { Db } from '../engine/database.ts';
import { inList } from '../engine/dialect.ts';
import {
  containsPattern,
  type ListOrders,
  type OrderedPage,
  orderedPage,
  unlessLong,
} from '../engine/row-filters.ts';
import { param, statement } from '../engine/statement.ts';
import { keepingCounts, walkWhole } from '../engine/whole-tables.ts';
import { logoFileOf } from './brand-logos.ts';
import type { BrandSource } from './brands.ts';

export type BrandSort = 'name' | 'domain' | 'updated';
type BrandFilter = { search?: string; source?: BrandSource };
type BrandPage = OrderedPage & BrandFilter & { sort: BrandSort };
export type BrandCount = {
  source: BrandSource;
  keller_type: string | null;
  has_manifest: number;
  count: number;
};

/** A row of the listing: the wire item as JSON text, and what orders it. */
export type BrandRow = ListedFacts & { updatedAt: number; logoFile: string | null };

/** A listed brand: its wire item as JSON text, and its domain and names for the search, one a line. */
export type ListedBrand = ListedFacts & { searchText: string | null };

const ORDERS: ListOrders<BrandSort> = {
  name: ['brand_name', 'domain'],
  domain: ['domain'],
  updated: ['updated_at', 'domain'],
};

/**
 * Longer items are not read for lists: a brand's file may have 256 KB of logos, and a page of 5,000 brands would have a
 * gigabyte of them.
 */
const LONG_LISTING = 8 * 1024;

const listed = (k: Knex) => ({
  domain: 'domain',
  brandName: 'brand_name',
  source: 'source',
  kellerType: 'keller_type',
  houseDomain: 'house_domain',
  hasManifest: 'has_manifest',
  listing: k.raw(unlessLong('listing', LONG_LISTING)),
});

const listListed = statement<{ domains: string }, ListedBrand>((k, engine) =>
  k('brands')
    .whereRaw('listed + 0 = 1')
    .where(inList(k, engine, 'domain', param('domains')))
    .select({ ...listed(k), searchText: 'search_text' }),
);

export function brandListing(db: Db) {
  const matching = ({ search, source }: BrandFilter) => {
    const rows = db.k('brands').where('listed', 1);
    if (source !== undefined) rows.where('source', source);
    if (search !== undefined) rows.whereRaw("search_text like ? escape '\\'", [containsPattern(search)]);
    return rows;
  };
  return {
    /** The listed brands among the domains. */
    listListed: (domains: readonly string[]) => db.all(listListed, { domains: JSON.stringify(domains) }),

    /** A page of the listing. */
    list: (page: BrandPage) =>
      db.query<BrandRow>(
        orderedPage(matching(page), ORDERS[page.sort], page)
          .select({ ...listed(db.k), updatedAt: 'updated_at' })
          .select(logoFileOf(db.k)),
      ),

    /** Number of matching listed brands, by source, Keller type and whether they have a manifest. */
    count: (search: string | undefined): Promise<BrandCount[]> =>
      search === undefined ? wholeCounts(db) : countIn(db, search),
  };
}

const WHOLE = {
  table: 'brands',
  order: ['domain'],
  columns: ['source', 'keller_type', 'has_manifest', 'listed', 'search_text'],
};
const GROUP = ['source', 'keller_type', 'has_manifest'] as const;

async function countIn(db: Db, search?: string): Promise<BrandCount[]> {
  const counts = new Map<string, BrandCount>();
  await walkWhole(db, WHOLE, async (piece) => {
    const rows = piece.where('listed', 1);
    if (search !== undefined) rows.whereRaw("search_text like ? escape '\\'", [containsPattern(search)]);
    for (const row of await db.query<BrandCount>(rows.groupBy(GROUP).select(GROUP).count({ count: '*' }))) {
      const key = JSON.stringify(GROUP.map((column) => row[column]));
      const before = counts.get(key)?.count ?? 0;
      counts.set(key, { ...row, count: before + Number(row.count) });
    }
    return false;
  });
  return [...counts.values()];
}

const wholeCounts = keepingCounts(countIn, (counts) => counts.reduce((sum, { count }) => sum + count, 0));
