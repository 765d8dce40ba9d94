import type { ReadHandler } from '../../desk/call.ts';
import { invalidField } from '../../domain/errors.ts';
import { listingOrder, listingStart, listPage } from '../../domain/list-ask.ts';
import type { Position } from '../../domain/list-page.ts';
import { publisherItem } from '../../record/publishers/publisher-item.ts';
import type { ListedPublisher, PublisherSort } from '../../store/publishers/publisher-listing.ts';

/** What orders the list, as a cursor holds it. */
const PLACES: Readonly<Record<PublisherSort, (row: ListedPublisher) => Position>> = {
  domain: ({ domain }) => [domain],
  validated: ({ validatedAt, domain }) => [validatedAt ?? 0, domain],
  properties: ({ propertyCount, domain }) => [propertyCount, domain],
};
const KINDS = {
  domain: ['string'],
  validated: ['number', 'string'],
  properties: ['number', 'string'],
} as const;

export const listPublishers: ReadHandler<'listPublishers'> = async ({ query }, { store }) => {
  const { limit = 1000, sort: asked = 'domain', file_status: status } = query;
  const search = (query.search ?? '').toLowerCase();
  const order = listingOrder<PublisherSort>(asked);
  // Another order would have to sort all publishers that match.
  if (search !== '' && order.sort !== 'domain')
    throw invalidField('sort', 'must be `domain` or `-domain` beside `search`, which looks at domains');
  const filter = { ...(search === '' ? {} : { search }), ...(status === undefined ? {} : { status }) };
  const list = { publishers: asked, ...filter };
  const start = listingStart(query, list, KINDS[order.sort]);
  const found = await store.publishers.listPage(filter, { ...order, ...start, limit: limit + 1 });
  const { items, next } = listPage(found, { limit }, list, PLACES[order.sort]);
  const isWhole = Object.keys(filter).length === 0;
  const count = isWhole
    ? ((await store.counts.all()).get('publishers') ?? 0)
    : await store.publishers.countListed(filter);
  return { body: { publishers: items.map(publisherItem), count, next_cursor: next } };
};
