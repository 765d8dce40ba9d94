import type { BrandEntry } from '../../domain/brands/entry.ts';
import type { BrandResolution } from '../../domain/brands/record.ts';
import type { JsonText } from '../../domain/json/values.ts';
import { listedTexts, searchTerms } from '../../domain/search/search-text.ts';
import {
  columns,
  date,
  flagColumn,
  int,
  json,
  jsonText,
  nullable,
  one,
  type RowOf,
  type Stored,
  textColumn,
} from '../engine/columns.ts';
import type { Db } from '../engine/database.ts';
import { inList } from '../engine/dialect.ts';
import { lock } from '../engine/lock.ts';
import { containsPattern } from '../engine/row-filters.ts';
import { numberParam, param, params, statement } from '../engine/statement.ts';
import { domainSkeletons } from '../ownership/look-alikes.ts';
import { counts } from '../search/counts.ts';
import { search } from '../search/search.ts';

export type BrandSource = 'brand_json' | 'community' | 'enriched';
export type ReviewStatus = 'approved' | 'pending' | 'rejected';
export type LiveOutcome = 'resolved' | 'absent' | 'invalid' | 'unreachable';

const brandColumns = columns({
  domain: textColumn,
  id: textColumn,
  // The answer as it goes out, and what listing and search need from it.
  record: nullable(jsonText<BrandResolution>()),
  source: nullable(one<BrandSource>()),
  listed: flagColumn,
  brandName: nullable(textColumn),
  kellerType: nullable(textColumn),
  houseDomain: nullable(textColumn),
  listing: nullable(textColumn),
  card: nullable(textColumn),
  hasManifest: flagColumn,
  searchText: nullable(textColumn),
  // What the domain's own files say.
  liveRecord: nullable(json<BrandResolution>()),
  fileStatus: nullable(int),
  liveOutcome: nullable(one<LiveOutcome>()),
  liveCheckedAt: nullable(date),
  liveValidatedAt: nullable(date),
  liveExpiresAt: date,
  // What people or enrichment submitted.
  entry: nullable(json<BrandEntry>()),
  entrySource: nullable(one<'community' | 'enriched'>()),
  entryOrgId: nullable(textColumn),
  reviewStatus: nullable(one<ReviewStatus>()),
  enrichedAt: nullable(date),
  revision: int,
  createdAt: date,
  updatedAt: date,
});

/** Everything known about one domain's brand. What goes out as it is stays text in its wire form. */
export type Brand = RowOf<typeof brandColumns>;

/** What a resolution needs: the answer as it goes out, and how old its live side is. */
export type BrandRecord = {
  domain: string;
  record: JsonText<BrandResolution> | null;
  fileStatus: number | null;
  liveOutcome: LiveOutcome | null;
  liveValidatedAt: number | null;
  liveExpiresAt: number;
};

export type BrandPage = { search?: string; source?: BrandSource; limit: number; offset: number };
export type BrandCount = {
  source: BrandSource;
  keller_type: string | null;
  has_manifest: number;
  count: number;
};

/** A listed brand: its wire item as JSON text, and its domain and names for the search, one a line. */
export type ListedBrand = { domain: string; searchText: string | null; listing: string };

const RECORD = {
  domain: 'domain',
  record: 'record',
  fileStatus: 'file_status',
  liveOutcome: 'live_outcome',
  liveValidatedAt: 'live_validated_at',
  liveExpiresAt: 'live_expires_at',
};

const findRecord = statement<{ domain: string }, BrandRecord>((k) =>
  k('brands').where('domain', param('domain')).select(RECORD),
);
const find = statement<{ domain: string }, Stored>((k) =>
  k('brands').where('domain', param('domain')).select(brandColumns.names),
);
const put = statement<Stored, never>((k) =>
  k('brands').insert(brandColumns.placeholders).onConflict('domain').merge(brandColumns.names.slice(2)),
);
const findListed = statement<{ domain: string }, { listed: number; search_text: string | null }>((k) =>
  k('brands').where('domain', param('domain')).select('listed', 'search_text'),
);
// The sum keeps SQLite from the index of listed brands, of which it would read them all.
const listListed = statement<{ domains: string }, ListedBrand>((k, engine) =>
  k('brands')
    .whereRaw('listed + 0 = 1')
    .where(inList(k, engine, 'domain', param('domains')))
    .select({ domain: 'domain', searchText: 'search_text', listing: 'listing' }),
);
const countMiss = statement<{ domain: string; at: number }, never>((k) =>
  k('brands')
    .where('domain', param('domain'))
    .update({ misses: k.raw('misses + 1'), asked_at: param('at') }),
);

const UNKNOWN = 'record is null and entry is null';
const oldestUnknown = statement<{ kept: number }, { created_at: number }>((k) =>
  k.raw(`select created_at from brands where ${UNKNOWN} order by created_at desc limit 1 offset :kept`, {
    kept: numberParam('kept'),
  }),
);
// A brand that was known once keeps its row, whose id its history has.
const pruneUnknown = statement<{ before: number; asked_before: number; limit: number }, never>((k) =>
  k.raw(
    `delete from brands where domain in (select domain from brands
       where ${UNKNOWN} and revision = 0 and created_at <= :before
         and (asked_at is null or asked_at <= :asked_before) order by created_at limit :limit)`,
    params('before', 'asked_before', 'limit'),
  ),
);

export function brands(db: Db) {
  const matching = ({ search, source }: Pick<BrandPage, 'search' | 'source'>) => {
    const rows = db.k('brands').where('listed', 1);
    if (source !== undefined) rows.where('source', source);
    if (search !== undefined) rows.whereRaw("search_text like ? escape '\\'", [containsPattern(search)]);
    return rows;
  };
  return {
    findRecord: (domain: string) => db.one(findRecord, { domain }),

    /** Records of many domains in one query; domains that are not known are left out. */
    listRecords: (domains: readonly string[]) =>
      db.query<BrandRecord>(db.k('brands').whereIn('domain', domains).select(RECORD)),

    async find(domain: string): Promise<Brand | undefined> {
      const row = await db.one(find, { domain });
      return row && brandColumns.read(row);
    },

    /** As `find`, and keeps other transactions from changing the domain's row, present or not, until this one ends. */
    async findForUpdate(domain: string): Promise<Brand | undefined> {
      await lock(db, `brand:${domain}`);
      return this.find(domain);
    },

    /** Stores the brand, and keeps the search, the counts and the names in step. */
    async put(brand: Brand): Promise<void> {
      const { domain } = brand;
      const before = await db.one(findListed, { domain });
      const wasListed = before?.listed === 1;
      await db.run(put, brandColumns.write(brand));
      const change = {
        ref: domain,
        before: wasListed ? searchTerms(listedTexts(domain, before.search_text)) : [],
        after: brand.listed ? searchTerms(listedTexts(domain, brand.searchText)) : [],
      };
      await search(db).put('brand', [change]);
      if (brand.listed && !wasListed) await domainSkeletons(db).add(domain);
      await counts(db).add({ brands: Number(brand.listed) - Number(wasListed) });
    },

    /** Those of the brands that are listed. */
    listListed: (domains: readonly string[]) => db.all(listListed, { domains: JSON.stringify(domains) }),

    /** Counts a resolution that found nothing: a row without a brand stays while somebody asks for it. */
    countMiss: (domain: string, at: Date) => db.run(countMiss, { domain, at: at.getTime() }),

    /** When the newest row was made that is one too many of those without brand and entry. */
    async oldestUnknown(kept: number): Promise<Date | undefined> {
      const row = await db.one(oldestUnknown, { kept });
      return row && new Date(row.created_at);
    },

    /** Deletes up to `limit` domains that were made known and asked for before, and are no brand; their number. */
    pruneUnknown: ({ before, askedBefore }: { before: Date; askedBefore: Date }, limit: number) =>
      db.run(pruneUnknown, { before: before.getTime(), asked_before: askedBefore.getTime(), limit }),

    /** Wire items of the listing as JSON text, by name then domain. */
    async list(page: BrandPage): Promise<string[]> {
      const rows = await db.query<{ listing: string }>(
        matching(page)
          .orderBy([{ column: 'brand_name' }, { column: 'domain' }])
          .limit(page.limit)
          .offset(page.offset)
          .select('listing'),
      );
      return rows.map(({ listing }) => listing);
    },

    /** How many listed brands match, by source, Keller type and whether a manifest is there. */
    count: (search: string | undefined) =>
      db.query<BrandCount>(
        matching(search === undefined ? {} : { search })
          .groupBy('source', 'keller_type', 'has_manifest')
          .select('source', 'keller_type', 'has_manifest')
          .count({ count: '*' }),
      ),
  };
}
