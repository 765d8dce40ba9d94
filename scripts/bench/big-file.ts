const AGENTS = 20;

/**
 * An adagents.json of a publisher with many properties.
 * @param version changes every hundredth property
 * @param bytes approximate total length; each property is padded to reach it
 */
export function bigAdagents(domain: string, properties: number, bytes: number, version = 0): string {
  const bare = propertyText(domain, properties - 1, version, '').length + '"description":"",'.length;
  const padding = 'x'.repeat(Math.max(0, Math.floor(bytes / properties) - bare - 1));
  const list = Array.from({ length: properties }, (_, index) =>
    propertyText(domain, index, version, padding),
  );
  const agents = Array.from({ length: AGENTS }, (_, index) => ({
    url: `https://agent-${index}.bench.example/mcp`,
    authorized_for: 'Everything that is tagged',
    authorization_type: 'property_tags',
    property_tags: [`tag_${index % 10}`],
  }));
  return `{"authorized_agents":${JSON.stringify(agents)},"properties":[${list.join(',')}]}`;
}

function propertyText(domain: string, index: number, version: number, padding: string): string {
  const name = index % 100 === 0 ? `Property ${index} version ${version}` : `Property ${index}`;
  return JSON.stringify({
    property_id: `p_${index}`,
    property_type: 'website',
    name,
    identifiers: [{ type: 'subdomain', value: `p${index}.${domain}` }],
    tags: [`tag_${index % 10}`],
    ...(padding === '' ? {} : { description: padding }),
  });
}
