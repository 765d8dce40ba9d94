import { agent, property } from '../jobs/brands/crawling.ts';
import type { Asked } from './asked.ts';

const RED = 'https://red.sales.example/mcp';
const BLUE = 'https://blue.sales.example/mcp';

/** An adagents.json with records that no event has whole, and questions about it. */
export function longFile(domain: string) {
  const ids = Array.from({ length: 4_000 }, (_, at) => `property_${at}`);
  const bundle = (name: string) => ({ type: 'ios_bundle', value: `com.${domain}.${name}` });
  // One that is about the longest that a file can have, and is known by its only identifier.
  const whole = property('whole', { identifiers: [bundle('whole')], description: 'x'.repeat(19_000_000) });
  const last = property(ids.at(-1) ?? '', { identifiers: [bundle('last')] });
  const many = (from: number) =>
    property('many', { identifiers: ids.slice(from, 1_500).map(bundle), tags: ['news'] });
  const fileOf = (...properties: object[]) => ({
    authorized_agents: [agent('red.sales.example', ids), agent('blue.sales.example', ['many'])],
    properties,
  });
  const asked = ['whole', ids[0] ?? '', ids[1_499] ?? '', 'last', 'nothing'].map(bundle);
  const check = (url: string, { type, value }: ReturnType<typeof bundle>): Asked => ({
    path: `/api/registry/validate/property-authorization?agent_url=${url}&identifier_type=${type}&identifier_value=${value}`,
  });
  const product = (url: string, publisher_properties: object[]): Asked[] => [
    {
      path: '/api/registry/validate/product-authorization',
      body: { agent_url: url, publisher_properties, mode: 'index' },
    },
    { path: '/api/registry/expand/product-identifiers', body: { agent_url: url, publisher_properties } },
  ];
  const others = [{ publisher_domain: 'one.example', selection_type: 'all' }];
  return {
    domain,
    /** Each changes what the one before had. */
    versions: [fileOf(whole, many(0), last), fileOf(whole, many(1), last)],
    withoutLong: fileOf(last),
    /** What an answer needs a whole record for. */
    dependent: [
      ...asked.flatMap((identifier) => [
        { path: `/api/registry/lookup/property?type=${identifier.type}&value=${identifier.value}` },
        check(RED, identifier),
        check(BLUE, identifier),
      ]),
      ...product(RED, [{ publisher_domain: domain, selection_type: 'all' }]),
      ...product(BLUE, [...others, { publisher_domains: ['a.example', `WWW.${domain}`] }]),
      { path: '/api/properties/registry?limit=1000' },
      { path: '/api/search?q=com.long' },
      { path: '/api/registry/stats' },
    ],
    independent: [
      ...product(BLUE, others),
      { path: `/api/registry/lookup/domain/${domain}` },
      { path: `/api/registry/lookup/agent/${encodeURIComponent(RED)}/domains` },
      { path: `/api/registry/authorizations?agent_url=${RED}` },
    ],
    /** What publishers say of their files, which a mirror has from the newest dump. */
    asOfDump: [
      { path: `/api/properties/resolve?domain=${domain}` },
      { path: `/api/registry/publisher?domain=${domain}` },
    ],
  };
}
