import { properties, SELLER } from './data.ts';
import { fault, json } from './http.ts';
import type { Asked } from './registry.ts';

const now = () => new Date().toISOString();
/** Every check is reported, in the order of the contract. */
const CHECKS =
  'publisher_file publisher_not_revoked property_listed agent_listed sells_properties property_in_scope time_window country collection placement claimed_delegation operator_known operator_file agent_declared property_declared relationship'.split(
    ' ',
  );

const bad = (message: string) => fault(400, 'invalid_request', message);

const operatorSide = (isDeclared: boolean) => ({
  declared: isDeclared,
  relationship: isDeclared ? 'owned' : null,
  brand_domain: isDeclared ? 'ridge.test' : null,
  agent_declared: isDeclared,
  found_by: 'declaration',
  file_url: null,
  validated_at: null,
  freshness: isDeclared ? 'fresh' : 'absent',
});

export function authorization({ query }: Asked): Response {
  const [agent, type, value] = ['agent_url', 'identifier_type', 'identifier_value'].map((name) =>
    query.get(name),
  );
  if (!agent || !type || !value) return bad('agent_url, identifier_type and identifier_value are required');
  const isListed = type === 'domain' && properties.some(({ domain }) => domain === value);
  const isAuthorized = isListed && agent === SELLER;
  return json({
    agent_url: agent,
    identifier_type: type,
    identifier_value: value,
    authorized: isAuthorized,
    reason: isAuthorized ? 'authorized' : isListed ? 'agent_not_listed' : 'property_unknown',
    publisher_side: {
      authorized: isAuthorized,
      entry: isAuthorized ? { authorization_type: 'property_ids', authorized_for: 'Everything' } : null,
      delegation_type: null,
      file_url: null,
      file_sha256: null,
      validated_at: null,
      freshness: 'absent',
    },
    operator_side: operatorSide(isAuthorized),
    checks: CHECKS.map((check) => ({ check, ok: isAuthorized, detail: 'Looked up in the files.' })),
    checked_at: now(),
  });
}

const selectorsOf = ({ body }: Asked): { publisher_domain: string; selection_type: string }[] | null =>
  typeof body.agent_url === 'string' && Array.isArray(body.publisher_properties)
    ? (body.publisher_properties as { publisher_domain: string; selection_type: string }[])
    : null;

export function product(asked: Asked): Response {
  const selectors = selectorsOf(asked);
  if (selectors === null) return bad('agent_url and publisher_properties are required');
  const isSeller = asked.body.agent_url === SELLER;
  const rows = selectors.map(({ publisher_domain, selection_type }) => {
    const requested_count = properties.filter(({ domain }) => domain === publisher_domain).length;
    const authorized_count = isSeller ? requested_count : 0;
    return {
      publisher_domain,
      selection_type,
      requested_count,
      authorized_count,
      source: 'adagents_json',
      reasons: {},
    };
  });
  const total = rows.reduce((sum, row) => sum + row.requested_count, 0);
  const authorized = rows.reduce((sum, row) => sum + row.authorized_count, 0);
  const isAuthorized = total > 0 && authorized === total;
  return json({
    agent_url: asked.body.agent_url,
    authorized: isAuthorized,
    reason: isAuthorized ? 'authorized' : 'agent_not_listed',
    coverage_percentage: total === 0 ? 0 : Math.round((100 * authorized) / total),
    total_requested: total,
    total_authorized: authorized,
    selectors: rows,
    publisher_sides: [],
    operator_side: operatorSide(isAuthorized),
    checked_at: now(),
  });
}

export function expand(asked: Asked): Response {
  const selectors = selectorsOf(asked);
  if (selectors === null) return bad('agent_url and publisher_properties are required');
  const meant = properties.filter(({ domain }) => selectors.some((one) => one.publisher_domain === domain));
  const sold = asked.body.agent_url === SELLER ? meant : [];
  return json({
    agent_url: asked.body.agent_url,
    properties: sold.map(({ own, domain, name, id }) => ({
      publisher_domain: domain,
      property_id: own,
      property_rid: id,
      property_name: name,
      property_type: 'website',
      identifiers: [{ type: 'domain', value: domain }],
      tags: [],
    })),
    identifiers: sold.map(({ own, domain }) => ({
      type: 'domain',
      value: domain,
      property_id: own,
      publisher_domain: domain,
    })),
    property_count: sold.length,
    identifier_count: sold.length,
    truncated: false,
    generated_at: now(),
  });
}
