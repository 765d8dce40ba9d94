import type { BrandEntry } from '../../domain/brands/entry.ts';
import type { BrandResolution } from '../../domain/brands/record.ts';
import type { ErrorFinding } from '../../domain/findings.ts';
import type { JsonText } from '../../domain/json/values.ts';
import type { ShortRecord } from '../../domain/rows-within.ts';
import { copiesRemoved, copyChanges, copyState } from '../../domain/search-index/copies.ts';
import { listedTexts, searchTerms } from '../../domain/search-index/search-text.ts';
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
import { lock } from '../engine/lock.ts';
import { shortRecord } from '../engine/row-filters.ts';
import { numberParam, param, params, statement } from '../engine/statement.ts';
import { domainSkeletons } from '../ownership/look-alikes.ts';
import { counts } from '../search-index/counts.ts';
import { search } from '../search-index/search.ts';
import { brandListing } from './brand-listing.ts';
import { logoFileOf } from './brand-logos.ts';
import { noteBrandChange } from './brand-numbers.ts';
import { brandStates } from './brand-states.ts';

export type BrandSource = 'brand_json' | 'community' | 'enriched';
type ReviewStatus = 'approved' | 'pending' | 'rejected';
type LiveOutcome = 'resolved' | 'absent' | 'invalid' | 'unreachable';

const brandColumns = columns({
  domain: textColumn,
  id: textColumn,
  // The response as it is sent, and the parts of it that the listing and the search need.
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
  // Content of the domain's own files.
  liveRecord: nullable(json<BrandResolution>()),
  fileStatus: nullable(int),
  liveOutcome: nullable(one<LiveOutcome>()),
  // Errors of the last look, when it found no brand.
  liveErrors: nullable(json<ErrorFinding[]>()),
  liveCheckedAt: nullable(date),
  liveValidatedAt: nullable(date),
  liveExpiresAt: date,
  // Content that people or the enrichment submitted.
  entry: nullable(json<BrandEntry>()),
  entrySource: nullable(one<'community' | 'enriched'>()),
  entryOrgId: nullable(textColumn),
  reviewStatus: nullable(one<ReviewStatus>()),
  enrichedAt: nullable(date),
  revision: int,
  createdAt: date,
  updatedAt: date,
});

/** Everything known about one domain's brand. Parts that are sent unchanged stay JSON text in wire form. */
export type Brand = RowOf<typeof brandColumns>;

/** Fields that a resolution needs: the response as it is sent, and the age of the data from the domain's own files. */
export type BrandRecord = {
  domain: string;
  record: JsonText<BrandResolution> | null;
  fileStatus: number | null;
  liveOutcome: LiveOutcome | null;
  liveErrors: JsonText<ErrorFinding[]> | null;
  liveValidatedAt: number | null;
  liveExpiresAt: number;
  /** Name of the copy of its logo; null without one. */
  logoFile: string | null;
};

const RECORD = {
  domain: 'domain',
  record: 'record',
  fileStatus: 'file_status',
  liveOutcome: 'live_outcome',
  liveErrors: 'live_errors',
  liveValidatedAt: 'live_validated_at',
  liveExpiresAt: 'live_expires_at',
};

const findRecord = statement<{ domain: string }, BrandRecord>((k) =>
  k('brands').where('domain', param('domain')).select(RECORD).select(logoFileOf(k)),
);
const find = statement<{ domain: string }, Stored>((k) =>
  k('brands').where('domain', param('domain')).select(brandColumns.names),
);

/** Whether a brand is resolved, and whether its entry waits for review. */
export type BrandReview = { isPublic: number; reviewStatus: ReviewStatus | null };

const findReview = statement<{ domain: string }, BrandReview>((k) =>
  k('brands')
    .where('domain', param('domain'))
    .select({
      isPublic: k.raw('case when record is null then 0 else 1 end'),
      reviewStatus: 'review_status',
    }),
);

/** What people or the enrichment wrote about a brand, and whether that is what is resolved. */
type BrandContent = Pick<Brand, 'source' | 'reviewStatus'> & { entry: JsonText<BrandEntry> | null };

const findContent = statement<{ domain: string }, BrandContent>((k) =>
  k('brands').where('domain', param('domain')).select('source', 'entry', { reviewStatus: 'review_status' }),
);
const put = statement<Stored, never>((k) =>
  k('brands').insert(brandColumns.placeholders).onConflict('domain').merge(brandColumns.names.slice(2)),
);
type Standing = {
  listed: number;
  search_text: string | null;
  live_outcome: LiveOutcome | null;
  has_copy: number;
  is_public: number;
};
const findStanding = statement<{ domain: string }, Standing>((k) =>
  k('brands')
    .where('domain', param('domain'))
    .select('listed', 'search_text', 'live_outcome')
    .select({
      has_copy: k.raw('case when live_record is null then 0 else 1 end'),
      is_public: k.raw('case when record is null then 0 else 1 end'),
    }),
);
// `listed + 0` keeps SQLite from using the index of listed brands, which it would read completely.
const countMiss = statement<{ domain: string; at: number }, never>((k) =>
  k('brands')
    .where('domain', param('domain'))
    .update({ misses: k.raw('misses + 1'), asked_at: param('at') }),
);

// A brand that was public once stays in the list of changes.
const UNKNOWN = 'record is null and entry is null and change is null';
const oldestUnknown = statement<{ kept: number }, { created_at: number }>((k) =>
  k.raw(`select created_at from brands where ${UNKNOWN} order by created_at desc limit 1 offset :kept`, {
    kept: numberParam('kept'),
  }),
);
// A brand that was known once keeps its row, because its history refers to the row's id.
const pruneUnknown = statement<
  { before: number; asked_before: number; limit: number },
  { domain: string; live_outcome: LiveOutcome | null }
>((k) =>
  k.raw(
    `delete from brands where domain in (select domain from brands
       where ${UNKNOWN} and revision = 0 and created_at <= :before
         and (asked_at is null or asked_at <= :asked_before) order by created_at limit :limit)
     returning domain, live_outcome`,
    params('before', 'asked_before', 'limit'),
  ),
);

export function brands(db: Db) {
  return { ...brandRecords(db), ...brandListing(db) };
}

function brandRecords(db: Db) {
  return {
    findRecord: (domain: string) => db.one(findRecord, { domain }),

    findReview: (domain: string) => db.one(findReview, { domain }),

    findContent: (domain: string) => db.one(findContent, { domain }),

    /** Records of many domains in one query; unknown domains are left out. */
    listRecords: (domains: readonly string[]) =>
      db.query<BrandRecord>(
        db.k('brands').whereIn('domain', domains).select(RECORD).select(logoFileOf(db.k)),
      ),

    /** As `listRecords`, with `{}` for long records. */
    listShortRecords: (domains: readonly string[]) =>
      db.query<BrandRecord & ShortRecord>(
        db
          .k('brands')
          .whereIn('domain', domains)
          .select({ ...RECORD, ...shortRecord(db.k) })
          .select(logoFileOf(db.k)),
      ),

    async find(domain: string): Promise<Brand | undefined> {
      const row = await db.one(find, { domain });
      return row && brandColumns.read(row);
    },

    /** As `find`, and locks the domain, known or not, until this transaction ends. */
    async findForUpdate(domain: string): Promise<Brand | undefined> {
      await lock(db, `brand:${domain}`);
      return this.find(domain);
    },

    /** Stores the brand and updates the search index, the counts, the changes and the domain skeletons accordingly. */
    async put(brand: Brand): Promise<void> {
      const { domain } = brand;
      const before = await db.one(findStanding, { domain });
      const wasListed = before?.listed === 1;
      await db.run(put, brandColumns.write(brand));
      if (brand.record !== null || before?.is_public === 1) noteBrandChange(db, domain);
      const change = {
        ref: domain,
        before: wasListed ? searchTerms(listedTexts(domain, before.search_text)) : [],
        after: brand.listed ? searchTerms(listedTexts(domain, brand.searchText)) : [],
      };
      await search(db).put('brand', [change]);
      if (brand.listed && !wasListed) await domainSkeletons(db).add(domain);
      const had = copyState(before?.live_outcome ?? null, before?.has_copy === 1);
      const has = copyState(brand.liveOutcome, brand.liveRecord !== null);
      await counts(db).add({
        ...copyChanges('brands', had, has),
        brands: Number(brand.listed) - Number(wasListed),
      });
    },

    /** Counts a resolution that found nothing. A row without a brand is kept while callers still request it. */
    countMiss: (domain: string, at: Date) => db.run(countMiss, { domain, at: at.getTime() }),

    /** Creation time of the newest row beyond the `kept` newest rows that have neither record nor entry. */
    async oldestUnknown(kept: number): Promise<Date | undefined> {
      const row = await db.one(oldestUnknown, { kept });
      return row && new Date(row.created_at);
    },

    /**
     * Deletes up to `limit` domains that never were brands, were created by `before` and not requested after
     * `askedBefore`; returns the number deleted.
     */
    async pruneUnknown({ before, askedBefore }: { before: Date; askedBefore: Date }, limit: number) {
      const cut = { before: before.getTime(), asked_before: askedBefore.getTime() };
      const removed = await db.all(pruneUnknown, { ...cut, limit });
      const states = removed.map(({ live_outcome: outcome }) => copyState(outcome, false));
      await counts(db).add(copiesRemoved('brands', states));
      await brandStates(db).forget(removed.map(({ domain }) => domain));
      return removed.length;
    },
  };
}
