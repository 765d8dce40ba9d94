import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { isObject, parseJson } from '../client/json.ts';

/** A message as it came, with the address that its sender was told. */
export type Delivery = {
  readonly method: string;
  readonly url: string;
  /** Without `Host`, which a proxy on the way may change: the signature is for the registered address. */
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body: Uint8Array;
  readonly receivedAt: Date;
  /** What it was answered with. */
  readonly status: number;
};

/** An address of its own for the webhooks of one request. */
export type Inbox = {
  readonly url: string;
  readonly deliveries: readonly Delivery[];
  /** Challenges that came: questions whether the address wants webhooks. */
  readonly questions: readonly Delivery[];
};

/** Where a peer reaches the runner with webhooks. */
export type Receiver = {
  /**
   * The first deliveries are answered with these statuses, and all others with 200. A challenge is repeated, but by an
   * address that wants none.
   */
  open(statuses?: readonly number[], wants?: boolean): Inbox;
};

export type ReceiverServer = Receiver & { readonly port: number; close(): Promise<void> };

const MOST_BYTES = 1024 * 1024;
/** Kept of one inbox: a sender that repeats for ever fills no memory. */
const MOST_DELIVERIES = 50;

type Kept = {
  readonly url: string;
  readonly wants: boolean;
  readonly statuses: number[];
  readonly deliveries: Delivery[];
  readonly questions: Delivery[];
};

/** Serves inboxes below `url`, over plain HTTP: a proxy in front of it adds TLS. */
export async function serveReceiver(options: {
  url: URL;
  port: number;
  /** Address to listen on; loopback when absent. */
  address?: string | undefined;
}): Promise<ReceiverServer> {
  const inboxes = new Map<string, Kept>();
  const server = createServer((request, response) => {
    take(inboxes, request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port, options.address ?? '127.0.0.1', resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    open(statuses = [], wants = true) {
      // Not to be guessed: what others send there would be judged as the peer's.
      const id = randomUUID();
      const url = `${options.url.href.replace(/\/$/, '')}/${id}`;
      const inbox: Kept = { url, wants, statuses: [...statuses], deliveries: [], questions: [] };
      inboxes.set(id, inbox);
      return inbox;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function take(
  inboxes: ReadonlyMap<string, Kept>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const inbox = inboxes.get(request.url?.split('/').at(-1) ?? '');
  const body = await readBody(request);
  const kept = (inbox?.deliveries.length ?? 0) + (inbox?.questions.length ?? 0);
  if (inbox === undefined || body === null || kept >= MOST_DELIVERIES) {
    response.writeHead(inbox === undefined ? 404 : 413).end();
    return;
  }
  const said = parseJson(new TextDecoder().decode(body));
  const challenge = isObject(said) ? said.challenge : undefined;
  const isQuestion = typeof challenge === 'string';
  const status = isQuestion ? 200 : (inbox.statuses.shift() ?? 200);
  const list = isQuestion ? inbox.questions : inbox.deliveries;
  list.push({
    method: request.method ?? '',
    url: inbox.url,
    headers: fieldsOf(request),
    body,
    receivedAt: new Date(),
    status,
  });
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify(isQuestion && inbox.wants ? { challenge } : {}));
}

function fieldsOf({ rawHeaders }: IncomingMessage): [string, string][] {
  const fields: [string, string][] = [];
  for (let at = 0; at + 1 < rawHeaders.length; at += 2)
    fields.push([rawHeaders[at] ?? '', rawHeaders[at + 1] ?? '']);
  return fields.filter(([name]) => name.toLowerCase() !== 'host');
}

/** Null for a body that is too large. */
async function readBody(request: IncomingMessage): Promise<Uint8Array | null> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of request) {
    length += chunk.byteLength;
    if (length > MOST_BYTES) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
