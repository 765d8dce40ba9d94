import { ApiError } from '../../../domain/errors.ts';
import { type PublisherEntry, recordFromEntry } from '../../../domain/publisher-record.ts';
import { summariseEdit } from '../../../domain/revisions.ts';
import { contribute } from '../../../record/contribute.ts';
import { keepOverview, newPublisher, publisherNames } from '../../../record/publisher.ts';
import type { Publisher } from '../../../store/publishers.ts';
import type { WriteHandler } from '../../call.ts';
import { requireMember } from '../../require-member.ts';
import { domainKey } from '../domain-input.ts';
import { mayHaveFile } from './freshness.ts';

export const saveProperty: WriteHandler<'saveProperty'> = {
  async look({ body }, { store, live, now }) {
    const domain = domainKey(body.publisher_domain, 'publisher_domain');
    const known = await store.publishers.findRecord(domain);
    // A publisher that speaks for itself is not overwritten, even if nobody asked it so far.
    const speaks = mayHaveFile(known, now) && (await live.resolvePublisher(domain)) !== null;

    return async (call) => {
      const { organization, displayName } = requireMember(call.principal);
      const before = (await call.store.publishers.findForUpdate(domain)) ?? newPublisher(domain, call);
      if (speaks || before.validatedAt !== null) throw authoritative(domain);
      const earlier = before.entry === null ? null : (JSON.parse(before.entry) as PublisherEntry);
      const entry: PublisherEntry = {
        properties: body.properties ?? [],
        ...(body.contact === undefined
          ? earlier?.contact && { contact: earlier.contact }
          : { contact: body.contact }),
      };
      const owned = {
        ...before,
        entry: JSON.stringify(entry),
        entryOrgId: before.entryOrgId ?? organization.id,
      };
      const after: Publisher = {
        ...owned,
        record: JSON.stringify(recordFromEntry(domain, entry)),
        source: 'hosted',
        listed: true,
        searchText: await publisherNames(call.store, owned, entry.contact ?? null),
        propertyCount: entry.properties.length,
        revision: before.revision + 1,
        nextCrawlAt: before.nextCrawlAt ?? call.now,
        updatedAt: call.now,
      };
      await call.store.publishers.put(after);
      await keepOverview(call.store, after);
      await call.store.revisions.append({
        entity: 'property',
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
      const context = { domain, now: call.now, newId: call.newId, actor: 'api:save' };
      await call.store.events.append(await contribute(call.store, entry, context));
      return {
        body: {
          success: true,
          message: earlier === null ? `${domain} was added.` : `${domain} was updated.`,
          id: after.id,
          ...(earlier === null ? {} : { revision_number: after.revision }),
        },
      };
    };
  },
};

const authoritative = (domain: string) =>
  new ApiError(
    'authoritative_entry',
    `${domain} is described by its own adagents.json; change that file instead.`,
    {
      domain,
    },
  );
