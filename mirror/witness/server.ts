import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { NoteSigner } from '../../src/domain/feed/log/note.ts';
import { sha256 } from '../../src/domain/publishers/adagents/digests.ts';
import { MirrorError } from '../fault.ts';
import {
  type AddCheckpoint,
  cosignature,
  faultOfHistory,
  faultOfSender,
  type KnownLogs,
  type Refusal,
  readAddCheckpoint,
  signedByLog,
} from './rules.ts';
import type { WitnessStore } from './store.ts';

/** The longest request has 63 hashes and a checkpoint with the signatures of many keys, some of them large ones. */
const MOST_BODY_BYTES = 64 * 1024;
const REQUEST_MS = 10_000;
const IDLE_MS = 5_000;
const LOOK_MS = 1_000;

export type WitnessOptions = {
  readonly host: string;
  readonly port: number;
  /** Connections that are open at once; others are refused. */
  readonly maxConnections: number;
  /** How long a request may take to arrive. */
  readonly requestMs?: number;
  readonly logs: KnownLogs;
  readonly signer: NoteSigner;
  readonly store: WitnessStore;
  readonly now: () => Date;
  /** Tells the operator what happens. */
  readonly say: (line: string) => void;
};

type Reply = {
  readonly status: number;
  readonly body: string;
  readonly type?: string;
  readonly headers?: Readonly<Record<string, string>>;
};

export type Witness = { readonly port: number; stop(): Promise<void> };

/**
 * Cosigns checkpoints of the logs that it knows, at `/add-checkpoint` (C2SP tlog-witness), and shows the last one of
 * each at `/SHA-256 OF ITS ORIGIN/checkpoint`.
 *
 * @throws {MirrorError} when it cannot listen at the address
 */
export async function startWitness(options: WitnessOptions): Promise<Witness> {
  const { maxConnections, requestMs = REQUEST_MS } = options;
  const answer = answering(options);
  const connectionsCheckingInterval = Math.min(LOOK_MS, requestMs);
  const server = createServer({ connectionsCheckingInterval }, (request, response) => {
    answer(request)
      .then((reply) => send(response, reply))
      // The sender has gone meanwhile.
      .catch(() => response.destroy());
  });
  server.maxConnections = maxConnections;
  server.headersTimeout = requestMs;
  server.requestTimeout = requestMs;
  server.keepAliveTimeout = IDLE_MS;
  server.setTimeout(2 * requestMs);
  await listening(server, options);
  return {
    port: (server.address() as AddressInfo).port,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeIdleConnections();
      }),
  };
}

const listening = (server: Server, { host, port }: WitnessOptions): Promise<void> =>
  new Promise((resolve, reject) => {
    server.once('error', (cause: NodeJS.ErrnoException) =>
      reject(new MirrorError(`The witness cannot listen at ${host}:${port}: ${cause.code}.`)),
    );
    server.listen(port, host, resolve);
  });

function send(response: ServerResponse, { status, body, type, headers }: Reply): void {
  response.writeHead(status, {
    'content-type': type ?? 'text/plain; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    'x-content-type-options': 'nosniff',
    ...headers,
  });
  response.end(body);
}

const TOO_LONG: Reply = {
  status: 413,
  body: `A request has at most ${MOST_BODY_BYTES} bytes.\n`,
  // What follows is not read.
  headers: { connection: 'close' },
};
const NOTHING_HERE: Reply = { status: 404, body: 'There is nothing at this address.\n' };

function answering(options: WitnessOptions): (request: IncomingMessage) => Promise<Reply> {
  const { logs, store, say } = options;
  const add = adding(options);
  const origins = new Map([...logs.keys()].map((origin) => [`/${sha256(origin)}/checkpoint`, origin]));
  let isFailing = false;

  async function respond(request: IncomingMessage): Promise<Reply> {
    const path = request.url ?? '';
    const origin = origins.get(path);
    if (path !== '/add-checkpoint' && origin === undefined) return NOTHING_HERE;
    const allowed = origin === undefined ? ['POST'] : ['GET', 'HEAD'];
    if (!allowed.includes(request.method ?? ''))
      return {
        status: 405,
        body: `Use ${allowed[0]}.\n`,
        headers: { allow: allowed.join(', '), connection: 'close' },
      };
    if (origin !== undefined) {
      const note = await store.note(origin);
      return note === undefined
        ? { status: 404, body: 'This witness has not cosigned this log yet.\n' }
        : { status: 200, body: note, headers: { 'cache-control': 'no-cache' } };
    }
    const body = await bodyOf(request);
    return body === undefined ? TOO_LONG : add(body);
  }

  return async (request) => {
    try {
      const reply = await respond(request);
      isFailing = false;
      return reply;
    } catch (cause) {
      if (request.destroyed && !request.complete) throw cause;
      // Once: a database that is away fails each request.
      if (!isFailing) say(`the database cannot be used: ${Object(cause).message}`);
      isFailing = true;
      return {
        status: 503,
        body: 'The witness cannot read or store what it has cosigned.\n',
        headers: { 'retry-after': '10' },
      };
    }
  };
}

/** The body of a request; undefined when it is too long. */
async function bodyOf(request: IncomingMessage): Promise<Buffer | undefined> {
  if (Number(request.headers['content-length'] ?? 0) > MOST_BODY_BYTES) return undefined;
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    bytes += chunk.length;
    if (bytes > MOST_BODY_BYTES) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

const refused = ({ status, message }: Refusal): Reply =>
  status === 409 ? { status, body: message, type: 'text/x.tlog.size' } : { status, body: `${message}\n` };

/** Judges requests, and stores each tree before its cosignature leaves. */
function adding({ logs, signer, store, now, say }: WitnessOptions): (body: Buffer) => Promise<Reply> {
  const forked = new Set<string>();

  /** Two trees of one size, both signed by the log: what witnesses are for. The text is kept as the proof of it. */
  async function report(request: AddCheckpoint): Promise<void> {
    const { origin } = request.checkpoint;
    if (forked.has(origin)) return;
    forked.add(origin);
    say(
      `${origin} has signed two trees of one size: it shows its readers different logs. Keep both checkpoints, and tell its readers:\n${signedByLog(request, logs)}\n${await store.note(origin)}`,
    );
  }

  return async (body) => {
    const request = readAddCheckpoint(body);
    if (request === undefined)
      return {
        status: 400,
        body: 'Expected "old SIZE", the lines of a proof, a blank line and a checkpoint.\n',
      };
    const stranger = faultOfSender(request, logs);
    if (stranger !== null) return refused(stranger);
    const { origin, size, root } = request.checkpoint;
    // Another request may come first: the second look then finds what it stored.
    for (;;) {
      const latest = await store.latest(origin);
      const fault = faultOfHistory(request, latest);
      if (fault?.isFork) await report(request);
      if (fault !== null) return refused(fault);
      const line = cosignature(request, signer, now());
      const note = signedByLog(request, logs, [line]);
      if (await store.advance(origin, latest, { size, root, note })) return { status: 200, body: line };
    }
  };
}
