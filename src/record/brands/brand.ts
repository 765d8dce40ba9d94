import { brandStanding } from '../../domain/brands/brand-standing.ts';
import { checkBrandJson } from '../../domain/brands/check.ts';
import {
  declaredAgents,
  declaredProperties,
  declaredRefs,
  ownDocument,
} from '../../domain/brands/declarations.ts';
import type { BrandEntry } from '../../domain/brands/entry.ts';
import { sameBrand } from '../../domain/brands/record.ts';
import type { BrandLook } from '../../domain/brands/resolve.ts';
import type { JsonDocument } from '../../domain/json/document.ts';
import { summariseEdit } from '../../domain/ownership/revisions.ts';
import { LAST_GOOD_COPY_MS } from '../../domain/publishers/crawl.ts';
import { HOUR_MS, MINUTE_MS } from '../../domain/text/instant.ts';
import { sha256Hex } from '../../domain/text/sha256.ts';
import type { Brand } from '../../store/brands/brands.ts';
import type { Tables } from '../../store/index.ts';
import type { BrandDocument } from '../../store/publishers/documents.ts';
import type { RecordContext } from '../context.ts';
import { type Editor, recordRevision, SYSTEM } from '../ownership/revisions.ts';
import { readLogoSoon } from './brand-logos.ts';

export function newBrand(domain: string, { newId, now }: Pick<RecordContext, 'newId' | 'now'>): Brand {
  return {
    ...brandStanding(domain, null, null),
    domain,
    id: newId(),
    liveRecord: null,
    fileStatus: null,
    liveOutcome: null,
    liveErrors: null,
    liveCheckedAt: null,
    liveValidatedAt: null,
    liveExpiresAt: new Date(0),
    entry: null,
    entrySource: null,
    entryOrgId: null,
    reviewStatus: null,
    enrichedAt: null,
    revision: 0,
    createdAt: now,
    updatedAt: now,
  };
}

/** The brand with its answer, source and listing recomputed from its live record and its entry. */
export function withStanding(brand: Brand, document?: unknown): Brand {
  const live = brand.liveRecord === null ? null : { record: brand.liveRecord, document };
  const isPublic = brand.reviewStatus === null || brand.reviewStatus === 'approved';
  const submitted =
    brand.entry === null || brand.entrySource === null || !isPublic
      ? null
      : { entry: brand.entry, source: brand.entrySource };
  return { ...brand, ...brandStanding(brand.domain, live, submitted) };
}

/** Whether people have written an entry for the brand. An entry that enrichment generated does not count. */
export const hasCommunityEntry = (brand: Brand | undefined): boolean =>
  brand !== undefined && brand.entry !== null && brand.entrySource === 'community';

/** Summary of the revision of a brand that waits for a decision; revisions of other edits never have it. */
export const SUBMITTED_SUMMARY = 'Submitted for review';

/** Stores the community's entry as a new revision. A pending entry has no effect before its review. */
export async function saveBrandEntry(
  tx: Tables,
  before: Brand,
  entry: BrandEntry,
  editor: Editor,
  now: Date,
  reviewStatus: 'approved' | 'pending' = 'approved',
): Promise<Brand> {
  const earlier = before.entry;
  const after = withStanding({
    ...before,
    entry,
    entrySource: 'community',
    // A rejected entry is deleted, and with it the organization that submitted it.
    entryOrgId: earlier === null ? editor.orgId : (before.entryOrgId ?? editor.orgId),
    reviewStatus,
    revision: before.revision + 1,
    updatedAt: now,
  });
  await tx.brands.put(after);
  const summary = reviewStatus === 'pending' ? SUBMITTED_SUMMARY : summariseEdit(earlier, entry);
  await recordRevision(
    tx,
    after,
    { entity: 'brand', source: 'community', snapshot: entry, editor, summary },
    now,
  );
  return after;
}

/** Stores the data of an enrichment provider as the brand's entry, in a new revision. */
export async function saveEnrichment(
  tx: Tables,
  domain: string,
  manifest: Record<string, unknown> & { name: string },
  { now, newId }: Pick<RecordContext, 'now' | 'newId'>,
): Promise<void> {
  const before = (await tx.brands.findForUpdate(domain)) ?? newBrand(domain, { newId, now });
  // Generated data does not replace an entry that people wrote, or one that is pending review.
  if (hasCommunityEntry(before)) return;
  const entry: BrandEntry = { brand_name: manifest.name, brand_manifest: manifest };
  const after = withStanding({
    ...before,
    entry,
    entrySource: 'enriched',
    reviewStatus: 'approved',
    enrichedAt: now,
    revision: before.revision + 1,
    updatedAt: now,
  });
  await tx.brands.put(after);
  const summary = before.entry === null ? 'Enriched' : 'Enriched again';
  await recordRevision(
    tx,
    after,
    { entity: 'brand', source: 'enriched', snapshot: entry, editor: SYSTEM, summary },
    now,
  );
}

/** A look at a brand's files: the outcome, and the domain's own file that was fetched on the way. */
export type BrandSeen = { look: BrandLook; ownFile: FileSeen | null };

type FileSeen = {
  url: string;
  body: Uint8Array;
  /** The body as JSON, as the look has parsed it. */
  parsed: JsonDocument;
  etag: string | null;
  lastModified: string | null;
};

// How long a result is valid for the domain: a day when a brand was found, an hour when it was not.
const FOUND_MS = 24 * HOUR_MS;
const NOT_FOUND_MS = HOUR_MS;
const UNREACHABLE_MS = 5 * MINUTE_MS;

/** Maximum number of errors of a file that are kept for readers; the file itself has up to 200. */
const MOST_KEPT_ERRORS = 20;

/**
 * Records the result of one look at a brand's files, in one transaction. A transient failure keeps the last good
 * copy.
 */
export async function recordBrand(tx: Tables, seen: BrandSeen, context: RecordContext): Promise<Brand> {
  const { look } = seen;
  const { domain, now } = context;
  const before = (await tx.brands.findForUpdate(domain)) ?? newBrand(domain, context);
  const after = brandAfter(before, seen, now);
  if (look.outcome !== 'resolved') {
    const keep = look.transient && isRecent(before, now);
    if (before.liveRecord !== null && !keep) {
      after.revision = before.revision + 1;
      await recordLoss(tx, after, look.outcome, now);
    }
    await tx.brands.put(after);
    if (!keep) {
      await tx.documents.remove(domain, 'brand');
      await tx.brandRefs.replace(domain, []);
      await putDeclarations(tx, null, context);
      await readLogoSoon(tx, after, now);
    }
    await tx.brandStates.note(domain, now);
    return after;
  }
  const earlier = before.liveRecord;
  if (earlier === null || !sameBrand(earlier, look.record)) {
    after.revision = before.revision + 1;
    const summary = earlier === null ? 'brand.json found' : 'brand.json changed';
    const snapshot = { record: look.record };
    await recordRevision(
      tx,
      after,
      { entity: 'brand', source: 'brand_json', snapshot, editor: SYSTEM, summary },
      now,
    );
  }
  await tx.brands.put(after);
  await putDocument(tx, seen, context);
  const refs = look.origin.variant === 'house_portfolio' ? declaredRefs(look.origin.document, now) : [];
  await tx.brandRefs.replace(domain, refs);
  await putDeclarations(tx, ownDocument(look, domain), context);
  await readLogoSoon(tx, after, now);
  await tx.brandStates.note(domain, now);
  return after;
}

/** The brand after a look, without the revision that recording the look adds. */
export function brandAfter(before: Brand, { look }: BrandSeen, now: Date): Brand {
  const looked: Brand = {
    ...before,
    fileStatus: look.fileStatus,
    liveOutcome: look.outcome,
    liveErrors: look.outcome === 'resolved' ? null : look.findings.errors.slice(0, MOST_KEPT_ERRORS),
    liveCheckedAt: now,
    updatedAt: now,
  };
  if (look.outcome === 'resolved') {
    const live = { liveRecord: look.record, liveValidatedAt: now, liveExpiresAt: expiryOf(look, now) };
    return withStanding({ ...looked, ...live }, look.origin.document);
  }
  const keep = look.transient && isRecent(before, now);
  return withStanding({
    ...looked,
    liveRecord: keep ? before.liveRecord : null,
    liveValidatedAt: keep ? before.liveValidatedAt : null,
    liveExpiresAt: new Date(now.getTime() + (look.transient ? UNREACHABLE_MS : NOT_FOUND_MS)),
  });
}

/** Adds a revision when a brand's file is gone; its snapshot is the entry that is now in effect, if any. */
async function recordLoss(tx: Tables, after: Brand, outcome: string, now: Date): Promise<void> {
  const { source, entry } = after;
  const isEntry = source !== null && entry !== null;
  await recordRevision(
    tx,
    after,
    {
      entity: 'brand',
      source: isEntry ? source : 'brand_json',
      snapshot: isEntry ? entry : {},
      editor: SYSTEM,
      summary: `brand.json is ${outcome}${isEntry ? `; the ${source} entry counts again` : ''}`,
    },
    now,
  );
}

/** Stores the domain's declarations about the agents that it operates and the properties that they sell. */
async function putDeclarations(
  tx: Tables,
  document: Record<string, unknown> | null,
  { domain, now }: RecordContext,
): Promise<void> {
  await tx.brandAgents.replace(domain, document === null ? [] : declaredAgents(document), now);
  await tx.brandProperties.replace(domain, document === null ? [] : declaredProperties(document));
}

/** Time at which the record becomes stale: after a day, or earlier when a redirect takes effect. */
function expiryOf({ staleAt }: { staleAt?: Date }, now: Date): Date {
  const latest = now.getTime() + FOUND_MS;
  return new Date(
    staleAt === undefined ? latest : Math.min(latest, Math.max(staleAt.getTime(), now.getTime())),
  );
}

const isRecent = (brand: Brand, now: Date) =>
  brand.liveValidatedAt !== null && now.getTime() - brand.liveValidatedAt.getTime() < LAST_GOOD_COPY_MS;

/** The domain's own file in the form in which it is stored; null when it serves none that can be read. */
export function documentSeen(
  { ownFile }: BrandSeen,
  domain: string,
): (BrandDocument & Omit<FileSeen, 'parsed'>) | null {
  if (ownFile === null || !ownFile.parsed.ok) return null;
  const { parsed, ...file } = ownFile;
  const { variant, findings } = checkBrandJson(parsed.value, { domain });
  return { ...file, variant, findings, text: JSON.stringify(parsed.value) };
}

async function putDocument(tx: Tables, seen: BrandSeen, { domain, now }: RecordContext): Promise<void> {
  const document = documentSeen(seen, domain);
  if (document === null) return tx.documents.remove(domain, 'brand');
  const { body, text, ...kept } = document;
  const digest = sha256Hex(body);
  const stored = await tx.documents.find(domain, 'brand');
  await tx.documents.put({
    ...kept,
    domain,
    kind: 'brand',
    sha256: digest,
    bytes: body.length,
    fieldDigests: {},
    fileLastUpdated: null,
    changedAt: stored?.sha256 === digest ? stored.changedAt : now,
  });
  await tx.documents.putPart(domain, 'brand', 0, text);
}
