import type { Json, Step } from '../statement.ts';

/** Steps that several statements begin with. */

const BRAND_FILE = '/.well-known/brand.json';
const PUBLISHER_FILE = '/.well-known/adagents.json';

export const brandFile = (domain: string, content: Json): Step => ({
  publish: `${domain}${BRAND_FILE}`,
  content,
});
export const publisherFile = (domain: string, content: Json): Step => ({
  publish: `${domain}${PUBLISHER_FILE}`,
  content,
});

/** A page of a site, so that its host is known. */
export const siteOf = (domain: string): Step => ({ publish: `${domain}/`, content: '<title>A site</title>' });

/** A file with these properties, all of them sold by sales.example. */
export const publisherContent = (domain: string, ...names: string[]): Json => ({
  authorized_agents: [
    {
      url: 'https://sales.example/mcp',
      authorized_for: 'Everything',
      authorization_type: 'publisher_properties',
      publisher_properties: [{ publisher_domain: domain, selection_type: 'all' }],
    },
  ],
  properties: names.map((name, index) => ({
    property_id: name,
    property_type: 'website',
    name,
    identifiers: [{ type: 'domain', value: index === 0 ? domain : `${name}.${domain}` }],
    tags: [name],
  })),
});

export const proved = (domain: string): Step[] => [
  { as: 'member', request: 'POST /api/ownership/challenges', body: { domain }, answer: { status: 201 } },
  { prove: true },
];

export const savedBrand = (
  domain: string,
  name: string,
  more: { readonly [key: string]: Json } = {},
): Step[] => [
  ...proved(domain),
  {
    as: 'member',
    request: 'POST /api/brands/save',
    body: { domain, brand_name: name, ...more },
    answer: { status: 200 },
  },
];

export const savedProperty = (domain: string, name: string): Step[] => [
  ...proved(domain),
  {
    as: 'member',
    request: 'POST /api/properties/save',
    body: { publisher_domain: domain, properties: [{ type: 'website', name }] },
    answer: { status: 200 },
  },
];
