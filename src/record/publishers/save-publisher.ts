import { toJsonText } from '../../domain/json/values.ts';
import { summariseEdit } from '../../domain/ownership/revisions.ts';
import {
  identifyProperties,
  type PublisherEntry,
  publisherFromEntry,
} from '../../domain/publishers/entry.ts';
import type { Tables } from '../../store/index.ts';
import type { Publisher } from '../../store/publishers/publishers.ts';
import type { RecordContext } from '../context.ts';
import { type Editor, recordRevision } from '../ownership/revisions.ts';
import { contribute } from './contribute.ts';
import { keepOverview, publisherNames } from './publisher.ts';

/** Makes the entry that of the publisher, as a new revision, with the events of what changed. */
export async function savePublisherEntry(
  tx: Tables,
  before: Publisher,
  written: PublisherEntry,
  editor: Editor,
  context: RecordContext,
): Promise<Publisher> {
  const { domain, now } = context;
  const earlier = before.entry;
  const { properties, moved } = identifyProperties(written.properties, earlier?.properties ?? []);
  const entry = { ...written, properties };
  const owned = {
    ...before,
    entry,
    entryOrgId: before.entryOrgId ?? editor.orgId,
  };
  const after: Publisher = {
    ...owned,
    record: toJsonText(publisherFromEntry(domain, entry)),
    source: 'hosted',
    listed: true,
    searchText: await publisherNames(tx, owned, entry.contact ?? null),
    propertyCount: entry.properties.length,
    revision: before.revision + 1,
    nextCrawlAt: before.nextCrawlAt ?? now,
    updatedAt: now,
  };
  await tx.publishers.put(after);
  await keepOverview(tx, after);
  const summary = summariseEdit(earlier, entry);
  await recordRevision(
    tx,
    after,
    { entity: 'property', source: 'community', snapshot: entry, editor, summary },
    now,
  );
  await tx.events.append(await contribute(tx, entry, context, moved));
  return after;
}
