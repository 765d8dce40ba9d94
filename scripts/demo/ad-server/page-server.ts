import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { readSiteFile, segmentsOf } from '../site-files.ts';

type PageTools = {
  /** Folder of the publisher's files. */
  readonly folder: string;
  readonly port: number;
  /** Address of the ad server that stands behind `/ads/`. */
  readonly adServer: string;
};

/** Country that the page says its visitors come from, as a proxy of the publisher would. */
const COUNTRY = { 'x-country': 'US' };

/**
 * The publisher's web site on loopback, for a browser: the files of the demo world, and the ad server below `/ads/`, as
 * the publisher's own proxy would have it. Resolves to the function that closes it.
 */
export async function servePage({ folder, port, adServer }: PageTools): Promise<() => Promise<void>> {
  const server = createServer((incoming, answer) => {
    if (incoming.url?.startsWith('/ads/') === true) return pass(adServer, incoming, answer);
    serveFile(folder, incoming, answer).catch(() => answer.destroy());
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  return () => {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(() => resolve()));
  };
}

async function serveFile(folder: string, { url = '/' }: IncomingMessage, answer: ServerResponse) {
  const segments = segmentsOf(url.split(/[?#]/, 1)[0] ?? '/');
  const file = segments && (await readSiteFile(folder, segments));
  if (!file) {
    answer.writeHead(404, { 'Content-Type': 'text/plain' }).end('no such page\n');
    return;
  }
  answer.writeHead(200, { 'Content-Type': file.type, 'Cache-Control': 'no-cache' }).end(file.body);
}

function pass(adServer: string, incoming: IncomingMessage, answer: ServerResponse): void {
  const { method, headers } = incoming;
  const onward = request(
    `${adServer}${incoming.url}`,
    { method, headers: { ...headers, ...COUNTRY } },
    (got) => {
      answer.writeHead(got.statusCode ?? 502, got.headers);
      got.pipe(answer);
    },
  );
  onward.on('error', () => (answer.headersSent ? answer.destroy() : answer.writeHead(502).end()));
  incoming.pipe(onward);
}
