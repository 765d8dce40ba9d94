import { shownName } from '../../domain/agents/facets.ts';
import type { ProfileSummary } from '../../domain/agents/profile.ts';
import { streakDays } from '../../domain/agents/standing.ts';
import { fromJsonText, type JsonText, toJsonText } from '../../domain/json/values.ts';
import { dayOf } from '../../domain/text/instant.ts';
import type { CatalogRow } from '../../store/agents/enrolled-listing.ts';

type Blocks = { health: boolean; capabilities: boolean; compliance: boolean; properties: boolean };

/** An item of the listing of agents as JSON text. The store keeps its blocks in their wire form. */
export function catalogItemText(row: CatalogRow, wanted: Blocks, now: Date): string {
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
  name: shownName(row),
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
