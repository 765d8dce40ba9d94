import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { answerAsAgent } from './agents/answer.ts';
import { readSiteFile, type SiteFile, segmentsOf } from './site-files.ts';
import { readQuirks } from './site-quirks.ts';
import { hostsOf } from './world.ts';

/** Local web sites: `hosts` maps each host name to the origin that serves it. */
export type Sites = { hosts: Map<string, string>; close(): Promise<void> };

const CLOSE_GRACE_MS = 1000;

/**
 * Serves each folder of `worldDir` as the web site of the host with the folder's name. One HTTP server on a free
 * loopback port serves all of them and distinguishes them by the Host header. A host with an `_agent.json` is also
 * an agent. Files are read for every request, so an edit is visible at once. Rejects when the folder cannot be read
 * or no port is free.
 */
export async function startSites(worldDir: string): Promise<Sites> {
  const names = await hostsOf(worldDir);
  const server = createServer((req, res) => {
    answer(worldDir, req, res).catch((problem: unknown) => {
      const detail = problem instanceof Error ? problem.message : String(problem);
      if (res.headersSent) res.destroy();
      else sendText(req, res, 500, detail);
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the sites have no port');
  const origin = `http://127.0.0.1:${address.port}`;
  return {
    hosts: new Map(names.map((name) => [name, origin])),
    close: () =>
      new Promise((resolve, reject) => {
        const grace = setTimeout(() => server.closeAllConnections(), CLOSE_GRACE_MS);
        server.close((problem) => {
          clearTimeout(grace);
          if (problem) reject(problem);
          else resolve();
        });
      }),
  };
}

async function answer(worldDir: string, req: IncomingMessage, res: ServerResponse): Promise<void> {
  const host = (req.headers.host ?? '').toLowerCase().replace(/:\d*$/, '').replace(/\.$/, '');
  if (!(await hostsOf(worldDir)).includes(host)) return sendText(req, res, 404, 'no such site');
  const hostDir = join(worldDir, host);
  const path = (req.url ?? '/').split(/[?#]/, 1)[0] ?? '/';
  if (await answerAsAgent(hostDir, path, req, res)) return;
  if (req.method !== 'GET' && req.method !== 'HEAD') {
    return sendText(req, res, 405, 'this site only answers GET and HEAD', { Allow: 'GET, HEAD' });
  }
  const quirks = await readQuirks(hostDir);
  if (quirks.status !== undefined) {
    const headers = quirks.retryAfter === undefined ? {} : { 'Retry-After': String(quirks.retryAfter) };
    return sendText(req, res, quirks.status, 'this site is set to answer so', headers);
  }
  const target = quirks.redirects.get(path);
  if (target !== undefined) return sendText(req, res, 301, `moved to ${target}`, { Location: target });
  const segments = segmentsOf(path);
  const file = segments && (await readSiteFile(hostDir, segments));
  if (!file) return sendText(req, res, 404, 'no such page');
  sendFile(req, res, file);
}

function sendFile(req: IncomingMessage, res: ServerResponse, file: SiteFile): void {
  res.setHeader('ETag', file.etag);
  res.setHeader('Last-Modified', file.modified.toUTCString());
  res.setHeader('Cache-Control', 'no-cache');
  if (isUnchanged(req, file)) {
    res.writeHead(304).end();
    return;
  }
  res.writeHead(200, { 'Content-Type': file.type, 'Content-Length': file.body.length });
  res.end(req.method === 'HEAD' ? undefined : file.body);
}

/** RFC 9110 section 13.2.2: If-Modified-Since counts only when If-None-Match is absent. */
function isUnchanged(req: IncomingMessage, file: SiteFile): boolean {
  const known = req.headers['if-none-match'];
  if (known !== undefined) {
    const tags = known.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
    return tags.includes('*') || tags.includes(file.etag);
  }
  const since = Date.parse(req.headers['if-modified-since'] ?? '');
  return !Number.isNaN(since) && file.modified.getTime() <= since;
}

function sendText(
  req: IncomingMessage,
  res: ServerResponse,
  status: number,
  text: string,
  headers: Record<string, string> = {},
): void {
  const body = Buffer.from(`${text}\n`);
  res.writeHead(status, {
    ...headers,
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Length': body.length,
  });
  res.end(req.method === 'HEAD' ? undefined : body);
}
