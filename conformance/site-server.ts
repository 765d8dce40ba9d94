import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Document, Site } from './site.ts';

/** Published documents that are kept at most; a run publishes far fewer. */
const MOST_DOCUMENTS = 5_000;

export type SiteServer = Site & { readonly port: number; close(): Promise<void> };

/**
 * Serves what checks publish below a domain, over plain HTTP: the web server of the domain forwards every host to it and
 * adds TLS. Hosts and paths that nobody published are not found.
 */
export async function serveSite(options: {
  domain: string;
  port: number;
  /** Address to listen on; loopback when absent. */
  address?: string | undefined;
}): Promise<SiteServer> {
  const documents = new Map<string, Document>();
  const server = createServer((request, response) => {
    request.resume();
    const host = hostOf(request.headers['x-forwarded-host'] ?? request.headers.host);
    const path = (request.url ?? '/').split('?')[0];
    const document = documents.get(`${host}${path}`);
    if (document === undefined) {
      response.writeHead(404, { 'content-type': 'text/plain' }).end('not found');
      return;
    }
    const isText = typeof document.body === 'string';
    response.writeHead(document.status ?? 200, {
      'content-type': isText ? 'text/plain; charset=utf-8' : 'application/json',
      'cache-control': 'no-store',
      ...document.headers,
    });
    response.end(isText ? document.body : JSON.stringify(document.body));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port, options.address ?? '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    domain: options.domain,
    port,
    async publish(host, path, document) {
      const place = `${host.toLowerCase()}${path}`;
      if (document === null) documents.delete(place);
      else documents.set(place, document);
      if (documents.size > MOST_DOCUMENTS) throw new Error('too many documents were published');
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function hostOf(header: string | readonly string[] | undefined): string {
  const text = typeof header === 'string' ? header : (header?.[0] ?? '');
  return text.split(':')[0]?.toLowerCase() ?? '';
}
