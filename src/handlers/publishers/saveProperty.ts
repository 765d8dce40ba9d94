import { domainGiven, requireLetters, requireMember } from '../../desk/admission.ts';
import type { WriteHandler } from '../../desk/call.ts';
import { lookForEvidence, settleEvidence } from '../../desk/prove-control.ts';
import { ApiError, type Issue } from '../../domain/errors.ts';
import { entryIssues, type PublisherEntry } from '../../domain/publishers/entry.ts';
import { mayHaveFile } from '../../domain/publishers/freshness.ts';
import { holdIfLookAlike, refuseIfHeld } from '../../record/ownership/review.ts';
import { savePublisherEntry } from '../../record/publishers/entry.ts';
import { newPublisher } from '../../record/publishers/publisher.ts';

export const saveProperty: WriteHandler<'saveProperty'> = {
  async look({ body }, look) {
    const { store, live, now } = look;
    const member = requireMember(look.principal);
    const orgId = member.organization.id;
    const domain = domainGiven(body.publisher_domain, 'publisher_domain');
    // Copies with an open type, because additional keys are stored too, which the type of the contract does not have.
    const properties = (body.properties ?? []).map((property) => ({ ...property }));
    refuseUnreadable(entryIssues(domain, properties));
    const known = await store.publishers.findRecord(domain);
    // A publisher with its own adagents.json must not be overwritten, even when no request has asked for it so far.
    if (mayHaveFile(known, now) && (await live.resolvePublisher(domain)).record !== null)
      throw authoritative(domain);
    const seen = await store.publishers.find(domain);
    if (seen?.validatedAt != null) throw authoritative(domain);
    const wasNew = seen?.entry == null;
    if (wasNew) {
      requireLetters(domain, 'publisher_domain');
      await refuseIfHeld(store, 'property', domain, orgId);
    }
    const evidence = await lookForEvidence({ domain, orgId, isNew: wasNew }, look);

    return async (call) => {
      const before = (await call.store.publishers.findForUpdate(domain)) ?? newPublisher(domain, call);
      if (before.validatedAt !== null) throw authoritative(domain);
      const earlier = before.entry;
      const isNew = earlier === null;
      const unproved = await settleEvidence({ domain, orgId, isNew }, evidence, call);
      if (unproved !== null) return unproved;
      const entry: PublisherEntry = {
        properties,
        ...(body.contact === undefined
          ? earlier?.contact && { contact: earlier.contact }
          : { contact: body.contact }),
      };
      const held = isNew ? await holdIfLookAlike({ entity: 'property', domain, entry }, member, call) : null;
      if (held !== null) return held;
      const editor = { name: member.displayName, orgId };
      const context = { domain, now: call.now, newId: call.newId, actor: 'api:save' };
      const after = await savePublisherEntry(call.store, before, entry, editor, context);
      return {
        body: {
          success: true,
          message: isNew ? `${domain} was added.` : `${domain} was updated.`,
          id: after.id,
          ...(isNew ? {} : { revision_number: after.revision }),
        },
      };
    };
  },
};

/**
 * Refuses properties that readers of adagents.json would ignore, because the entry is hosted as such a file.
 * @throws {ApiError} invalid_request
 */
function refuseUnreadable(issues: readonly Issue[]): void {
  const [first] = issues;
  if (first === undefined) return;
  throw new ApiError('invalid_request', `${first.path}: ${first.message}`, { issues });
}

const authoritative = (domain: string) =>
  new ApiError(
    'authoritative_entry',
    `${domain} is described by its own adagents.json; change that file instead.`,
    {
      domain,
    },
  );
