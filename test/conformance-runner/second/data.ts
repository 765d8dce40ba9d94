import { DAY_MS } from '../../../src/domain/text/instant.ts';

/** What the second registry knows: made up by hand, in an order and with ids of its own. */

const at = (daysAgo: number): string => new Date(Date.now() - daysAgo * DAY_MS).toISOString();
/** A UUID v7 of a moment. */
const idOf = (moment: string, tail: string): string => {
  const hex = Date.parse(moment).toString(16).padStart(12, '0');
  return `${hex.slice(0, 8)}-${hex.slice(8)}-7a11-9b22-${tail.padStart(12, '0')}`;
};

export const brands = [
  { domain: 'zinc.test', name: 'Zinc Works' },
  { domain: 'amber.test', name: 'Amber & Sons' },
  { domain: 'moss.test', name: 'Moss' },
];

export const properties = [
  {
    id: '7c000000-0000-7000-8000-000000000001',
    own: 'home',
    domain: 'valley-post.test',
    name: 'Valley Post',
  },
  { id: '7c000000-0000-7000-8000-000000000002', own: 'front', domain: 'harbour-tv.test', name: 'Harbour TV' },
];

export const SELLER = 'https://sell.ridge.test/mcp';
export const METER = 'https://count.tally.test/mcp';

export const agents = [
  { url: METER, name: 'Tally', type: 'measurement' },
  { url: SELLER, name: 'Ridge', type: 'sales' },
  { url: 'https://paint.ridge.test/mcp', name: 'Ridge Paint', type: 'creative' },
];

export const metrics = [
  {
    metric_id: 'attention_seconds',
    accreditations: [{ accrediting_body: 'Tally Board', verified_by_aao: false }],
  },
  { metric_id: 'reach_weekly' },
];

/** Inventory of the agents, as the search finds them; the best score first. */
export const inventory = [
  {
    url: SELLER,
    channels: ['display', 'ctv'],
    markets: ['NO'],
    tags: ['news'],
    property_count: 2,
    has_tmp: true,
    score: 0.8,
  },
  {
    url: METER,
    channels: ['display'],
    markets: ['SE'],
    tags: ['counting'],
    property_count: 0,
    has_tmp: false,
    score: 0.4,
  },
  {
    url: 'https://paint.ridge.test/mcp',
    channels: [],
    markets: ['NO'],
    tags: [],
    property_count: 1,
    has_tmp: false,
    score: 0.1,
  },
];

export const revisions = [3, 2, 1].map((revision_number) => ({
  revision_number,
  editor_name: 'A clerk',
  edit_summary: `Change ${revision_number}`,
  source: 'community',
  is_rollback: false,
  created_at: at(20 - revision_number),
}));

const propertyEvents = properties.map(({ id, domain }, index) => {
  const created_at = at(10 - index);
  return {
    event_id: idOf(created_at, `${index + 1}`),
    event_type: 'property.created',
    entity_type: 'property',
    entity_id: id,
    payload: {
      property_rid: id,
      classification: 'property',
      source: 'authoritative',
      identifiers: [{ type: 'domain', value: domain }],
    },
    actor: 'clerk',
    created_at,
  };
});
const agentEvents = [...agents, ...agents, ...agents].map(({ url }, index) => {
  const created_at = at(8 - index / 2);
  return {
    event_id: idOf(created_at, `${index + 9}`),
    event_type: 'agent.discovered',
    entity_type: 'agent',
    entity_id: idOf(created_at, `${index + 40}`),
    payload: { agent_url: url, source: 'enrolment' },
    actor: 'clerk',
    created_at,
  };
});

export const events = [...propertyEvents, ...agentEvents];
