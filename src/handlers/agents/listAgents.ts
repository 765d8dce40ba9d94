import type { ReadHandler } from '../../desk/call.ts';
import { decodeUrlCursor, encodeUrlCursor } from '../../domain/agents/page-order.ts';
import type { ProfileSummary } from '../../domain/agents/profile.ts';
import { streakDays } from '../../domain/agents/standing.ts';
import { agentScope } from '../../domain/agents/visibility.ts';
import type { Input } from '../../domain/contract/shapes.ts';
import { ApiError } from '../../domain/errors.ts';
import { fromJsonText, type JsonText, toJsonText } from '../../domain/json/values.ts';
import { agentKey } from '../../domain/net/agent-url.ts';
import { dayOf } from '../../domain/text/instant.ts';
import type { CatalogRow, MetricFilter } from '../../store/agents/enrolled-listing.ts';

type Query = Input<'listAgents'>['query'];

export const listAgents: ReadHandler<'listAgents'> = async ({ query }, { store, principal, now }) => {
  const { health = false, capabilities = false, compliance = false, properties = false } = query;
  const metrics = metricFilter(query);
  const modes = query.verification_mode ?? [];
  const { limit = 1000 } = query;
  // No badge is earned by `live` verification, because nothing here observes production traffic. The list is
  // then empty.
  const found = modes.includes('live')
    ? []
    : await store.catalogListing.list({
        visibilities: agentScope(principal, null),
        url: query.url === undefined ? undefined : agentKey(query.url, 'url'),
        type: metrics === undefined ? query.type : 'measurement',
        verifiedOnly: query.verified === true || modes.length > 0,
        metrics,
        after: query.cursor === undefined ? undefined : urlOf(query.cursor),
        limit: limit + 1,
        blocks: { health, capabilities, compliance, profile: health || properties },
      });
  const rows = found.slice(0, limit);
  const last = rows.at(-1);
  const page = {
    count: rows.length,
    cursor: last === undefined ? null : encodeUrlCursor(last.url),
    has_more: found.length > limit,
  };
  const agents = rows.map((row) => itemText(row, { health, capabilities, compliance, properties }, now));
  return {
    json: `{"agents":[${agents.join(',')}],${JSON.stringify(page).slice(1)}`,
    ...(compliance ? { headers: { 'Cache-Control': 'no-store' } } : {}),
  };
};

function urlOf(cursor: string): string {
  const url = decodeUrlCursor(cursor);
  if (url !== undefined) return url;
  const message = 'must be the `cursor` of an earlier page of this list';
  throw new ApiError('invalid_request', `cursor: ${message}`, { issues: [{ path: 'cursor', message }] });
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

type Blocks = { health: boolean; capabilities: boolean; compliance: boolean; properties: boolean };

/** One item as JSON text. The store keeps its blocks in their wire form. */
function itemText(row: CatalogRow, wanted: Blocks, now: Date): string {
  const summary = row.summary ?? NO_PROPERTIES;
  const blocks = [
    ...(wanted.health ? [`"health":${row.health ?? NO_HEALTH}`, `"stats":${statsText(row, summary)}`] : []),
    ...(wanted.capabilities ? [`"capabilities":${row.capabilities ?? '{"tools_count":0}'}`] : []),
    ...(wanted.compliance ? [`"compliance":${complianceText(row, now)}`] : []),
    // Only sales agents have properties.
    ...(wanted.properties && row.type === 'sales' ? [summary.slice(1, -1)] : []),
  ];
  return `${[JSON.stringify(baseOf(row)).slice(0, -1), ...blocks].join(',')}}`;
}

const NO_HEALTH = '{"online":false,"checked_at":null}';
const NO_PROPERTIES = toJsonText<ProfileSummary>({
  publisher_domains: [],
  property_summary: { total_count: 0, count_by_type: {}, tags: [], publisher_count: 0 },
});

const baseOf = (row: CatalogRow) => ({
  url: row.url,
  name: row.name ?? row.agentName ?? new URL(row.url).hostname,
  type: row.type,
  protocol: row.protocol ?? 'mcp',
  ...(row.description === null ? {} : { description: row.description }),
  ...(row.protocol === 'mcp' ? { mcp_endpoint: row.endpoint ?? row.url } : {}),
  added_date: dayOf(new Date(row.createdAt)),
  visibility: row.visibility,
  member: { display_name: row.orgName },
});

const MOST_PUBLISHERS = 100;

function statsText({ formatCount }: CatalogRow, summary: JsonText<ProfileSummary>): string {
  const { publisher_domains: publishers, property_summary: properties } = fromJsonText(summary);
  return JSON.stringify({
    property_count: properties.total_count,
    publisher_count: properties.publisher_count,
    publishers: publishers.slice(0, MOST_PUBLISHERS),
    creative_formats: formatCount ?? 0,
  });
}

function complianceText({ compliance, passingSince, lifecycleStage }: CatalogRow, now: Date): string {
  const streak = streakDays(passingSince == null ? null : new Date(passingSince), now);
  const stored =
    compliance ??
    JSON.stringify({
      status: 'unknown',
      lifecycle_stage: lifecycleStage,
      tracks: {},
      last_checked_at: null,
      headline: null,
      verified: false,
    });
  return `${stored.slice(0, -1)},"streak_days":${streak}}`;
}
