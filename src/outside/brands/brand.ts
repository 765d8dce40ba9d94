import { loadBrandChecks } from '../../domain/brands/load-checks.ts';
import { earlierRelationship } from '../../domain/brands/record.ts';
import {
  type BrandFetch,
  type BrandFetched,
  type ResolveContext,
  resolveBrandSteps,
} from '../../domain/brands/resolve.ts';
import { parseJsonDocument } from '../../domain/json/document.ts';
import { fromJsonText } from '../../domain/json/values.ts';
import { drive } from '../../domain/steps.ts';
import type { Fetcher } from '../../infra/fetcher.ts';
import type { BrandSeen } from '../../record/brands/brand.ts';
import type { Tables } from '../../store/index.ts';
import type { Store } from '../../store/open.ts';

/** Resolves a domain's brand over the network, taking into account the stored relationship to its house. */
export async function lookAtBrand(
  { fetcher, store }: { fetcher: Fetcher; store: Store },
  domain: string,
  now: Date,
): Promise<BrandSeen> {
  const context = await resolveContext(store.primary, domain, now);
  let ownFile: BrandSeen['ownFile'] = null;
  let isFirst = true;
  const answer = async (step: BrandFetch): Promise<BrandFetched> => {
    const fetched = await fetcher.fetch({
      url: step.url,
      maxBytes: step.maxBytes,
      timeoutMs: step.timeoutMs,
      httpsOnly: true,
      redirects: step.redirects,
    });
    const wasFirst = isFirst;
    isFirst = false;
    if (!fetched.ok) return { kind: 'failed', code: fetched.code, message: fetched.message };
    const parsed = wasFirst && fetched.status === 200 ? parseJsonDocument(fetched.body) : undefined;
    if (parsed !== undefined) {
      const { etag, 'last-modified': lastModified } = fetched.headers;
      ownFile = {
        url: fetched.url,
        body: fetched.body,
        parsed,
        etag: etag ?? null,
        lastModified: lastModified ?? null,
      };
    }
    return {
      kind: 'fetched',
      status: fetched.status,
      url: fetched.url,
      body: fetched.body,
      notModified: fetched.notModified,
      ...(parsed === undefined ? {} : { parsed }),
    };
  };
  await loadBrandChecks();
  const look = await drive(resolveBrandSteps(domain, context), answer);
  return { look, ownFile };
}

async function resolveContext(read: Tables, domain: string, now: Date): Promise<ResolveContext> {
  const stored = await read.brands.findRecord(domain);
  // While the house cannot be reached, an earlier confirmed relationship counts for a while.
  const record = stored?.record == null ? undefined : fromJsonText(stored.record);
  const earlier = record && earlierRelationship(record);
  const namedBy = await read.brandRefs.findByDomain(domain);
  return {
    now,
    ...(earlier === undefined ? {} : { earlier }),
    ...(record === undefined ? {} : { earlierId: record.canonical_id }),
    ...(namedBy === undefined
      ? {}
      : {
          namedBy: {
            houseDomain: namedBy.houseDomain,
            brandId: namedBy.brandId,
            ...(namedBy.declaredAt === null ? {} : { declaredAt: namedBy.declaredAt }),
          },
        }),
  };
}
