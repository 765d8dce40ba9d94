import type { ReadHandler } from '../../desk/call.ts';
import { type Facet, nameOrderOf } from '../../domain/agents/facets.ts';
import {
  type AgentSort,
  decodeUrlCursor,
  encodeUrlCursor,
  placeOfAgent,
} from '../../domain/agents/page-order.ts';
import { agentScope, type Visibility } from '../../domain/agents/visibility.ts';
import type { Input } from '../../domain/contract/shapes.ts';
import { ApiError, invalidField } from '../../domain/errors.ts';
import { listingOrder, positionOf } from '../../domain/list-ask.ts';
import { encodeCursor, type Position } from '../../domain/list-page.ts';
import { agentKey } from '../../domain/net/agent-url.ts';
import { catalogItemText } from '../../record/agents/catalog-item.ts';
import { valueCounts } from '../../record/agents/facet-counts.ts';
import type { MetricFilter } from '../../store/agents/agent-metrics.ts';
import type { CatalogFilter, CatalogRow } from '../../store/agents/enrolled-listing.ts';

type Query = Input<'listAgents'>['query'];

const KINDS = {
  url: ['string'],
  name: ['string', 'string'],
  added: ['number', 'string'],
  properties: ['number', 'string'],
} as const;

export const listAgents: ReadHandler<'listAgents'> = async ({ query }, { store, principal, now }) => {
  const { health = false, capabilities = false, compliance = false, properties = false } = query;
  const { limit = 1000 } = query;
  const filter = filterOf(query, agentScope(principal, null));
  const asked = orderOf(query);
  const { sort, isReversed } = listingOrder<AgentSort>(asked);
  const list = { agents: asked, ...filter };
  const after = query.cursor === undefined ? null : placeOf(query.cursor, asked, list);
  // No badge is earned by `live` verification, because nothing here observes production traffic. The list is
  // then empty.
  const isEmpty = (query.verification_mode ?? []).includes('live');
  const blocks = { health, capabilities, compliance, profile: health || properties };
  const found = isEmpty
    ? []
    : await store.catalogListing.list({ ...filter, sort, isReversed, after, limit: limit + 1, blocks });
  const rows = found.slice(0, limit);
  const last = rows.at(-1);
  const page = {
    count: rows.length,
    cursor: last === undefined ? null : cursorOf(last, asked, list),
    has_more: found.length > limit,
    ...(query.totals === true ? { total_count: isEmpty ? 0 : await store.catalogListing.count(filter) } : {}),
  };
  const { counts: isCounted = false } = query;
  const counts = isCounted ? { value_counts: await valueCounts(store, filter.visibilities, now) } : {};
  const agents = rows.map((row) =>
    catalogItemText(row, { health, capabilities, compliance, properties }, now),
  );
  return {
    json: `{"agents":[${agents.join(',')}],${JSON.stringify({ ...page, ...counts }).slice(1)}`,
    ...(compliance ? { headers: { 'Cache-Control': 'no-store' } } : {}),
  };
};

type Order = NonNullable<Query['sort']>;

function orderOf({ sort, search = '' }: Query): Order {
  if (search === '') return sort ?? 'url';
  // Another order would have to sort all agents that match.
  if (sort !== undefined && sort !== 'name' && sort !== '-name')
    throw invalidField('sort', 'must be `name` or `-name` beside `search`, which looks at names');
  return sort ?? 'name';
}

function filterOf(query: Query, visibilities: readonly Visibility[]): CatalogFilter {
  const metrics = metricFilter(query);
  const type = metrics === undefined ? query.type : 'measurement';
  const isVerified = query.verified === true || (query.verification_mode ?? []).length > 0;
  const asked: readonly (readonly [Facet, readonly string[] | undefined])[] = [
    ['type', type === undefined ? [] : [type]],
    ['verified', isVerified ? ['true'] : []],
    ['health', query.health_status],
    ['compliance', query.compliance_status],
    ['stage', query.lifecycle_stage],
    ['channel', query.channel],
    ['country', query.country?.map((country) => country.toUpperCase())],
    ['property_type', query.property_type],
    ['format_kind', query.format_kind],
  ];
  const start = nameOrderOf(query.search ?? '');
  return {
    visibilities,
    ...(query.url === undefined ? {} : { url: agentKey(query.url, 'url') }),
    facets: asked.flatMap(([facet, values = []]) =>
      values.length === 0 ? [] : [{ facet, values: [...new Set(values)] }],
    ),
    ...(metrics === undefined ? {} : { metrics }),
    ...(start === '' ? {} : { nameStart: start }),
  };
}

/** The cursor of the usual order is the URL alone: it holds whatever else is asked. */
const cursorOf = (row: CatalogRow, asked: Order, list: unknown): string =>
  asked === 'url'
    ? encodeUrlCursor(row.url)
    : encodeCursor(placeOfAgent(listingOrder<AgentSort>(asked).sort, row), list);

function placeOf(cursor: string, asked: Order, list: unknown): Position | null {
  if (asked !== 'url') return positionOf({ cursor }, list, KINDS[listingOrder<AgentSort>(asked).sort]);
  const url = decodeUrlCursor(cursor);
  if (url === undefined) throw invalidField('cursor', 'must be the `cursor` of an earlier page of this list');
  return [url];
}

function metricFilter({
  type,
  metric_id: ids = [],
  accreditation: bodies = [],
  q,
}: Query): MetricFilter | undefined {
  const text = q?.trim() ? q.trim() : undefined;
  if (ids.length === 0 && bodies.length === 0 && text === undefined) return undefined;
  if (type !== undefined && type !== 'measurement') {
    const message = 'metric_id, accreditation and q look at measurement agents only';
    throw new ApiError('invalid_request', message, {
      issues: [{ path: 'type', message }],
      valid_values: ['measurement'],
    });
  }
  return { ids, bodies, text };
}
