/**
 * Addresses to try over MCP: `url` itself, and `/mcp` below it, because many agents are known by the address
 * of their host.
 */
export function mcpUrls(url: URL): [URL, ...URL[]] {
  if (/\/(?:mcp|sse)\/?$/.test(url.pathname)) return [url];
  const below = new URL(url);
  below.pathname = `${url.pathname.replace(/(?<!\/)\/+$/, '')}/mcp`;
  return [url, below];
}
