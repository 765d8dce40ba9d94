import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Page = {
  body?: string | Uint8Array;
  status?: number;
  headers?: Record<string, string>;
  delayMs?: number;
};
type Serve = (request: IncomingMessage, response: ServerResponse) => void;

/** The outside world of a test: hosts with pages, all served by one real server on loopback. */
export type Sites = {
  /** Host → origin, as OUTBOUND_HOSTS gives it. Hosts join the map when they get their first page. */
  readonly hosts: Map<string, string>;
  put(host: string, path: string, page: Page | object): void;
  /** Answers in the test's own way. */
  serve(host: string, path: string, serve: Serve): void;
  remove(host: string, path: string): void;
  /** `host path` of every request so far. */
  readonly requests: string[];
  close(): Promise<void>;
};

const PAGE_KEYS = new Set(['body', 'status', 'headers', 'delayMs']);
const isPage = (value: object): value is Page => Object.keys(value).every((key) => PAGE_KEYS.has(key));

export async function startSites(): Promise<Sites> {
  const pages = new Map<string, Page | Serve>();
  const requests: string[] = [];
  const server = createServer(async (request, response) => {
    const host = request.headers.host?.replace(/:\d+$/, '') ?? '';
    const key = `${host} ${request.url}`;
    requests.push(key);
    const page = pages.get(key);
    if (typeof page === 'function') return page(request, response);
    await answer(page ?? { status: 404, body: 'nothing here' }, request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const hosts = new Map<string, string>();
  return {
    hosts,
    requests,
    put(host, path, page) {
      hosts.set(host, origin);
      pages.set(`${host} ${path}`, isPage(page) ? page : { body: JSON.stringify(page) });
    },
    serve(host, path, serve) {
      hosts.set(host, origin);
      pages.set(`${host} ${path}`, serve);
    },
    remove: (host, path) => void pages.delete(`${host} ${path}`),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function answer(page: Page, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { body = '', status = 200, headers = {}, delayMs = 0 } = page;
  if (delayMs > 0) await new Promise((resolve) => setTimeout(resolve, delayMs));
  const etag = `"${createHash('sha256').update(body).digest('hex').slice(0, 16)}"`;
  const isSame = status === 200 && request.headers['if-none-match'] === etag;
  response.writeHead(isSame ? 304 : status, {
    'content-type': request.url?.endsWith('.json') ? 'application/json' : 'text/html; charset=utf-8',
    ...(status === 200 ? { etag } : {}),
    ...headers,
  });
  response.end(isSame ? undefined : body);
}

/** An endpoint for webhooks: it repeats challenges and takes everything else. */
export function serveWebhooks(sites: Sites, host: string, path: string): void {
  sites.serve(host, path, async (request, response) => {
    let text = '';
    for await (const chunk of request) text += String(chunk);
    const { challenge } = JSON.parse(text);
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ challenge }));
  });
}
