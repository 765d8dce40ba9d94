import { type BrandEntry, entryFromInput } from '../../../domain/brand-json/entry.ts';
import { ApiError } from '../../../domain/errors.ts';
import { summariseEdit } from '../../../domain/revisions.ts';
import { newBrand, withStanding } from '../../../record/brand.ts';
import type { Brand } from '../../../store/brands.ts';
import type { WriteHandler } from '../../call.ts';
import { requireMember } from '../../require-member.ts';
import { domainKey } from '../domain-input.ts';
import { isOverdue } from './freshness.ts';

export const saveBrand: WriteHandler<'saveBrand'> = {
  async look({ body }, { store, live, now }) {
    const domain = domainKey(body.domain);
    refuseLargeManifest(body.brand_manifest);
    const known = await store.brands.findRecord(domain);
    // A brand that speaks for itself is not overwritten, even if nobody asked it so far.
    if (known === undefined || isOverdue(known, now)) await live.resolveBrand(domain);

    return async (call) => {
      const { organization, displayName } = requireMember(call.principal);
      const before = (await call.store.brands.findForUpdate(domain)) ?? newBrand(domain, call);
      refuseUnlessOpen(before);
      const earlier = before.entry === null ? null : (JSON.parse(before.entry) as BrandEntry);
      const entry = entryFromInput(body, earlier);
      const after = withStanding({
        ...before,
        entry: JSON.stringify(entry),
        entrySource: 'community',
        // A rejected entry is gone, and with it whoever handed it in.
        entryOrgId: earlier === null ? organization.id : (before.entryOrgId ?? organization.id),
        reviewStatus: 'approved',
        revision: before.revision + 1,
        updatedAt: call.now,
      });
      await call.store.brands.put(after);
      await call.store.revisions.append({
        entity: 'brand',
        domain,
        revisionNumber: after.revision,
        editorName: displayName,
        editorOrgId: organization.id,
        editSummary: summariseEdit(earlier, entry),
        source: 'community',
        snapshot: entry,
        isRollback: false,
        rolledBackTo: null,
        createdAt: call.now,
      });
      return {
        body: {
          success: true,
          message: earlier === null ? `${domain} was added.` : `${domain} was updated.`,
          domain,
          id: after.id,
          ...(earlier === null ? {} : { revision_number: after.revision }),
        },
      };
    };
  },
};

// A brand.json of a domain's own is read up to this size too; an entry goes out whole with every resolution.
const MAX_MANIFEST_BYTES = 256 * 1024;

/** @throws {ApiError} invalid_request */
export function refuseLargeManifest(manifest: object | undefined): void {
  if (manifest === undefined || Buffer.byteLength(JSON.stringify(manifest)) <= MAX_MANIFEST_BYTES) return;
  const message = `is larger than ${MAX_MANIFEST_BYTES} bytes`;
  const issues = [{ path: 'brand_manifest', message }];
  throw new ApiError('invalid_request', `brand_manifest: ${message}`, { issues });
}

/** @throws {ApiError} authoritative_entry, pending_review */
function refuseUnlessOpen({ domain, liveRecord, reviewStatus }: Brand): void {
  if (liveRecord !== null) {
    const message = `${domain} is described by its own brand.json; change that file instead.`;
    throw new ApiError('authoritative_entry', message, { domain });
  }
  if (reviewStatus === 'pending') {
    throw new ApiError('pending_review', `An entry for ${domain} waits for review.`, { domain });
  }
}
