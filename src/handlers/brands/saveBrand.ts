import { domainGiven, requireLetters, requireMember } from '../../desk/admission.ts';
import type { WriteHandler } from '../../desk/call.ts';
import { lookForEvidence, settleEvidence } from '../../desk/prove-control.ts';
import { isOverdue } from '../../domain/brands/brand-standing.ts';
import { entryFromInput, refuseLargeManifest } from '../../domain/brands/entry.ts';
import { ApiError } from '../../domain/errors.ts';
import { hasCommunityEntry, newBrand, saveBrandEntry } from '../../record/brands/brand.ts';
import { holdIfLookAlike, refuseIfHeld } from '../../record/ownership/review.ts';
import type { Brand } from '../../store/brands/brands.ts';

export const saveBrand: WriteHandler<'saveBrand'> = {
  async look({ body }, look) {
    const { store, live, now } = look;
    const member = requireMember(look.principal);
    const orgId = member.organization.id;
    const domain = domainGiven(body.domain);
    refuseLargeManifest(body.brand_manifest);
    const known = await store.brands.findRecord(domain);
    // A brand with its own brand.json must not be overwritten, even when no request has asked for the brand so far.
    if (known === undefined || isOverdue(known, now)) await live.resolveBrand(domain);
    const seen = await store.brands.find(domain);
    if (seen !== undefined) refuseUnlessOpen(seen);
    const wasNew = !hasCommunityEntry(seen);
    if (wasNew) {
      requireLetters(domain);
      await refuseIfHeld(store, 'brand', domain, orgId);
    }
    const evidence = await lookForEvidence({ domain, orgId, isNew: wasNew }, look);

    return async (call) => {
      const before = (await call.store.brands.findForUpdate(domain)) ?? newBrand(domain, call);
      refuseUnlessOpen(before);
      const isNew = !hasCommunityEntry(before);
      const unproved = await settleEvidence({ domain, orgId, isNew }, evidence, call);
      if (unproved !== null) return unproved;
      const earlier = before.entry;
      const entry = entryFromInput(body, earlier);
      const held = isNew ? await holdIfLookAlike({ entity: 'brand', domain, entry }, member, call) : null;
      if (held !== null) return held;
      const editor = { name: member.displayName, orgId };
      const after = await saveBrandEntry(call.store, before, entry, editor, call.now);
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

/** @throws {ApiError} authoritative_entry, pending_review */
function refuseUnlessOpen({ domain, liveRecord, reviewStatus }: Brand): void {
  if (liveRecord !== null) {
    const message = `${domain} is described by its own brand.json; change that file instead.`;
    throw new ApiError('authoritative_entry', message, { domain });
  }
  if (reviewStatus === 'pending') {
    throw new ApiError('pending_review', `An entry for ${domain} is pending review.`, { domain });
  }
}
