import { checkBrandJson } from '../../domain/brands/check.ts';
import {
  declaredAgents,
  declaredProperties,
  declaredRefs,
  ownDocument,
} from '../../domain/brands/declarations.ts';
import { sameBrand } from '../../domain/brands/record.ts';
import type { BrandLook } from '../../domain/brands/resolve.ts';
import { parseJsonDocument } from '../../domain/json/document.ts';
import { LAST_GOOD_COPY_MS } from '../../domain/publishers/crawl.ts';
import { sha256Hex } from '../../domain/text/sha256.ts';
import type { Brand } from '../../store/brands/brands.ts';
import type { Tables } from '../../store/index.ts';
import type { RecordContext } from '../context.ts';
import { recordRevision, SYSTEM } from '../ownership/revisions.ts';
import { newBrand, withStanding } from './brand.ts';

/** A look at a brand: the verdict, and the domain's own file as it was read on the way. */
export type BrandSeen = {
  look: BrandLook;
  ownFile: { url: string; body: Uint8Array; etag: string | null; lastModified: string | null } | null;
};

const HOUR_MS = 3_600_000;
// How long a look answers for the domain: a day when it found a brand, an hour when it did not.
const FOUND_MS = 24 * HOUR_MS;
const NOT_FOUND_MS = HOUR_MS;
const UNREACHABLE_MS = 5 * 60_000;

/** Records what one look at a brand's files found, in one transaction; a passing failure keeps the last good copy. */
export async function recordBrand(tx: Tables, seen: BrandSeen, context: RecordContext): Promise<Brand> {
  const { look } = seen;
  const { domain, now } = context;
  const before = (await tx.brands.findForUpdate(domain)) ?? newBrand(domain, context);
  const looked: Brand = {
    ...before,
    fileStatus: look.fileStatus,
    liveOutcome: look.outcome,
    liveCheckedAt: now,
    updatedAt: now,
  };
  if (look.outcome !== 'resolved') {
    const keep = look.transient && isRecent(before, now);
    const after = withStanding({
      ...looked,
      liveRecord: keep ? before.liveRecord : null,
      liveValidatedAt: keep ? before.liveValidatedAt : null,
      liveExpiresAt: new Date(now.getTime() + (look.transient ? UNREACHABLE_MS : NOT_FOUND_MS)),
    });
    if (before.liveRecord !== null && !keep) {
      after.revision = before.revision + 1;
      await recordLoss(tx, after, look.outcome, now);
    }
    await tx.brands.put(after);
    if (!keep) {
      await tx.documents.remove(domain, 'brand');
      await tx.brandRefs.replace(domain, []);
      await putDeclarations(tx, null, context);
    }
    return after;
  }
  const after = withStanding(
    {
      ...looked,
      liveRecord: look.record,
      liveValidatedAt: now,
      liveExpiresAt: expiryOf(look, now),
    },
    look.origin.document,
  );
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
  return after;
}

/** In the history, what counts for a brand whose file is gone. */
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

/** What the domain says about the agents that it operates and the properties that they sell. */
async function putDeclarations(
  tx: Tables,
  document: Record<string, unknown> | null,
  { domain, now }: RecordContext,
): Promise<void> {
  await tx.brandAgents.replace(domain, document === null ? [] : declaredAgents(document), now);
  await tx.brandProperties.replace(domain, document === null ? [] : declaredProperties(document));
}

/** A redirect that takes effect later makes the record stale at that moment. */
function expiryOf({ staleAt }: { staleAt?: Date }, now: Date): Date {
  const latest = now.getTime() + FOUND_MS;
  return new Date(
    staleAt === undefined ? latest : Math.min(latest, Math.max(staleAt.getTime(), now.getTime())),
  );
}

const isRecent = (brand: Brand, now: Date) =>
  brand.liveValidatedAt !== null && now.getTime() - brand.liveValidatedAt.getTime() < LAST_GOOD_COPY_MS;

async function putDocument(
  tx: Tables,
  { ownFile }: BrandSeen,
  { domain, now }: RecordContext,
): Promise<void> {
  if (ownFile === null) return tx.documents.remove(domain, 'brand');
  const parsed = parseJsonDocument(ownFile.body);
  if (!parsed.ok) return tx.documents.remove(domain, 'brand');
  const { variant, findings } = checkBrandJson(parsed.value, { domain });
  const digest = sha256Hex(ownFile.body);
  const stored = await tx.documents.find(domain, 'brand');
  await tx.documents.put({
    domain,
    kind: 'brand',
    url: ownFile.url,
    sha256: digest,
    bytes: ownFile.body.length,
    etag: ownFile.etag,
    lastModified: ownFile.lastModified,
    variant,
    fieldDigests: {},
    findings,
    fileLastUpdated: null,
    changedAt: stored?.sha256 === digest ? stored.changedAt : now,
  });
  await tx.documents.putPart(domain, 'brand', 0, JSON.stringify(parsed.value));
}
