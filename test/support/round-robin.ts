import { request as ask, createServer, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** A request whose answer does not get through. */
type Kept = {
  /** Origin that it was sent to. */
  readonly target: string;
  /** The answer's text once it came; null when its connection broke before. */
  readonly answer: Promise<string | null>;
  /** Cuts the connection of who asked. */
  drop(): void;
};

/** A proxy that gives each request to the next server; one that is down is passed over. */
export type RoundRobin = {
  readonly origin: string;
  /** How many requests each target has had. */
  readonly counts: ReadonlyMap<string, number>;
  setTargets(origins: readonly string[]): void;
  /** Keeps back the answer to the next request whose body has these words; resolves when it was sent on. */
  keepNext(words: string): Promise<Kept>;
  close(): Promise<void>;
};

export async function startRoundRobin(): Promise<RoundRobin> {
  const counts = new Map<string, number>();
  let targets: readonly string[] = [];
  let turn = 0;
  let wanted: { words: string; found: (kept: Kept) => void } | undefined;

  /** Sends a request on; `isDown` once it is clear whether there is anybody to take it. */
  function send(target: string, { method, url, headers }: IncomingMessage, body: string) {
    const kept: IncomingHttpHeaders = { ...headers, connection: 'close' };
    const forwarded = ask(`${target}${url}`, { method, headers: kept, agent: false });
    const sent = new Promise<IncomingMessage>((resolve, reject) => {
      forwarded.on('response', resolve).on('error', reject);
    });
    const isDown = new Promise<boolean>((resolve) => {
      forwarded.on('socket', (socket) => socket.once('connect', () => resolve(false)));
      forwarded.on('error', (error: NodeJS.ErrnoException) => resolve(error.code === 'ECONNREFUSED'));
    });
    forwarded.end(body);
    return { sent, isDown };
  }

  async function forward(
    request: IncomingMessage,
    body: string,
  ): Promise<[string, Promise<IncomingMessage>]> {
    for (let tries = 1; ; tries += 1) {
      const target = targets[turn++ % targets.length] ?? '';
      const { sent, isDown } = send(target, request, body);
      // It may fail before anybody waits for it.
      sent.catch(() => {});
      if ((await isDown) && tries < targets.length) continue;
      counts.set(target, (counts.get(target) ?? 0) + 1);
      return [target, sent];
    }
  }

  const server = createServer(async (request, response) => {
    try {
      const body = await text(request);
      const keep = wanted !== undefined && body.includes(wanted.words) ? wanted : undefined;
      if (keep !== undefined) wanted = undefined;
      const [target, sent] = await forward(request, body);
      if (keep !== undefined) {
        const answer = sent.then((message) => text(message)).catch(() => null);
        keep.found({ target, answer, drop: () => response.destroy() });
        return;
      }
      const answer = await sent;
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.on('error', () => response.destroy());
      answer.pipe(response);
    } catch {
      response.destroy();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    counts,
    setTargets(origins) {
      targets = origins;
    },
    keepNext: (words) =>
      new Promise((found) => {
        wanted = { words, found };
      }),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
