/** Where an agent is looked for over MCP: many are known by the address of their host and serve MCP below it. */
export function mcpUrls(url: URL): [URL, ...URL[]] {
  if (/\/(?:mcp|sse)\/?$/.test(url.pathname)) return [url];
  const below = new URL(url);
  below.pathname = `${url.pathname.replace(/(?<!\/)\/+$/, '')}/mcp`;
  return [url, below];
}
