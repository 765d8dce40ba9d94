import { deciderOf } from '../../desk/admission.ts';
import type { ReadCall, WriteHandler } from '../../desk/call.ts';
import { caseSubject, DECIDED, noSuch, reasonOf } from '../../domain/moderation/decision.ts';
import { findCase, type ReviewCase } from '../../record/moderation/cases.ts';
import { tooLate } from '../../record/moderation/decisions.ts';
import { decideHeld, decideSubmission, speaksForItself } from '../../record/moderation/review-decisions.ts';

export const decideReviewCase: WriteHandler<'decideReviewCase'> = {
  async look({ path, body }, look) {
    const by = deciderOf(look.principal);
    const { decision } = body;
    const reason = reasonOf(decision, body.reason);
    const found = await findCase(look.store, path.review_id);
    if (found === undefined) throw noSuch('review');
    const { review_id: id, entity, domain, status } = found.shown;
    if (status !== 'pending')
      throw await tooLate(look.store, { kind: 'review', ids: [id], what: 'review', state: status });
    if (decision === 'approve') await refuseOwnFile(found, look);
    return {
      note: { subject: caseSubject('review', id), detail: { entity, domain, decision, reason } },
      async write({ store, now, newId, auditId }) {
        const context = { by, reason, now, newId, auditId };
        if (found.held === null) await decideSubmission(store, { id, domain }, decision, context);
        else await decideHeld(store, found.held, decision, context);
        return {
          body: {
            review_id: id,
            entity,
            domain,
            status: DECIDED[decision],
            decided_by: by.id,
            decided_at: now.toISOString(),
          },
        };
      },
    };
  },
};

/**
 * Looks at what the domain publishes now, which the approved entry must not hide. The write checks what was recorded.
 * @throws {ApiError} authoritative_entry
 */
async function refuseOwnFile(
  { shown: { entity, domain } }: ReviewCase,
  { live, store }: ReadCall,
): Promise<void> {
  if (entity === 'brand') {
    await live.resolveBrand(domain, true);
    const seen = await store.brands.find(domain);
    if (seen !== undefined && seen.liveRecord !== null) throw speaksForItself(domain, 'brand.json');
    return;
  }
  const { record } = await live.resolvePublisher(domain);
  if (record !== null) throw speaksForItself(domain, 'adagents.json');
}
