/** Commands to copy and paste, each of which answers from the demo world. */
export function examples(baseUrl: string, apiKey: string, folder: string): string[] {
  const get = (says: string, path: string) => [`# ${says}`, `curl '${baseUrl}${path}'`];
  return [
    `API key of the organization Demo: ${apiKey}`,
    '',
    ...get('a brand whose house confirms it', '/api/brands/resolve?domain=ironclove.example'),
    ...get(
      'a brand that claims a house which does not name it',
      '/api/brands/resolve?domain=loomish.example',
    ),
    ...get('a brand known only from its home page', '/api/brands/enrich?domain=tidewaterceramics.example'),
    ...get('a publisher, found through its pointer file', '/api/properties/resolve?domain=pixelbarn.example'),
    ...get(
      'a newspaper whose file is kept by its network',
      '/api/properties/validate?domain=valleyherald.example',
    ),
    ...get('a file with mistakes, each named', '/api/properties/validate?domain=hastyherald.example'),
    ...get('all brands, all properties', '/api/brands/registry?limit=5'),
    ...get('what changed on a publisher', '/api/properties/history?domain=morningtide.example'),
    '# many at once',
    `curl -X POST '${baseUrl}/api/brands/resolve/bulk' -H 'content-type: application/json' -d '{"domains":["ironclove.example","heliantozero.example","nobody.example"]}'`,
    '# add a brand as a member, then look at its history',
    `curl -X POST '${baseUrl}/api/brands/save' -H 'authorization: Bearer ${apiKey}' -H 'content-type: application/json' -d '{"domain":"tidewaterceramics.example","brand_name":"Tidewater Ceramics"}'`,
    `curl '${baseUrl}/api/brands/history?domain=tidewaterceramics.example'`,
    `# edit ${folder}/world/morningtide.example/.well-known/adagents.json, then have it crawled again`,
    `curl -X POST '${baseUrl}/api/registry/crawl-request' -H 'authorization: Bearer ${apiKey}' -H 'content-type: application/json' -d '{"domain":"morningtide.example"}'`,
    '# the contract, and where the service stands',
    `curl '${baseUrl}/openapi/registry.yaml'`,
    `curl '${baseUrl}/readyz'`,
  ];
}
