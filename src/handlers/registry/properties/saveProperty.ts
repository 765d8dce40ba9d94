import { ApiError } from '../../../domain/errors.ts';
import { foreignIdentifiers, type PublisherEntry } from '../../../domain/publisher-record.ts';
import { newPublisher } from '../../../record/publisher.ts';
import { publisherEntry, savePublisherEntry } from '../../../record/save-publisher.ts';
import type { WriteHandler } from '../../call.ts';
import { lookForEvidence, settleEvidence } from '../../ownership.ts';
import { requireMember } from '../../require-member.ts';
import { holdIfLookAlike, refuseIfHeld } from '../../review.ts';
import { domainKey } from '../domain-input.ts';
import { mayHaveFile } from './freshness.ts';

const MOST_ISSUES = 50;

export const saveProperty: WriteHandler<'saveProperty'> = {
  async look({ body }, look) {
    const { store, live, now } = look;
    const domain = domainKey(body.publisher_domain, 'publisher_domain');
    refuseForeign(domain, body.properties ?? []);
    const known = await store.publishers.findRecord(domain);
    // A publisher that speaks for itself is not overwritten, even if nobody asked it so far.
    if (mayHaveFile(known, now) && (await live.resolvePublisher(domain)) !== null)
      throw authoritative(domain);
    const seen = await store.publishers.find(domain);
    if (seen?.validatedAt != null) throw authoritative(domain);
    const member = requireMember(look.principal);
    const orgId = member.organization.id;
    const wasNew = seen?.entry == null;
    if (wasNew) await refuseIfHeld(store, 'property', domain, orgId);
    const evidence = await lookForEvidence({ domain, orgId, isNew: wasNew }, look);

    return async (call) => {
      const before = (await call.store.publishers.findForUpdate(domain)) ?? newPublisher(domain, call);
      if (before.validatedAt !== null) throw authoritative(domain);
      const earlier = publisherEntry(before);
      const isNew = earlier === null;
      // Who came for a new entry and finds one that another save has just made needs a proof all the same.
      const unproved = await settleEvidence({ domain, orgId, isNew: isNew || wasNew }, evidence, call);
      if (unproved !== null) return unproved;
      const entry: PublisherEntry = {
        properties: body.properties ?? [],
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

/** @throws {ApiError} invalid_request */
function refuseForeign(domain: string, properties: PublisherEntry['properties']): void {
  const issues = foreignIdentifiers(domain, { properties }).slice(0, MOST_ISSUES);
  const [first] = issues;
  if (first !== undefined)
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
