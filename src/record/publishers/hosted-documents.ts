import { type BrandEntry, hostedBrandJson } from '../../domain/brands/entry.ts';
import { hostedAdagents, type PublisherEntry } from '../../domain/publishers/entry.ts';
import type { Tables } from '../../store/index.ts';

/** The adagents.json that this registry hosts for a domain with an entry; undefined for every other domain. */
export async function hostedAdagentsOf(store: Tables, domain: string) {
  const publisher = await store.publishers.find(domain);
  if (publisher === undefined || publisher.entry === null) return undefined;
  // The row also changes with every look at the domain; the entry changes with an edit.
  const revisions = await store.revisions.list('property', domain, { limit: 100, offset: 0 });
  const edit = revisions.find(({ source, editorName }) => source === 'community' && editorName !== 'system');
  const entry = JSON.parse(publisher.entry) as PublisherEntry;
  return hostedAdagents(domain, entry, edit?.createdAt ?? publisher.updatedAt);
}

/** The brand.json that this registry hosts for a domain with an approved entry; undefined for every other domain. */
export async function hostedBrandOf(store: Tables, domain: string) {
  const brand = await store.brands.find(domain);
  if (brand === undefined || brand.entry === null || brand.reviewStatus !== 'approved') return undefined;
  return hostedBrandJson(JSON.parse(brand.entry) as BrandEntry, domain);
}
