import { adagentsSchema } from '../../domain/contract/publish.ts';
import { hostedAdagents } from '../../domain/publishers/entry.ts';
import type { Tables } from '../../store/index.ts';

/** The adagents.json that this registry hosts for a domain with an entry; undefined for every other domain. */
export async function hostedAdagentsOf(store: Tables, domain: string, baseUrl: string) {
  const publisher = await store.publishers.find(domain);
  if (publisher === undefined || publisher.entry === null) return undefined;
  // The row also changes with every look at the domain. The entry changes only with an edit, so the edit gives the
  // date.
  const revisions = await store.revisions.list('property', domain, { limit: 100, offset: 0 });
  const edit = revisions.find(({ source, editorName }) => source === 'community' && editorName !== 'system');
  const document = hostedAdagents(domain, publisher.entry, edit?.createdAt ?? publisher.updatedAt);
  return { $schema: adagentsSchema(baseUrl), ...document };
}
